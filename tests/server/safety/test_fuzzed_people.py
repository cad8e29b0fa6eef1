"""People come and go, clocks run, pieces are carried, and anybody sends anything, also again and from two devices.

Every request gets one answer. Nothing happens that the sender was not allowed to do, and the log replays to the table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as some
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from server.hands import packed
from server.safety.among_people import DEVICES, AmongPeople, serving
from server.safety.quick_hands import FATES, QuickGrip
from shuto.bots import ThriftyBot
from shuto.match import events
from shuto.match.match import Match
from shuto.match.showing.table import table_view
from shuto.server.wire.reactions import REACTIONS

SENDER = some.sampled_from([*DEVICES, *["ann", "bob", "cleo"] * 4])
KINDS: dict[str, tuple[str, ...]] = {
    "sit": (), "leave": (), "kick": ("player",), "fill": ("bot",), "start": ("bot",), "pass-host": (),
    "play": ("turn",), "undo": (), "answer-undo": ("agree",), "pay": (), "forgive": ("agree",), "rematch": (),
    "pause": (), "answer-pause": ("agree",), "resume": (), "claim": (), "react": ("reaction",),
    "let-go": ("carry",), "give-up": ("carry",), "hint": (),
}  # fmt: skip
"""All requests that change something, with their fields."""
ABOUT_SEATS = ("sit", "kick", "fill", "start", "pass-host", "sit", "kick", "fill", "leave")
ABOUT_TURNS = ("undo", "undo", "answer-undo", "play", "pay", "forgive", "let-go", "give-up", "hint")
ABOUT_TIME = ("pause", "answer-pause", "resume", "claim", "react", "react", "rematch")
WITHOUT_REVISION = ("sit", "leave", "kick", "fill", "start", "pass-host", "rematch", "react", "let-go", "give-up")
WITHOUT_SEAT = ("let-go", "give-up")


class Conversation(AmongPeople):
    """The actions of people at a table, right and wrong ones."""

    @initialize(
        by_hand=some.booleans(), begun=some.booleans(), seats=some.sampled_from([2, 3, 3]),
        at_zero=some.sampled_from(["claim", "bot", "wait"]),
    )  # fmt: skip
    def open_table(self, by_hand: bool, at_zero: str, seats: int, begun: bool) -> None:
        self._open(by_hand, at_zero, seats)
        for seat, name in enumerate(("bob", "cleo")[: seats - 1], 1):
            if begun:
                self._say(name, self._tell("sit", seat=seat))

    def _gathers(self) -> bool:
        return self.table.match.seating.gathering

    def _started(self) -> bool:
        return not self._gathers()

    def _plays(self) -> bool:
        return self._started() and self.table.match.position.to_move is not None

    def _goes_on(self) -> bool:
        return self._plays() and len(self.table.match.history.seats) > 4

    def _asked(self) -> str:
        """The open question to the people at the table; empty: none."""
        match, clock = self.table.match, self.table.match.clock
        assert clock is not None
        if clock.paused or clock.asked is not None:
            return "resume" if clock.paused else "answer-pause"
        return "forgive" if match.bill is not None else "answer-undo" if match.undoing.asked is not None else ""

    @rule(name=SENDER, kind=some.sampled_from(ABOUT_SEATS), data=some.data())
    def ask_about_seats(self, name: str, kind: str, data: Any) -> None:
        self._ask(name, kind, data)

    @precondition(_started)
    @rule(name=SENDER, kind=some.sampled_from(ABOUT_TURNS), data=some.data())
    def ask_about_turns(self, name: str, kind: str, data: Any) -> None:
        self._ask(name, kind, data)

    @precondition(_started)
    @rule(name=SENDER, kind=some.sampled_from(ABOUT_TIME), data=some.data())
    def ask_about_time(self, name: str, kind: str, data: Any) -> None:
        self._ask(name, kind, data)

    def _ask(self, name: str, kind: str, data: Any) -> None:
        own = 3 * sorted(self._held(name))
        seat = data.draw(some.sampled_from([*own, 0, 1, 2, -1, 99]))
        fields: dict[str, Any] = {} if kind in WITHOUT_SEAT else {"seat": seat}
        if kind not in WITHOUT_REVISION:
            now = self.table.match.revision
            fields["revision"] = data.draw(some.sampled_from([now, now, now, now - 1, now + 1, -5]))
        drawn = {
            "player": some.sampled_from([*self.ids.values(), "", "nobody"]),
            "bot": some.just("no-such") if self.by_hand else some.sampled_from(["random", "no-such"]),
            "agree": some.booleans(),
            "turn": some.sampled_from([{"type": "pass"}, {"type": "resign"}, {"type": "stop"}]),
            "reaction": some.sampled_from([*REACTIONS, "you are bad"]),
            "carry": some.integers(0, 3),
        }
        for field in KINDS[kind]:
            fields[field] = data.draw(drawn[field])
        self._say(name, self._tell(kind, **fields))

    @precondition(_gathers)
    @rule(name=some.sampled_from(["bob", "cleo"]), kind=some.sampled_from(["sit", "sit", "kick", "fill", "start"]))
    def gather(self, name: str, kind: str) -> None:
        """The actions of people and their host, mixed so that games start often enough."""
        seating = self.table.match.seating
        host = next((one for one, id_ in self.ids.items() if id_ == seating.host), name)
        guests = [seat for seat, one in enumerate(seating.holders) if one is not None and one.id != seating.host]
        free = [seat for seat in range(len(seating.seats)) if seating.state(seat) == "open"]
        bot = {"bot": "no-such" if self.by_hand else "random"}
        if kind == "sit":
            self._say(name, self._tell("sit", seat=free[0]))
        elif kind == "kick":
            holder = seating.holders[guests[0]] if guests else None
            player = {"player": "" if holder is None else holder.id}
            self._say(host, self._tell("kick", seat=guests[0] if guests else 0, **player))
        else:
            self._say(host, self._tell(kind, seat=free[0], **bot))

    @precondition(_goes_on)
    @rule(name=some.sampled_from(["ann", "bob", "cleo"]))
    def leave(self, name: str) -> None:
        self._say(name, self._tell("leave", seat=min(self._held(name), default=0)))

    @precondition(_plays)
    @rule(name=SENDER, rightly=some.booleans(), fate=some.sampled_from(FATES), held=some.booleans())
    def build_well(self, name: str, rightly: bool, fate: Any, held: bool) -> None:
        """A legal build, from whoever: only the devices of the player to move may play it, by hand if need be."""
        match = self.table.match
        seat = match.position.to_move
        assert seat is not None
        if rightly:
            name = next((one for one in DEVICES if seat in self._held(one)), name)
        turn = ThriftyBot(quick=True).choose(match.position, np.random.default_rng(1))
        told = {"revision": match.revision, "seat": seat, "turn": msgspec.to_builtins(turn)}
        by_hand = self.by_hand and told["turn"]["type"] in ("extend", "off-ramp")
        self._say(name, self._tell("take" if by_hand else "play", **told))
        carry = self.table.hand.live
        if by_hand and carry is not None and isinstance(carry.grip, QuickGrip):
            carry.grip.fate = fate
            self.sockets[name].send_bytes(packed(carry.number, [(0.1, 0.0, 0.0, 50.0, 0.0, 0.0)]))
            if not held:  # else it is let go later, by this or another device, or the seat is left
                self._say(name, self._tell("let-go", carry=carry.number))

    @precondition(lambda self: bool(self._asked()))
    @rule(name=SENDER, rightly=some.booleans(), agree=some.booleans())
    def answer(self, name: str, rightly: bool, agree: bool) -> None:
        """Whatever is asked is answered: a bill, a request to take back, a request for a pause, a pause."""
        match, kind = self.table.match, self._asked()
        if rightly:
            name = next((one for one in ("bob", "cleo", "ann") if self._held(one)), name)
        if kind == "forgive" and not agree and rightly and match.bill is not None:
            payer = match.bill.seat
            name = next((one for one in DEVICES if payer in self._held(one)), name)
            self._say(name, self._tell("pay", revision=match.revision, seat=payer))
            return
        fields = {} if kind == "resume" else {"agree": agree}
        seat = min(self._held(name), default=0)
        self._say(name, self._tell(kind, revision=match.revision, seat=seat, **fields))

    @rule(ms=some.sampled_from([1, 5_000, 50_000, 601_000]))
    def time_passes(self, ms: int) -> None:
        """A clock may be at zero: it acts once, by itself."""
        self._settle()
        number, flagged = self.table.match.revision, self._before("ann").flagged
        self.clock.now += ms
        self.client.blocking_portal.call(self.table.storage.clocks.sooner.set)
        self._settle()
        acted = [event for event in self._log()[0][number:] if isinstance(event, (events.Flag, events.Leave))]
        assert len(acted) <= 1 + len(self._before("ann").bots), acted
        assert not (flagged is not None and acted), "what was at zero acted once"

    @rule(name=SENDER, other=some.sampled_from(DEVICES))
    def repeat(self, name: str, other: str) -> None:
        """A message is sent again, perhaps by somebody else."""
        self._say(name, self.last[other])

    @rule(kind=some.sampled_from(["sit", "undo", "pause", "claim", "rematch"]), seat=some.integers(0, 1))
    def both_devices_act_at_once(self, kind: str, seat: int) -> None:
        """Two devices of one player ask for the same: it happens once."""
        self._settle()
        before = self._before("ann")
        fields = {"seat": seat} if kind in WITHOUT_REVISION else {"seat": seat, "revision": before.number}
        for name in ("ann", "ann-again"):
            self.sockets[name].send_text(self._tell(kind, **fields))
        for name in ("ann", "ann-again"):
            self._heard(name)
        self._settle()
        happened = [one for one in self._log()[0][before.number :] if not isinstance(one, events.Play)]
        assert all(before.allows(event) for event in happened)
        assert len(happened) <= 1, happened

    @rule(name=some.sampled_from(DEVICES))
    def reload(self, name: str) -> None:
        self._settle()
        self.sockets[name].close()
        self.sockets[name] = self._connect(name)

    @invariant()
    def log_replays_to_the_table(self) -> None:
        self._settle()
        if self.table.match.revision == self.replayed:
            return
        self.replayed = self.table.match.revision
        log, times = self._log()
        again = Match.from_events(log, times)
        assert again.revision == self.table.match.revision
        assert table_view(again) == table_view(self.table.match)

    @invariant()
    def nobody_holds_a_seat_for_which_they_did_not_sit_down(self) -> None:
        for watcher in self.table.watchers:
            mine = None if watcher.player is None else watcher.player.id
            assert watcher.seats == self.table.match.seating.held_by(mine)

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.stack.close()


@pytest.mark.slow
# a false alarm: the server's threads use it while a strategy draws in this one
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_nothing_happens_that_the_sender_was_not_allowed_to_do(tmp_path: Path) -> None:
    with serving(tmp_path):
        run_state_machine_as_test(
            Conversation,
            settings=settings(
                max_examples=6, stateful_step_count=50, derandomize=True, database=None, deadline=None,
                phases=(Phase.generate,), suppress_health_check=list(HealthCheck), report_multiple_bugs=False,
            ),
        )  # fmt: skip

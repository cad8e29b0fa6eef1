"""Why each player has their place at the end of a game: one or two sentences for every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from shuto.rules.kernels.course import FINISHED, IN, OUT, OUT_SINCE, STATUS
from shuto.rules.outcome import Outcome
from shuto.rules.position import Position
from shuto.rules.reasons.situation import Lack, lack_of
from shuto.rules.turn import Resign, Turn
from shuto.text import listed, say


class Departure(NamedTuple):
    """When a player left the game: by placing every car, by running out of material, or by resigning."""

    turn: int
    """The number of turns played when they placed the last car, or when they ran out of material."""
    lack: Lack | None = None
    """The pieces that they ran out of; None: they placed every car, or resigned."""
    resigned: bool = False
    out_of_time: bool = False
    """Whether they resigned because their time was up."""


Departures: TypeAlias = Mapping[int, Departure]
"""The departures of a game by seat. A position alone does not tell them."""


class Reason(NamedTuple):
    """One sentence about a place: a message of the text catalogues and its variables, except the names."""

    message: str
    rivals: tuple[int, ...] = ()
    """The seats that the sentence compares with."""
    args: Mapping[str, str | int] = {}


class Place(NamedTuple):
    """The place of a seat, counted from 1, and the reasons for it."""

    seat: int
    place: int
    reasons: tuple[Reason, ...]


def departures(known: Departures, before: Position, after: Position, turn: Turn | None = None) -> Departures:
    """The departures after one step of a game: those known, and those that the step caused. `turn`: its turn, if any"""
    result = dict(known)
    resigned = (before.to_move if turn.player is None else turn.player) if isinstance(turn, Resign) else None
    rows = zip(before.course.players.tolist(), after.course.players.tolist(), strict=True)
    for seat, (was, now) in enumerate((one[STATUS], two[STATUS]) for one, two in rows):
        if now == was:
            continue
        if now == FINISHED:
            result[seat] = Departure(after.turns_played)
        elif now == OUT and seat == resigned:
            timeout = isinstance(turn, Resign) and turn.out_of_time
            result[seat] = Departure(after.turns_played, resigned=True, out_of_time=timeout)
        elif now == OUT:
            result[seat] = Departure(int(before.course.players[seat, OUT_SINCE]), lack_of(before, seat))
        else:
            result.pop(seat, None)  # an adjusted turn brought them back
    return result


def places(position: Position, left: Departures) -> tuple[Place, ...]:
    """The places of all seats of a game that is over, the winners first.

    `left`: who left the game, and when. It must be complete.
    """
    outcome = position.outcome
    if outcome is None:
        return ()
    ranked = _Ranked(position, outcome, left)
    return tuple(
        Place(seat, outcome.rank(seat), tuple(ranked.reasons(seat))) for group in outcome.ranking for seat in group
    )


def ending_messages(outcome: Outcome) -> tuple[str, ...]:
    """The messages that tell why a game is over and how its places are found, as far as the places do not."""
    causes = [f"ending-{outcome.reason}"] if outcome.reason in ("roads-used-up", "last-round-played") else []
    if outcome.reason == "stopped":
        causes.append("outcome-stopped")
    if outcome.scores is not None:
        return (*causes, "outcome-missions")
    if outcome.reason == "stalemate":
        return ("outcome-stalemate",)
    return (*causes, "ending-ranked-by-cars") if outcome.reason == "stopped" else ()


def place_text(position: Position, place: Place, language: str) -> str:
    """The reasons for a place in words."""
    names = position.game.players
    sentences = [
        say(
            language,
            reason.message,
            you="no",
            reader="no",
            player=names[place.seat],
            rival=listed(language, [names[seat] for seat in reason.rivals]),
            **reason.args,
        )
        for reason in place.reasons
    ]
    text = sentences[0]
    for sentence in sentences[1:]:
        text = say(language, "two-sentences", first=text, second=sentence)
    return text


class _Ranked:
    """A game that is over, and what its places are made of."""

    def __init__(self, position: Position, outcome: Outcome, left: Departures) -> None:
        self.position, self.outcome, self.left = position, outcome, left
        seats = range(position.game.seats)
        self.status = [int(position.course.players[seat, STATUS]) for seat in seats]
        self.cars = [position.cars_placed(seat) for seat in seats]
        self.columns = [position.supply(seat).columns for seat in seats]
        self.order = [seat for group in outcome.ranking for seat in group]

    def reasons(self, seat: int) -> Iterator[Reason]:
        """The sentences about a seat's place."""
        scores = self.outcome.scores
        if seat in self.left and self.left[seat].resigned:
            message = "place-out-of-time" if self.left[seat].out_of_time else "place-resigned"
            yield Reason(message, args={"turn": self.left[seat].turn})
        elif self.outcome.reason == "resigned" and self.status[seat] == IN:
            yield Reason("place-others-left")
        elif scores is not None:
            most = "yes" if all(scores[seat] > scores[other] for other in self.order if other != seat) else "no"
            yield Reason("place-points", args={"count": scores[seat], "most": most})
            yield from self._ties(seat, scores, self.cars, "cars")
        elif self.status[seat] == FINISHED:
            yield self._finished(seat)
        elif self.status[seat] == OUT:
            yield self._out(seat)
            yield from self._although(seat)
        elif self.outcome.reason == "last-with-material":
            if self.order[0] == seat:
                others = tuple(self.order[1:])
                yield Reason("place-last-with-material", others, {"others": len(others)})
            else:
                yield Reason("place-last-building", args=self._counts(seat))
        else:
            yield self._building(seat)
            yield from self._ties(seat, self.cars, self.columns, "columns")

    def _still_in(self) -> list[int]:
        return [seat for seat in self.order if self.status[seat] == IN]

    def _counts(self, seat: int) -> dict[str, str | int]:
        return {"cars": self.cars[seat], "all": self.cars[seat] + self.position.supply(seat).cars}

    def _finished(self, seat: int) -> Reason:
        place = self.order.index(seat)
        if place == 0:
            return Reason("place-cars-first", args={"turn": self.left[seat].turn})
        return Reason("place-cars-later", (self.order[place - 1],), {"turn": self.left[seat].turn})

    def _out(self, seat: int) -> Reason:
        out = [other for other in self.order if self.status[other] == OUT]
        left = self.left[seat]
        # The first who is out comes last, so the player who was out just before this one is the next one down.
        earlier = out[out.index(seat) + 1 :][:1]
        when = "later" if earlier else "first" if len(out) > 1 else "alone"
        return Reason(
            "place-out",
            tuple(earlier),
            {"turn": left.turn, "lack": left.lack or "material", "when": when},
        )

    def _although(self, seat: int) -> Iterator[Reason]:
        """A seat with fewer cars has a better place: the winner if possible, else the one with the fewest cars."""
        ahead = [other for other in self.order[: self.order.index(seat)] if self.cars[other] < self.cars[seat]]
        if ahead:
            rival = ahead[0] if ahead[0] in self.outcome.winners else min(ahead, key=lambda other: self.cars[other])
            won = "yes" if rival in self.outcome.winners else "no"
            yield Reason("place-although", (rival,), {"won": won, "cars": self.cars[seat], "fewer": self.cars[rival]})

    def _building(self, seat: int) -> Reason:
        """A seat that was still building when the game ended, like others."""
        still_in, args = self._still_in(), self._counts(seat)
        if self.outcome.reason == "all-cars":
            finished = [other for other in self.order if self.status[other] == FINISHED]
            return Reason("place-building", tuple(finished[-1:]), {**args, "when": "last-car"})
        most = all(self.cars[seat] > self.cars[other] for other in still_in if other != seat)
        return Reason("place-building", (), {**args, "when": "most" if most else "end"})

    def _ties(self, seat: int, first: Sequence[int], second: Sequence[int], what: str) -> Iterator[Reason]:
        """How a tie was broken by a second number, or that it was not."""
        group = next(group for group in self.outcome.ranking if seat in group)
        if len(group) > 1:
            others = tuple(other for other in group if other != seat)
            yield Reason("place-shared", others, {"what": what, "count": second[seat]})
            return
        still_in = self._still_in()
        place = still_in.index(seat)
        # Compare with the next one down; the last of those who are level, with the next one up.
        for rival in still_in[place + 1 : place + 2] + still_in[max(place - 1, 0) : place]:
            if first[rival] == first[seat]:
                more = "yes" if second[seat] > second[rival] else "no"
                counts = {"mine": second[seat], "theirs": second[rival]}
                yield Reason("place-tie", (rival,), {"what": what, "more": more, **counts})
                return

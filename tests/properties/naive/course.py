"""The course of a game, computed as a person would write it down: who is next, who is out, when it is over."""

from __future__ import annotations

from dataclasses import dataclass, field

from properties.games import Played
from properties.naive.penalties import paid
from shuto.rules.position import Position
from shuto.rules.turn import Extend, OffRamp, Pass, PlaceComponent, Stop


def out_of_material(position: Position, seat: int) -> bool:
    """Whether a player's supply allows no turn, wherever they would build."""
    supply, switches = position.supply(seat), position.game.switches
    if switches.short_of == "any-kind" and supply.gray + supply.yellow == 0:
        return True
    if supply.roads == 0:
        return True
    for column in position.columns:
        if column.owner != seat or column.roads_out >= (2 if column.junction else 1):
            continue
        height = column.height
        if any(h >= 1 and supply.gray >= h for h in (height - 1, height + 1)):
            return False
        junctions = range(2, supply.gray + 2) if switches.junctions and supply.yellow else ()
        if any(abs(h - height) < 12 for h in junctions):
            return False
        down = switches.without_columns == "off-ramp" or supply.gray + supply.yellow > 0
        if down and (height == 1 or (switches.off_ramp_from == "any-height" and height < 12)):
            return False
    return True


@dataclass
class Course:
    """The notes that a player at the table would keep."""

    order: tuple[int, ...]
    to_move: int
    still_in: list[int]
    finished: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    clocks: dict[int, set[int]] = field(default_factory=dict)
    """Players without material, in the order in which they ran out, and the turns they still wait for."""
    passed: int = 0
    last_round: bool = False
    reason: str | None = None

    @classmethod
    def of(cls, position: Position) -> Course:
        """The course of a game at its beginning."""
        order = position.game.order
        return cls(order, order[0], list(range(position.game.seats)))

    def follow(self, step: Played) -> None:
        """Apply a step."""
        if isinstance(step.turn, PlaceComponent):
            return
        takes = step.verdict.takes if step.verdict is not None and step.turn is not None else ()
        if takes:
            self._saved(self.to_move)
        for owner, columns in paid(step).items():
            if columns:
                self._saved(owner)
        if isinstance(step.turn, Stop):
            self.reason = "stopped"
        elif step.turn is not None:
            self._end_turn(step)

    def _saved(self, seat: int) -> None:
        self.clocks.pop(seat, None)
        self.passed = 0

    def _end_turn(self, step: Played) -> None:
        seat, after, switches = self.to_move, step.after, step.after.game.switches
        passed = isinstance(step.turn, Pass)
        self.passed = self.passed + 1 if passed else 0
        if after.supply(seat).cars == 0:
            assert isinstance(step.turn, (Extend, OffRamp)) or switches.missions
            self.last_round = True
            if not switches.missions:
                self._leaves(seat, self.finished)
                if switches.all_cars_out == "game-over" or len(self.still_in) == 1:
                    self.reason = "all-cars"
                    return
        if not switches.missions:
            at_once = switches.material_clock == "at-once"
            for waiting in self.clocks.values():
                if switches.forced_pass == "completes-turn" or not passed:
                    waiting.discard(seat)
            while len(self.still_in) > 1 and (gone := [one for one, waiting in self.clocks.items() if not waiting]):
                self._leaves(gone[0], self.out)  # nobody waits for this player any more
            if len(self.still_in) == 1:
                self.reason = "last-with-material"
                return
            just_ran_out = seat in self.still_in and seat not in self.clocks and (at_once or passed)
            if just_ran_out and out_of_material(after, seat):
                self.clocks[seat] = {other for other in self.still_in if other != seat}
        self._next(after, seat)

    def _leaves(self, seat: int, where: list[int]) -> None:
        self.still_in.remove(seat)
        where.append(seat)
        self.clocks.pop(seat, None)
        for waiting in self.clocks.values():
            waiting.discard(seat)

    def _next(self, after: Position, seat: int) -> None:
        switches = after.game.switches
        missions = switches.missions
        place = self.order.index(seat)
        coming = [*self.order[place + 1 :], *self.order[: place + 1]]
        playing = [one for one in coming if one in self.still_in and (not missions or after.supply(one).roads)]
        if not playing:
            self.reason = "roads-used-up"
        elif missions and self.last_round and self.order.index(playing[0]) <= place:
            self.reason = "last-round-played"
        elif self.passed >= len(playing) and not (self.clocks and switches.forced_pass == "completes-turn"):
            self.reason = "stalemate"
        else:
            self.to_move = playing[0]

    def ranking(self, position: Position, scores: tuple[int, ...] | None) -> tuple[tuple[int, ...], ...]:
        """The ranking of all players, winners first."""
        placed = [sum(car.owner == seat for car in position.cars) for seat in self.order]
        cars = dict(zip(self.order, placed, strict=True))
        if scores is not None:
            return _tied({seat: (scores[seat], cars[seat]) for seat in sorted(self.order)})
        left = {}
        for seat in sorted(self.still_in):
            supply = position.supply(seat)
            left[seat] = (cars[seat], supply.gray + supply.yellow)
        return (*((seat,) for seat in self.finished), *_tied(left), *((seat,) for seat in reversed(self.out)))


def _tied(worth: dict[int, tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    groups: list[list[int]] = []
    for seat in sorted(worth, key=lambda seat: worth[seat], reverse=True):
        if groups and worth[groups[-1][0]] == worth[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return tuple(tuple(sorted(group)) for group in groups)

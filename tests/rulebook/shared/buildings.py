"""Buildings: 2 of both four-player books. They are obstacles that are neither touched nor moved."""

from __future__ import annotations

import pytest

from rulebook.shared.scenes import Rulebook, X, Y, accepts
from shuto.rules.setup import new_game
from tables import FAR_BUILDINGS, faults, gap, judged, lay, move, moves, stand

BLOCK = "+ block 420,0"


class BuildingRules(Rulebook):
    """Each player places one, from the last player to the first, before the first turn."""

    @pytest.mark.parametrize("players", [3, 4])
    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_everybody_places_one_from_last_to_first(self, players: int, first: int) -> None:
        here = new_game(self.edition, players, first=first)
        placers = []
        for line in FAR_BUILDINGS[:players]:
            assert here.phase == "setup"
            assert here.to_move is not None
            placers.append(here.to_move)
            here = move(here, line)
        assert placers == list(reversed(here.game.order))
        assert [component.by for component in here.components] == placers
        assert (here.phase, here.to_move) == ("building", first)
        assert {component.kind for component in here.components} == {"building"}

    def test_there_are_four_to_choose_from(self) -> None:
        here = new_game(self.edition, 3)
        for name in ("block", "slab", "rotunda", "wedge"):
            accepts(judged(here, f"+ {name} 300,0"))
        assert faults(here, "+ tower 300,0") == ("component-unavailable",)
        here = move(here, "+ block 300,0")
        assert faults(here, "+ block -300,0") == ("component-unavailable",)
        accepts(judged(here, "+ wedge -300,0"))

    def test_not_before_it_is_their_turn_to_place(self) -> None:
        here = new_game(self.edition, 3)
        assert faults(here, "0: + block 300,0") == ("not-your-turn",)
        accepts(judged(here, "2: + block 300,0"))

    def test_no_turn_before_the_buildings_stand(self) -> None:
        here = new_game(self.edition, 3)
        assert faults(here, f"c0 115,{here.columns[0].y:.2f} 2") == ("wrong-phase",)

    def test_no_building_after_the_first_turn_began(self) -> None:
        """There is no turn that moves a building either."""
        here = self.table(3)
        assert faults(here, "+ wedge 300,0") == ("wrong-phase",)
        assert faults(here, "+ block 300,0") == ("wrong-phase",)

    @pytest.mark.parametrize(("x", "legal"), [(25.3, True), (24.7, False)])
    def test_not_against_what_stands(self, x: float, legal: bool) -> None:
        """A block 30 wide beside a starting column: half the block and the column's radius are 25."""
        here = new_game(self.edition, 3)
        column = here.columns[0]
        verdict = judged(here, f"+ block {column.x + x:.2f},{column.y + 10:.2f}")
        if legal:
            accepts(verdict)
        else:
            assert verdict.faults == ("component-touches-piece",)
            assert gap(verdict, "component-touches-piece", "c0") == pytest.approx(0.3, abs=0.02)

    def test_not_on_a_ramp(self) -> None:
        here = new_game(self.edition, 3)
        foot = here.roads[0].start
        assert set(faults(here, f"+ block {foot[0]:.2f},{foot[1]:.2f}")) == {"component-touches-piece"}

    @pytest.mark.parametrize(("x", "legal"), [(335.3, True), (334.7, False)])
    def test_not_in_each_other(self, x: float, legal: bool) -> None:
        here = move(new_game(self.edition, 3), "+ block 300,0")  # from 285 to 315
        verdict = judged(here, f"+ slab {x},0")  # 40 wide
        if legal:
            accepts(verdict)
        else:
            assert verdict.faults == ("buildings-overlap",)
            assert gap(verdict, "buildings-overlap", "block") == pytest.approx(0.3, abs=0.02)

    @pytest.mark.parametrize(("x", "legal"), [(484.7, True), (485.3, False)])
    def test_not_off_the_table(self, x: float, legal: bool) -> None:
        verdict = judged(new_game(self.edition, 3), f"+ block {x},0")
        assert verdict.faults == (() if legal else ("off-table",))

    @staticmethod
    def downtown(building: str) -> tuple[str, ...]:
        """Buildings of three players, one of them near the bench."""
        name = building.split()[1]
        return (building, *[line for line in FAR_BUILDINGS if line.split()[1] != name][:2])

    @pytest.mark.parametrize(("aside", "legal"), [(20.3, True), (19.7, False), (0.0, False)])
    def test_no_road_touches_a_building(self, aside: float, legal: bool) -> None:
        """A block beside the road: half the block and half the width of the road are 20."""
        lines = self.downtown(f"+ block {X + 60},{Y + aside}")
        here = stand(moves(new_game(self.edition, 3), lines), 0, X, Y, 3)
        verdict = judged(here, f"c3 {X + 119.58},{Y} 4")
        if legal:
            accepts(verdict)
        else:
            self.refuses(verdict, "touches-building")
            assert [ref.id for ref in verdict.findings[0].pieces] == ["new-road", "block"]
            assert gap(verdict, "touches-building") == pytest.approx(20.0 - aside, abs=0.02)

    @pytest.mark.parametrize(("aside", "legal"), [(25.3, True), (24.7, False), (0.0, False)])
    def test_no_column_stands_in_a_building(self, aside: float, legal: bool) -> None:
        lines = self.downtown(f"+ block {X + 115 + aside},{Y}")
        here = stand(moves(new_game(self.edition, 3), lines), 0, X, Y, 3)
        verdict = judged(here, f"c3 {X + 115},{Y} 4")
        assert ("touches-building" in [str(fault) for fault in verdict.faults]) == (not legal)
        assert verdict.legal == legal

    @pytest.mark.parametrize(("base", "legal"), [(7, True), (6, True), (5, False)])
    def test_a_road_may_pass_above_a_low_building(self, base: int, legal: bool) -> None:
        """A slab is 60 high. From height 6, the road has risen 3 mm when it is above it."""
        lines = self.downtown(f"+ slab {X + 60},{Y}")
        here = stand(moves(new_game(self.edition, 3), lines), 0, X, Y, base)
        here = stand(here, 0, 400, 300, 1)
        verdict = judged(here, f"c3 {X + 119.58},{Y} {base + 1}")
        assert verdict.faults == (() if legal else ("touches-building",))

    def test_an_off_ramp_keeps_clear_of_buildings(self) -> None:
        lines = self.downtown(f"+ block {X + 115},{Y}")
        here = stand(moves(new_game(self.edition, 3), lines), 0, X, Y, 1)
        self.refuses(judged(here, f"c3 > {X + 50},{Y}"), "touches-building")
        accepts(judged(here, f"c3 > {X},{Y + 50}"))
        assert lay(here, 0, f"c3 > {X},{Y + 50}").roads[-1].kind == "off-ramp"

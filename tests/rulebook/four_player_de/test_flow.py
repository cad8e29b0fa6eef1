"""German four-player book, sections 4, 9 and 10: turns, adjusting, penalties, the end; and the children's variant."""

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import flow


class TestTurns(FourPlayerGerman, flow.TurnRules): ...


class TestAdjusting(FourPlayerGerman, flow.AdjustRules): ...


class TestPenalties(FourPlayerGerman, flow.PenaltyRules): ...


class TestCarsOut(FourPlayerGerman, flow.CarsOutRules): ...


class TestMaterial(FourPlayerGerman, flow.MaterialRules): ...


class TestChildren(FourPlayerGerman, flow.ChildrenRules): ...


class TestDifferentEnds(FourPlayerGerman, flow.DifferentEnds):
    """10.2: a player without a column is out of material, even if an off-ramp would still be legal."""

    columns_needed = True

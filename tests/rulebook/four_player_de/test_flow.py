"""German four-player book, sections 4, 9 and 10: turns, adjusting, penalties, the end; and the children's variant."""

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import endings, penalties, turns


class TestTurns(FourPlayerGerman, turns.TurnRules): ...


class TestAdjusting(FourPlayerGerman, turns.AdjustRules): ...


class TestPenalties(FourPlayerGerman, penalties.PenaltyRules): ...


class TestCarsOut(FourPlayerGerman, endings.CarsOutRules): ...


class TestMaterial(FourPlayerGerman, endings.MaterialRules): ...


class TestChildren(FourPlayerGerman, endings.ChildrenRules): ...


class TestDifferentEnds(FourPlayerGerman, endings.DifferentEnds):
    """10.2: a player without a column is out of material, even if an off-ramp would still be legal."""

    columns_needed = True

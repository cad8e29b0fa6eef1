"""French four-player book, sections 4, 9 and 10: turns, adjusting, penalties, the end."""

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import endings, penalties, turns


class TestTurns(FourPlayerFrench, turns.TurnRules): ...


class TestAdjusting(FourPlayerFrench, turns.AdjustRules): ...


class TestPenalties(FourPlayerFrench, penalties.PenaltyRules): ...


class TestCarsOut(FourPlayerFrench, endings.CarsOutRules): ...


class TestMaterial(FourPlayerFrench, endings.MaterialRules): ...


class TestChildren(FourPlayerFrench, endings.ChildrenRules): ...


class TestDifferentEnds(FourPlayerFrench, endings.DifferentEnds):
    """10.2: a player without a column may still build an off-ramp."""

    columns_needed = False

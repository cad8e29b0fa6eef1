"""French four-player book, sections 4, 9 and 10: turns, adjusting, penalties, the end."""

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import flow


class TestTurns(FourPlayerFrench, flow.TurnRules): ...


class TestAdjusting(FourPlayerFrench, flow.AdjustRules): ...


class TestPenalties(FourPlayerFrench, flow.PenaltyRules): ...


class TestCarsOut(FourPlayerFrench, flow.CarsOutRules): ...


class TestMaterial(FourPlayerFrench, flow.MaterialRules): ...


class TestChildren(FourPlayerFrench, flow.ChildrenRules): ...


class TestDifferentEnds(FourPlayerFrench, flow.DifferentEnds):
    """10.2."""

    columns_needed = False

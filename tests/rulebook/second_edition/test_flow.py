"""Second edition, sections 3, 8, 9 and 10: turns, adjusting, penalties, the end."""

from rulebook.second_edition.book import SecondEdition
from rulebook.shared import flow


class TestTurns(SecondEdition, flow.TurnRules): ...


class TestAdjusting(SecondEdition, flow.AdjustRules): ...


class TestPenalties(SecondEdition, flow.PenaltyRules): ...


class TestCarsOut(SecondEdition, flow.CarsOutRules): ...


class TestMaterial(SecondEdition, flow.MaterialRules): ...


class TestDifferentEnds(SecondEdition, flow.DifferentEnds):
    """9."""

    columns_needed = False


class TestChildren(SecondEdition, flow.ChildrenRules): ...

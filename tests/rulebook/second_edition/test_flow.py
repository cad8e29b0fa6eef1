"""Second edition, sections 3, 8, 9 and 10: turns, adjusting, penalties, the end."""

from rulebook.second_edition.book import SecondEdition
from rulebook.shared import endings, penalties, turns


class TestTurns(SecondEdition, turns.TurnRules): ...


class TestAdjusting(SecondEdition, turns.AdjustRules): ...


class TestPenalties(SecondEdition, penalties.PenaltyRules): ...


class TestCarsOut(SecondEdition, endings.CarsOutRules): ...


class TestMaterial(SecondEdition, endings.MaterialRules): ...


class TestDifferentEnds(SecondEdition, endings.DifferentEnds):
    """9: a player without a column may still build an off-ramp."""

    columns_needed = False


class TestChildren(SecondEdition, endings.ChildrenRules): ...

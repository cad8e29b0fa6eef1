"""Second edition, sections 3, 4 and 6: building."""

from rulebook.second_edition.book import SecondEdition
from rulebook.shared import building, clearing, roads


class TestHeights(SecondEdition, building.HeightRules): ...


class TestCosts(SecondEdition, building.CostRules): ...


class TestBasePoints(SecondEdition, building.BasePointRules): ...


class TestReach(SecondEdition, roads.ReachRules): ...


class TestLies(SecondEdition, roads.LieRules): ...


class TestSharedTops(SecondEdition, roads.SharedTopRules): ...


class TestLoops(SecondEdition, building.LoopRules): ...


class TestOverColumns(SecondEdition, clearing.OverColumnRules): ...


class TestTouching(SecondEdition, clearing.TouchingRules): ...


class TestTableEdge(SecondEdition, clearing.TableEdgeRules): ...


class TestPassing(SecondEdition, clearing.PassRules): ...

"""German four-player book, sections 4, 5 and 7: building."""

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import building, clearing, roads


class TestHeights(FourPlayerGerman, building.HeightRules): ...


class TestCosts(FourPlayerGerman, building.CostRules): ...


class TestBasePoints(FourPlayerGerman, building.BasePointRules): ...


class TestReach(FourPlayerGerman, roads.ReachRules): ...


class TestLies(FourPlayerGerman, roads.LieRules): ...


class TestSharedTops(FourPlayerGerman, roads.SharedTopRules): ...


class TestLoops(FourPlayerGerman, building.LoopRules): ...


class TestOverColumns(FourPlayerGerman, clearing.OverColumnRules): ...


class TestTouching(FourPlayerGerman, clearing.TouchingRules): ...


class TestTableEdge(FourPlayerGerman, clearing.TableEdgeRules): ...


class TestPassing(FourPlayerGerman, clearing.PassRules): ...

"""French four-player book, sections 4, 5 and 7: building."""

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import building, clearing, roads


class TestHeights(FourPlayerFrench, building.HeightRules): ...


class TestCosts(FourPlayerFrench, building.CostRules): ...


class TestBasePoints(FourPlayerFrench, building.BasePointRules): ...


class TestReach(FourPlayerFrench, roads.ReachRules): ...


class TestLies(FourPlayerFrench, roads.LieRules): ...


class TestSharedTops(FourPlayerFrench, roads.SharedTopRules): ...


class TestLoops(FourPlayerFrench, building.LoopRules): ...


class TestOverColumns(FourPlayerFrench, clearing.OverColumnRules): ...


class TestTouching(FourPlayerFrench, clearing.TouchingRules): ...


class TestTableEdge(FourPlayerFrench, clearing.TableEdgeRules): ...


class TestPassing(FourPlayerFrench, clearing.PassRules): ...

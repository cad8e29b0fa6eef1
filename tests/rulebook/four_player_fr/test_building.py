"""French four-player book, sections 4, 5 and 7: building."""

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import building, clearing


class TestHeights(FourPlayerFrench, building.HeightRules): ...


class TestCosts(FourPlayerFrench, building.CostRules): ...


class TestBasePoints(FourPlayerFrench, building.BasePointRules): ...


class TestReach(FourPlayerFrench, building.ReachRules): ...


class TestLies(FourPlayerFrench, building.LieRules): ...


class TestSharedTops(FourPlayerFrench, building.SharedTopRules): ...


class TestLoops(FourPlayerFrench, building.LoopRules): ...


class TestOverColumns(FourPlayerFrench, clearing.OverColumnRules): ...


class TestTouching(FourPlayerFrench, clearing.TouchingRules): ...


class TestTableEdge(FourPlayerFrench, clearing.TableEdgeRules): ...


class TestPassing(FourPlayerFrench, clearing.PassRules): ...

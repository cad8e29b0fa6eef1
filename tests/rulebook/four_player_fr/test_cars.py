"""French four-player book, sections 6 and 8: crossing, cars, off-ramps."""

from rulebook.four_player_fr.book import FourPlayerFrench
from rulebook.shared import cars, crossings, off_ramps


class TestEarning(FourPlayerFrench, crossings.EarningRules): ...


class TestCars(FourPlayerFrench, cars.CarRules): ...


class TestOffRamps(FourPlayerFrench, off_ramps.OffRampRules): ...


class TestDifferences(FourPlayerFrench, off_ramps.DifferentRules):
    """6: any road of another player earns, but a road over an own one carries no car. 8: off-ramps from any height."""

    ramps_earn = True
    own_blocks = True
    any_height = True

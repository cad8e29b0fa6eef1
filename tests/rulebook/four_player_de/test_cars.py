"""German four-player book, sections 6 and 8: crossing, cars, off-ramps."""

from rulebook.four_player_de.book import FourPlayerGerman
from rulebook.shared import cars, crossings, off_ramps


class TestEarning(FourPlayerGerman, crossings.EarningRules): ...


class TestCars(FourPlayerGerman, cars.CarRules): ...


class TestOffRamps(FourPlayerGerman, off_ramps.OffRampRules): ...


class TestDifferences(FourPlayerGerman, off_ramps.DifferentRules):
    """6: any road of another player earns, the player's own earns nothing. 8: an off-ramp from height 1."""

    ramps_earn = True
    own_blocks = False
    any_height = False

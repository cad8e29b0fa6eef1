"""Second edition, sections 5 and 7: crossing, cars, off-ramps."""

from rulebook.second_edition.book import SecondEdition
from rulebook.shared import cars, crossings, off_ramps


class TestEarning(SecondEdition, crossings.EarningRules): ...


class TestCars(SecondEdition, cars.CarRules): ...


class TestOffRamps(SecondEdition, off_ramps.OffRampRules): ...


class TestDifferences(SecondEdition, off_ramps.DifferentRules):
    """5: only the opponent's roads between two columns earn. 7: an off-ramp from any height."""

    ramps_earn = False
    own_blocks = False
    any_height = True

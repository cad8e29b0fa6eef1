"""The part of the view of the seats that only an event about a seat changes. It is kept until the next such event."""

from __future__ import annotations

from typing import NamedTuple

from shuto.match.seats.seating import Seating
from shuto.match.settings import Colour, MatchSettings, TremorLevel
from shuto.match.views.seats import SeatedView, SeatingView


class Seated(NamedTuple):
    """The colours of the seats, how much their hands tremble, and who sits there."""

    colours: tuple[Colour, ...]
    tremors: tuple[TremorLevel, ...]
    view: SeatingView


class SeatBook:
    """Keeps what was shown last. Every event about a seat brings new settings (`Seating.seated`)."""

    def __init__(self) -> None:
        self._kept: tuple[MatchSettings, Seated] | None = None

    def seated(self, settings: MatchSettings, seating: Seating) -> Seated:
        """The seats of this match."""
        if self._kept is None or self._kept[0] is not settings:
            tremors = tuple(map(settings.tremor_of, range(len(settings.seats))))
            self._kept = settings, Seated(settings.colours(), tremors, _view(settings, seating))
        return self._kept[1]


def _view(settings: MatchSettings, seating: Seating) -> SeatingView:
    return SeatingView(
        gathering=seating.gathering,
        by_players=seating.by_players,
        host=seating.host,
        substitutes=settings.substitutes,
        seats=tuple(
            SeatedView(seating.state(seat), None if one is None else one.id, "" if one is None else one.car)
            for seat, one in enumerate(seating.holders)
        ),
        rated=settings.rated,
        cheering=settings.cheering,
    )

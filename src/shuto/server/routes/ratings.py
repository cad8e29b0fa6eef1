"""Routes of ratings: the profile of a player, leaderboards, what a game changed."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from shuto.server.people.rating import CERTAIN, FEWEST_GAMES, SHOWN, Rating
from shuto.server.routes.matches import table_of
from shuto.server.storage.protocol import Storage
from shuto.server.storage.ratings import RatedGame, StoredRating
from shuto.server.wire.pages import (
    LeaderboardView,
    LeaderView,
    PlayerView,
    PoolRating,
    ProfileView,
    RatedView,
    RatingView,
    SeatRating,
)

MOST_LEADERS = 100
MOST_GAMES = 200
"""How many rated games a profile shows."""


def _rating(mu: float, sigma: float, games: int) -> RatingView:
    rating = Rating(mu, sigma, games)
    return RatingView(rating.points, rating.spread, games)


def pool_rating(one: StoredRating) -> PoolRating:
    """A stored rating as people read it."""
    return PoolRating(one.pool, _rating(one.mu, one.sigma, one.games))


def rated_view(one: RatedGame) -> RatedView:
    """A stored result as people read it."""
    rating = Rating(one.mu, one.sigma)
    return RatedView(one.pool, one.match, one.at, one.place, rating.points, rating.spread, round(SHOWN * one.change))


@get("/api/players/{player_id:str}")
async def show_player(player_id: FromPath[str], state: State) -> ProfileView:
    """The profile of a player. Private tables are counted and not named."""
    storage: Storage = state.lobby.storage
    player = await storage.people.by_id(player_id)
    if player is None:
        raise HTTPException(detail="no such player; they may have deleted their data", status_code=404)
    return ProfileView(
        PlayerView(player.id, player.name, player.car),
        len(await storage.people.matches(player.id)),
        tuple(map(pool_rating, await storage.ratings.of(player.id))),
        tuple(map(rated_view, await storage.ratings.history(player.id, MOST_GAMES))),
    )


@get("/api/leaderboard")
async def show_leaderboard(state: State, pool: FromQuery[str] = "") -> LeaderboardView:
    """The best players of a pool (`edition/players/hand`); without one, of the pool with most players."""
    storage: Storage = state.lobby.storage
    pools = [name for name, _ in await storage.ratings.pools(FEWEST_GAMES)]
    chosen = pool or next(iter(pools), "")
    leaders = await storage.ratings.leaders(chosen, FEWEST_GAMES, CERTAIN, MOST_LEADERS)
    return LeaderboardView(
        chosen, tuple(pools), FEWEST_GAMES,
        tuple(
            LeaderView(PlayerView(one.player, one.name, one.car), _rating(one.mu, one.sigma, one.games))
            for one in leaders
        ),
    )  # fmt: skip


@get("/api/matches/{match_id:str}/ratings")
async def show_changes(match_id: FromPath[str], state: State) -> list[SeatRating]:
    """The ratings of the players of a match after it, by seat. Empty if it is not rated, or not over."""
    table = await table_of(state.lobby, match_id)
    after = await state.lobby.storage.ratings.game(match_id)
    if not after:
        return []
    found = (None if one is None else (one.id, after.get(one.id)) for one in table.match.seating.starters)
    return [
        SeatRating(None, None) if one is None or one[1] is None else SeatRating(one[0], rated_view(one[1]))
        for one in found
    ]


HANDLERS = [show_player, show_leaderboard, show_changes]

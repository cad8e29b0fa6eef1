"""A rival for training that plays about as greedy does, for many games at once: it looks at the numbers of candidates.

It takes the candidate that earns most cars, overlooks the cars of every other kind of build, and saves when few discs
are left (`shuto.bots.basic.GreedyBot`). It is not the bot: that one chooses among many more placements.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from shuto.bots.basic import FEW_LEFT, NOTICED, SAVING_PRICE, TALL, TALL_PRICE
from shuto.envs.kernels.offer import CARS, TALL_UNIT
from shuto.envs.kernels.offer import TALL as HEIGHT
from shuto.envs.kernels.seen import GRAY_LEFT, OF_GAME, YELLOW_LEFT
from shuto.envs.observations.flat import Flat
from shuto.rules.game import Game

_COLUMN, _JUNCTION, _OFF_RAMP = range(3)
_HEIGHTS = 32


class Rival:
    """Chooses for the player to move of each game."""

    def __init__(self, game: Game, seed: int) -> None:
        self._shares = Flat(game).shares
        self._rng = np.random.default_rng(seed)

    def actions(self, seen: dict[str, npt.NDArray[Any]]) -> npt.NDArray[np.int64]:
        """An action for each game."""
        rows, mask, rng = seen["candidates"], seen["action_mask"], self._rng
        games = np.arange(len(rows))[:, None]
        height = np.rint(rows[..., HEIGHT] * TALL_UNIT)
        junction, ramp = rows[..., _JUNCTION] > 0, rows[..., _OFF_RAMP] > 0
        kind = np.where(ramp, _OFF_RAMP, np.where(junction, _JUNCTION, _COLUMN))
        noticed = rng.random((len(rows), 3, _HEIGHTS)) < NOTICED
        cars = rows[..., CARS] * noticed[games, kind, np.clip(height, 0, _HEIGHTS - 1).astype(int)]
        own = seen["observation"][:, OF_GAME:]
        discs = own[:, GRAY_LEFT] * self._shares[GRAY_LEFT] + own[:, YELLOW_LEFT] * self._shares[YELLOW_LEFT]
        price = np.where(discs <= FEW_LEFT, SAVING_PRICE, 0.0)[:, None]
        worth = cars - price * height - 0.1 * junction - TALL_PRICE * np.maximum(0.0, height - TALL)
        worth = np.where(mask > 0, worth - 2.0 * ramp + 1e-3 * rng.random(worth.shape), -np.inf)
        return worth.argmax(axis=1)

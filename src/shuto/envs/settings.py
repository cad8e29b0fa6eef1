"""The settings of an environment: what is played, what an agent sees, what it is rewarded for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias, TypedDict, get_args

from shuto.envs.hands import Carried, Noise
from shuto.rules.game import Game, GameError, make_game

ActionsName = Literal["candidates", "lattice", "continuous"]
ViewName = Literal["flat", "entities", "image"]
Illegal = Literal["forfeit", "retry", "nearest", "raise"]
RewardName = Literal["win", "margin", "cars"]
Hand: TypeAlias = Noise | Carried

MOST_CANDIDATES = 256


class SettingsError(ValueError):
    """Settings that an environment cannot have; the message says which in one line."""


class Options(TypedDict, total=False):
    """The options of every environment. `Settings` says what each means."""

    edition: str
    players: int
    missions: bool
    house_rules: Mapping[str, Any] | None
    setup: Literal["agents", "random"]
    observation: ViewName
    mask: Literal["observation", "info"]
    reward: RewardName | Mapping[RewardName, float]
    illegal: Illegal
    penalty: float
    hand: Hand | float | Literal["physics"] | None
    candidates: int
    directions: int
    aims: int


@dataclass(frozen=True)
class Settings:
    """The settings of an environment. They are checked when they are made: SettingsError names what is wrong.

    >>> Settings(edition="rainbow-city", players=3).game.to_place
    12
    """

    edition: str = "two-player-2024"
    """The id of an edition."""
    players: int = 2
    """Number of seats."""
    missions: bool = False
    """Play by the mission rules, if the edition has any."""
    house_rules: Mapping[str, Any] | None = None
    """Switches that differ from the edition."""
    setup: Literal["agents", "random"] = "agents"
    """Whether the agents or chance place buildings or the city before the first turn."""
    observation: ViewName = "flat"
    """The observation of an agent: numbers about the seats, every piece, or an image from above."""
    mask: Literal["observation", "info"] = "observation"
    """Where the action mask is: a part of the observation, or of the info."""
    reward: RewardName | Mapping[RewardName, float] = "win"
    """The reward: one of win, margin and cars, or weights of several."""
    illegal: Illegal = "forfeit"
    """What happens after an illegal action: the player resigns; they pay `penalty` and try again; the nearest legal
    turn is played; or an error is raised and nothing happens."""
    penalty: float = -0.1
    """The reward for an illegal action that is tried again."""
    hand: Hand | float | Literal["physics"] | None = None
    """The hand between an action and its result: none, one that errs by some mm (see Noise), or a carry (see Carried).
    A number means Noise of so many mm, "physics" means Carried()."""
    candidates: int = 64
    """How many actions the action space `candidates` has."""
    directions: int = 8
    """How many directions around a base point `candidates` tries. More of them find more, and take longer."""
    aims: int = 3
    """At how many points of each road that still pays `candidates` aims: its middle, a quarter, three quarters."""
    game: Game = field(init=False, repr=False, compare=False)
    """The fixed part of every game of the environment."""

    def __post_init__(self) -> None:
        for name, known in _CHOICES.items():
            if getattr(self, name) not in known:
                raise SettingsError(f"{name}: one of {', '.join(known)}, not {getattr(self, name)!r}")
        weights = self.weights
        if not weights or any(name not in get_args(RewardName) for name in weights):
            raise SettingsError(
                f"reward: some of {', '.join(get_args(RewardName))}, not {', '.join(map(str, weights))}"
            )
        if not 4 <= self.candidates <= MOST_CANDIDATES:
            raise SettingsError(f"candidates: from 4 to {MOST_CANDIDATES}, not {self.candidates}")
        if not 4 <= self.directions <= 144:
            raise SettingsError(f"directions: from 4 to 144, not {self.directions}")
        if not 0 <= self.aims <= 3:
            raise SettingsError(f"aims: from 0 to 3, not {self.aims}")
        if self.hand is not None and not isinstance(self.hand, (Noise, Carried)):
            object.__setattr__(self, "hand", _hand(self.hand))
        rules = dict(self.house_rules or {})
        try:
            game = make_game(self.edition, self.players, missions=self.missions, house_rules=rules)
        except (GameError, ValueError) as error:
            raise SettingsError(str(error)) from None
        object.__setattr__(self, "game", game)

    @property
    def weights(self) -> dict[RewardName, float]:
        """How much each kind of reward counts."""
        return {self.reward: 1.0} if isinstance(self.reward, str) else dict(self.reward)


_CHOICES: dict[str, tuple[str, ...]] = {
    "setup": ("agents", "random"),
    "observation": get_args(ViewName),
    "mask": ("observation", "info"),
    "illegal": get_args(Illegal),
}


def _hand(hand: object) -> Hand:
    if hand == "physics":
        return Carried()
    if isinstance(hand, (int, float)) and not isinstance(hand, bool):
        return Noise(float(hand))
    raise SettingsError(f"hand: None, a number of mm, 'physics', Noise or Carried, not {hand!r}")


def settings_of(options: Options | Mapping[str, Any]) -> Settings:
    """Settings from options; one line names an option that does not exist."""
    known = [one.name for one in fields(Settings) if one.init]
    for name in options:
        if name not in known:
            raise SettingsError(f"no option {name!r}; there are {', '.join(known)}")
    return Settings(**options)

"""The jobs of the background process: let tables settle, rehearse paths, sample risks."""

from __future__ import annotations

import time

from shuto.match.hands.robust import Choice, Patience, robust_turn
from shuto.physics import Rehearsal, Resting, Risk, build_world, rehearsed_risk, resting_of, world_for
from shuto.physics.hand.paths import HandPath, natural_paths
from shuto.physics.hand.tremor import Level
from shuto.rules.position import Position
from shuto.rules.turn import Build
from shuto.server.processes.digest import digest

RISK_PART = 4
"""How often a build is tried before a better estimate of its risk is told."""
_MOST_REHEARSALS = 4


def warm_up() -> None:
    """Load all modules and kernels, so that the first carry is as fast as the others."""
    from shuto.rules.kernels.ready import ensure_ready
    from shuto.rules.setup import new_game

    ensure_ready(announce=False)
    build_world(new_game("two-player-2024"))


def settled(position: Position, resting: Resting | None, new: tuple[str, ...]) -> Resting:
    """The table of a position at rest. With `resting`, only the pieces in `new` have to settle."""
    return resting_of(build_world(position, resting=resting, new=new))


def prepared(position: Position, turn: Build, piece: str, resting: Resting) -> Resting:
    """The table at rest at the moment when a piece of a build is taken."""
    return resting_of(world_for(position, turn, piece, resting))


def way(position: Position, turn: Build, piece: str, resting: Resting | None, careful: bool) -> HandPath:
    """A path for a bot's hand. Careful bots rehearse several paths; the others use the first one."""
    if not careful:
        return next(natural_paths(position, turn, piece))
    return Rehearsal(position, turn, piece=piece, resting=resting).path


def robust(
    position: Position, turn: Build, level: Level, times: float, seed: int, seconds: float, resting: Resting | None,
    failed: bool,
) -> Choice:  # fmt: skip
    """A build near `turn` that the hand of a bot is likely to place safely."""
    return robust_turn(
        position, turn, level, seed,
        times=times, patience=Patience(time.monotonic, seconds), resting=resting, failed=failed,
    )  # fmt: skip


def risk(position: Position, turn: Build, level: Level, seed: int, resting: Resting | None, part: int) -> Risk:
    """One part of an estimate of a build's risk: a few tries. The parts differ by their numbers."""
    # the parts of an estimate follow one another and share the rehearsal
    asked = digest(position), turn, resting is not None
    if asked not in _rehearsals:
        if len(_rehearsals) >= _MOST_REHEARSALS:
            del _rehearsals[next(iter(_rehearsals))]
        _rehearsals[asked] = Rehearsal(position, turn, resting=resting)
    return rehearsed_risk(_rehearsals[asked], level, samples=RISK_PART, seed=seed + part)


_rehearsals: dict[tuple[str, Build, bool], Rehearsal] = {}
"""The builds that this process rehearsed last: by position and build, and whether the table was known at rest."""

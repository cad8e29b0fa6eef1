"""The public names of Shuto and where they live. Type checkers read this; at run time it says what to load when."""

from . import bots as bots, draw as draw, envs as envs, learn as learn, physics as physics
from .rules.editions.edition import (
    EDITION_IDS as EDITION_IDS,
    Edition as Edition,
    UnknownEditionError as UnknownEditionError,
    edition_ids as edition_ids,
    load_edition as load_edition,
)
from .rules.editions.own import EditionError as EditionError
from .rules.referee.causes import Cause as Cause
from .rules.referee.explain import Explanation as Explanation, explain as explain
from .rules.referee.faults import Fault as Fault
from .rules.ids import PieceId as PieceId, PieceIdError as PieceIdError
from .rules.game import Game as Game, GameError as GameError
from .rules.missions import ScoreSheet as ScoreSheet, score_sheets as score_sheets
from .rules.records.notation import NotationError as NotationError, format_turn as format_turn, parse_turn as parse_turn
from .rules.outcome import Outcome as Outcome
from .rules.penalty import AftermathError as AftermathError, Penalty as Penalty, penalties as penalties
from .rules.pieces import (
    Area as Area,
    BasePoint as BasePoint,
    Block as Block,
    Car as Car,
    Column as Column,
    Component as Component,
    OutOfMaterial as OutOfMaterial,
    Road as Road,
    Supply as Supply,
)
from .rules.play import play as play, report as report
from .rules.position import Position as Position
from .rules.difference import Difference as Difference, SideTaken as SideTaken, difference as difference
from .rules.prospect import Prospect as Prospect, foresee as foresee
from .rules.records.reading import from_link as from_link, load_record as load_record
from .rules.records.record import Record as Record, Recorder as Recorder, RecordError as RecordError
from .rules.referee.judge import judge as judge
from .rules.setup import new_game as new_game
from .rules.snapshot.examine import examine as examine
from .rules.snapshot.pieces import (
    SnapshotError as SnapshotError,
    StatedCar as StatedCar,
    StatedColumn as StatedColumn,
    StatedComponent as StatedComponent,
    StatedPlayer as StatedPlayer,
    StatedRoad as StatedRoad,
    StatedSupply as StatedSupply,
)
from .rules.snapshot.reading import load_position as load_position, load_snapshot as load_snapshot
from .rules.snapshot.snapshot import PositionError as PositionError, Snapshot as Snapshot
from .rules.referee.survey import Survey as Survey, sample_turns as sample_turns, survey as survey
from .rules.editions.switches import HouseRuleError as HouseRuleError, Switches as Switches, children as children
from .rules.turn import (
    Adjust as Adjust,
    Aftermath as Aftermath,
    Build as Build,
    CarPlace as CarPlace,
    Extend as Extend,
    Fallen as Fallen,
    Nudged as Nudged,
    OffRamp as OffRamp,
    Pass as Pass,
    Payment as Payment,
    PlaceComponent as PlaceComponent,
    Resign as Resign,
    SetAside as SetAside,
    Stop as Stop,
    Take as Take,
    Turn as Turn,
    TurnError as TurnError,
)
from .rules.referee.verdict import (
    Crossing as Crossing,
    Finding as Finding,
    IllegalTurnError as IllegalTurnError,
    Verdict as Verdict,
)

__version__: str

"""Records: a whole game as JSON or as text of one line a turn. Replaying one gives the same position on any machine."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from shuto.rules.edition import EDITION_IDS, UnknownEditionError
from shuto.rules.game import Game, GameError, make_game
from shuto.rules.notation import NotationError, format_step, number, parse_step
from shuto.rules.penalty import AftermathError
from shuto.rules.play import play_judged, report
from shuto.rules.position import Position
from shuto.rules.setup import start
from shuto.rules.switches import HouseRuleError
from shuto.rules.turn import Adjust, Aftermath, Build, Extend, OffRamp, Turn, clean
from shuto.rules.verdict import IllegalTurnError, Verdict

VERSION = 1
MOST_STEPS = 2000
LARGEST = 4_000_000
"""Bytes of the largest record that is read."""

Setting: TypeAlias = bool | int | float | str | None


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the place in one line."""


class StepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened: a turn, an aftermath, or a turn with its aftermath."""

    turn: Turn | None = None
    aftermath: Aftermath | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How it ended: why, the ranking (seats that share a place together), points under mission rules."""

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="format",
    tag="shuto-record",
):
    """A game: its frame and every step of it."""

    version: int
    edition: str
    players: tuple[str, ...]
    first: int = 0
    house_rules: dict[str, Setting] = {}
    table: tuple[float, float] | None = None
    car_types: tuple[str, ...] | None = None
    steps: tuple[StepRecord, ...] = ()
    result: Result | None = None

    def game(self) -> Game:
        """The frame of the recorded game."""
        try:
            return make_game(
                self.edition, self.players, house_rules=dict(self.house_rules), first=self.first,
                table=self.table, car_types=self.car_types,
            )  # fmt: skip
        except (GameError, HouseRuleError, UnknownEditionError) as error:
            raise RecordError(str(error)) from None

    def positions(self) -> Iterator[Position]:
        """Every position of the game, the first one too; raises RecordError at a step that cannot be played."""
        position = start(self.game())
        yield position
        for count, step in enumerate(self.steps, 1):
            position = play_step(position, step, count)[0]
            yield position
        check_result(self, position)

    def final(self) -> Position:
        """The last position."""
        for position in self.positions():  # noqa: B007
            pass
        return position

    def to_json(self) -> bytes:
        """The record as JSON, indented for people."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def to_text(self) -> str:
        """The record as text: a few lines about the game, then one a step."""
        lines = [f"shuto {self.version} {self.edition}"]
        lines += [f"player {_quoted(name)}" for name in self.players]
        if self.first:
            lines.append(f"first {self.first}")
        lines += [f"rule {name}={msgspec.json.encode(value).decode()}" for name, value in self.house_rules.items()]
        if self.table is not None:
            lines.append(f"table {number(self.table[0])}x{number(self.table[1])}")
        if self.car_types is not None:
            lines.append("cars " + " ".join(self.car_types))
        lines += [format_step(step.turn, step.aftermath) for step in self.steps]
        if self.result is not None:
            ranking = " ".join("=".join(map(str, group)) for group in self.result.ranking)
            scores = "" if self.result.scores is None else " points " + " ".join(map(str, self.result.scores))
            lines.append(f"result {self.result.reason} {ranking}{scores}")
        return "\n".join(lines) + "\n"

    def to_link(self) -> str:
        """The record in letters that a URL may carry."""
        return base64.urlsafe_b64encode(zlib.compress(self.to_text().encode(), 9)).decode().rstrip("=")


def play_step(position: Position, step: StepRecord, count: int) -> tuple[Position, Verdict | None]:
    """Play one step of a record; count is its number, for the complaint."""
    try:
        if step.turn is not None:
            return play_judged(position, step.turn, step.aftermath)
        if step.aftermath is not None:
            return report(position, step.aftermath), None
    except (IllegalTurnError, AftermathError) as error:
        raise RecordError(f"step {count}: {error}") from None
    raise RecordError(f"step {count}: neither a turn nor an aftermath")


def check_result(record: Record, position: Position) -> None:
    """A record that states a result must have played to it."""
    if record.result is not None and record.result != result_of(position):
        raise RecordError("result: the steps do not lead to the result that is stated")


def result_of(position: Position) -> Result | None:
    """The result of a game that is over."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.reason, outcome.ranking, outcome.scores)


def resolved(turn: Turn, verdict: Verdict) -> Turn:
    """A turn with what the referee filled in: cars and taken columns, so that a record does not lean on defaults."""
    if isinstance(turn, Adjust):
        inner = _resolved_build(turn.turn, verdict)
        return Adjust(player=turn.player, turn=inner)
    return _resolved_build(turn, verdict) if isinstance(turn, (Extend, OffRamp)) else turn


def _resolved_build(turn: Build, verdict: Verdict) -> Build:
    cars = verdict.cars if verdict.earned else turn.cars
    take = verdict.takes or turn.take
    return msgspec.structs.replace(turn, cars=cars, take=take)


class Recorder:
    """A game being played and written down at once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.steps: list[StepRecord] = []
        self.verdict: Verdict | None = None
        self._game = position.game

    def play(self, turn: Turn, aftermath: Aftermath | None = None) -> Position:
        """Play a turn and write it down with what the referee filled in."""
        self.position, self.verdict = play_judged(self.position, turn, aftermath)
        self.steps.append(StepRecord(resolved(turn, self.verdict), aftermath))
        return self.position

    def report(self, aftermath: Aftermath) -> Position:
        """Write down what was knocked over outside a turn."""
        self.position = report(self.position, aftermath)
        self.steps.append(StepRecord(None, aftermath))
        return self.position

    @property
    def record(self) -> Record:
        """The game so far."""
        game = self._game
        standard = game.pieces.table
        default = make_game(game.edition.id, game.players, house_rules=dict(game.changes), first=game.first).car_types
        return Record(
            version=VERSION,
            edition=game.edition.id,
            players=game.players,
            first=game.first,
            house_rules=dict(game.changes),
            table=None if (game.width, game.depth) == (standard.width, standard.depth) else (game.width, game.depth),
            car_types=None if game.car_types == default else game.car_types,
            steps=tuple(self.steps),
            result=result_of(self.position),
        )


def load_record(data: bytes) -> Record:
    """Read a record, JSON or text; raises RecordError in one line that names the place."""
    if len(data) > LARGEST:
        raise RecordError(f"a record of {len(data)} bytes is too large (at most {LARGEST})")
    data = data.removeprefix(b"\xef\xbb\xbf")  # some editors begin a text file with a mark of its encoding
    record = _from_json(data) if data.lstrip()[:1] == b"{" else _from_text(data)
    if len(record.steps) > MOST_STEPS:
        raise RecordError(f"steps: {len(record.steps)} are too many (at most {MOST_STEPS})")
    return record


def from_link(link: str) -> Record:
    """Read a record out of a URL."""
    try:
        packed = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        data = opened.decompress(packed, LARGEST)
    except (binascii.Error, zlib.error, ValueError):
        raise RecordError("the link is damaged") from None
    if opened.unconsumed_tail or not opened.eof:
        raise RecordError("the link is damaged")
    return load_record(data)


def _check_version(version: Any) -> None:
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("version: a whole number from 1 is needed")
    if version > VERSION:
        shown = str(version) if version < 10**100 else "that"
        raise RecordError(f"version: {shown} is newer than this Shuto reads (up to {VERSION})")


class _Envelope(msgspec.Struct):
    format: Any = None
    version: Any = None


def _from_json(data: bytes) -> Record:
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if envelope.format != "shuto-record":
            raise RecordError("format: this is not a Shuto record ('shuto-record' is needed)")
        _check_version(envelope.version)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(_located(clean(error))) from None
    except RecursionError:
        raise RecordError("nested too deeply") from None


def _located(complaint: str) -> str:
    """A complaint of the decoder with its place in front, as in all others: `steps[0].turn: Expected …`."""
    message, _, place = complaint.rpartition(" - at `$")
    return f"{place.rstrip('`').removeprefix('.')}: {message}" if message and place != "`" else complaint


def _from_text(data: bytes) -> Record:
    try:
        lines = data.decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}: not UTF-8 text") from None
    fields: dict[str, Any] = {"players": [], "house_rules": {}, "steps": []}
    for count, raw in enumerate(lines, 1):
        line = raw.strip() if raw.lstrip().startswith('player "') else raw.split("#", 1)[0].strip()
        if not line:
            continue
        try:
            _read_line(line, fields)
        except (NotationError, RecordError) as error:
            raise RecordError(f"line {count}: {error}") from None
        if len(fields["steps"]) > MOST_STEPS:
            raise RecordError(f"line {count}: too many steps (at most {MOST_STEPS})")
    if "edition" not in fields:
        raise RecordError("line 1: 'shuto 1 EDITION' is needed")
    return Record(**{**fields, "players": tuple(fields["players"]), "steps": tuple(fields["steps"])})


def _read_line(line: str, fields: dict[str, Any]) -> None:
    word, _, rest = line.partition(" ")
    if "edition" not in fields:
        version, _, edition = rest.partition(" ")
        if word != "shuto" or not version.isdecimal() or edition not in EDITION_IDS:
            raise RecordError(f"'shuto 1 EDITION' is needed, with one of {', '.join(EDITION_IDS)}")
        fields["version"], fields["edition"] = _whole(version, "version"), edition
        _check_version(fields["version"])
    elif word == "player":
        fields["players"].append(_unquoted(rest.strip()))
    elif word == "first":
        fields["first"] = _whole(rest, "first")
    elif word == "rule":
        name, _, value = rest.partition("=")
        try:
            fields["house_rules"][name] = msgspec.json.decode(value, type=Setting)
        except msgspec.DecodeError:
            raise RecordError(f'rule {name[:30]}: {value[:30]!r} is no value (true, 5, "must")') from None
    elif word == "table":
        width, _, depth = rest.partition("x")
        try:
            fields["table"] = (float(width), float(depth))
        except ValueError:
            raise RecordError("table: width x depth in mm, such as 1000x800") from None
    elif word == "cars":
        fields["car_types"] = tuple(rest.split())
    elif word == "result":
        fields["result"] = _read_result(rest)
    else:
        turn, aftermath = parse_step(line)
        fields["steps"].append(StepRecord(turn, aftermath))


def _quoted(name: str) -> str:
    """A name as it is written: in quotes if a reader would take part of it for something else."""
    return msgspec.json.encode(name).decode() if "#" in name or name.startswith('"') else name


def _unquoted(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return msgspec.json.decode(text, type=str)
    except msgspec.DecodeError:
        raise RecordError(f"player: {text[:60]!r} is no name in quotes") from None


def _whole(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise RecordError(f"{what}: a whole number is needed, not {text[:20]!r}")
    return int(text)


def _read_result(text: str) -> Result:
    head, _, points = text.partition(" points ")
    reason, *groups = head.split() or [""]
    if not groups:
        raise RecordError("result: a reason and a ranking of seats are needed, such as 'all-cars 1 0'")
    ranking = tuple(tuple(_whole(seat, "result") for seat in group.split("=")) for group in groups)
    scores = tuple(_whole(score, "result") for score in points.split()) if points else None
    return Result(reason, ranking, scores)

"""The notation: a turn or an aftermath as one short line that people can read, edit and diff.

c3 120.5,-33 4          column of 4 at (120.5, -33), road from column c3
c3 120.5,-33 4j         the same as a junction
c3 > 10,-200            off-ramp from c3 toward (10, -200)
… / 1.5,2 100,40.25     the road's ends lie there
… = 60 82.5:limousine@-1   cars: mm along the road, type, offset; `= -` none; omitted: all allowed, where they fit
… < 1 2y                discs taken for cars of the same type: from seat 1 a gray one, from seat 2 a yellow one
+ tower 200,140 @ 45    a component of the city, turned by 45 degrees
pass · aside · stop     no build; a road set aside; the rest stop here
2: resign               seat 2 leaves the game, at any time
2: out-of-time          seat 2 has no time left and is out of the game
adjust c3 121,-33 4     the last build, put right
… ! 0 c3*2 r4 ~k1=2.5 ? 1:2g1y   aftermath: seat 0 knocked over two of column c3 and road r4, nudged car k1
                        by 2.5 mm and pays seat 1 two gray and one yellow
! 0 c3 free             an aftermath of its own; forgiven by all
! 0 missed:turn         seat 0 let go of a piece that did not stay, and loses the turn (or a column: missed:column)
2: pass                 a turn that says whose it is
"""

from __future__ import annotations

import re

from shuto.rules.ids import PieceId
from shuto.rules.turn import (
    Adjust,
    Aftermath,
    CarPlace,
    Extend,
    Fallen,
    MissCost,
    Nudged,
    OffRamp,
    Pass,
    Payment,
    PlaceComponent,
    Resign,
    SetAside,
    Stop,
    Take,
    Turn,
    TurnError,
)

LONGEST_LINE = 2000
_NUMBER = r"-?[0-9]{1,6}(?:\.[0-9]{1,20})?"
_POINT = rf"({_NUMBER}),({_NUMBER})"
_BUILD = re.compile(
    rf"c([0-9]{{1,4}}) (?:{_POINT} ([0-9]{{1,4}})(j)?|> {_POINT})"
    rf"(?: / {_POINT} {_POINT})?(?: = ([^<!]*?))?(?: < ([0-9y -]+?))?"
)
_CAR = re.compile(rf"({_NUMBER})(?::([a-z-]{{1,30}}))?(?:@({_NUMBER}))?")
_TAKE = re.compile(r"([0-9]{1,2})(y)?")
_COMPONENT = re.compile(rf"\+ ([a-z0-9-]{{1,30}}) {_POINT}(?: @ ({_NUMBER}))?")
_PLAYER = re.compile(r"([0-9]{1,2}): ")
_FALLEN = re.compile(r"([crk][0-9]{1,4})(?:\*([0-9]{1,4}))?")
_NUDGED = re.compile(rf"~([crk][0-9]{{1,4}})(?:\*([0-9]{{1,4}}))?=({_NUMBER})")
_PAYMENT = re.compile(r"([0-9]{1,2}):(?:([0-9]{1,3})g)?(?:([0-9]{1,3})y)?")
_WORDS: dict[str, type[Pass] | type[SetAside] | type[Stop] | type[Resign]] = {
    "pass": Pass,
    "aside": SetAside,
    "stop": Stop,
    "resign": Resign,
}
_OUT_OF_TIME = "out-of-time"
_MISSED: dict[str, MissCost] = {"missed:turn": "turn", "missed:column": "column"}


class NotationError(ValueError):
    """A line that is not a turn. The message says which part cannot be read."""


def number(value: float) -> str:
    """A length in the notation: at most two decimals, no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def format_turn(turn: Turn) -> str:
    """A turn as one line. parse_turn reads it back."""
    prefix = "" if turn.player is None else f"{turn.player}: "
    if isinstance(turn, Adjust):
        return f"{prefix}adjust {format_turn(turn.turn)}"
    if isinstance(turn, PlaceComponent):
        angle = f" @ {number(turn.angle)}" if turn.angle else ""
        return f"{prefix}+ {turn.component} {number(turn.x)},{number(turn.y)}{angle}"
    if isinstance(turn, Resign) and turn.out_of_time:
        return prefix + _OUT_OF_TIME
    for word, kind in _WORDS.items():
        if isinstance(turn, kind):
            return prefix + word
    assert isinstance(turn, (Extend, OffRamp))
    place = f"{number(turn.x)},{number(turn.y)}"
    if isinstance(turn, Extend):
        text = f"{PieceId.column(turn.base)} {place} {turn.height}{'j' if turn.junction else ''}"
    else:
        text = f"{PieceId.column(turn.base)} > {place}"
    if turn.lie is not None:
        ax, ay, bx, by = map(number, turn.lie)
        text += f" / {ax},{ay} {bx},{by}"
    if turn.cars is not None:
        text += " = " + (" ".join(map(_format_car, turn.cars)) or "-")
    if turn.take is not None:
        text += " < " + (" ".join(f"{take.owner}{'y' if take.yellow else ''}" for take in turn.take) or "-")
    return prefix + text


def _format_car(car: CarPlace) -> str:
    kind = f":{car.type}" if car.type is not None else ""
    return f"{number(car.at)}{kind}" + (f"@{number(car.offset)}" if car.offset else "")


def format_aftermath(aftermath: Aftermath) -> str:
    """An aftermath as one line that begins with an exclamation mark."""
    parts = [f"! {aftermath.by}"]
    parts += [_pieces(one) for one in aftermath.fallen]
    parts += [f"~{_pieces(one)}={number(one.shift)}" for one in aftermath.nudged]
    if aftermath.pays is not None:
        parts.append("?")
        parts += [f"{pay.owner}:{pay.gray}g{pay.yellow}y" for pay in aftermath.pays]
    if aftermath.forgiven:
        parts.append("free")
    if aftermath.missed is not None:
        parts.append(f"missed:{aftermath.missed}")
    return " ".join(parts)


def _pieces(one: Fallen | Nudged) -> str:
    return one.piece if one.count is None else f"{one.piece}*{one.count}"


def format_step(turn: Turn | None, aftermath: Aftermath | None) -> str:
    """A turn with its aftermath, or an aftermath alone, as one line."""
    parts = ([format_turn(turn)] if turn is not None else []) + ([format_aftermath(aftermath)] if aftermath else [])
    return " ".join(parts)


def parse_step(line: str) -> tuple[Turn | None, Aftermath | None]:
    """Parse a line of a game: a turn, an aftermath, or both."""
    _check_length(line)
    head, mark, tail = " ".join(line.split()).partition("!")
    turn = parse_turn(head) if head.strip() else None
    aftermath = parse_aftermath(mark + tail) if mark else None
    if turn is None and aftermath is None:
        raise NotationError("an empty line is not a turn")
    return turn, aftermath


def _check_length(line: str) -> None:
    if len(line) > LONGEST_LINE:
        raise NotationError(f"a line of {len(line)} characters is not a turn")


def parse_turn(text: str) -> Turn:
    """Parse a turn. Raises NotationError with a message of one line."""
    _check_length(text)
    line = " ".join(text.split())
    try:
        return _parse(line)
    except TurnError as error:
        raise NotationError(f"{line[:60]!r}: {error}") from None


def _parse(line: str) -> Turn:
    player = None
    if match := _PLAYER.match(line):
        player, line = int(match[1]), line[match.end() :]
    if line in _WORDS:
        return _WORDS[line](player=player)
    if line == _OUT_OF_TIME:
        return Resign(player=player, out_of_time=True)
    if line.startswith("adjust "):
        turn = _parse(line[len("adjust ") :])
        if not isinstance(turn, (Extend, OffRamp)):
            raise NotationError(f"{line[:60]!r}: only a build can be adjusted")
        return Adjust(player=player, turn=turn)
    if match := _COMPONENT.fullmatch(line):
        name, x, y, angle = match.groups()
        return PlaceComponent(player=player, component=name, x=float(x), y=float(y), angle=float(angle or 0.0))
    match = _BUILD.fullmatch(line)
    if match is None:
        raise NotationError(f"{line[:60]!r} is not a turn (such as 'c3 120.5,-33 4j' or 'c3 > 10,-200')")
    base, x, y, height, junction, toward_x, toward_y, ax, ay, bx, by, cars, take = match.groups()
    lie = None if ax is None else (float(ax), float(ay), float(bx), float(by))
    places = None if cars is None else _parse_cars(cars)
    takes = None if take is None else _parse_takes(take)
    if height is None:
        return OffRamp(
            player=player,
            base=int(base),
            x=float(toward_x),
            y=float(toward_y),
            lie=lie,
            cars=places,
            take=takes,
        )
    return Extend(
        player=player, base=int(base), x=float(x), y=float(y), height=int(height), junction=junction is not None,
        lie=lie, cars=places, take=takes,
    )  # fmt: skip


def _parse_cars(text: str) -> tuple[CarPlace, ...]:
    if text.strip() == "-":
        return ()
    cars = []
    for word in text.split():
        match = _CAR.fullmatch(word)
        if match is None:
            raise NotationError(f"{word[:30]!r} is not a car (such as 60, 82.5:limousine or 60@-1)")
        cars.append(CarPlace(float(match[1]), match[2], float(match[3] or 0.0)))
    if not cars:
        raise NotationError("cars: places, or - for none, follow the =")
    return tuple(cars)


def _parse_takes(text: str) -> tuple[Take, ...]:
    if text.strip() == "-":
        return ()
    takes = []
    for word in text.split():
        match = _TAKE.fullmatch(word)
        if match is None:
            raise NotationError(f"{word[:30]!r} takes nothing (such as 1, or 2y for a yellow column)")
        takes.append(Take(int(match[1]), match[2] is not None))
    return tuple(takes)


def parse_aftermath(text: str) -> Aftermath:
    """Parse an aftermath. Raises NotationError with a message of one line."""
    words = text.split()
    if len(words) < 2 or words[0] != "!" or not re.fullmatch("[0-9]{1,2}", words[1]):
        raise NotationError(f"{text[:60]!r} is not an aftermath (such as '! 0 c3*2 r4')")
    fallen: list[Fallen] = []
    nudged: list[Nudged] = []
    pays: list[Payment] | None = None
    forgiven = False
    missed: MissCost | None = None
    for word in words[2:]:
        try:
            if word == "?":
                pays = []
            elif word == "free":
                forgiven = True
            elif word in _MISSED:
                missed = _MISSED[word]
            elif pays is not None and (match := _PAYMENT.fullmatch(word)):
                pays.append(Payment(int(match[1]), int(match[2] or 0), int(match[3] or 0)))
            elif match := _FALLEN.fullmatch(word):
                fallen.append(Fallen(match[1], int(match[2]) if match[2] else None))
            elif match := _NUDGED.fullmatch(word):
                nudged.append(Nudged(match[1], float(match[3]), int(match[2]) if match[2] else None))
            else:
                raise NotationError(f"{word[:30]!r} has no place in an aftermath")
        except TurnError as error:
            raise NotationError(str(error)) from None
    paid = None if pays is None else tuple(pays)
    return Aftermath(int(words[1]), tuple(fallen), tuple(nudged), paid, forgiven, missed)

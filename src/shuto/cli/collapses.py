"""Carries and collapses of a record, in words and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from shuto.cli.problem import Problem
from shuto.cli.views import player_name
from shuto.physics import CodecError, load_carry
from shuto.rules.ids import PieceId, piece_of
from shuto.rules.position import Position
from shuto.rules.referee.naming.wording import standing_text

if TYPE_CHECKING:
    from shuto.cli.show import Output
    from shuto.rules.records.hands import Hands

_KNOCKED = ("fallen", "displaced")
_KINDS = {"c": "column", "r": "road", "k": "car"}


class Collapse(NamedTuple):
    """A carry that brought something down: the step it led to, what fell, and the longest chain of touches."""

    step: int
    carry: int
    held: str
    fallen: tuple[str, ...]
    chain: tuple[str, ...]


def collapses(hands: Hands | None, place: str) -> Iterator[Collapse]:
    """The collapses of a record, in order; raises Problem for a carry that cannot be read."""
    for entry in () if hands is None else hands.carries:
        try:
            carry = load_carry(entry.record)
        except CodecError as error:
            raise Problem(place, f"carry {entry.number}: {error}") from None
        fates = [fate for fate in carry.fates if fate.state in _KNOCKED]
        if fates:
            longest = max((_once(fate.chain) for fate in fates), key=len)
            fallen = _once(fate.name for fate in fates)
            yield Collapse(entry.step, entry.number, carry.piece, fallen, longest)


def _once(bodies: Iterable[str]) -> tuple[str, ...]:
    """The pieces that bodies belong to, each once: the discs of a column are one piece."""
    return tuple(dict.fromkeys(map(piece_of, bodies)))


def collapse_line(out: Output, position: Position, one: Collapse) -> str:
    """How pieces came down: the chain of touches. `position`: before the step."""
    names = [_name(out, position, piece, one.held) for piece in one.chain]
    return out.say("cli-collapse", chain=" → ".join(name for name in names if name))


def _name(out: Output, position: Position, piece: str, held: str) -> str:
    """The name of a piece, also if it belongs to a build that is not finished and so is not on the table."""
    if piece in position.pieces:
        return standing_text(position, PieceId(piece), out.language)
    if piece == held:
        return out.say("web-hand-your-piece")
    return out.say(f"piece-new-{_KINDS[piece[:1]]}") if piece[:1] in _KINDS else ""


def hand_lines(out: Output, hands: Hands, final: Position | None) -> list[str]:
    """Lines about a game by hand: its mode, and what is not settled. `final`: the position after the last step."""
    lines = [out.say("cli-by-hand", count=len(hands.carries))]
    if hands.fall is not None and final is not None:
        fallen = [_name(out, final, one.piece, "") for one in hands.fall.aftermath.fallen]
        player = player_name(final, hands.fall.aftermath.by)
        lines.append(out.say("cli-open-fall", player=player, pieces=out.say("list-separator").join(fallen)))
    return lines


def hand_data(hands: Hands, found: Iterable[Collapse]) -> dict[str, Any]:
    """The same as data."""
    return {
        "settings": hands.settings,
        "tremor": hands.tremor,
        "carries": len(hands.carries),
        "collapses": [one._asdict() for one in found],
        "open_fall": hands.fall is not None,
    }

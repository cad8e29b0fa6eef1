"""The legend: a card for each player with mark, supply and rank, and a headline with edition and state of the game."""

from __future__ import annotations

from shuto.draw.palette import (
    CARD,
    CARD_EDGE,
    CONCRETE,
    CONCRETE_EDGE,
    FAINT_INK,
    HIGH_ROAD,
    INK,
    SEATS,
    YELLOW,
    YELLOW_EDGE,
    dashes,
)
from shuto.draw.svg import ID_PREFIX, escape, num
from shuto.draw.words import Words
from shuto.rules.kernels.course import OUT, STATUS
from shuto.rules.position import Position
from shuto.text import say

HEAD = 34.0
"""Height in px of the headline above a drawing."""
_CARD_HEIGHT, _GAP = 76.0, 8.0
_MIN_CARD_WIDTH = 190.0
_STAR = "M0-7L2-2.2L7-2L3.2 1.3L4.4 6.3L0 3.6L-4.4 6.3L-3.2 1.3L-7-2L-2-2.2z"
_NAME_SIZE, _NUMBER_SIZE, _WORD_SIZE = 14.0, 14.0, 9.5


def headline(words: Words, width: float) -> str:
    """The headline: the state of the game on the right, and the edition on the left if there is room."""
    state, edition = shortened(words.state(), _NAME_SIZE, width - 20.0), words.edition()
    text = (
        f'<text x="{num(width - 10)}" y="22" font-size="{num(_NAME_SIZE)}" font-weight="600" text-anchor="end" '
        f'fill="{INK}">{escape(state)}</text>'
    )
    if _text_width(edition, 13.0) + _text_width(state, _NAME_SIZE) < width - 40.0:
        text += f'<text x="10" y="22" font-size="13" fill="{FAINT_INK}">{escape(edition)}</text>'
    return text


def shortened(text: str, size: float, room: float) -> str:
    """A text, cut off with an ellipsis if it is wider than `room` px."""
    if _text_width(text, size) <= room:
        return text
    while text and _text_width(text + "…", size) > room:
        text = text[:-1]
    return text + "…"


def cards(position: Position, words: Words, width: float, top: float) -> tuple[str, float]:
    """The cards of all players, starting `top` px from the upper edge, and their total height in px."""
    seats = position.game.seats
    columns = max(1, min(seats, int((width - _GAP) // (_MIN_CARD_WIDTH + _GAP))))
    rows = -(-seats // columns)
    columns = -(-seats // rows)  # six cards in two rows of three, not in rows of four and two
    card_width = (width - _GAP) / columns - _GAP
    scores = _scores(position, words)
    parts = []
    for place, seat in enumerate(position.game.order):
        x = _GAP + (place % columns) * (card_width + _GAP)
        y = top + _GAP + (place // columns) * (_CARD_HEIGHT + _GAP)
        score = None if scores is None else scores[seat]
        card = _card(position, words, seat, card_width, score)
        parts.append(f'<g data-seat="{seat}" transform="translate({num(x)} {num(y)})">{card}</g>')
    return "".join(parts), rows * (_CARD_HEIGHT + _GAP) + _GAP


def _scores(position: Position, words: Words) -> tuple[int, ...] | None:
    """The points of all players, or None if no missions are played."""
    if words.outcome is not None:
        return words.outcome.scores
    if not position.game.switches.missions:
        return None
    from shuto.rules.missions import score_sheets

    return tuple(sheet.total for sheet in score_sheets(position))


def _card(position: Position, words: Words, seat: int, width: float, score: int | None) -> str:
    colour = SEATS[seat].colour
    outcome = words.outcome
    active = position.to_move == seat or (outcome is not None and seat in outcome.winners)
    edge = f'stroke="{colour}" stroke-width="2.5"' if active else f'stroke="{CARD_EDGE}" stroke-width="1"'
    faded = outcome is None and position.course.players[seat, STATUS] == OUT
    name = words.names[seat]
    room = width - 46.0 - (52.0 if outcome is not None or active else 0.0)
    parts = [
        f"<title>{escape(name)}</title>",
        f'<rect width="{num(width)}" height="{num(_CARD_HEIGHT)}" rx="7" fill="{CARD}" {edge}/>',
        f'<use href="#{ID_PREFIX}seat{seat}" transform="translate(19 19) scale(1.25)" fill="{colour}"/>',
        f'<text x="36" y="24" font-size="{num(_NAME_SIZE)}" font-weight="600" fill="{INK}">'
        f"{escape(shortened(name, _NAME_SIZE, room))}</text>",
        f'<path d="M12 35.5H{num(width - 12)}" stroke="{colour}" stroke-width="2"{dashes(seat)}/>',
    ]
    if outcome is not None:
        rank = f"{outcome.rank(seat)}."
        parts.append(_rank_text(width, rank, f'fill="{colour if active else FAINT_INK}"'))
    elif active:
        parts.append(f'<path d="M{num(width - 22)} 13l10 6.5l-10 6.5z" fill="{colour}"/>')
    parts += _supply(position, words, seat, width, score)
    opacity = ".55" if faded else "1"
    return f'<g opacity="{opacity}">{"".join(parts)}</g>'


def _rank_text(width: float, text: str, look: str) -> str:
    return f'<text x="{num(width - 12)}" y="24" font-size="15" font-weight="700" text-anchor="end" {look}>{text}</text>'


def _text_width(text: str, size: float) -> float:
    """An estimate of the width of a text in px. CJK characters are square."""
    return sum(size * (1.0 if ord(char) > 0x2E7F else 0.9 if char in "WMm@%—" else 0.56) for char in text)


def _supply(position: Position, words: Words, seat: int, width: float, score: int | None) -> list[str]:
    """The supply of a player: for each kind of piece a picture, a number and a word."""
    supply = position.supply(seat)
    car = "sedan" if position.game.car_types else "plain"
    colour = SEATS[seat].colour
    cells = [
        ("cars", supply.cars, f'<use href="#{ID_PREFIX}{car}" transform="scale(.95)" fill="{colour}"/>'),
        ("gray", supply.gray, f'<circle r="6" fill="{CONCRETE}" stroke="{CONCRETE_EDGE}"/>'),
        ("yellow", supply.yellow, f'<circle r="6" fill="{YELLOW}" stroke="{YELLOW_EDGE}"/>'),
        ("roads", supply.roads, f'<path d="M-8-2.5H8V2.5H-8z" fill="{HIGH_ROAD}" stroke="{CONCRETE_EDGE}"/>'),
    ]
    if score is not None:
        cells.append(("score", score, f'<path d="{_STAR}" fill="{INK}"/>'))
    each = (width - 16.0) / len(cells)
    parts = []
    for i, (word, count, picture) in enumerate(cells):
        x = 8.0 + each * (i + 0.5)
        parts.append(
            f'<g transform="translate({num(x - 9)} 49)">{picture}</g>'
            f'<text x="{num(x + 3)}" y="54" font-size="{num(_NUMBER_SIZE)}" fill="{INK}">{count}</text>'
            f'<text x="{num(x)}" y="69" font-size="{num(_WORD_SIZE)}" text-anchor="middle" fill="{FAINT_INK}">'
            f"{escape(say(words.language, word))}</text>"
        )
    return parts

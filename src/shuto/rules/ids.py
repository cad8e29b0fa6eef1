"""Ids of pieces: a kind and a number. An id is a string, such as `c3`, in every record, message and drawing."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Literal, TypeAlias

Kind = Literal["column", "disc", "road", "car"]
PieceLike: TypeAlias = int | str
"""A piece whose kind is known: its number, its id, or the text of its id."""

_KINDS: dict[str, Kind] = {"c": "column", "r": "road", "k": "car"}
_LETTERS: dict[Kind, str] = {"column": "c", "disc": "c", "road": "r", "car": "k"}
_ID = re.compile(r"([crk])(0|[1-9][0-9]{0,3})(?:\.(0|[1-9][0-9]{0,2}))?")


class PieceIdError(ValueError):
    """A text that is not an id, or the id of a different kind of piece."""


class PieceId(str):
    """The id of a column (`c3`), one disc of it (`c3.0` is the lowest), a road (`r4`) or a car (`k1`).

    Numbers count the pieces of a kind from 0, in the order in which they were built. An id does not say whether the
    piece stands on a table. Ids of the same kind sort by number. Components of the city have names instead of ids.

    >>> from shuto import PieceId
    >>> piece = PieceId("c3")
    >>> piece.kind, piece.number
    ('column', 3)
    >>> piece == "c3", piece == PieceId.column(3)
    (True, True)
    >>> sorted([PieceId("c10"), PieceId("c9")])
    ['c9', 'c10']
    >>> PieceId.disc(3, 1), PieceId.disc(3, 1).piece
    ('c3.1', 'c3')
    >>> PieceId("x3")
    Traceback (most recent call last):
    shuto.rules.ids.PieceIdError: 'x3' is not the id of a piece; write c3 (column), c3.0 (disc), r4 (road) or k1 (car)
    """

    __slots__ = ("_kind", "_level", "_number")
    _kind: Kind
    _number: int
    _level: int | None

    def __new__(cls, text: str) -> PieceId:
        """Read an id; raises PieceIdError."""
        if isinstance(text, PieceId):
            return text
        match = _ID.fullmatch(text)
        if match is None or (match[3] is not None and match[1] != "c"):
            raise PieceIdError(
                f"{text[:20]!r} is not the id of a piece; write c3 (column), c3.0 (disc), r4 (road) or k1 (car)"
            )
        letter, number, level = match.groups()
        return _made(_KINDS[letter], int(number), None) if level is None else cls.disc(int(number), int(level))

    @classmethod
    def column(cls, number: int) -> PieceId:
        """The id of the column with this number."""
        return _made("column", number, None)

    @classmethod
    def road(cls, number: int) -> PieceId:
        """The id of the road with this number."""
        return _made("road", number, None)

    @classmethod
    def car(cls, number: int) -> PieceId:
        """The id of the car with this number."""
        return _made("car", number, None)

    @classmethod
    def disc(cls, column: PieceLike, level: int) -> PieceId:
        """The id of a disc of a column; level 0 is the lowest."""
        return _made("disc", number_of(column, "column"), level)

    @property
    def kind(self) -> Kind:
        """One of column, disc, road, car."""
        return self._kind

    @property
    def number(self) -> int:
        """The number of the piece; for a disc, the number of its column."""
        return self._number

    @property
    def level(self) -> int | None:
        """How many discs are below this disc; None for other pieces."""
        return self._level

    @property
    def piece(self) -> PieceId:
        """The piece as the rules count it; for a disc, its column."""
        return PieceId.column(self._number) if self._kind == "disc" else self

    @property
    def _place(self) -> tuple[str, int, int]:
        return _LETTERS[self._kind], self._number, -1 if self._level is None else self._level

    def __lt__(self, other: str) -> bool:
        return self._place < other._place if isinstance(other, PieceId) else str.__lt__(self, other)

    def __le__(self, other: str) -> bool:
        return self._place <= other._place if isinstance(other, PieceId) else str.__le__(self, other)

    def __gt__(self, other: str) -> bool:
        return self._place > other._place if isinstance(other, PieceId) else str.__gt__(self, other)

    def __ge__(self, other: str) -> bool:
        return self._place >= other._place if isinstance(other, PieceId) else str.__ge__(self, other)

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self._kind, self._number, self._level)


@lru_cache(maxsize=4096)
def _made(kind: Kind, number: int, level: int | None) -> PieceId:
    """An id. The cache returns the same object each time, because positions ask for the same few ids repeatedly."""
    made = str.__new__(PieceId, f"{_LETTERS[kind]}{number}" + ("" if level is None else f".{level}"))
    made._kind, made._number = kind, int(number)  # it may be a numpy integer
    made._level = None if level is None else int(level)
    return made


def piece_of(body: str) -> str:
    """The piece that a body belongs to: of a disc, its column. Components of the city are bodies, too."""
    return body.partition(".")[0]


def number_of(piece: PieceLike, kind: Kind) -> int:
    """The number of a piece of this kind, given as a number or as an id. Raises PieceIdError."""
    if not isinstance(piece, str):
        return piece
    found = PieceId(piece)
    if found.kind != kind:
        raise PieceIdError(f"a {kind} is needed, not the {found.kind} {found}")
    return found.number


def encode_other(value: Any) -> str | float | int | bool:
    """The `enc_hook` for msgspec: an id as its text, a number of numpy as a number.

    Kernels return plain numbers once they are compiled, and numbers of numpy before.
    """
    if isinstance(value, PieceId):
        return str(value)
    import numpy as np  # not above: commands that only read rules and editions start without it

    if isinstance(value, np.generic):
        plain: float | int | bool = value.item()
        return plain
    raise NotImplementedError(f"{type(value).__name__} has no JSON")

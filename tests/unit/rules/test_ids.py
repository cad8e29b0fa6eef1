"""Ids of pieces: one type for all, written as text, read by one function."""

from __future__ import annotations

import doctest
import json
import pickle

import msgspec
import numpy as np
import pytest

from shuto import Extend, Fallen, Nudged, OffRamp, PieceId, TurnError, new_game, survey
from shuto.rules import ids
from shuto.rules.ids import Kind, PieceIdError, encode_other, number_of


def test_the_examples() -> None:
    failed, tried = doctest.testmod(ids)
    assert (failed, tried > 5) == (0, True)


@pytest.mark.parametrize(
    ("text", "kind", "number", "level"),
    [("c0", "column", 0, None), ("r41", "road", 41, None), ("k9999", "car", 9999, None), ("c12.3", "disc", 12, 3)],
)
def test_an_id_has_a_kind_and_a_number(text: str, kind: Kind, number: int, level: int | None) -> None:
    piece = PieceId(text)
    assert (piece.kind, piece.number, piece.level) == (kind, number, level)
    assert str(piece) == text
    assert PieceId(piece) is piece


@pytest.mark.parametrize(
    "text", ["", "c", "3", "c03", "c-1", "c12345", "x3", "r3.1", "c3.", "c3.01", " c3", "c3\n", "tower"]
)
def test_what_is_no_id(text: str) -> None:
    with pytest.raises(PieceIdError, match="is not the id of a piece"):
        PieceId(text)


def test_an_id_equals_its_text() -> None:
    piece = PieceId.column(3)
    assert piece == "c3"
    assert {"c3": 1}[piece] == 1
    assert f"{piece}" == "c3"
    assert json.dumps([piece]) == '["c3"]'
    assert msgspec.json.encode([piece], enc_hook=encode_other) == b'["c3"]'
    numbers = [np.float64(0.5), np.int64(2), np.bool_(True)]  # what kernels return before they are compiled
    assert msgspec.json.encode(numbers, enc_hook=encode_other) == b"[0.5,2,true]"
    with pytest.raises(NotImplementedError, match="object"):
        encode_other(object())


def test_an_id_is_immutable_and_can_be_pickled() -> None:
    piece = PieceId.disc("c3", 1)
    with pytest.raises(AttributeError):
        piece.number = 4  # type: ignore[misc]  # it cannot be changed
    again = pickle.loads(pickle.dumps(piece))
    assert (again, again.kind, again.number, again.level) == ("c3.1", "disc", 3, 1)
    assert piece.piece == PieceId.column(3)
    assert PieceId.road(1).piece == "r1"


def test_ids_sort_by_number() -> None:
    mixed = [PieceId(text) for text in ("r2", "c10", "k0", "c9", "c9.1", "c9.0")]
    assert sorted(mixed) == ["c9", "c9.0", "c9.1", "c10", "k0", "r2"]
    nine, ten = PieceId("c9"), PieceId("c10")
    assert (nine < ten, nine <= ten, ten > nine, ten >= nine) == (True, True, True, True)
    assert PieceId("c9") > "c10"  # compared with plain text, an id is text
    assert PieceId("c9") >= "c10"
    assert not PieceId("c9") < "c10"
    assert not PieceId("c9") <= "c10"


def test_the_number_of_a_piece_of_a_kind() -> None:
    assert number_of(3, "road") == number_of("r3", "road") == number_of(PieceId.road(3), "road") == 3
    with pytest.raises(PieceIdError, match="a column is needed, not the road r3"):
        number_of("r3", "column")


@pytest.mark.compiled
def test_turns_and_surveys_take_an_id_or_a_number() -> None:
    here = new_game("two-player-2024")
    base = here.base_points()[0].column
    assert Extend(base=base, x=1.0, y=2.0, height=2) == Extend(base=base.number, x=1.0, y=2.0, height=2)
    assert OffRamp(base="c1", x=1.0, y=2.0).base == 1
    assert (survey(here, base).bits == survey(here, base.number).bits).all()
    assert here.column(base) == here.column(base.number) == here.column("c0")
    assert here.road("r1") == here.roads[1]
    with pytest.raises(TurnError, match="base: a column is needed, not the road r0"):
        Extend(base="r0", x=1.0, y=2.0, height=2)
    with pytest.raises(ValueError, match="no column c7"):
        survey(here, "c7")


def test_a_record_holds_numbers_and_plain_text() -> None:
    turn = Extend(base=PieceId.column(3), x=1.0, y=2.0, height=2)
    assert msgspec.json.encode(turn) == b'{"type":"extend","base":3,"x":1.0,"y":2.0,"height":2}'
    assert msgspec.json.encode(Fallen(PieceId.column(3))) == b'{"piece":"c3"}'
    assert msgspec.json.encode(Nudged(PieceId.car(1), 2.0)) == b'{"piece":"k1","shift":2.0}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"extend","base":"c3","x":1.0,"y":2.0,"height":2}', type=Extend)

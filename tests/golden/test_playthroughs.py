"""Golden playthroughs: whole games of every edition, replayed from their turns and compared line by line."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from golden.counts import GAMES
from golden.transcript import differences, read, transcript
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.records.record import Record

FILES = sorted(GAMES.glob("*.txt"))
ADVICE = (
    "The referee says something else than the golden game does (-: the file, +: today). If the change is meant, run\n"
    "    .venv/bin/python tests/golden/make.py\n"
    "look at the difference of the files, and commit it. A turn that is refused needs a new game: make.py --new NAME."
)


@cache
def _records() -> tuple[Record, ...]:
    return tuple(read(file.read_text("utf-8")) for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_playthrough(file: Path) -> None:
    text = file.read_text("utf-8")
    found = differences(text.splitlines(), transcript(read(text)))
    if found:
        pytest.fail("\n".join([f"{file.name}: {found[0]}", *found[1:], "", ADVICE]), pytrace=False)


def test_every_edition_and_number_of_players_has_a_game() -> None:
    played = {(record.edition, len(record.players), record.house_rules.get("missions", False)) for record in _records()}
    for edition_id in EDITION_IDS:
        edition = load_edition(edition_id)
        for players in range(edition.players[0], edition.players[1] + 1):
            assert (edition_id, players, False) in played
            assert not edition.has_missions or (edition_id, players, True) in played


def test_every_game_is_played_to_its_end() -> None:
    for record in _records():
        assert record.final().outcome is not None

"""The leaderboard is proved by its games, and nothing that it does not prove gets through."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from training.leaderboard import FOLDER, Entry, add, entries, flaws, records_of, scored, table

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Entry]:
    """A leaderboard with one small entry."""
    folder = tmp_path_factory.mktemp("leaderboard")
    claim = Entry(
        agent="thrifty", opponent="random", about="a bot", command="-", version="-", pairs=1, seed=5,
        share=0.0, low=0.0, high=1.0,
    )  # fmt: skip
    return folder, add(claim, folder, 1)


@pytest.mark.slow
@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.name)
def test_an_entry_is_proved_by_its_games(entry: Entry) -> None:
    assert scored(entry, records_of(entry)) == (entry.share, entry.low, entry.high)


def test_the_page_shows_the_leaderboard_as_it_is() -> None:
    page = FOLDER.parents[1] / "docs" / "research" / "leaderboard.md"
    assert table(entries()) in page.read_text("utf-8")


def test_an_entry_that_was_added_is_proved(small: tuple[Path, Entry]) -> None:
    folder, entry = small
    assert entries(folder) == [entry]
    assert list(flaws(folder)) == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"share": 0.9}, "claims"),
        ({"high": 0.9}, "claims"),
        ({"seed": 6}, "the opening is not that of the seed"),
        ({"pairs": 2}, "2 games instead of 4"),
        ({"edition": "second-edition"}, "that of another game"),
    ],
)
def test_a_claim_that_the_games_do_not_prove(
    small: tuple[Path, Entry], tmp_path: Path, change: dict[str, float | str], why: str
) -> None:
    folder, entry = small
    claim = msgspec.structs.replace(entry, **change)
    (tmp_path / f"{claim.name}.json").write_bytes(msgspec.json.encode(claim))
    (tmp_path / f"{claim.name}.games.gz").write_bytes((folder / f"{entry.name}.games.gz").read_bytes())
    (flaw,) = flaws(tmp_path)
    assert why in flaw


def test_games_that_were_changed_prove_nothing(small: tuple[Path, Entry]) -> None:
    folder, entry = small
    whole = records_of(entry, folder)
    cut = msgspec.structs.replace(whole[0], steps=whole[0].steps[:-1], result=None)
    with pytest.raises(ValueError, match="not over"):
        scored(entry, [cut, whole[1]])
    skipped = msgspec.structs.replace(whole[0], steps=(*whole[0].steps[:3], *whole[0].steps[5:]))
    with pytest.raises(ValueError, match="step"):
        scored(entry, [skipped, whole[1]])

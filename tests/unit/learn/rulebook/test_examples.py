"""Every example of a clause, judged under every book that shows it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle

import pytest

from shuto.draw import figure
from shuto.learn.rulebook.book import Book, open_book
from shuto.learn.rulebook.examples import examples, examples_of, stated_tables
from shuto.learn.rulebook.scenes import is_shown, scene
from shuto.learn.rulebook.telling import caption, result, tone
from shuto.rules.editions.edition import EDITION_IDS
from shuto.text import LANGUAGES, message_ids
from unit.text.test_catalogue import switch_values

BOOKS = {name: open_book(name) for name in EDITION_IDS} | {"missions": open_book("rainbow-city", missions=True)}
TOLD = {"ok", "not-ok", "pays-nothing", "takes-nothing", "goes-on", "earns", "points"}
"""The values that `telling` gives for any example."""

NOTATION = re.compile(r"\b[cr]\d+\b")

SECOND, FR, DE, NEW, CITY = EDITION_IDS
# Where editions disagree: what each of them says, by hand from the books. A number is the cars that are earned.
DISAGREE: dict[str, dict[str, int | str]] = {
    "adjust-after-turn": {SECOND: 0, FR: 0, DE: 0, NEW: "adjust-closed", CITY: "adjust-closed"},
    "over-a-ramp": {SECOND: 0, FR: 1, DE: 1, NEW: 0, CITY: 1},
    "own-and-other": {SECOND: 1, FR: 0, DE: 1, NEW: 0, CITY: 1},
    "car-left-out": {SECOND: 1, FR: 1, DE: 1, NEW: "car-owed", CITY: "car-owed"},
    "off-ramp-from-two": {SECOND: 1, FR: 1, DE: "off-ramp-height", NEW: "off-ramp-height", CITY: "off-ramp-height"},
    "bonus-left-out": {SECOND: 1, FR: 1, DE: 1, NEW: "car-owed", CITY: "car-owed"},
    "off-ramp-without-columns": {
        SECOND: 1, FR: 1, DE: 1, NEW: "off-ramp-without-columns", CITY: "off-ramp-without-columns",
    },
    "last-car-of-two": {SECOND: 1, FR: 1, DE: 1, NEW: 1, CITY: 1},
    "last-car-of-three": {FR: 1, DE: 1, CITY: 1},
    "both-pass": {NEW: 0, CITY: 0},
}  # fmt: skip


def shown() -> list[tuple[str, str]]:
    return [(one.id, name) for one in examples().values() for name, book in BOOKS.items() if is_shown(one, book)]


@pytest.mark.parametrize(("example_id", "book"), shown())
def test_the_referee_agrees_with_an_example(example_id: str, book: str) -> None:
    example = examples()[example_id]
    found = scene(example, BOOKS[book])
    if example.points is not None:
        assert found.points == example.points
    if example.turn is None:
        assert found.verdict is None
        return
    verdict = found.verdict
    assert verdict is not None
    if example.varies:
        expected = DISAGREE[example_id]["rainbow-city" if book == "missions" else book]
        assert (verdict.earned if verdict else verdict.findings[0].fault) == expected
    elif example.fault is not None:
        assert verdict.findings[0].fault == example.fault
    else:
        assert verdict.legal, verdict.findings
        assert example.earns in (None, verdict.earned)
        assert example.takes in (None, len(verdict.takes))


def test_what_is_said_to_vary_does_vary_or_depends_on_how_the_game_goes_on() -> None:
    assert set(DISAGREE) == {one.id for one in examples().values() if one.varies}
    for example_id, answers in DISAGREE.items():
        follows = {result(scene(examples()[example_id], BOOKS[name]), "en") for name in answers}
        assert len(set(answers.values())) > 1 or len(follows) > 1 or examples()[example_id].follow, example_id


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_of_every_book_has_a_picture(book: str) -> None:
    for clause in BOOKS[book].clauses():
        pictures = [one for one in examples_of(clause) if is_shown(one, BOOKS[book])]
        assert pictures, clause


def test_every_table_is_used() -> None:
    assert {one.table for one in examples().values()} - {"start"} == set(stated_tables())


def test_every_example_has_a_caption_and_no_other_is_there() -> None:
    said = {message.removeprefix("example-") for message in message_ids("en") if message.startswith("example-")}
    assert said == set(examples()) | TOLD


def test_how_the_game_goes_on_is_told() -> None:
    said = {name: result(scene(examples()["last-car-of-three"], BOOKS[name]), "en") for name in (FR, DE, CITY)}
    assert set(said.values()) == {"The game goes on: Bob to move."}
    assert result(scene(examples()["last-car-of-two"], BOOKS[SECOND]), "en") == "Ann wins!"
    assert result(scene(examples()["both-pass"], BOOKS[NEW]), "en") == "Ann wins!"
    assert result(scene(examples()["everybody-passed"], BOOKS[SECOND]), "en") == "Ann wins!"


def test_what_fell_is_billed_by_the_rules_of_the_book() -> None:
    fell = examples()["what-fell"]
    assert result(scene(fell, BOOKS[SECOND]), "en") == "Penalty: Ann gives Bob 3 columns"
    assert result(scene(fell, BOOKS[NEW]), "en") == "Penalty: Ann gives Bob 1 column"
    assert result(scene(examples()["own-pieces-fell"], BOOKS[NEW]), "en") == "Nobody pays."


def test_tones() -> None:
    tones = {one: tone(scene(examples()[one], BOOKS["missions"])) for one in examples() if one in (
        "first-over", "second-over", "touching", "traffic-jam", "no-traffic-jam", "same-type", "other-type", "city",
    )}  # fmt: skip
    assert tones == {
        "first-over": "good", "second-over": "none", "touching": "bad", "traffic-jam": "good",
        "no-traffic-jam": "none", "same-type": "good", "other-type": "none", "city": "none",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_told_and_drawn_in_every_language(language: str) -> None:
    drawn: Counter[str] = Counter()
    for example in examples().values():
        book = next(book for book in BOOKS.values() if is_shown(example, book))
        found = scene(example, book)
        assert caption(found, language)
        assert not NOTATION.search(result(found, language)), example.id
        picture = figure(found, language=language)
        assert picture.startswith("<svg ")
        drawn[picture] += 1
    # Different examples look different, but for those that differ only in what is left or what is done.
    assert len(drawn) > 0.85 * len(examples())


def changed_books() -> list[Book]:
    """Every house rule, each under an edition that has it otherwise."""
    single = {"junctions": (False,), "cars": (5,), "nudge": (2.0,), "missions": ()}
    wanted = [(switch, value) for switch, values in switch_values().items() for value in values or single[switch]]
    others = cycle(EDITION_IDS)
    return [
        open_book(
            next(name for name in others if getattr(BOOKS[name].switches, switch) != value), changes={switch: value}
        )
        for switch, value in wanted
        if any(getattr(BOOKS[name].switches, switch) != value for name in EDITION_IDS)
    ]


@pytest.mark.slow
def test_every_example_stands_under_every_house_rule() -> None:
    books = changed_books()
    assert len(books) > 35
    for book in books:
        for example in examples().values():
            if is_shown(example, book):
                scene(example, book)

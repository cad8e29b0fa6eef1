"""Rules that are often misread: every question has an answer; books are grouped by theirs and the referee's."""

from __future__ import annotations

import pytest

from shuto.learn.rulebook.book import open_book
from shuto.learn.rulebook.examples import examples
from shuto.learn.rulebook.misread import answer, camps, question, section, topics
from shuto.learn.rulebook.reading import misread_view
from shuto.rules.editions.clauses import OURS
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.editions.switches import SWITCH_NAMES
from shuto.text import LANGUAGES, message_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_for_every_book(language: str) -> None:
    for topic in misread_view(language):
        assert [*topic.question][-1] in "?？。"
        books = [book.edition for camp in topic.camps for book in camp.books]
        assert sorted(books) == sorted(EDITION_IDS)
        assert all(book.section or topic.clause in OURS for camp in topic.camps for book in camp.books)


def test_the_words_are_those_of_the_topics() -> None:
    said = {message.removeprefix("misread-") for message in message_ids("en") if message.startswith("misread-")}
    screen = {"title", "about", "all-agree", "silent", "read-rule"}
    notes = {message for message in said if "-in-" in message}
    assert said - screen - notes == {name for topic in topics() for name in (topic.id, f"{topic.id}-answer")}
    assert notes <= {f"{topic.id}-in-{edition}" for topic in topics() for edition in EDITION_IDS}


def test_topics_name_what_exists() -> None:
    for topic in topics():
        assert set(topic.switches) <= set(SWITCH_NAMES)
        assert set(topic.examples) <= set(examples())


def test_books_that_answer_alike_are_in_one_camp() -> None:
    found = {
        topic.id: [[book.edition.id for book in camp.books] for camp in camps(topic, "en")]
        for topic in topics()
        if topic.id in ("ramps", "own-road", "branch")
    }
    assert found == {
        "ramps": [["second-edition", "two-player-2024"], ["four-player-fr", "four-player-de", "rainbow-city"]],
        "own-road": [["second-edition", "four-player-de", "rainbow-city"], ["four-player-fr", "two-player-2024"]],
        "branch": [list(EDITION_IDS)],
    }


def test_a_section_is_that_of_the_book() -> None:
    topic = next(topic for topic in topics() if topic.id == "ramps")
    assert section(topic, open_book("second-edition")) == "5"
    assert section(topic, open_book("rainbow-city")) == "6"
    assert question(topic, "en") == "Does crossing a ramp earn a car?"
    assert answer(topic, "en").startswith("It depends on the box.")

"""Makes the views of the rules: the clauses of a book beside those of another one, and what is often misread."""

from __future__ import annotations

from shuto.learn.rulebook import misread
from shuto.learn.rulebook.book import Book, changes_text
from shuto.learn.rulebook.compare import differing_clauses, numbers_of
from shuto.learn.rulebook.misread import Camp, Topic
from shuto.learn.rulebook.scenes import Scene, scenes_of
from shuto.learn.rulebook.telling import caption, result, tone
from shuto.learn.rulebook.views import CampView, ClauseView, ExampleView, Fact, RulesView, SectionView, TopicView
from shuto.rules.editions.clauses import OURS, Clause
from shuto.rules.editions.naming import edition_name
from shuto.text import say


def rules_view(book: Book, language: str, other: Book | None = None) -> RulesView:
    """The rules of a book, with what another one says differently."""
    changed = {} if other is None else {one.clause: one.texts[1] for one in differing_clauses(book, other, language)}
    added = [clause for clause in changed if clause not in set(book.clauses())]
    return RulesView(
        edition=book.edition.id,
        name=edition_name(book.edition, language),
        missions=book.switches.missions,
        house_rules=changes_text(book.changes, language) if book.changes else "",
        facts=tuple(_facts(book, language, other)),
        clauses=tuple(_clause(book, clause, language, other, changed) for clause in [*book.clauses(), *added]),
        compared=None if other is None else other.edition.id,
    )


def _clause(
    book: Book, clause: Clause, language: str, other: Book | None, changed: dict[Clause, str | None]
) -> ClauseView:
    here = clause in book.clauses()
    return ClauseView(
        clause=clause,
        section=book.edition.section(clause) if here else "",
        title=say(language, f"clause-{clause.value}"),
        text=book.text(clause, language) if here else None,
        ours=clause in OURS,
        house_rule=here and book.by_house_rule(clause),
        optional=here and book.optional(clause),
        differs=clause in changed,
        other=changed.get(clause),
        other_section="" if other is None else other.edition.section(clause),
        examples=tuple(_example(one, language) for one in scenes_of(clause, book)) if here else (),
    )


def _facts(book: Book, language: str, other: Book | None) -> list[Fact]:
    theirs = {} if other is None else numbers_of(other, language)
    return [
        Fact(number.label, number.value, theirs[name].value if name in theirs and theirs[name] != number else None)
        for name, number in numbers_of(book, language).items()
    ]


def misread_view(language: str) -> list[TopicView]:
    """All questions of the page "Often misread"."""
    return [_topic(topic, language) for topic in misread.topics()]


def _topic(topic: Topic, language: str) -> TopicView:
    return TopicView(
        id=topic.id,
        clause=topic.clauses[0],
        question=misread.question(topic, language),
        answer=misread.answer(topic, language),
        camps=tuple(_camp(topic, camp, language) for camp in misread.camps(topic, language)),
    )


def _camp(topic: Topic, camp: Camp, language: str) -> CampView:
    return CampView(
        books=tuple(
            SectionView(
                edition=book.edition.id,
                name=edition_name(book.edition, language),
                section=misread.section(topic, book),
                note=misread.note(topic, book, language),
            )
            for book in camp.books
        ),
        says=camp.says,
        examples=tuple(_example(one, language) for one in camp.scenes),
    )


def _example(shown: Scene, language: str) -> ExampleView:
    judged = "" if shown.verdict is None else say(language, "example-ok" if shown.verdict else "example-not-ok")
    return ExampleView(
        id=shown.example.id,
        view=shown.view,
        caption=caption(shown, language),
        tone=tone(shown),
        verdict=judged,
        result=result(shown, language),
    )

"""The rules of each edition with a picture for each clause, and what is often misread."""

from __future__ import annotations

from pathlib import Path

from shuto.draw import figure
from shuto.learn.rulebook.book import Book, open_book
from shuto.learn.rulebook.reading import misread_view, rules_view
from shuto.learn.rulebook.scenes import scenes_of
from shuto.learn.rulebook.views import ExampleView
from shuto.rules.editions.edition import EDITION_IDS, load_edition

FOLDER = "/_generated/rules"


def books() -> dict[str, Book]:
    """Every edition, with its mission rules if it has them: they contain everything."""
    return {name: open_book(name, missions=load_edition(name).has_missions) for name in EDITION_IDS}


def draw(folder: Path) -> None:
    """Draw every example under every edition that shows it, also by the basic rules, which the misread page uses."""
    for name, book in books().items():
        target = folder / name
        target.mkdir(parents=True, exist_ok=True)
        for one in (open_book(name), book):
            for clause in one.clauses():
                for scene in scenes_of(clause, one):
                    _write(target / f"{scene.example.id}.svg", figure(scene))


def _write(file: Path, picture: str) -> None:
    if not file.exists() or file.read_text("utf-8") != picture:  # an unchanged file is not read again
        file.write_text(picture, "utf-8")


def page(edition: str) -> str:
    """The clauses of an edition."""
    view = rules_view(books()[edition], "en")
    parts = []
    for clause in view.clauses:
        marks = [f"§ {clause.section}"] if clause.section else []
        marks += ["our ruling"] * clause.ours + ["optional"] * clause.optional
        parts += [f"## {clause.title}", f"*{', '.join(marks)}*", clause.text or ""]
        parts += [_example(one, edition) for one in clause.examples]
    return "\n\n".join(parts)


def misread() -> str:
    """The questions that are often answered wrongly."""
    parts = []
    for topic in misread_view("en"):
        parts += [f"## {topic.question}", topic.answer]
        for camp in topic.camps:
            where = [f"{book.name} ({f'§ {book.section}' if book.section else 'silent'})" for book in camp.books]
            parts.append(f"**{'; '.join(where)}**")
            parts += [f"- {line}" for line in camp.says]
            parts += [f"{book.name}: {book.note}" for book in camp.books if book.note]
            parts += [_example(one, camp.books[0].edition) for one in camp.examples]
    return "\n\n".join(parts)


def _example(one: ExampleView, edition: str) -> str:
    told = " ".join(part for part in (f"**{one.verdict}.**" if one.verdict else "", one.result) if part)
    return f"![{one.caption}]({FOLDER}/{edition}/{one.id}.svg)\n\n{one.caption} {told}"

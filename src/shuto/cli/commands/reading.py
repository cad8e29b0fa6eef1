"""`shuto rules --misread` and `shuto rules EDITION --pictures FOLDER`."""

from __future__ import annotations

from pathlib import Path

from shuto.cli.problem import Problem
from shuto.cli.show import BAD, GOOD, QUIET, STRONG, Output
from shuto.learn.rulebook.book import Book

_STYLES = {"good": GOOD, "bad": BAD, "none": STRONG}


def show_misread(out: Output) -> None:
    """Print the questions that are often answered wrongly, and what each book says."""
    from rich.padding import Padding
    from rich.text import Text

    from shuto.learn.rulebook.reading import misread_view

    topics = misread_view(out.language)
    if out.as_json:
        out.document(topics)
        return
    out.line((out.say("misread-title"), STRONG))
    for topic in topics:
        out.line()
        out.line((topic.question, STRONG))
        out.show(Padding(Text(topic.answer), (0, 0, 0, 2)))
        for camp in topic.camps:
            lines = [Text("")]
            for book in camp.books:
                where = f"§ {book.section}" if book.section else out.say("misread-silent")
                lines.append(Text.assemble(book.name, (f"  {where}", QUIET)))
                if book.note:
                    lines.append(Text(book.note, style=QUIET))
            lines += [Text(line, style=STRONG) for line in camp.says]
            for example in camp.examples:
                verdict = (f"  {example.verdict}" if example.verdict else "", _STYLES[example.tone])
                lines.append(Text.assemble(example.caption, verdict, f"  {example.result}" if example.result else ""))
            out.show(Padding(Text("\n").join(lines), (0, 0, 0, 4)))


def write_pictures(out: Output, book: Book, folder: str) -> None:
    """Write the picture of every example of a book as an SVG file."""
    from shuto.draw import figure
    from shuto.learn.rulebook.scenes import scenes_of

    target = Path(folder)
    drawn = {one.example.id: one for clause in book.clauses() for one in scenes_of(clause, book)}
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name, one in drawn.items():
            (target / f"{name}.svg").write_text(figure(one, language=out.language), "utf-8")
    except OSError as error:
        raise Problem("--pictures", f"{folder}: {error.strerror}") from None
    if out.as_json:
        out.document({"folder": str(target), "pictures": sorted(drawn)})
    else:
        out.line(out.say("cli-saved", file=str(target)))

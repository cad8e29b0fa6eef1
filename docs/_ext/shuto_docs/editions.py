"""Tables of the editions: every switch, what each player gets, where each clause is in its rulebook."""

from __future__ import annotations

from shuto.rules.editions.clauses import OURS, Clause
from shuto.rules.editions.edition import EDITION_IDS, Edition, load_edition
from shuto.rules.editions.switches import SWITCH_NAMES, Switches, override
from shuto.text import say
from shuto_docs.markdown import code, table

BOOKS = tuple(load_edition(name) for name in EDITION_IDS)


def switches() -> str:
    """Every switch in every edition, with a column of its own for the mission rules."""
    columns: list[tuple[str, Switches]] = [(code(book.id), book.switches) for book in BOOKS]
    for book in BOOKS:
        if book.has_missions:
            changed = override(book.switches, {"missions": True, **book.mission_switches})
            columns.append((f"{code(book.id)} with missions", changed))
    rows = [
        (f"{say('en', f'switch-{name}')}<br>{code(name)}", *(_value(name, getattr(one, name)) for _, one in columns))
        for name in SWITCH_NAMES
    ]
    return table(("switch", *(heading for heading, _ in columns)), rows)


def _value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return code("true" if value else "false")
    if isinstance(value, str):
        return f"{code(value)}: {say('en', f'switch-{name}-{value}')}"
    return "as dealt" if value is None else code(f"{value:g}")


def allotments() -> str:
    """What each player gets, the pieces of the starting ramp included."""
    rows = [
        (code(book.id), players, *(str(getattr(given, name)) for name in ("cars", "gray", "yellow", "roads")))
        for book in BOOKS
        for players, given in book.allotments.items()
    ]
    return table(("edition", "players", "cars", "gray discs", "yellow discs", "roads"), rows)


def clauses() -> str:
    """Every clause with its section in every rulebook."""
    rows = [(say("en", f"clause-{clause.value}"), *(_section(book, clause) for book in BOOKS)) for clause in Clause]
    return table(("clause", *(code(book.id) for book in BOOKS)), rows)


def _section(book: Edition, clause: Clause) -> str:
    return book.section(clause) or ("our ruling" if clause in OURS else "–")

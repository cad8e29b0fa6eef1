"""The reference of the faults: what each is called, what the referee says, the rule, and a drawn example.

The examples are those of the tests: positions, a turn that has the fault, and a near miss (`fault_cases`).
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import shuto
from shuto.draw import plan
from shuto.draw.above.marks import Mark
from shuto.draw.above.plan import Options
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.referee.faults import CLAUSE_OF, OF_POSITIONS, Fault
from shuto.rules.referee.verdict import Finding
from shuto.rules.snapshot.course import course_of
from shuto.rules.snapshot.examine import raise_all
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.text import say
from shuto_docs.markdown import code
from unit.rules.referee.fault_cases import building, cars, city, in_the_way, turns
from unit.rules.referee.fault_cases.case import Case

WIDTH = 560
SOURCE = Path(shuto.__file__).parent / "rules" / "referee" / "faults.py"
_RAMPS = "/ >c0 >c1 / r0:60 r1:60 /"
POSITIONS = {
    Fault.MORE_THAN_IN_BOX: f'second-edition "Ann" "Bob" / - / 0:0,-70,1 1:0,70,1 {_RAMPS} 30g . / 0 0',
    Fault.BROKEN_HIGHWAY: f'second-edition "Ann" "Bob" / - / 0:0,-70,1 1:0,70,1 0:118,-70,2 {_RAMPS} - / 0 0',
}
"""Faults that only a stated position can have, each with such a position."""


@cache
def cases() -> dict[Fault, Case]:
    """One example of each fault that a turn can have: the one with the fewest other faults."""
    chosen: dict[Fault, Case] = {}
    for case in (*building.CASES, *in_the_way.CASES, *cars.CASES, *turns.CASES, *city.CASES):
        if case.fault not in chosen or len(case.others) < len(chosen[case.fault].others):
            chosen[case.fault] = case
    missing = set(Fault) - set(chosen) - OF_POSITIONS
    assert not missing, f"no example of {missing}"
    return chosen


def groups() -> list[tuple[str, list[Fault]]]:
    """The faults under the headings of their list in the code."""
    source = SOURCE.read_text("utf-8").split("class Fault", 1)[1].split("\n\n\n", 1)[0]
    found: list[tuple[str, list[Fault]]] = []
    for comment, name in re.findall(r"^    (?:# (.+)|([A-Z_]+) = )", source, re.MULTILINE):
        if comment:
            found.append((comment[0].upper() + comment[1:], []))
        else:
            found[-1][1].append(Fault[name])
    assert sum(len(faults) for _, faults in found) == len(Fault)
    return found


def draw(folder: Path) -> None:
    """Draw every example as an SVG file."""
    folder.mkdir(parents=True, exist_ok=True)
    for fault in Fault:
        picture = _picture_of_position(fault) if fault in OF_POSITIONS else _picture_of_turn(cases()[fault])
        target = folder / f"{fault}.svg"
        if not target.exists() or target.read_text("utf-8") != picture:  # an unchanged file is not read again
            target.write_text(picture, "utf-8")


def _picture_of_turn(case: Case) -> str:
    turn = shuto.parse_turn(case.bad)
    built = isinstance(turn, (shuto.Extend, shuto.OffRamp, shuto.PlaceComponent))
    return plan(case.here(), size=WIDTH, ghost=turn if built else None)


def _picture_of_position(fault: Fault) -> str:
    """The position as stated; the columns that the fault names have a ring. The legend shows the supplies."""
    stated = _stated(fault)
    position, findings = raise_all(stated)
    position = replace(position, course=course_of(stated, position.game, position.table))
    named = {piece.id for one in findings if one.fault is fault for piece in one.pieces if piece.kind == "column"}
    return plan(position, size=WIDTH, options=Options(marks=dict.fromkeys(named, Mark(1.0))))


def page(folder: str) -> str:
    """A section for each fault; the pictures are in that folder."""
    parts = []
    for title, faults in groups():
        parts.append(f"## {title}")
        parts += [_of_position(fault, folder) if fault in OF_POSITIONS else _of_turn(fault, folder) for fault in faults]
    return "\n\n".join(parts)


def _of_turn(fault: Fault, folder: str) -> str:
    case = cases()[fault]
    position = case.here()
    found = next(one for one in shuto.judge(position, shuto.parse_turn(case.bad)).findings if one.fault is fault)
    near = "legal" if not case.still else "without this fault"
    return "\n\n".join(
        [
            *_head(fault, found),
            f"Example, in {code(position.game.edition.id)}: {code(case.bad)}. Near miss, {near}: {code(case.near)}.",
            f"![Example of {fault}]({folder}/{fault}.svg)",
        ]
    )


def _of_position(fault: Fault, folder: str) -> str:
    found = next(one for one in shuto.examine(_stated(fault)) if one.fault is fault)
    return "\n\n".join(
        [
            *_head(fault, found),
            "Example, a position:",
            f"```text\n{_text(fault)}\n```",
            f"![Example of {fault}]({folder}/{fault}.svg)",
        ]
    )


def _text(fault: Fault) -> str:
    return f"shuto-position 1 {POSITIONS[fault]}"


def _stated(fault: Fault) -> Snapshot:
    return shuto.load_snapshot(_text(fault).encode())


def _head(fault: Fault, found: Finding) -> list[str]:
    clause = CLAUSE_OF[fault]
    rule = f"Rule: {say('en', f'clause-{clause.value}').lower()}. {_sections(clause)}"
    return [f"### {fault}", f"> {found.text('en')}", rule]


def _sections(clause: Clause) -> str:
    books = [load_edition(name) for name in EDITION_IDS]
    found = [f"{code(book.id)} § {book.section(clause)}" for book in books if book.section(clause)]
    return f"In the books: {', '.join(found)}." if found else "No rulebook says this: it is our ruling."

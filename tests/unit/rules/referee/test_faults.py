"""Every fault: a turn that has it, a near miss, the mm by which it fails, and the words for it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from shuto.rules.pieces import PieceRef
from shuto.rules.play import play
from shuto.rules.referee.faults import CLAUSE_OF, FAULTS, NUMBER_OF, OF_POSITIONS, Fault
from shuto.rules.referee.naming.wording import piece_text
from shuto.rules.referee.verdict import Finding, IllegalTurnError, Verdict
from shuto.text import LANGUAGES, say
from tables import judged
from unit.rules.referee.fault_cases import building, cars, city, in_the_way, turns
from unit.rules.referee.fault_cases.case import Case, Scene

CASES = (*building.CASES, *in_the_way.CASES, *cars.CASES, *turns.CASES, *city.CASES)

every_case = pytest.mark.parametrize("case", CASES, ids=str)

# Values of a finding that its sentence does not mention: the mm of a loop, and the base point.
GAP_UNSAID = {Fault.CLOSES_LOOP}
PIECES_UNSAID = {Fault.OUT_OF_REACH, Fault.OFF_TABLE, Fault.LIE_LENGTH, Fault.CAR_NOT_ON_ROAD, Fault.OFF_RAMP_HEIGHT}


@cache
def bad(case: Case) -> Verdict:
    """The verdict on the faulty turn of the case."""
    return judged(case.here(), case.bad)


def found(case: Case) -> Finding:
    """The finding that the case is about."""
    findings = [one for one in bad(case).findings if one.fault is case.fault]
    named = [one for one in findings if tuple(piece.id for piece in one.pieces) == case.pieces]
    assert named, findings
    return named[0]


def test_no_fault_is_forgotten() -> None:
    assert {case.fault for case in CASES} == set(Fault) - OF_POSITIONS


def test_every_fault_that_is_a_matter_of_millimetres_is_measured() -> None:
    measured = {case.fault for case in CASES if case.gap is not None}
    assert measured == {case.fault for case in CASES if found(case).gap is not None}


@every_case
def test_the_turn_has_the_fault(case: Case) -> None:
    verdict = bad(case)
    assert not verdict
    assert not verdict.legal
    assert case.fault in verdict.faults
    assert set(verdict.faults) == {case.fault, *case.others}


@every_case
def test_the_near_miss_does_not_have_it(case: Case) -> None:
    verdict = judged(case.here(), case.near)
    assert case.fault not in verdict.faults
    assert set(verdict.faults) == set(case.still)
    assert bool(verdict) == (not case.still)


@every_case
def test_by_how_much_and_because_of_what(case: Case) -> None:
    finding = found(case)
    if case.gap is None:
        assert finding.gap is None
    else:
        assert finding.gap == pytest.approx(case.gap, abs=0.05)


@every_case
def test_a_turn_with_it_cannot_be_played(case: Case) -> None:
    verdict = bad(case)
    with pytest.raises(IllegalTurnError) as caught:
        play(case.here(), verdict.turn)
    assert caught.value.verdict.faults == verdict.faults
    assert all(str(finding) in str(caught.value) for finding in verdict.findings)


@pytest.mark.parametrize("language", LANGUAGES)
@every_case
def test_the_sentence_names_the_gap_and_the_pieces(case: Case, language: str) -> None:
    finding = found(case)
    text = finding.text(language)
    assert text.strip()
    assert "{" not in text
    if finding.gap and finding.fault not in GAP_UNSAID:
        assert shown(finding.gap, language) in text
    if finding.fault not in PIECES_UNSAID:
        for piece in spoken(finding.pieces):
            assert piece_text(piece, language) in text
        if "turn" not in finding.args:  # its offer is notation
            assert not re.search(r"\b[crk]\d+\b", text)


def shown(gap: float, language: str) -> str:
    """A gap as the language writes numbers."""
    text = f"{round(gap, 1):g}"
    return text.replace(".", ",") if language in ("fr", "de", "it") else text


def spoken(pieces: tuple[PieceRef, ...]) -> list[PieceRef]:
    """The pieces that a sentence names: the standing ones, or the new ones if there are no others."""
    return [piece for piece in pieces if not piece.kind.startswith("new-")] or list(pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_obstacle_is_called_by_its_name(language: str) -> None:
    """A tree on the green area is a tree, in every language."""
    finding = judged(city.tree(), "c2 243.5,74.58 2").findings[0]
    assert piece_text(finding.pieces[1], language) == say(language, "component-tree")
    assert say(language, "component-tree") in finding.text(language)


@every_case
def test_it_names_the_clause_and_its_section(case: Case) -> None:
    finding = found(case)
    edition = case.here().game.edition
    assert finding.clause is CLAUSE_OF[case.fault]
    assert finding.section == edition.section(finding.clause)


@pytest.mark.parametrize(
    ("here", "line"),
    [
        (building.start, "c0 140.08,-70 2"),
        (building.start, "c0 136,-70 6j"),
        (city.before_development, "c2 181,0 2"),
        (city.before_development, "c2 175.5,0 6j"),  # on an area the column is 1.5 mm higher
        (building.start, "c0 118,-70 2 / 10.6,-70 130.18,-70"),  # the column is within reach, its road is not
    ],
)
def test_out_of_reach_says_numbers_that_add_up(here: Scene, line: str) -> None:
    """The gap is the distance at which it stands minus the distance at which it may stand."""
    findings = [one for one in judged(here(), line).findings if one.fault is Fault.OUT_OF_REACH]
    assert findings[0].gap == pytest.approx(findings[0].args["distance"] - findings[0].args["farthest"], abs=0.05)


def test_numbers_and_codes_never_change() -> None:
    assert [NUMBER_OF[fault] for fault in FAULTS] == list(range(len(Fault)))
    assert len(Fault) <= 62  # bits of a signed integer
    assert set(CLAUSE_OF) == set(Fault)
    assert str(Fault.TOUCHES_ROAD) == "touches-road"


def test_every_finding_is_listed_not_only_the_first() -> None:
    """A closed base point, a wrong height, a column too far away: all at once."""
    verdict = judged(building.closed(), "c2 200,-170 4")
    assert set(verdict.faults) == {"base-point-closed", "height-step", "out-of-reach"}

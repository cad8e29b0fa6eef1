"""The catalogues are complete, alike in every language, and say what the rules' data say."""

from __future__ import annotations

import math
import re
from importlib.resources import files
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from shuto.learn import PRACTICE, lesson_ids, load_lesson
from shuto.learn.advice import REASONS
from shuto.learn.goals import MISSES
from shuto.match.refusal import SAID
from shuto.rules.editions.clauses import OURS, SWITCH_OF, Clause
from shuto.rules.editions.edition import EDITION_IDS, load_edition, load_pieces, text_id
from shuto.rules.editions.switches import Switches
from shuto.rules.missions import MISSIONS
from shuto.rules.reasons.missing import Wanted
from shuto.rules.reasons.situation import What
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.remedies import RemedyKind
from shuto.server.hands.endings import ENDINGS
from shuto.server.wire.reactions import REACTIONS
from shuto.text import LANGUAGES, has, message_ids, say
from unit.text.messages import entries, variables
from unit.text.samples import samples

LABELS = re.findall(
    r"\S+",
    """
    legal illegal player players turn first cars gray yellow roads supply score rank mission edition rule
    finding gap crossing over under earned bonus base-point height junction off-ramp starting-ramp result
    nearest-legal compiling compiling-bots compiling-progress compiling-done ruling-ours
    list-separator facts-separator pair
    any-component any-car gap-mm total turn-count to-move column-number column-of road-between
    phase-setup phase-building phase-over switch-on switch-off switch-default
    piece-column piece-junction piece-road piece-starting-ramp piece-off-ramp piece-car piece-building piece-tower
    piece-area piece-obstacle piece-new-column piece-new-road piece-new-car
    mission-drive mission-development mission-traffic-jam mission-rainbow mission-off-ramp-airport
    mission-off-ramp-green mission-building mission-tower mission-tallest mission-stock
    crossing-earns crossing-own crossing-taken crossing-not-between-columns crossing-blocked-by-own
    crossing-no-car-left crossing-over crossing-under bonus-blocked-by-own match-halted
    turn-extend turn-junction turn-off-ramp turn-pass turn-set-aside turn-component turn-adjust turn-stop turn-resign
    turn-out-of-time
    turn-cars turn-penalty turn-taken two-sentences turn-missed-turn turn-missed-column
    hand-miss-counted hand-miss-turn hand-miss-column hand-miss-forgiven hand-missed-place
    outcome-won outcome-shared outcome-out-of-material outcome-all-cars outcome-stalemate outcome-missions
    outcome-stopped fate-fallen fate-nudged fate-displaced lesson-you
    findings-more missing-nothing missions-mine missions-of
    situation-lack situation-why-no-pass situation-can-build scored-less scored-of
    enclosure-legend enclosure-of enclosure-nothing
    noun-column noun-junction noun-road noun-off-ramp noun-car piece-where near-component over-road under-road
    in-order on-road-in-order on-off-ramp-in-order
    """,
)

FAULT_VARIABLES = {
    "not-your-turn": "player",
    "wrong-phase": "phase",
    "no-such-base-point": "",
    "base-point-closed": "",
    "already-branched": "",
    "height-step": "base_height height",
    "height-below-one": "height",
    "junction-without-gray": "",
    "junctions-off": "",
    "not-enough-gray": "have need yellow",
    "not-enough-yellow": "",
    "not-enough-roads": "",
    "not-enough-cars": "have need",
    "out-of-reach": "gap distance farthest",
    "end-sticks-out": "gap pieces",
    "lie-length": "gap",
    "off-ramp-height": "height why",
    "off-table": "gap",
    "closes-loop": "pieces",
    "car-not-earned": "earned placed",
    "car-owed": "owed placed",
    "car-does-not-fit": "pieces gap place",
    "car-not-on-road": "place gap",
    "car-would-slide": "slope steepest",
    "car-type-unavailable": "type",
    "nothing-to-take": "player",
    "pass-with-legal-build": "turn",
    "set-aside-not-allowed": "",
    "set-aside-with-legal-build": "turn",
    "off-ramp-without-columns": "missions",
    "gray-given-first": "player",
    "adjust-closed": "",
    "adjust-other-turn": "",
    "adjust-disturbs": "pieces",
    "stop-not-allowed": "",
    "component-unavailable": "component",
    "development-first": "component",
    "areas-overlap": "component pieces gap",
    "component-touches-piece": "component pieces gap",
    "buildings-overlap": "component pieces gap",
    "component-over-edge": "component pieces gap",
    "area-too-close": "component pieces gap need",
    "needs-development-area": "component",
    "development-occupied": "component pieces",
    "more-than-in-box": "kind player have need",
    "broken-highway": "what player pieces",
}
LONGEST_FAULT, LONGEST_FAULT_JA = 160, 90
IN_THE_WAY = "pieces gap"  # what all other faults are told: the pieces and by how much

# Every variable with values that lead into every variant of every message.
AFTERMATHS = ("no-seat", "other-payment", "too-poor", "named-twice", "too-many", "no-piece", "no-miss")


def switch_values() -> dict[str, tuple[str, ...]]:
    """Every switch with its words; none for switches that are numbers or on and off."""
    hints = get_type_hints(Switches)
    return {name: get_args(hints[name]) if get_origin(hints[name]) is Literal else () for name in hints}


def rule_ids() -> set[str]:
    values = switch_values()
    ids = {"rule-material-short-any-kind", "rule-goal-without-missions", "rule-allotment-for-two"}
    for clause in Clause:
        if clause in SWITCH_OF:
            ids |= {f"rule-{clause}-{value}" for value in values[SWITCH_OF[clause]]}
        else:
            ids.add(f"rule-{clause}")
    return ids


def expected_ids() -> set[str]:
    shapes = load_pieces()
    props = {prop.name for component in shapes.components.values() for prop in component.props}
    values = switch_values()
    return (
        {f"fault-{fault}" for fault in Fault}
        | {f"clause-{clause}" for clause in Clause}
        | rule_ids()
        | {f"edition-{edition}{part}" for edition in EDITION_IDS for part in ("", "-about")}
        | {f"component-{name}" for name in {*shapes.components, *props}}
        | {f"car-{name}" for name in shapes.car.lengths}
        | {f"switch-{name}" for name in values}
        | {f"switch-{name}-{value}" for name, words in values.items() for value in words}
        | set(LABELS)
        | {f"aftermath-{code}" for code in AFTERMATHS}
        | {f"reaction-{one}" for one in REACTIONS}
        | {f"hand-{code}" for code in (*SAID, *ENDINGS)}
        | {message for name in (*lesson_ids(), PRACTICE) for message in load_lesson(name).messages()}
        | {f"lesson-miss-{miss}" for miss in MISSES}
        | {f"advice-{reason}" for reason in REASONS}
        | {f"remedy-{kind}" for kind in get_args(RemedyKind)}
        | {f"situation-{what}" for what in get_args(What)}
        | {f"missing-{what}" for what in get_args(Wanted)}
        | {f"scored-{mission}" for mission in MISSIONS}
        | {
            message
            for message in entries("en")
            if message.startswith(
                (
                    "cli-",
                    "draw-",
                    "web-",
                    "rules-",
                    "example-",
                    "misread-",
                    "learn-",
                    "ending-",
                    "place-",
                    "share-",
                    "plot-",
                    "home-",
                    "wreck-",
                    "people-",
                    "lobby-",
                    "rating-",
                    "clock-",
                )
            )
        }  # checked beside their users
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_no_other(language: str) -> None:
    assert message_ids(language) == expected_ids()
    assert set(entries(language)) == message_ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: str) -> None:
    for message in entries(language):
        assert variables(language, message) == variables("en", message), message


@pytest.mark.parametrize("fault", Fault)
def test_a_fault_needs_only_what_it_is_told(fault: Fault) -> None:
    assert variables("en", f"fault-{fault}") == set(FAULT_VARIABLES.get(fault.value, IN_THE_WAY).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message in entries(language):
        for args in samples(variables(language, message)):
            text = say(language, message, **args)
            assert text or message == "piece-where"  # most names need nothing after them
            assert not re.search(r"[{}$\u2068\u2069]|\?\?\?", text), (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_shown_with_one_decimal_at_most(language: str) -> None:
    for message in entries(language):
        for args in samples(variables(language, message)):
            text = say(language, message, **args).replace("120,40", "")
            assert not re.search(r"\d[.,]\d\d", text), (message, text)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_prose_is_translated(language: str) -> None:
    for message, entry in entries(language).items():
        if message.startswith(("fault-", "rule-")):
            assert not entry.equals(entries("en")[message]), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_faults_are_short(language: str) -> None:
    for message in entries(language):
        limit = 4 if message.startswith("rule-") else 3
        if not message.startswith(("rule-", "fault-")):
            continue
        for args in samples(variables(language, message)):
            sentences = re.findall(r"[.!?](?=\s|$)|[。！]", say(language, message, **args))
            assert len(sentences) <= limit, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_read_at_a_glance(language: str) -> None:
    for message in entries(language):
        if message.startswith("fault-"):
            for args in samples(variables(language, message)):
                said = say(language, message, **{**args, "pieces": "", "turn": ""})  # however many pieces are named
                assert len(said) <= (LONGEST_FAULT_JA if language == "ja" else LONGEST_FAULT), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_its_unit(language: str) -> None:
    for message in entries(language):
        for args in samples(variables(language, message)):
            text = say(language, message, **args)
            assert not re.search(r"\d (?:mm|s|°|mN|%|％)(?!\w)", text), (message, text)
            assert language != "ja" or not re.search(r"\d\u00a0(?:mm|s|°|mN|%)", text), (message, text)


def test_a_sign_stays_with_its_word_in_french() -> None:
    for message in entries("fr"):
        for args in samples(variables("fr", message)):
            text = say("fr", message, **args)
            assert not re.search(r"\w [:;?!](?:\s|$)", text), (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_is_called_by_its_id(language: str) -> None:
    for message in entries(language):
        for args in samples(variables(language, message)):
            assert not re.search(r"\b[crk]\d+\b", say(language, message, **{**args, "turn": ""})), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_rulings_are_said_to_be_ours(language: str) -> None:
    named = {message for message in rule_ids() if "Shuto" in say(language, message)}
    assert {re.sub(r"^rule-(stalemate).*", r"rule-\1", message) for message in named} == {
        f"rule-{clause}" for clause in OURS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_is_told_in_two_lines(language: str) -> None:
    for edition in EDITION_IDS:
        assert len(say(language, f"edition-{edition}-about").splitlines()) == 2


@pytest.mark.parametrize("edition_id", EDITION_IDS)
def test_every_clause_of_every_edition_can_be_read(edition_id: str) -> None:
    edition = load_edition(edition_id)
    for clause in Clause:
        assert has(text_id(clause, edition.switches))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_rules_are_those_of_the_data(language: str) -> None:
    shapes = load_pieces()
    editions = [load_edition(edition) for edition in EDITION_IDS]
    allotments = {allotment for edition in editions for allotment in edition.allotments.values()}
    road, column, area = shapes.road, shapes.column, shapes.area
    reach = [math.sqrt(road.length**2 - (steps * column.disc_height) ** 2) for steps in (0, 1, 5)]
    assert 11 * column.disc_height < road.length <= 12 * column.disc_height
    stated: dict[str, list[float]] = {
        "rule-allotment": [n for a in allotments for n in (a.cars, a.gray, a.yellow, a.roads)],
        "rule-starting-ramp": [edition.start_gap for edition in editions],
        "rule-road": [road.length, road.width, road.thickness],
        "rule-column-place": [r + side for r in reach for side in (-2 * column.radius, 2 * column.radius)],
        "rule-road-ends": [column.radius],
        "rule-shared-top": [road.thickness],
        "rule-table-edge": [shapes.table.width, shapes.table.depth],
        "rule-car-place": [shapes.car.steepest],
        "rule-areas": [area.thickness],
        "rule-obstacles-city": [area.development_distance],
        "rule-missions": [edition.mission_switches["cars"] for edition in editions if edition.has_missions],
    }
    for message, numbers in stated.items():
        said = {float(n.replace(",", ".")) for n in re.findall(r"\d+(?:[.,]\d)?", say(language, message))}
        assert {round(float(n), 1) for n in numbers} <= said, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_within_one_kind_differ(language: str) -> None:
    for kind in ("car-", "component-", "edition-"):
        names = [say(language, message) for message in sorted(entries(language)) if message.startswith(kind)]
        assert len(set(names)) == len(names)


def test_a_piece_has_one_name_in_japanese() -> None:
    catalogues = sorted((files("shuto.text") / "ja").iterdir(), key=str)
    assert [one.name for one in catalogues if "駒" in one.read_text("utf-8")] == []  # コマ everywhere

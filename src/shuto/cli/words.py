"""Steps, supplies and outcomes in words, from the text catalogues."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from shuto.cli.show import BAD, STRONG, Output, seat_style
from shuto.cli.views import player_name
from shuto.rules.editions.clauses import OURS
from shuto.rules.ids import PieceId
from shuto.rules.missions import MISSIONS, score_sheets
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departures, ending_messages, place_text, places
from shuto.rules.records.record import Stage
from shuto.rules.referee.naming.wording import standing_text
from shuto.rules.referee.naming.wording import turn_text as in_words
from shuto.rules.referee.verdict import Crossing, Finding, Verdict
from shuto.rules.turn import Aftermath, Fallen, Nudged, Resign, Turn
from shuto.text import listed


def turn_text(out: Output, position: Position, turn: Turn, seat: int) -> str:
    """A turn as a sentence."""
    return in_words(turn, player_name(position, seat), out.language)


def road_text(out: Output, position: Position, crossing: Crossing) -> str:
    """A crossed road, named as in findings."""
    return standing_text(position, crossing.road, out.language)


def stage_line(out: Output, stage: Stage) -> Text:
    """A legal step on one line: the turn, what it crosses and places, and what fell."""
    parts: list[Text] = []
    turn, verdict = stage.step.turn, stage.verdict
    if turn is not None and verdict is not None:
        parts.append(Text(turn_text(out, stage.before, turn, verdict.seat), style=seat_style(verdict.seat)))
        parts += [Text(text) for text in _deeds(out, stage.before, verdict)]
    if stage.step.aftermath is not None:
        parts += _fall_parts(out, stage, stage.step.aftermath)
    parts += [Text(text, style=STRONG) for text in _leavings(out, stage)]
    return Text(out.say("cli-parts-separator")).join(parts)


def _deeds(out: Output, position: Position, verdict: Verdict) -> list[str]:
    """The crossings, cars and taken discs of a turn in words."""
    parts = []
    separator = out.say("list-separator")
    for over, message in ((True, "cli-over"), (False, "cli-under")):
        roads = [road_text(out, position, cross) for cross in verdict.crossings if cross.over is over]
        if roads:
            parts.append(out.say(message, pieces=separator.join(roads)))
    if verdict.earned or verdict.cars:
        parts.append(out.say("turn-cars", count=len(verdict.cars)))
    for take in verdict.takes:
        taker, owner = player_name(position, verdict.seat), player_name(position, take.owner)
        parts.append(out.say("turn-taken", taker=taker, owner=owner))
    return parts


def _fall_parts(out: Output, stage: Stage, aftermath: Aftermath) -> list[Text]:
    """An aftermath in words: what was knocked over, and what that costs."""
    position = stage.after or stage.before
    fallen = [_pieces(out, position, one) for one in aftermath.fallen]
    nudged = [out.say("cli-moved", piece=_pieces(out, position, one), gap=one.shift) for one in aftermath.nudged]
    player = player_name(position, aftermath.by)
    pieces = out.say("list-separator").join(fallen + nudged)
    parts = [] if aftermath.missed is None else [out.say(f"turn-missed-{aftermath.missed}", player=player)]
    if pieces or not parts:
        parts.append(out.say("cli-fallen", player=player, pieces=pieces or "–"))
    for paid in stage.paid:
        payer, owner = player_name(position, paid.payer), player_name(position, paid.owner)
        parts.append(out.say("turn-penalty", payer=payer, owner=owner, count=paid.columns))
    if aftermath.forgiven:
        parts.append(out.say("cli-forgiven"))
    return [Text(part, style=BAD) for part in parts]


def _pieces(out: Output, position: Position, one: Fallen | Nudged) -> str:
    name = standing_text(position, PieceId(one.piece), out.language)
    return name if one.count is None else out.say("cli-part", piece=name, count=one.count)


def _leavings(out: Output, stage: Stage) -> list[str]:
    """Who placed all cars, and who ran out of material, with this step."""
    if stage.after is None:
        return []
    gone = set(stage.before.still_in) - set(stage.after.still_in)
    if isinstance(stage.step.turn, Resign):  # the turn itself says who left
        gone.discard(stage.verdict.seat if stage.verdict is not None else -1)
    parts = []
    for seat in sorted(gone):
        finished = stage.after.supply(seat).cars == 0
        message = "outcome-all-cars" if finished else "outcome-out-of-material"
        parts.append(out.say(message, player=player_name(stage.after, seat)))
    return parts


def supply_table(out: Output, position: Position, *, small: bool = False) -> Table:
    """The supplies of all players; after the end also rank and score. The small version fits next to a sketch."""
    outcome = position.outcome
    missions = position.game.switches.missions
    headings = ["player", "cars", "gray", "yellow", "roads"]
    words = [out.say(heading) for heading in headings]
    if small:
        words[0] = ""
    else:
        words.append(out.say("cli-placed"))
    if missions:
        words.append(out.say("score"))
    if outcome is not None:
        words.append(out.say("rank"))
    table = out.table(*words, title=out.say("supply"), right=range(1, len(words)), small=small)
    scores = [sheet.total for sheet in score_sheets(position)] if missions else []
    for seat, name in enumerate(position.game.players):
        supply = position.supply(seat)
        numbers = [supply.cars, supply.gray, supply.yellow, supply.roads]
        numbers += [] if small else [position.cars_placed(seat)]
        numbers += [scores[seat]] if missions else []
        numbers += [outcome.rank(seat)] if outcome is not None else []
        table.add_row(Text(name, style=seat_style(seat)), *map(str, numbers))
    return table


def score_table(out: Output, position: Position) -> Table:
    """The mission score sheets, side by side."""
    table = out.table(
        out.say("mission"), *position.game.players, title=out.say("score"), right=range(1, 1 + position.game.seats)
    )  # fmt: skip
    sheets = score_sheets(position)
    for mission in MISSIONS:
        points = [sheet.points[mission] for sheet in sheets]
        table.add_row(out.say(f"mission-{mission}"), *(str(point) if point else "·" for point in points))
    table.add_section()
    table.add_row(
        Text(out.say("total"), style=STRONG),
        *(Text(str(sheet.total), style=f"{STRONG} {seat_style(sheet.seat)}") for sheet in sheets),
    )
    return table


def outcome_lines(out: Output, position: Position, left: Departures | None = None) -> list[Text]:
    """Who won, why the game is over, and why each player has their place; or whose turn it is.

    `left`: who left the game, and when; not needed under mission rules.
    """
    outcome = position.outcome
    if outcome is None:
        mover = position.to_move
        assert mover is not None
        phase = out.say(f"phase-{position.phase}")
        to_move = out.say("cli-to-move", player=position.game.players[mover])
        return [Text(out.say("pair", name=phase, value=to_move), style=STRONG)]
    names = [position.game.players[seat] for seat in outcome.winners]
    if len(names) == 1:
        lines = [out.say("outcome-won", player=names[0])]
    else:
        lines = [out.say("outcome-shared", players=listed(out.language, names))]
    lines += [out.say(message) for message in ending_messages(outcome)]
    ranked = [
        Text.assemble((f"{one.place}.", seat_style(one.seat)), " ", place_text(position, one, out.language))
        for one in places(position, left or {})
    ]
    return [*(Text(line, style=STRONG) for line in lines), *ranked]


def rule_text(out: Output, finding: Finding) -> Text:
    """The rule a finding breaks: section and title."""
    title = out.say(f"clause-{finding.clause.value}")
    return Text.assemble((section_text(out, finding), STRONG), " ", title)


def section_text(out: Output, finding: Finding) -> str:
    """The section of the rulebook; for other rules, their source: our ruling or a house rule."""
    if finding.section:
        return f"§ {finding.section}"
    return out.say("ruling-ours" if finding.clause in OURS else "rules-house-rule")

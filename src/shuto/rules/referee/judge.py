"""The referee: judge any turn in any position and report everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from shuto.rules.ids import PieceId
from shuto.rules.kernels.course import FINISHED, IN, OVER, PHASE, PLAYING, SETUP, STATUS
from shuto.rules.position import PHASES, Position, Window
from shuto.rules.records.notation import format_turn
from shuto.rules.referee.builds import judge_build, standing_ref
from shuto.rules.referee.components import judge_component
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.findings import finding
from shuto.rules.referee.naming.marks import marked
from shuto.rules.referee.verdict import Finding, Verdict
from shuto.rules.turn import Adjust, Build, Extend, OffRamp, Pass, PlaceComponent, Resign, SetAside, Stop, Turn


def judge(position: Position, turn: Turn) -> Verdict:
    """The verdict on a turn: every finding; for a legal turn also crossings, cars and where the road lies."""
    return with_marks(position, _judge(position, turn))


def with_marks(position: Position, verdict: Verdict) -> Verdict:
    """The verdict with what tells the pieces in its findings from others, for their names."""
    if verdict.legal:
        return verdict
    findings = (replace(one, pieces=tuple(marked(position, ref) for ref in one.pieces)) for one in verdict.findings)
    return msgspec.structs.replace(verdict, findings=tuple(findings))


def _judge(position: Position, turn: Turn) -> Verdict:
    if isinstance(turn, Adjust):
        return _judge_adjust(position, turn)
    if isinstance(turn, Resign):
        return _judge_resign(position, turn)
    seat, findings = _whose_turn(position, turn)
    wanted = SETUP if isinstance(turn, PlaceComponent) else PLAYING
    if position.course.game[PHASE] != wanted:
        phase = PHASES[position.course.game[PHASE]]
        return Verdict(turn, seat, (finding(position, Fault.WRONG_PHASE, phase=phase),))
    if isinstance(turn, (Extend, OffRamp)):
        verdict = judge_build(position, turn, seat)
    elif isinstance(turn, PlaceComponent):
        verdict = judge_component(position, turn, seat)
    else:
        verdict = Verdict(turn, seat, _JUDGES[type(turn)](position, seat))
    if findings:
        return Verdict(turn, seat, findings + verdict.findings, verdict.crossings, lie=verdict.lie)
    return verdict


def _whose_turn(position: Position, turn: Turn) -> tuple[int, tuple[Finding, ...]]:
    """The seat that a turn is for, and a finding if it is another player's turn."""
    mover = position.to_move
    if turn.player is None or turn.player == mover or mover is None:
        return (mover if mover is not None else turn.player or 0), ()
    name = position.game.players[mover]
    seat = turn.player if 0 <= turn.player < position.game.seats else mover
    return seat, (finding(position, Fault.NOT_YOUR_TURN, player=name),)


def _judge_pass(position: Position, seat: int) -> tuple[Finding, ...]:
    legal = _legal_build(position, seat)
    if legal is None and not position.game.switches.missions:
        return ()
    instead = SetAside() if legal is None else legal
    return (finding(position, Fault.PASS_WITH_LEGAL_BUILD, turn=format_turn(instead)),)


def _judge_set_aside(position: Position, seat: int) -> tuple[Finding, ...]:
    if not position.game.switches.missions:
        return (finding(position, Fault.SET_ASIDE_NOT_ALLOWED),)
    legal = _legal_build(position, seat)
    if legal is None:
        return ()
    return (finding(position, Fault.SET_ASIDE_WITH_LEGAL_BUILD, turn=format_turn(legal)),)


def _legal_build(position: Position, seat: int) -> Build | None:
    """A build that a player must play instead of passing or setting a road aside; None if there is none."""
    from shuto.rules.kernels.material import is_out_of_material
    from shuto.rules.referee.survey import find_legal

    if position.game.switches.missions:
        nothing = position.supply(seat).columns == 0  # then a road may be set aside even if a build is legal
    else:
        nothing = is_out_of_material(position.table, position.game.law, seat)
    return None if nothing else find_legal(position, seat)


def _judge_stop(position: Position, seat: int) -> tuple[Finding, ...]:
    won = any(position.course.players[other, STATUS] == FINISHED for other in range(position.game.seats))
    if won and position.to_move == seat and position.game.switches.all_cars_out == "may-play-on":
        return ()
    return (finding(position, Fault.STOP_NOT_ALLOWED),)


def _judge_resign(position: Position, turn: Resign) -> Verdict:
    """A player may resign at any time, also out of turn, unless they are no longer in the game."""
    seat, findings = _whose_turn(position, turn)
    if position.course.game[PHASE] == OVER:
        return Verdict(turn, seat, (finding(position, Fault.WRONG_PHASE, phase="over"),))
    still_in = seat == turn.player and position.course.players[seat, STATUS] == IN
    return Verdict(turn, seat, () if still_in else findings)


_JUDGES: dict[type, Callable[[Position, int], tuple[Finding, ...]]] = {
    Pass: _judge_pass,
    SetAside: _judge_set_aside,
    Stop: _judge_stop,
}


def _judge_adjust(position: Position, adjust: Adjust) -> Verdict:
    """Judge an adjusted turn in the position before it. The steps since must stay legal."""
    from shuto.rules.play import Disturbed, adjusted_build, play_adjusted

    window = open_window(position, adjust)
    if window is None:
        seat = adjust.player if adjust.player is not None else position.to_move or 0
        return Verdict(adjust, seat, (finding(position, Fault.ADJUST_CLOSED),))
    seat = window.seat
    if adjust.turn.player not in (None, seat) or not _same_build(window.turn, adjust.turn):
        return Verdict(adjust, seat, (finding(position, Fault.ADJUST_OTHER_TURN),))
    turn = adjusted_build(adjust)
    verdict = judge_build(window.before, turn, seat)
    findings = verdict.findings
    if not findings:
        outcome = play_adjusted(window, turn)
        if isinstance(outcome, Disturbed):
            named = (standing_ref(position, PieceId(one.id)) if one.kind == "piece" else one for one in outcome.pieces)
            findings = (finding(position, Fault.ADJUST_DISTURBS, tuple(named)),)
    return msgspec.structs.replace(verdict, turn=adjust, seat=seat, findings=findings)


def open_window(position: Position, adjust: Adjust) -> Window | None:
    """The latest build of the adjusting player (by default, of the last builder) that may still be adjusted."""
    if position.course.game[PHASE] == OVER:
        return None
    for window in reversed(position.windows):
        if adjust.player is None or window.seat == adjust.player:
            return window
    return None


def _same_build(one: Build, other: Build) -> bool:
    """Whether two builds differ only in what may be adjusted: base point, kind and height must be the same."""
    if isinstance(one, Extend) and isinstance(other, Extend):
        return (one.base, one.height, one.junction) == (other.base, other.height, other.junction)
    return type(one) is type(other) and one.base == other.base

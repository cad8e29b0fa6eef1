"""Bills are paid at the price of the edition, in either colour, as far as the supply lasts, or forgiven by all."""

from __future__ import annotations

import numpy as np
import pytest

from shuto.match import events
from shuto.match.commands import Forgive, Knock, Landing, Pay, Play, Undo
from shuto.match.events import Fell, TakenBack
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.settings import HandSettings
from shuto.match.showing.table import table_view
from shuto.rules.kernels.layout import GRAY, ROADS, YELLOW
from shuto.rules.referee.survey import sample_turns
from shuto.rules.turn import Aftermath, Extend, Fallen, Nudged, Pass, Payment
from unit.match.by_hand import DOWN, FIRST, SECOND, again, code_of, happen, opened


@pytest.mark.parametrize(
    ("edition", "columns"),
    [("second-edition", 3), ("four-player-fr", 3), ("four-player-de", 3), ("two-player-2024", 1), ("rainbow-city", 1)],
)
def test_fall_is_paid_after_the_build_at_the_price_of_the_edition(edition: str, columns: int) -> None:
    match, log = opened(edition)
    x = -120.0 if edition == "second-edition" else -115.0
    turn = Extend(base=0, x=x, y=-40.0, height=2)
    before = [match.position.supply(seat) for seat in (0, 1)]
    fell = happen(match, log, match.land(Landing(turn, "r2", DOWN, (1,)), 0))
    assert isinstance(fell, Fell)
    assert match.position.turns_played == 0
    for command, seat in ((Play(2, turn), 0), (Knock(2, DOWN), 0), (Undo(2), 0), (Play(2, SECOND), 1)):
        assert code_of(match, command, seat) == "bill-pending"
    assert code_of(match, Pay(2), 1) == "not-your-seat"
    assert code_of(match, Pay(2, (Payment(1, columns + 1),)), 0) == "bad-aftermath"
    loaded = again(log)
    view = table_view(loaded).status.bill
    assert view is not None
    assert (view.seat, view.fallen, view.pays) == (0, ("c1", "r1", "k1"), (Payment(1, columns),))
    happen(loaded, log, loaded.decide(Pay(2), 0))
    after = [loaded.position.supply(seat) for seat in (0, 1)]
    assert after[0].gray == before[0].gray - 2 - columns
    assert after[1].gray == before[1].gray + columns
    assert (loaded.bill, loaded.position.to_move) == (None, 1)
    assert loaded.history.recorder.steps[0].aftermath is not None


def test_payer_can_pay_in_yellow() -> None:
    match, log = opened("four-player-fr")
    happen(match, log, match.land(Landing(FIRST, "r2", DOWN), 0))
    yellow = [match.position.supply(seat).yellow for seat in (0, 1)]
    happen(match, log, match.decide(Pay(2, (Payment(1, 1, 2),)), 0))
    assert [match.position.supply(seat).yellow for seat in (0, 1)] == [yellow[0] - 2, yellow[1] + 2]
    assert again(log).position == match.position


def test_own_pieces_cost_nothing_and_an_empty_supply_pays_nothing() -> None:
    match, log = opened()
    own = Aftermath(0, (Fallen("c0"), Fallen("r0")))
    assert happen(match, log, match.land(Landing(FIRST, "r2", own), 0)) == events.Play(0, FIRST, own)
    assert match.land(Landing(None, "r3", Aftermath(1, (Fallen("c1"),))), 1) is None
    match, log = opened()
    match.position.table.supplies[0, GRAY] = 2  # just enough for the build
    match.position.table.supplies[0, YELLOW] = 0
    assert isinstance(match.land(Landing(FIRST, "r2", DOWN), 0), events.Play)


@pytest.mark.parametrize(("gray", "yellow", "owed"), [(3, 0, 3), (2, 0, 2), (1, 1, 2), (0, 1, 1)])
def test_payer_owes_at_most_what_is_left_after_the_build(gray: int, yellow: int, owed: int) -> None:
    match, log = opened("four-player-fr")
    match.position.table.supplies[0, GRAY] = gray + 2  # two for the column of the build
    match.position.table.supplies[0, YELLOW] = yellow
    his = match.position.supply(1).columns
    happen(match, log, match.land(Landing(FIRST, "r2", DOWN), 0))  # three of Bob's pieces fall
    view = table_view(match).status.bill
    assert view is not None
    assert [(pay.owner, pay.gray + pay.yellow) for pay in view.pays] == [(1, owed)]
    assert code_of(match, Pay(2, (Payment(1, gray + 1, yellow),)), 0) == "bad-aftermath"
    happen(match, log, match.decide(Pay(2), 0))
    assert match.position.supply(0).columns == gray + yellow - owed
    assert match.position.supply(1).columns == his + owed


def test_payer_who_is_short_pays_the_owners_in_turn_from_the_left() -> None:
    match, log = opened("four-player-de", seats=4)
    (turn,) = sample_turns(match.position, np.random.default_rng(1))
    assert isinstance(turn, Extend)
    match.position.table.supplies[0, GRAY] = turn.height + 2
    match.position.table.supplies[0, YELLOW] = 0 if not turn.junction else 1
    fallen = Aftermath(0, (Fallen("c3"), Fallen("r3"), Fallen("c1"), Fallen("r1"), Fallen("c2")))
    left = match.position.supply(0).columns - turn.height
    happen(match, log, match.land(Landing(turn, "r4", fallen), 0))
    view = table_view(match).status.bill
    assert view is not None
    assert left in (2, 3)
    assert [(pay.owner, pay.gray + pay.yellow) for pay in view.pays] == [(1, 1), (2, 1), (3, 1)][:left]


def test_after_paying_for_a_failed_carry_the_player_tries_again() -> None:
    match, log = opened("four-player-fr")
    fell = happen(match, log, match.land(Landing(None, "r2", Aftermath(0, (Fallen("c1"), Fallen("r2"))), (1,)), 0))
    assert fell == Fell(0, Aftermath(0, (Fallen("c1"),)), carries=(1,))  # r2 is not on the table
    view = table_view(match).status.bill
    assert view is not None
    assert view.carry == 1
    paid = happen(match, log, match.decide(Pay(2), 0))
    assert paid == events.Play(0, None, Aftermath(0, (Fallen("c1"),), pays=(Payment(1, 1),)), (1,))
    assert match.position.to_move == 0
    happen(match, log, match.land(Landing(FIRST, "r2", Aftermath(0), (2,)), 0))
    assert again(log).history.carries == [(1,), (2,)]


def test_bill_is_forgiven_only_if_all_people_agree() -> None:
    match, log = opened("four-player-fr", seats=3, bot=True)
    (turn,) = sample_turns(match.position, np.random.default_rng(1))
    happen(match, log, match.land(Landing(turn, "r3", Aftermath(0, (Fallen("c1"),))), 0))
    before = match.position.supply(1)
    assert happen(match, log, match.decide(Forgive(2, True), 0)) == events.Forgive((0,))
    assert happen(match, log, match.decide(Forgive(3, False), 1)) == events.Forgive((1,), agree=False)
    assert happen(match, log, match.decide(Forgive(4, True), 1)) == events.Forgive((1,))
    loaded = again(log)
    view = table_view(loaded).status.bill
    assert view is not None
    assert view.forgiven_by == (1,)
    done = happen(loaded, log, loaded.decide(Forgive(5, True), 0))  # the bot is not asked
    assert isinstance(done, events.Play)
    assert done.aftermath is not None
    assert done.aftermath.forgiven
    assert loaded.position.supply(1) == before
    asked = loaded.decide(Undo(loaded.revision), 0)
    assert not isinstance(asked, TakenBack)  # an undo needs consent


def test_people_can_forgive_at_the_same_revision() -> None:
    """Answers sent at the same revision all count, but an answer to one bill does not count for the next."""
    match, log = opened("four-player-fr", seats=3, bot=True)
    assert code_of(match, Forgive(0, True), 0) == "stale"
    happen(match, log, match.land(Landing(None, "r3", Aftermath(0, (Fallen("c1"),))), 0))
    happen(match, log, match.decide(Forgive(2, True), 0))
    assert isinstance(happen(match, log, match.decide(Forgive(2, True), 1)), events.Play)
    happen(match, log, match.land(Landing(None, "r3", Aftermath(0, (Fallen("c1"),))), 0))
    for revision in (2, 3, 4, 6):
        assert code_of(match, Forgive(revision, True), 1) == "stale"
    happen(match, log, match.decide(Forgive(5, False), 1))
    assert isinstance(match.decide(Pay(5), 0), events.Play)


def test_refusal_makes_earlier_agreement_stale() -> None:
    match, log = opened("four-player-fr", seats=3, bot=True)
    happen(match, log, match.land(Landing(None, "r3", Aftermath(0, (Fallen("c1"),))), 0))
    happen(match, log, match.decide(Forgive(2, False), 1))
    for here in (match, again(log)):
        assert code_of(here, Forgive(2, True), 0) == "stale"
        assert here.decide(Forgive(2, False), 0) == events.Forgive((0,), agree=False)
        assert here.decide(Forgive(3, True), 0) == events.Forgive((0,))
        assert isinstance(here.decide(Pay(2), 0), events.Play)


def test_nudging_costs_above_the_limit_of_the_table() -> None:
    shifted = Aftermath(0, (), (Nudged("c1", 2.5),))
    free, _ = opened()
    assert isinstance(free.land(Landing(FIRST, "r2", shifted), 0), events.Play)
    strict, log = opened(hand=HandSettings("steady", nudge=2.0))
    assert isinstance(happen(strict, log, strict.land(Landing(FIRST, "r2", shifted), 0)), Fell)
    less = Aftermath(0, (), (Nudged("c1", 1.5),))
    other, _ = opened(hand=HandSettings("steady", nudge=2.0))
    assert isinstance(other.land(Landing(FIRST, "r2", less), 0), events.Play)


def test_bill_during_a_build_keeps_the_placed_pieces() -> None:
    match, log = opened(hand=HandSettings("steady", "everything"))
    happen(match, log, match.land(Landing(FIRST, "c2", Aftermath(0, (Fallen("c1"), Fallen("c2", 1))), (1,)), 0))
    assert isinstance(log[-1], Fell)
    happen(match, log, match.decide(Pay(2), 0))
    loaded = again(log)
    assert loaded.begun is not None
    assert loaded.begun.placed == ("c2",)
    assert loaded.history.carries == [(1,)]
    done = happen(loaded, log, loaded.land(Landing(FIRST, "r2", Aftermath(0), (2,)), 0))
    assert done == events.Play(0, FIRST, None, (2,))


def test_build_is_put_back_if_the_payment_takes_its_material() -> None:
    match, log = opened(hand=HandSettings("steady", "everything"))
    match.position.table.supplies[0, GRAY] = 2
    match.position.table.supplies[0, YELLOW] = 0
    happen(match, log, match.land(Landing(FIRST, "c2", Aftermath(0, (Fallen("c1"),)), (1,)), 0))
    happen(match, log, match.decide(Pay(2), 0))
    assert match.begun is None


def test_player_out_of_material_plays_on_after_being_paid() -> None:
    match, log = opened("four-player-fr")
    match.position.table.supplies[1, ROADS] = 1  # Bob has material for one turn only
    happen(match, log, match.land(Landing(FIRST, "r2", Aftermath(0)), 0))
    happen(match, log, match.land(Landing(SECOND, "r3", Aftermath(1)), 1))
    assert match.position.has_last_chance(1)
    third = Extend(base=2, x=-225.0, y=-60.0, height=1)
    saved, lost = again_from(match), again_from(match)
    happen(saved, [], saved.land(Landing(third, "r4", Aftermath(0, (Fallen("r1"),))), 0))
    saved.apply(saved.decide(Pay(saved.revision), 0))
    assert saved.position.outcome is None
    assert (saved.position.to_move, saved.position.has_last_chance(1)) == (1, False)
    happen(lost, [], lost.land(Landing(third, "r4", Aftermath(0)), 0))
    assert lost.position.outcome is not None


@pytest.mark.parametrize("edition", ["two-player-2024", "rainbow-city"])
def test_player_who_passed_without_material_plays_on_after_being_paid(edition: str) -> None:
    match, log = opened(edition)
    match.position.table.supplies[1, [GRAY, YELLOW, ROADS]] = 0
    happen(match, log, match.land(Landing(FIRST, "r2", Aftermath(0)), 0))
    happen(match, log, match.decide(Play(match.revision, Pass()), 1))
    third = Extend(base=2, x=-225.0, y=-60.0, height=1)
    saved, lost = again_from(match, edition), again_from(match, edition)
    event = saved.land(Landing(None, "r3", Aftermath(0, (Fallen("r1"),))), 0)  # the carry failed, nothing is built
    assert isinstance(event, Fell)
    saved.apply(event)
    saved.apply(saved.decide(Pay(saved.revision), 0))
    built = saved.land(Landing(third, "r3", Aftermath(0)), 0)
    assert isinstance(built, events.Play)
    saved.apply(built)
    assert (saved.position.outcome, saved.position.to_move) == (None, 1)
    assert saved.position.supply(1).columns == 1
    ended = lost.land(Landing(third, "r3", Aftermath(0)), 0)
    assert isinstance(ended, events.Play)
    lost.apply(ended)
    assert lost.position.outcome is not None


def again_from(match: Match, edition: str = "four-player-fr") -> Match:
    """An independent copy of a match. It shares the position, which is immutable."""
    copy, _ = opened(edition)
    copy.history.recorder.position, copy.revision = match.history.recorder.position, match.revision
    return copy


def test_after_two_refusals_to_forgive_the_bill_is_paid() -> None:
    match, log = opened("two-player-2024")
    happen(match, log, match.land(Landing(FIRST, "r2", DOWN), 0))
    happen(match, log, match.decide(Forgive(match.revision, agree=True), 0))
    with pytest.raises(Refusal) as refusal:
        match.decide(Forgive(match.revision, agree=True), 0)
    assert refusal.value.code == "already-said"
    for _ in range(2):
        happen(match, log, match.decide(Forgive(match.revision, agree=False), 1))
    for agree in (True, False):
        with pytest.raises(Refusal) as refusal:
            match.decide(Forgive(match.revision, agree=agree), 1)
        assert refusal.value.code == "not-forgiven"
    happen(match, log, match.decide(Pay(match.revision), 0))
    assert match.bill is None

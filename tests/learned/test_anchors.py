"""The card of the anchors shows what the games of its ledger say."""

from __future__ import annotations

from shuto.bots.arena.ledger import Ledger
from training.anchors import LEDGER, PLANS, card


def test_the_ledger_has_every_game_of_the_plans_once() -> None:
    ids = [result.id for result in Ledger(LEDGER).results]
    assert sorted(ids) == sorted(spec.id for plan in PLANS for spec in plan.games())


def test_the_page_shows_the_ratings_of_these_games() -> None:
    page = LEDGER.parents[1] / "docs" / "reference" / "anchors.md"
    assert card(Ledger(LEDGER).results) in page.read_text("utf-8")

"""The results of an arena: for people a table of pairings and one of ratings, for programs one JSON document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from shuto.cli.show import QUIET, STRONG, Output
from shuto.learn.rulebook.book import changes_text
from shuto.rules.editions.edition import load_edition
from shuto.rules.editions.naming import edition_name

if TYPE_CHECKING:
    from shuto.bots.arena.game import GameResult
    from shuto.bots.arena.plan import Plan
    from shuto.bots.arena.rating import Rate, Strength

_HEADINGS = ("cli-arena-pairing", "cli-arena-games", "cli-arena-share", "cli-arena-interval")
_VERDICTS = {"accept": "cli-arena-accept", "reject": "cli-arena-reject", "go on": "cli-arena-go-on"}


class _Standing(NamedTuple):
    """The results of one edition and number of players."""

    plan: Plan
    games: int
    rates: list[Rate]
    strengths: list[Strength]

    def data(self) -> dict[str, Any]:
        pairings, ratings = [one._asdict() for one in self.rates], [one._asdict() for one in self.strengths]
        return {"games": self.games, "pairings": pairings, "ratings": ratings}


def show_standings(
    out: Output, played: Sequence[tuple[Plan, Sequence[GameResult]]], verdict: str | None = None
) -> None:
    """Print the results. If there is only one plan, its edition and number of players are left out."""
    from shuto.bots.arena.rating import rates
    from shuto.bots.arena.report import strengths

    found = [_Standing(plan, len(results), rates(results), strengths(plan, results)) for plan, results in played]
    if out.as_json:
        told = found[0].data() if len(found) == 1 else {"frames": [_plan_data(one) for one in found]}
        out.document({**told, "sprt": verdict})
        return
    for number, one in enumerate(found):
        if len(found) > 1:
            if number:
                out.line()
            _show_heading(out, one.plan)
        _show_tables(out, one)
    if verdict is not None:
        out.line(out.say(_VERDICTS[verdict]))


def _plan_data(one: _Standing) -> dict[str, Any]:
    plan = one.plan
    return {"edition": plan.edition, "players": plan.players, "house_rules": plan.house_rules, **one.data()}


def _show_heading(out: Output, plan: Plan) -> None:
    rules = f"  {changes_text(plan.house_rules, out.language)}" if plan.house_rules else ""
    name = edition_name(load_edition(plan.edition), out.language)
    players = out.say("pair", name=out.say("players"), value=plan.players)
    out.line((name, STRONG), (f"  ({plan.edition})  ", QUIET), f"{players}{rules}")


def _show_tables(out: Output, one: _Standing) -> None:
    table = out.table(*(out.say(name) for name in _HEADINGS), right=(1, 2, 3))
    for rate in one.rates:
        interval = f"{rate.low:.1%} – {rate.high:.1%}"
        table.add_row(f"{rate.one} – {rate.other}", str(rate.games), f"{rate.share:.1%}", interval)
    out.show(table)
    scale = "Elo" if one.plan.players == 2 else "openskill"
    table = out.table(out.say("cli-arena-bot"), scale, out.say("cli-arena-interval"), right=(1, 2))
    for strength in one.strengths:
        table.add_row(strength.bot, f"{strength.value:+.1f}", f"{strength.low:+.1f} – {strength.high:+.1f}")
    out.show(table)

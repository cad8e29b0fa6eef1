"""The report of an arena: one self-contained HTML file with plots."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from html import escape

import shuto
from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import Plan
from shuto.bots.arena.rating import Rate, Strength, bradley_terry, openskill_ratings, rates

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; color: #2e2c29; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem; }
th, td { text-align: right; padding: 0.3rem 0.6rem; border-bottom: 1px solid #ddd8ce; }
section { border-top: 2px solid #ddd8ce; margin-top: 3rem; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } .faint { color: #7a756c; }
"""
_WIDTH, _ROW, _LEFT, _RIGHT = 800, 34, 190, 40


def strengths(plan: Plan, results: Sequence[GameResult]) -> list[Strength]:
    """Return Elo ratings for two players, openskill ratings for more."""
    return bradley_terry(results) if plan.players == 2 else openskill_ratings(results)


def html_report(played: Sequence[tuple[Plan, Sequence[GameResult]]]) -> str:
    """Return the page: a section with results for every plan, or no sections if there is only one plan."""
    made = f"Shuto {shuto.__version__}, Python {platform.python_version()}, {platform.machine()}"
    note = f'<span class="faint">{escape(made)}</span>'
    if len(played) == 1:
        plan, results = played[0]
        body = _plan_results(plan, results, f"{_title(plan)}, ", "h2", f" {note}")
    else:
        body = f"<p>{note}</p>" + "".join(
            f"\n<section><h2>{escape(_title(plan))}</h2>\n{_plan_results(plan, results, '', 'h3')}\n</section>"
            for plan, results in played
        )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Shuto arena</title><style>{_STYLE}</style>
<h1>Shuto arena</h1>
{body}
</html>
"""


def _title(plan: Plan) -> str:
    rules = (f"{name} = {value}" for name, value in sorted(plan.house_rules.items()))
    return ", ".join([plan.edition, *rules, f"{plan.players} players"])


def _plan_results(plan: Plan, results: Sequence[GameResult], lead: str, level: str, note: str = "") -> str:
    """The results of one plan as HTML; `level` is the tag of its headings."""
    found, ranked = rates(results), strengths(plan, results)
    turns = sum(result.turns for result in results) / max(len(results), 1)
    scale = "Elo (Bradley–Terry)" if plan.players == 2 else "openskill (Plackett–Luce)"
    return f"""<p>{escape(lead + plan.shape)}: {len(results)} games, seats swapped,
seeds from {plan.seed}, {turns:.1f} turns a game.{note}</p>
<{level}>Strength: {scale}, 95 % intervals</{level}>
{_strength_plot(ranked)}
<{level}>Pairings</{level}>
{_rate_plot(found)}
{_rate_table(found)}
<{level}>Time and ends</{level}>
{_time_table(results)}
{_end_table(results)}"""


def _strength_plot(ranked: Sequence[Strength]) -> str:
    low, high = min((one.low for one in ranked), default=0.0), max((one.high for one in ranked), default=1.0)
    rows = [(one.bot, one.value, one.low, one.high, f"{one.value:+.0f}") for one in ranked]
    return _intervals(rows, low, high, None)


def _rate_plot(found: Sequence[Rate]) -> str:
    rows = [(f"{one.one} – {one.other}", one.share, one.low, one.high, f"{one.share:.0%}") for one in found]
    return _intervals(rows, 0.0, 1.0, found[0].chance if found else None)


def _intervals(
    rows: Sequence[tuple[str, float, float, float, str]], low: float, high: float, line: float | None
) -> str:
    """A plot with one row per value: a dot and its interval."""
    span = max(high - low, 1e-9)

    def at(value: float) -> float:
        return _LEFT + (value - low) / span * (_WIDTH - _LEFT - _RIGHT)

    height = _ROW * len(rows) + 10
    parts = [f'<svg viewBox="0 0 {_WIDTH} {height}" role="img">']
    if line is not None:
        parts.append(f'<line x1="{at(line):.1f}" x2="{at(line):.1f}" y1="0" y2="{height}" stroke="#c9c4b8"/>')
    for number, (name, value, start, end, text) in enumerate(rows):
        y = _ROW * number + 20
        parts.append(f'<text x="0" y="{y + 5}" font-size="15">{escape(name)}</text>')
        parts.append(
            f'<line x1="{at(start):.1f}" x2="{at(end):.1f}" y1="{y}" y2="{y}" stroke="#0072b2" stroke-width="3"/>'
        )
        parts.append(
            f'<circle cx="{at(value):.1f}" cy="{y}" r="6" fill="#d55e00"><title>{escape(text)}</title></circle>'
        )
        parts.append(f'<text x="{at(value):.1f}" y="{y - 9}" font-size="12" text-anchor="middle">{escape(text)}</text>')
    return "".join([*parts, "</svg>"])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _rate_table(found: Sequence[Rate]) -> str:
    rows = [
        (
            f"{one.one} – {one.other}", str(one.games), f"{one.share:.1%}", f"{one.low:.1%} – {one.high:.1%}",
            f"{one.chance:.0%}",
        )
        for one in found
    ]  # fmt: skip
    return _table(("pairing", "games", "first places", "95 %", "chance"), rows)


def _time_table(results: Sequence[GameResult]) -> str:
    total: dict[str, list[float]] = {}
    for result in results:
        each = max(result.turns / len(result.bots), 1.0)
        for name, seconds, slowest in zip(result.bots, result.seconds, result.slowest, strict=True):
            spent = total.setdefault(name, [0.0, 0.0, 0.0])
            spent[0], spent[1], spent[2] = spent[0] + seconds, spent[1] + each, max(spent[2], slowest)
    rows = [(name, f"{1000 * s / n:.1f} ms", f"{1000 * worst:.0f} ms") for name, (s, n, worst) in total.items()]
    return _table(("bot", "a turn", "slowest"), rows)


def _end_table(results: Sequence[GameResult]) -> str:
    ends: dict[str, int] = {}
    for result in results:
        ends[result.reason] = ends.get(result.reason, 0) + 1
    return _table(
        ("end", "games"), [(reason, str(count)) for reason, count in sorted(ends.items(), key=lambda e: -e[1])]
    )

"""`shuto arena`: bots play many games against each other; results come with confidence intervals."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from shuto.cli.cluster import Ray, Workers, cluster_problem
from shuto.cli.options import AsJson, Lang, Missions, Rules, edition_named, house_rules
from shuto.cli.problem import BAD_INPUT, LEGAL, Problem, one_line
from shuto.cli.progress import progress_bar
from shuto.cli.show import Output

if TYPE_CHECKING:
    from shuto.bots.arena.combinations import Combinations, MisfitError, TotalProgress
    from shuto.bots.arena.game import GameResult
    from shuto.bots.arena.plan import Plan
    from shuto.bots.arena.rating import Sprt


_EDITIONS, _COUNTS = ("two-player-2024",), (2,)


def arena(
    context: typer.Context,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="Two or more bots: random, greedy, thrifty, careful, …")
    ],
    edition: Annotated[
        list[str] | None,
        typer.Option(
            "--edition", metavar="EDITION", help="The edition to play. Repeatable.", show_default=", ".join(_EDITIONS)
        ),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(
            "--players",
            metavar="N",
            min=2,
            max=6,
            help="Players per game. Repeatable.",
            show_default=", ".join(map(str, _COUNTS)),
        ),
    ] = None,
    shape: Annotated[
        Literal["match", "round-robin", "ladder"],
        typer.Option("--shape", help="First bot against the others, all against all, or each against the one before."),
    ] = "match",
    pairs: Annotated[
        int, typer.Option("--pairs", metavar="N", min=1, help="Seeds per pairing; each is played with every seating.")
    ] = 50,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The first seed.")] = 0,
    missions: Missions = False,
    rule: Rules = None,
    ledger: Annotated[
        Path | None,
        typer.Option(
            "--ledger", metavar="FILE", help="Store results, one line per game; an existing file is continued."
        ),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML report with plots.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="WORSE,BETTER",
            help="Stop when a test decides between these two shares of the first bot, such as 0.5,0.6.",
        ),
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Let bots play each other, with swapped seats, common seeds and 95 % intervals."""
    from shuto.bots import UnknownBotError
    from shuto.bots.arena.cluster import ClusterError, cluster
    from shuto.bots.arena.combinations import MisfitError, TotalProgress, combine
    from shuto.bots.arena.game import BotFailedError
    from shuto.bots.arena.ledger import Ledger, LedgerError
    from shuto.bots.arena.plan import Plan
    from shuto.bots.arena.players import make_player
    from shuto.bots.arena.report import html_report
    from shuto.bots.arena.run import play_plans
    from shuto.cli.commands.standings import show_standings
    from shuto.rules.editions.edition import UnknownEditionError
    from shuto.rules.editions.switches import HouseRuleError
    from shuto.rules.game import GameError

    out = Output(context, lang, as_json)
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise Problem("bots", "name two or more different bots", BAD_INPUT)
    test = _test(sprt)
    editions, counts = [edition_named(name) for name in edition or _EDITIONS], players or _COUNTS
    rules = ({"missions": True} if missions else {}) | house_rules(rule)
    plan = Plan(tuple(bots), shape=shape, pairs=pairs, seed=seed, house_rules=rules)
    try:
        found = combine(plan, editions, counts)
        if test is not None and len(found.plans) > 1:
            raise Problem("--sprt", out.say("cli-arena-one-question"))
        progress = TotalProgress(found.plans, test)
        for name in bots:
            make_player(name)  # report an unknown name before joining a cluster
        _ready(out, report, found.plans)
        book = Ledger(ledger)
        _tell_left_out(out, found)
        if not progress.add(book.results) and progress.done < progress.total:
            with (
                _pipes_kept(),
                nullcontext() if ray is None else cluster(ray, workers) as play_games,
                progress_bar(progress.total) as reached,
            ):
                play_plans(
                    found.plans,
                    book,
                    lambda result: _watched(progress, result, reached),
                    workers,
                    play_games=play_games,
                )
        results = progress.results()
        if report is not None:
            report.write_text(html_report(results), "utf-8")
    except MisfitError as error:
        raise _misfit(out, error, counts) from None
    except ClusterError as error:
        raise cluster_problem(out, error) from None
    except (
        BotFailedError,
        UnknownBotError,
        UnknownEditionError,
        GameError,
        HouseRuleError,
        LedgerError,
        OSError,
    ) as error:
        raise Problem("arena", error) from None
    show_standings(out, results, progress.verdict)
    return LEGAL


@contextmanager
def _pipes_kept() -> Iterator[None]:
    """Ignore SIGPIPE, also after a failure: a pool that has lost a worker may write into a closed pipe to the end."""
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN) if hasattr(signal, "SIGPIPE") else None
    yield
    if before is not None:
        signal.signal(signal.SIGPIPE, before)


def _misfit(out: Output, error: MisfitError, counts: Sequence[int]) -> Problem:
    """An edition or a number of players that fits nothing else in the request, as an error message."""
    if error.edition is not None:
        asked = out.say("list-separator").join(map(str, dict.fromkeys(counts)))
        return Problem("--edition", out.say("cli-arena-no-count", edition=error.edition, counts=asked))
    return Problem("--players", out.say("cli-arena-no-edition", counts=str(error.players)))


def _tell_left_out(out: Output, found: Combinations) -> None:
    """Print skipped combinations to standard error, because they are not results."""
    if found.left_out:
        editions = dict.fromkeys(edition for edition, _ in found.left_out)
        comma = out.say("list-separator")
        counts = {one: [str(count) for edition, count in found.left_out if edition == one] for one in editions}
        listed = comma.join(f"{edition} ({comma.join(counts[edition])})" for edition in editions)
        print(one_line(f"shuto: arena: {out.say('cli-arena-left-out', plans=listed)}"), file=sys.stderr)


def _ready(out: Output, report: Path | None, plans: Sequence[Plan]) -> None:
    """Fail before hours of play if the report cannot be written or the ratings are not installed."""
    from importlib.util import find_spec

    # Ratings for three or more players need it.
    if any(plan.players > 2 for plan in plans) and find_spec("openskill") is None:
        raise Problem("--players", out.say("cli-needs-extra", package="openskill", extra="arena"))
    if report is not None:
        try:
            report.parent.mkdir(parents=True, exist_ok=True)
            with report.open("ab"):
                pass
        except OSError as error:
            raise Problem("--report", f"{report}: {error.strerror}") from None


def _test(text: str | None) -> Sprt | None:
    from shuto.bots.arena.rating import Sprt

    if text is None:
        return None
    try:
        worse, better = (float(part) for part in text.split(","))
    except ValueError:
        raise Problem("--sprt", f"{text!r} is not two shares such as 0.5,0.6") from None
    if not 0.0 < worse < better < 1.0:
        raise Problem("--sprt", f"{text!r}: give two shares between 0 and 1, the smaller one first")
    return Sprt(worse, better)


def _watched(progress: TotalProgress, result: GameResult, reached: Callable[[int], None]) -> bool:
    """Count a result and move the progress bar. True: the test has decided."""
    decided = progress.add([result])
    reached(progress.done)
    return decided

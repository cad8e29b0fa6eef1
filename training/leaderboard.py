"""The leaderboard: entries whose games can be replayed.

    python -m training.leaderboard add ppo greedy --pairs 100 --seed 3000000 --about "PPO by self-play"
    python -m training.leaderboard check

An agent is any bot that the arena knows by its name: one of ours, or one that a package brings along (`PYTHONPATH`).
It plays every seed twice, with seats swapped, from the openings of the arena. Each game is kept as a record.
`check` trusts nothing but the turns: it judges every one of them again, makes the openings again from the seeds, and
computes the share and its interval from the places that the games lead to.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

import shuto
from shuto.bots import UnknownBotError
from shuto.bots.arena import pool
from shuto.bots.arena.game import BotFailedError, opening, play_spec
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.players import make_player
from shuto.bots.arena.rating import wilson
from shuto.envs import steady_bot
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Record, Recorder, RecordError
from shuto.rules.setup import new_game
from shuto.rules.turn import Turn
from shuto.typed import from_json

FOLDER = Path(__file__).resolve().parent / "leaderboard"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One agent against one bot, and what it claims."""

    agent: str
    opponent: str
    about: str
    """A description of the agent, in a sentence."""
    command: str
    """How the games were played. It may name files of the agent's author."""
    version: str
    """The version of Shuto."""
    edition: str = "two-player-2024"
    players: int = 2
    pairs: int
    seed: int
    share: float
    """The share of first places."""
    low: float
    high: float
    """Wilson's 95 % interval."""

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{self.agent}-{self.opponent}".replace("@", "-at-")

    def plan(self) -> Plan:
        """The games that were played."""
        return Plan((self.agent, self.opponent), self.edition, self.players, pairs=self.pairs, seed=self.seed)


def recorded(spec: GameSpec) -> tuple[str, str]:
    """Play a game; returns its id and its record as text."""
    position = new_game(spec.edition, list(spec.bots), house_rules=dict(spec.house_rules))
    turns: list[Turn] = []
    play_spec(spec, [steady_bot(name) for name in spec.bots], turns.append)
    recorder = Recorder(position)
    for turn in turns:
        recorder.play(turn)
    return spec.id, recorder.record.to_text()


def scored(entry: Entry, records: Sequence[Record]) -> tuple[float, float, float]:
    """The share of first places and its interval that the games prove. Raises ValueError if they prove nothing."""
    specs = list(entry.plan().games())
    if len(records) != len(specs):
        raise ValueError(f"{entry.name}: {len(records)} games instead of {len(specs)}")
    shares = [_share(entry, spec, record) for spec, record in zip(specs, records, strict=True)]
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares))
    return round(share, 4), round(low, 4), round(high, 4)


def _share(entry: Entry, spec: GameSpec, record: Record) -> float:
    """The agent's share of the win of one game, after every turn was judged again."""
    if (record.edition, record.players, dict(record.house_rules)) != (spec.edition, spec.bots, spec.house_rules):
        raise ValueError(f"{spec.id}: the record is that of another game")
    positions = list(record.positions())
    opened: list[Turn] = []
    after = opening(positions[0], np.random.default_rng((spec.seed, 0)), opened.append)
    if not opened or after != positions[len(opened)]:
        raise ValueError(f"{spec.id}: the opening is not that of the seed")
    outcome = positions[-1].outcome
    if outcome is None:
        raise ValueError(f"{spec.id}: the game is not over")
    first = [spec.bots[seat] for seat in range(len(spec.bots)) if outcome.rank(seat) == 1]
    return first.count(entry.agent) / len(first)


def add(entry: Entry, folder: Path, workers: int) -> Entry:
    """Play the games of an entry and write it with what it reached."""
    folder.mkdir(parents=True, exist_ok=True)
    order = [spec.id for spec in entry.plan().games()]
    with pool.processes(workers) as for_each:
        texts = dict(for_each(recorded, entry.plan().games()))
    records = [load_record(texts[name].encode()) for name in order]
    share, low, high = scored(entry, records)
    entry = msgspec.structs.replace(entry, share=share, low=low, high=high)
    packed = gzip.compress("\n".join(texts[name] for name in order).encode(), 9, mtime=0)
    (folder / f"{entry.name}.games.gz").write_bytes(packed)
    (folder / f"{entry.name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(entry), indent=2) + b"\n")
    return entry


def entries(folder: Path = FOLDER) -> list[Entry]:
    """All entries, the best against each opponent first."""
    found = [from_json(path.read_bytes(), Entry) for path in sorted(folder.glob("*.json"))]
    return sorted(found, key=lambda entry: (entry.opponent, -entry.share))


def records_of(entry: Entry, folder: Path = FOLDER) -> list[Record]:
    """The games of an entry."""
    text = gzip.decompress((folder / f"{entry.name}.games.gz").read_bytes()).decode()
    return [load_record(part.encode()) for part in text.split("\n\n")]


def flaws(folder: Path = FOLDER) -> Iterator[str]:
    """Everything wrong with the leaderboard, one line each."""
    for entry in entries(folder):
        try:
            proved = scored(entry, records_of(entry, folder))
        except (OSError, RecordError, ValueError) as error:
            yield f"{entry.name}: {error}"
            continue
        if proved != (entry.share, entry.low, entry.high):
            yield f"{entry.name}: claims {(entry.share, entry.low, entry.high)}, its games prove {proved}"


def table(found: Sequence[Entry]) -> str:
    """The entries as a table in Markdown."""
    lines = ["| agent | against | first places | 95 % | games | seed |", "|---|---|---|---|---|---|"]
    for one in found:
        share, low, high = (f"{100 * part:.1f}" for part in (one.share, one.low, one.high))
        games = one.pairs * one.players
        lines.append(f"| {one.agent} | {one.opponent} | {share} % | {low}–{high} % | {games} | {one.seed} |")
    return "\n".join(lines)


def main() -> int:
    """Add an entry, or check all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    adding = commands.add_parser("add", help="play the games of an entry and write it")
    adding.add_argument("agent")
    adding.add_argument("opponent")
    adding.add_argument("--about", required=True, help="what the agent is, in a sentence")
    adding.add_argument("--pairs", type=int, default=100)
    adding.add_argument("--seed", type=int, default=3_000_000)
    adding.add_argument("--edition", default="two-player-2024")
    adding.add_argument("--players", type=int, default=2)
    adding.add_argument("--workers", type=int, default=1)
    commands.add_parser("check", help="judge every game of every entry again")
    commands.add_parser("table", help="print the entries as a table in Markdown")
    given = parser.parse_args()
    if given.what == "table":
        print(table(entries()))
        return 0
    if given.what == "check":
        found = list(flaws())
        print("\n".join(found) or f"{len(entries())} entries, each proved by its games")
        return 1 if found else 0
    told = [f"--{name} {getattr(given, name)}" for name in ("pairs", "seed", "edition", "players")]
    entry = Entry(
        agent=given.agent, opponent=given.opponent, about=given.about, version=shuto.__version__,
        command=f"python -m training.leaderboard add {given.agent} {given.opponent} {' '.join(told)}",
        edition=given.edition, players=given.players, pairs=given.pairs, seed=given.seed, share=0.0, low=0.0, high=1.0,
    )  # fmt: skip
    try:
        for name in (given.agent, given.opponent):
            make_player(name)
        print(table([add(entry, FOLDER, given.workers)]))
    except (BotFailedError, UnknownBotError, ValueError) as error:
        print(f"leaderboard: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

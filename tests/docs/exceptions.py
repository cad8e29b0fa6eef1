"""Examples in the documentation that no test runs, each with the reason. This is the only place for exceptions."""

from __future__ import annotations

NOT_RUN = {
    "make play": "opens a browser and runs until it is interrupted",
    "make test": "runs these tests",
    "make demo": "plays for a minute; the tests of `shuto demo` run it",
    "make bench": "takes half an hour",
    "pipx install": "needs a network; tests/wheel installs the wheel with pip",
    "shuto play": "opens a browser and runs until it is interrupted",
    "pip install 'shuto[arena,cluster]'": "needs a network",
    "pip install 'shuto[envs]'": "needs a network",
    "pip install 'shuto[mcp]'": "needs a network",
    "shuto mcp": "waits for a client; tests/envs/test_language.py is one",
    "make setup": "installs what runs these tests",
    "pip install --constraint constraints.txt --editable '.[train]'": "needs a network",
    "python -m training.": "needs torch, or plays for minutes; tests/learned checks what comes out",
    "PYTHONPATH=training/agents python -m training.leaderboard add": "plays for minutes",
    "PYTHONPATH=training/agents shuto arena": "plays for minutes",
    "POSTGRES_PASSWORD=… SITE=play.example.org docker compose": "needs Docker and a domain",
    "pg_dump": "tests/server/storage/test_backup.py runs it",
    "createdb": "tests/server/storage/test_backup.py restores into an empty database",
    "pg_restore": "tests/server/storage/test_backup.py runs it",
    'sqlite3 games.sqlite ".backup backup.sqlite"': "needs a program that Shuto does not install",
}
"""Commands that are not run, by their beginning."""

OPTIONS_ONLY = {
    "shuto arena thrifty greedy --pairs 100": "plays for minutes",
    "shuto arena random greedy thrifty careful": "plays for an hour",
    "shuto arena careful thrifty": "plays for minutes",
    "shuto serve --host 0.0.0.0 --internal": "needs other machines; tests/server/fleet starts servers like these",
    "shuto worker --bus": "needs Redis on another machine; tests/server/fleet/test_pool.py runs it",
    "shuto db check --database postgresql://shuto@10.0.0.8": "needs another machine",
    "shuto dataset make games --games 10000": "plays for minutes; tests/envs/test_datasets.py makes a small one",
    "shuto dataset make out/games --games 600": "plays for minutes",
    "shuto dataset check games": "the data set is not made",
    "shuto arena strong@400 careful": "needs a Ray cluster, and plays for hours",
}
"""Commands of Shuto whose arguments and options are checked, but which are not run, by their beginning."""

ONLY_TEXT = {
    ("ARCHITECTURE.md", "Turn ─ referee.judge"): "a diagram",
    ("docs/how-to/run-big.md", "browsers ── Caddy"): "a diagram",
}
"""Blocks of plain text that are neither a file nor the output of a command, by page and beginning."""

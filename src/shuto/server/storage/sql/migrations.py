"""The schema of the database, and the migrations from older versions. Both databases have the same (`dialect.py`)."""

from __future__ import annotations

from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.session import Link, Session

_MIGRATIONS = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
        events INTEGER NOT NULL, headline TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE events (
        match TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, event BLOB NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_time ON matches (updated_at DESC);
    """,
    """
    CREATE TABLE carries (
        match TEXT NOT NULL, number INTEGER NOT NULL, next TEXT NOT NULL, record BLOB NOT NULL,
        PRIMARY KEY (match, number)
    );
    CREATE TABLE restings (match TEXT PRIMARY KEY, resting BLOB NOT NULL);
    """,
    """
    CREATE TABLE players (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, car TEXT NOT NULL, created_at TEXT NOT NULL, seen_at TEXT NOT NULL,
        banned_at TEXT
    ) WITHOUT ROWID;
    CREATE TABLE secrets (hash TEXT PRIMARY KEY, player TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX secrets_by_player ON secrets (player);
    CREATE TABLE transfers (player TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, until TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE sittings (player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE matches ADD COLUMN public BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE INDEX public_matches ON matches (updated_at DESC) WHERE public;
    CREATE TABLE orders (
        number INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, action TEXT NOT NULL, subject TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE passkeys (
        credential TEXT PRIMARY KEY, player TEXT NOT NULL, public_key BLOB NOT NULL, sign_count INTEGER NOT NULL,
        created_at TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_by_player ON passkeys (player);
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, secret TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
        language TEXT NOT NULL, created_at TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX subscriptions_by_player ON subscriptions (player);
    CREATE TABLE private_keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE matches ADD COLUMN deadline INTEGER;
    CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE downs (since INTEGER NOT NULL, until INTEGER NOT NULL);
    """,
    """
    CREATE TABLE listings (
        match TEXT PRIMARY KEY, state TEXT NOT NULL, pool TEXT NOT NULL, clock TEXT NOT NULL, rated BOOLEAN NOT NULL,
        public BOOLEAN NOT NULL, since TEXT NOT NULL, seen TEXT
    ) WITHOUT ROWID;
    CREATE INDEX listings_by_kind ON listings (state, pool, clock, rated, since);
    CREATE TABLE ratings (
        player TEXT NOT NULL, pool TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
        PRIMARY KEY (player, pool)
    ) WITHOUT ROWID;
    CREATE INDEX ratings_by_pool ON ratings (pool, games);
    CREATE TABLE rating_history (
        player TEXT NOT NULL, pool TEXT NOT NULL, match TEXT NOT NULL, at TEXT NOT NULL, mu REAL NOT NULL,
        sigma REAL NOT NULL, place INTEGER NOT NULL, change REAL NOT NULL, PRIMARY KEY (player, match)
    ) WITHOUT ROWID;
    CREATE INDEX rating_history_by_match ON rating_history (match);
    CREATE TABLE rated (
        match TEXT PRIMARY KEY, at TEXT NOT NULL, pool TEXT NOT NULL, public BOOLEAN NOT NULL, people TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX rated_by_people ON rated (people, at);
    """,
    """
    ALTER TABLE matches ADD COLUMN holder TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN token INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX matches_by_holder ON matches (holder) WHERE holder <> '';
    CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE challenges (
        challenge TEXT PRIMARY KEY, origin TEXT NOT NULL, player TEXT NOT NULL, until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX challenges_by_time ON challenges (until);
    """,
)
"""Each migration turns one version of the schema into the next. Only append to this list: old databases must load."""
SCHEMA = len(_MIGRATIONS)


def check_current(session: Session, name: str) -> None:
    """Raise StorageError unless the schema is the current one."""
    version = session.dialect.version(session)
    if version != SCHEMA:
        hint = "made by a newer Shuto" if version > SCHEMA else "bring it up to date with shuto db migrate"
        raise StorageError(f"{name}: schema {version}, this Shuto has {SCHEMA}; {hint}")


def migrate(link: Link, name: str) -> int:
    """Bring the schema up to date; returns its version before. Raises StorageError if it is too new.

    Of several programs at once, one does it.
    """
    with link.transaction() as session:
        session.rows(session.dialect.alone)
        version = session.dialect.version(session)
        if version > SCHEMA:
            raise StorageError(f"{name}: made by a newer Shuto (schema {version}, this one knows {SCHEMA})")
        for number, migration in enumerate(_MIGRATIONS[version:], version + 1):
            for statement in session.dialect.schema(migration).split(";"):
                if statement.strip():
                    session.execute(statement)
            session.dialect.set_version(session, number)
    return version

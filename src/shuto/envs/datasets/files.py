"""The files of a data set: shards, and a manifest to which each shard is added once it is written."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

import shuto
from shuto.envs.datasets.recipe import Recipe
from shuto.typed import from_json

Kind = Literal["games", "positions"]
KINDS: tuple[Kind, ...] = ("games", "positions")
MANIFEST = "dataset.json"
FORMAT = 1
"""The version of the files. It changes when a column changes."""


class DatasetError(ValueError):
    """A folder without a data set, or with another one; the message says why in one line."""


class Shard(NamedTuple):
    """Two Parquet files as bytes."""

    games: bytes
    positions: bytes
    rows: int
    """How many positions there are."""

    def parts(self) -> Iterator[tuple[Kind, bytes]]:
        """Both files, each with its kind."""
        yield from zip(KINDS, self[:2], strict=True)


class Entry(msgspec.Struct, frozen=True):
    """A shard in the manifest: the SHA-256 of both files, and how many positions there are."""

    games: str
    positions: str
    rows: int


class Manifest(msgspec.Struct, frozen=True):
    """The manifest of a data set: its recipe, and the shards that are complete."""

    recipe: Recipe
    shuto: str
    """The version of Shuto that made it. Another version may play other games."""
    format: int = FORMAT
    shards: dict[int, Entry] = {}

    @property
    def positions(self) -> int:
        """How many positions there are in all."""
        return sum(entry.rows for entry in self.shards.values())

    @property
    def whole(self) -> bool:
        """Whether no shard is missing."""
        return len(self.shards) == self.recipe.shards

    def with_shard(self, number: int, shard: Shard) -> Manifest:
        """This manifest, and a new shard."""
        entry = Entry(digest(shard.games), digest(shard.positions), shard.rows)
        return msgspec.structs.replace(self, shards=dict(sorted({**self.shards, number: entry}.items())))

    def write(self, folder: Path) -> None:
        """Put the manifest in its place."""
        write_whole(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def new_manifest(recipe: Recipe) -> Manifest:
    """The manifest of a data set without shards."""
    return Manifest(recipe, shuto.__version__)


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a folder. Raises DatasetError."""
    path = folder / MANIFEST
    try:
        found = from_json(path.read_bytes(), Manifest)
    except OSError as error:
        raise DatasetError(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise DatasetError(f"{path}: {error}") from None
    if found.format != FORMAT:
        raise DatasetError(f"{path}: format {found.format}; this version of Shuto reads {FORMAT}")
    return found


def shard_path(folder: Path, kind: Kind, number: int) -> Path:
    """Where a file of a shard is."""
    return folder / f"{kind}-{number:05}.parquet"


def digest(data: bytes) -> str:
    """The SHA-256 of a file, by which it is recognised."""
    return hashlib.sha256(data).hexdigest()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: if this process is killed, the file is complete or not there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

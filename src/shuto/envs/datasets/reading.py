"""Reading a data set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shuto.envs.datasets.files import DatasetError, Kind, Manifest, digest, read_manifest, shard_path
from shuto.envs.datasets.recipe import Recipe
from shuto.envs.datasets.rows import Row
from shuto.envs.datasets.tables import decode
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Record


class Dataset:
    """A data set in a folder. Its files are ordinary Parquet: pandas, polars and DuckDB read them as well."""

    def __init__(self, folder: Path | str) -> None:
        """Raises DatasetError if there is no data set."""
        self.folder = Path(folder)
        self.manifest: Manifest = read_manifest(self.folder)
        self.recipe: Recipe = self.manifest.recipe

    def games(self) -> Iterator[Row]:
        """The rows of all games, in order."""
        for number in self.manifest.shards:
            yield from self.rows("games", number)

    def positions(self) -> Iterator[Row]:
        """The rows of all positions, in order."""
        for number in self.manifest.shards:
            yield from self.rows("positions", number)

    def records(self) -> Iterator[Record]:
        """All games as records."""
        return (load_record(row["record"].encode()) for row in self.games())

    def rows(self, kind: Kind, number: int) -> list[Row]:
        """The rows of one file. Raises DatasetError if the file is not the one that was written."""
        path = shard_path(self.folder, kind, number)
        try:
            data = path.read_bytes()
        except OSError as error:
            raise DatasetError(f"{path}: {error.strerror}") from None
        if digest(data) != getattr(self.manifest.shards[number], kind):
            raise DatasetError(f"{path}: not the file that the manifest describes")
        return decode(data)

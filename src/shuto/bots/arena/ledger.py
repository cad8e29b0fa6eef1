"""The ledger of an arena: one line of JSON per finished game. A killed arena resumes from it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from shuto.bots.arena.game import GameResult
from shuto.typed import json_decoder

_encode = msgspec.json.Encoder().encode
_decode = json_decoder(GameResult).decode


class LedgerError(ValueError):
    """A file that is not a ledger, or cannot be written. The message is one line."""


class Ledger:
    """Results on disk, in the order of arrival. Without a path, they are only kept in memory."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.results: list[GameResult] = []
        if path is None:
            return
        try:  # fail before hours of play, not after
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._read(path)
        except OSError as error:
            raise LedgerError(f"{path}: {error.strerror}") from None

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1  # an incomplete last line (from a kill) is dropped; its game is played again
        for number, line in enumerate(data[:whole].splitlines(), 1):
            if not line.strip():
                continue
            try:
                self.results.append(_decode(line))
            except msgspec.DecodeError as error:
                raise LedgerError(f"{path}: line {number}: {error}") from None
        if whole != len(data):
            with path.open("r+b") as file:
                file.truncate(whole)

    @property
    def done(self) -> set[str]:
        """Ids of the games that have been played."""
        return {result.id for result in self.results}

    def add(self, result: GameResult) -> None:
        """Append a result."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(_encode(result) + b"\n")
        self.results.append(result)

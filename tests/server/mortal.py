"""Real servers that die by SIGKILL at a chosen write: before it is on disk, or after, before anybody is told of it."""

from __future__ import annotations

from pathlib import Path

from server.conftest import Server
from server.forked import nursery


class MortalServer(Server):
    """A server that dies at a chosen write, and is started again with the same database."""

    def __init__(self, database: Path | str, folder: Path) -> None:
        super().__init__(database)
        self._armed = folder / "armed"
        self.start()

    def start(self, *options: str) -> None:
        """Start it. It has no options."""
        assert not options
        self._note(nursery().fork(database=self.database, armed=self._armed))

    def arm(self, point: str) -> None:
        """Let the server die at this point, such as `append:sit before`."""
        self._armed.write_text(point)

    @property
    def armed(self) -> bool:
        """Whether it is still to die."""
        return self._armed.exists()

    def kill(self) -> None:
        """Send SIGKILL from outside, unless it is dead, and wait until it is."""
        if self.process is not None:
            super().kill()

    def revive(self) -> None:
        """Start it again when it is dead: its connections are lost a little earlier."""
        if self.process is not None:
            self.process.wait(20)
            self.kill()
        self.start()

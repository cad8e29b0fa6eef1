"""Networks of a run: each process has one of its own, with a cable to people and one to the database, which can be cut.

They are network namespaces of Linux. The run itself is in one (`unshare --net`), so that nothing outside is changed and
all of it is gone when the run ends.
"""

from __future__ import annotations

import os
import shutil
import subprocess

PEOPLE, DATA = "people", "data"
"""The two networks: of people, processes and Redis; of the processes and PostgreSQL."""
_NETS = {PEOPLE: "10.77.0", DATA: "10.78.0"}
_FIRST = 10
"""The last number of the address of the first process. The run has 1."""
INSIDE = "SHUTO_CHAOS_INSIDE"
"""Set for a run that is in a network of its own."""


def possible() -> bool:
    """Whether this machine lets us make networks."""
    if any(shutil.which(name) is None for name in ("ip", "unshare", "nsenter")):
        return False
    tried = ["unshare", "--net", "ip", "link", "add", "tried", "type", "bridge"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


def go_inside(command: list[str]) -> None:
    """Start a program again in a network of its own. It does not return."""
    os.execvpe("unshare", ["unshare", "--net", *command], {**os.environ, INSIDE: "1"})


def here(net: str) -> str:
    """The address of the run itself in a network."""
    return f"{_NETS[net]}.1"


class Wires:
    """The networks of some processes."""

    def __init__(self, count: int) -> None:
        _do("ip", "link", "set", "lo", "up")
        for net, prefix in _NETS.items():
            _do("ip", "link", "add", net, "type", "bridge")
            _do("ip", "addr", "add", f"{prefix}.1/24", "dev", net)
            _do("ip", "link", "set", net, "up")
        self._holders = [self._plug_in(number) for number in range(count)]

    def _plug_in(self, number: int) -> subprocess.Popen[str]:
        """Make a network, which lasts as long as the process that is in it, and connect it with both cables."""
        holder = subprocess.Popen(
            ["unshare", "--net", "sh", "-c", "echo; read -r _"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert holder.stdout is not None
        holder.stdout.readline()  # now it is in its network
        inside = ("nsenter", "--target", str(holder.pid), "--net", "ip")
        _do(*inside, "link", "set", "lo", "up")
        for net, prefix in _NETS.items():
            cable = f"{net}{number}"
            _do("ip", "link", "add", cable, "type", "veth", "peer", "name", net, "netns", str(holder.pid))
            _do("ip", "link", "set", cable, "master", net, "up")
            _do(*inside, "addr", "add", f"{prefix}.{_FIRST + number}/24", "dev", net)
            _do(*inside, "link", "set", net, "up")
        return holder

    def address(self, number: int) -> str:
        """Where people reach a process."""
        return f"{_NETS[PEOPLE]}.{_FIRST + number}"

    def place(self, number: int) -> str:
        """The network of a process, as a file that it can enter."""
        return f"/proc/{self._holders[number].pid}/ns/net"

    def cut(self, number: int) -> None:
        """Cut the cable to the database: whatever is sent vanishes, and nobody is told."""
        _do("ip", "link", "set", f"{DATA}{number}", "down")

    def mend(self, number: int) -> None:
        """Connect the cable again."""
        _do("ip", "link", "set", f"{DATA}{number}", "up")

    def close(self) -> None:
        """Remove the networks of the processes."""
        for holder in self._holders:
            holder.communicate()


def _do(*command: str) -> None:
    subprocess.run(command, check=True)

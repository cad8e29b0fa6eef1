"""Where long jobs run: options for processes and for a Ray cluster, and what is said if that cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from shuto.cli.problem import Problem
from shuto.cli.show import Output

if TYPE_CHECKING:
    from shuto.bots.arena.cluster import ClusterError

Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", min=1, help="Number of processes.", show_default="all cores")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto or local."),
]
_MESSAGES = {
    "no-cluster": "cli-arena-no-cluster",
    "cluster-failed": "cli-arena-cluster-failed",
}


def cluster_problem(out: Output, error: ClusterError) -> Problem:
    """A cluster that cannot be used, as an error message."""
    if error.code == "no-ray":
        return Problem("--ray", out.say("cli-needs-extra", package="Ray", extra="cluster"))
    return Problem("--ray", out.say(_MESSAGES[error.code], address=error.address, reason=error.reason))

"""Run a command. Every outcome becomes an exit code and at most one line of error message."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

from shuto.cli.problem import BAD_INPUT, INTERNAL, INTERRUPTED, Problem, one_line


def main() -> None:
    """The entry point of the `shuto` command."""
    if hasattr(signal, "SIGPIPE"):  # end quietly when the reader closes the pipe (`| head`)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # tests and notebooks may use other streams
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run one command and return its exit code: 0 legal, 1 illegal, 2 bad input."""
    try:
        from shuto.cli.app import command

        code = command().main(args=list(args), prog_name="shuto", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Problem as problem:
        return _complain(problem.line(), problem.code)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if hasattr(error, "format_message"):  # Typer's own error: an invalid option or argument
            return _complain(_usage(error), BAD_INPUT)
        if isinstance(error, OSError):
            return _complain(f"shuto: {error.filename or 'files'}: {error.strerror or error}", BAD_INPUT)
        if os.environ.get("SHUTO_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return _complain(f"shuto: internal error: {what}; run with SHUTO_DEBUG=1 for details", INTERNAL)


def _complain(line: str, code: int) -> int:
    print(one_line(line), file=sys.stderr)
    return code


def _usage(error: Any) -> str:
    """An error of Typer, with the command it is about."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "shuto"
    words = path.split(" ", 1)
    place = words[1] if len(words) > 1 else "usage"
    message = str(error.format_message()).strip().rstrip(".")
    return f"shuto: {place}: {message[:1].lower()}{message[1:]} (see: {path} --help)"

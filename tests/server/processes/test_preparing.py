"""Preparing a server: kernels that are not compiled yet are compiled in another process."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from shuto.server.processes import preparing
from shuto.server.processes.preparing import Preparation


class Compiler:
    """Stands for the compiled kernels and the process that compiles them."""

    def __init__(self, *ready: str) -> None:
        self.ready = set(ready)
        self.plain = "rules" not in ready
        self.starts = 0
        self.deaths = 0

    def is_ready(self, part: str) -> bool:
        return part in self.ready

    def use_compiled(self) -> None:
        assert "rules" in self.ready
        self.plain = False

    def new_pool(self, *_: Any, **__: Any) -> tuple[None, list[Future[None]]]:
        self.starts += 1
        done: Future[None] = Future()
        if self.starts <= self.deaths:
            done.set_exception(RuntimeError("killed"))
        else:
            self.ready |= {"rules", "bots"}
            done.set_result(None)
        return None, [done]


def prepared(monkeypatch: pytest.MonkeyPatch, compiler: Compiler) -> Preparation:
    for name in ("is_ready", "use_compiled", "new_pool"):
        monkeypatch.setattr(preparing, name, getattr(compiler, name))
    monkeypatch.setattr(preparing, "is_plain", lambda: compiler.plain)
    preparation = Preparation()
    asyncio.run(preparation.run())
    return preparation


def test_nothing_is_done_if_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler("rules", "bots")
    assert prepared(monkeypatch, compiler).progress == 1.0
    assert compiler.starts == 0


def test_server_is_ready_only_when_it_uses_the_compiled_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler()
    preparation = prepared(monkeypatch, compiler)
    compiler.plain = True
    assert preparation.progress < 1.0  # compiled, but rings are still coarse
    asyncio.run(preparation.run())
    assert preparation.progress == 1.0


@pytest.mark.parametrize("ready", [(), ("rules",)], ids=["nothing compiled", "only the rules compiled"])
def test_what_is_missing_is_compiled(monkeypatch: pytest.MonkeyPatch, ready: tuple[str, ...]) -> None:
    compiler = Compiler(*ready)
    assert prepared(monkeypatch, compiler).progress == 1.0
    assert compiler.starts == 1
    assert not compiler.plain


def test_killed_compiler_is_started_again_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler()
    compiler.deaths = 2
    assert prepared(monkeypatch, compiler).progress == 1.0
    hopeless = Compiler()
    hopeless.deaths = 99
    assert prepared(monkeypatch, hopeless).progress == 1.0  # nothing to wait for
    assert hopeless.starts == 3
    assert hopeless.plain  # slow, but it works

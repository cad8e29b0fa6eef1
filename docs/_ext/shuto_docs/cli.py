"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

from typing import Any

from shuto.cli.app import command
from shuto_docs.markdown import code, table


def page() -> str:
    """A section for each command: what it does, its arguments and its options."""
    root = command()
    context = root.make_context("shuto", [], resilient_parsing=True)
    parts = [_section("shuto", root, context)]
    for name, one in root.commands.items():
        parts += _sections(f"shuto {name}", one, one.make_context(name, [], parent=context, resilient_parsing=True))
    return "\n\n".join(parts)


def _sections(path: str, one: Any, context: Any) -> list[str]:
    """A section for a command, and one for each command below it."""
    parts = [_section(path, one, context)]
    for name, below in getattr(one, "commands", {}).items():
        parts += _sections(
            f"{path} {name}", below, below.make_context(name, [], parent=context, resilient_parsing=True)
        )
    return parts


def _section(path: str, one: Any, context: Any) -> str:
    shown = [option for option in one.params if not getattr(option, "hidden", False)]
    named = [_metavar(option, context) for option in shown if option.param_type_name == "argument"]
    needed = [name if option.required else f"[{name}]" for name, option in zip(named, shown, strict=False)]
    usage = " ".join([path, "[OPTIONS]", *needed, *(["COMMAND"] if hasattr(one, "commands") else [])])
    about = " ".join((one.help or "").split())
    parts = [f"## {path}", about, f"```text\n{usage}\n```"]
    if shown:
        rows = [_option(option, context) for option in shown]
        parts.append(table(("argument or option", "meaning", "default"), rows))
    return "\n\n".join(parts)


def _metavar(option: Any, context: Any) -> str:
    made: str = option.metavar or option.display_type(context)
    return made.strip("<>")


def _option(option: Any, context: Any) -> tuple[str, str, str]:
    if option.param_type_name == "argument":
        names = code(_metavar(option, context))
    else:
        value = "" if option.is_flag else f" {_metavar(option, context)}"
        names = "<br>".join(code(f"{flag}{value}") for flag in (*option.opts, *option.secondary_opts))
    return names, (option.help or "").strip(), _default(option)


def _default(option: Any) -> str:
    shown = getattr(option, "show_default", None)
    if isinstance(shown, str):
        return shown
    value = option.default
    if shown is False or value is None or value is False or value in ((), []) or callable(value):
        return "required" if option.required else ""
    return code(getattr(value, "value", value))

"""The settings of the server, from their class and the options of the two commands that start it."""

from __future__ import annotations

import ast
import inspect
from dataclasses import MISSING, fields

from shuto.cli.app import command
from shuto.server.__main__ import parser
from shuto.server.settings import ServerSettings
from shuto_docs.markdown import code, table


def table_rows() -> list[tuple[str, str, str, str]]:
    """Name, meaning, default, and option with its command, of every setting."""
    meanings = _meanings()
    serve = {option.name: option.opts[0] for option in command().commands["serve"].params}
    module = {action.dest: action.option_strings[0] for action in parser()._actions if action.option_strings}
    rows = []
    for field in fields(ServerSettings):
        default = "your data folder" if field.default is MISSING else _shown(field.default)
        option = ""
        if field.name in serve:
            option = f"{code(serve[field.name])} of `shuto serve`"
        elif field.name in module:
            option = f"{code(module[field.name])} of `python -m shuto.server`"
        rows.append((code(field.name), meanings.get(field.name, ""), default, option))
    return rows


def page() -> str:
    """The settings as a table."""
    return table(("setting", "meaning", "default", "option"), table_rows())


def _shown(value: object) -> str:
    return "" if value in (None, ()) else code(str(value).lower() if isinstance(value, bool) else value)


def _meanings() -> dict[str, str]:
    """The string after each field."""
    (klass,) = ast.parse(inspect.getsource(ServerSettings)).body
    assert isinstance(klass, ast.ClassDef)
    found = {}
    for field, after in zip(klass.body, klass.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
            found[field.target.id] = str(ast.literal_eval(after.value))
    return found

"""Materials of pieces: their friction and density, from `materials.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from shuto.rules.editions.edition import Edition
from shuto.typed import from_plain


class Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One profile: numbers by kind of body (disc, road, car, fixed)."""

    friction: dict[str, float]
    density: dict[str, float]
    """g/cm³"""


@cache
def load_materials() -> dict[str, Material]:
    """All profiles by name."""
    text = files("shuto.physics").joinpath("materials.toml").read_text("utf-8")
    return from_plain(tomllib.loads(text), dict[str, Material])


def material_of(edition: Edition) -> Material:
    """The profile of an edition."""
    return load_materials()[edition.material]

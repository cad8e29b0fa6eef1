"""Hypothesis strategies for turns and aftermaths of every kind."""

from __future__ import annotations

from hypothesis import strategies as st

from shuto.rules.kernels.layout import CAR_TYPES
from shuto.rules.turn import (
    Adjust,
    Aftermath,
    CarPlace,
    Extend,
    Fallen,
    Nudged,
    OffRamp,
    Pass,
    Payment,
    PlaceComponent,
    SetAside,
    Stop,
    Take,
    Turn,
)

COORDINATES = st.floats(-10_000.0, 10_000.0)  # mm on the table
OFFSETS = st.floats(-1000.0, 1000.0)  # mm along or across a road, or by which a piece moved
SEATS = st.integers(0, 99)
PLAYERS = st.none() | SEATS  # a turn need not say whose it is
PIECES = st.tuples(st.sampled_from("crk"), st.integers(0, 9999)).map(lambda pair: f"{pair[0]}{pair[1]}")

cars = st.builds(CarPlace, OFFSETS, st.none() | st.sampled_from(CAR_TYPES), st.just(0.0) | OFFSETS)
takes = st.builds(Take, SEATS, st.booleans())
_build = {
    "player": PLAYERS,
    "base": st.integers(0, 9999),
    "x": COORDINATES,
    "y": COORDINATES,
    "lie": st.none() | st.tuples(COORDINATES, COORDINATES, COORDINATES, COORDINATES),
    "cars": st.none() | st.lists(cars, max_size=10).map(tuple),
    "take": st.none() | st.lists(takes, max_size=5).map(tuple),
}
extends: st.SearchStrategy[Extend] = st.builds(Extend, **_build, height=st.integers(0, 999), junction=st.booleans())
off_ramps: st.SearchStrategy[OffRamp] = st.builds(OffRamp, **_build)
components = st.builds(
    PlaceComponent,
    player=PLAYERS,
    component=st.from_regex(r"[a-z0-9-]{1,30}", fullmatch=True),
    x=COORDINATES,
    y=COORDINATES,
    angle=st.just(0.0) | st.floats(-360.0, 360.0),
)
adjusts = st.builds(Adjust, player=PLAYERS, turn=extends | off_ramps)
turns: st.SearchStrategy[Turn] = st.one_of(
    extends,
    off_ramps,
    components,
    adjusts,
    st.builds(Pass, player=PLAYERS),
    st.builds(SetAside, player=PLAYERS),
    st.builds(Stop, player=PLAYERS),
)

aftermaths = st.builds(
    Aftermath,
    by=SEATS,
    fallen=st.lists(st.builds(Fallen, PIECES, st.none() | st.integers(1, 999)), max_size=8).map(tuple),
    nudged=st.lists(st.builds(Nudged, PIECES, OFFSETS, st.none() | st.integers(1, 17)), max_size=4).map(tuple),
    pays=st.none() | st.lists(st.builds(Payment, SEATS, st.integers(0, 99), st.integers(0, 99)), max_size=4).map(tuple),
    forgiven=st.booleans(),
)

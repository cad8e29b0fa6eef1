"""Physics in a script: push a column, see what falls and what it costs, then try a turn with a trembling hand.

Run this file: it plays a few turns itself. `shuto shake FILE` pushes every column of a record.
"""

from __future__ import annotations

import shuto
from shuto.physics import assess_risk, build_world

position = shuto.new_game("second-edition", players=["Ann", "Bob"])
for line in ("c0 115,-80 2", "c1 -115,80 2"):
    position = shuto.play(position, shuto.parse_turn(line))

names = position.game.players
world = build_world(position)  # every disc, road and car is a rigid body at rest
world.push("c3", (2.5, 0.0, 0.0))  # 2.5 mN·s along x against the top of Bob's new column
seconds = world.settle()
for fate in world.fates():
    if fate.state == "fallen":
        print(f"{fate.name} of {names[fate.owner or 0]} falls by {fate.drop:.0f} mm: {' → '.join(fate.chain)}")
for bill in shuto.penalties(position, world.aftermath(by=0)):
    print(f"{names[bill.payer]} pays {names[bill.owner]} {bill.columns} columns, {seconds:.1f} s later")

turn = shuto.parse_turn("c2 225,-60 3")
assert isinstance(turn, shuto.Extend)
chances = assess_risk(position, turn, "wild", samples=6, seed=1)
print(
    f"with a wild tremor at height {turn.height}: lies legally {chances.legal:.0%}, something falls {chances.falls:.0%}"
)

"""Make the fixture for the frame decoder of the browser: frames as the physics encodes them, and their meaning.

python tools/hand_frames.py [--check] writes web/tests/fixtures/frames.json, or checks that it is up to date.
"""

from __future__ import annotations

import base64
import json
import math
import struct
import sys
from pathlib import Path

from shuto.physics.codec import Codec, encode, unpack_rotation
from shuto.physics.engine.pose import Pose, heading
from shuto.physics.table.world import Contact
from shuto.rules.game import make_game

FILE = Path(__file__).resolve().parents[1] / "web/tests/fixtures/frames.json"
NAMES = ("c0.0", "c0.1", "r0", "k0", "r8")


def fixture() -> dict[str, object]:
    """Four frames of a carry: all poses, one moving piece, touches, and the end."""
    codec = Codec(NAMES, make_game("second-edition", ["Ann", "Bob"]))
    turns = [heading(0.3 * i, 0.1 * i, -0.2 * i) for i in range(5)]
    poses = {name: Pose((10.0 * i, -20.5 * i, 5.0 + i), turns[i]) for i, name in enumerate(NAMES)}
    moved = {"r8": Pose((-431.26, 210.5, 149.98), (0.0, 0.0, math.sqrt(0.5), -math.sqrt(0.5)))}
    hits = (Contact("r8", "c0.1", 1.23), Contact("k0", "table", 700.0))
    frames = [
        codec.pack(1, poses, key=True),
        codec.pack(7, moved),
        codec.pack(9, {"c0.1": Pose((1.0, 2.0, 3.0))}, hits, phase="released"),
        codec.pack(10, {}, phase="settled"),
    ]
    return {
        "names": NAMES,
        "unit": codec.resolution,
        "frames": [base64.b64encode(encode(frame)).decode() for frame in frames],
        "together": base64.b64encode(
            b"".join(struct.pack("<H", len(encode(frame))) + encode(frame) for frame in frames)
        ).decode(),
        "meaning": [
            {
                "number": frame.number,
                "phase": frame.phase,
                "poses": {name: [*pose.at, *pose.rotation] for name, pose in codec.poses(frame).items()},
                "touches": [[touch.one, touch.other, touch.strength] for touch in codec.contacts(frame)],
            }
            for frame in frames
        ],
        "turns": [
            [*packed, *unpack_rotation(*packed)]
            for packed in [(16384, 16384, 16384), (1, 49151, 32767), (65535, 16384, 20000)]
        ],
    }


def main() -> int:
    """Write or check the fixture."""
    text = json.dumps(fixture(), indent=1) + "\n"
    if "--check" in sys.argv:
        same = FILE.exists() and FILE.read_text() == text
        print(f"{FILE.name}: {'up to date' if same else 'out of date; run tools/hand_frames.py'}")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Join the frames of a game to the animated picture of the README: python tools/animation.py

The browser tests write the frames to out/frames (see web/e2e/pictures.spec.ts). The name of a frame is its number and
the milliseconds that it is shown: 0012-230.png.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
FRAMES = ROOT / "out" / "frames"
PICTURE = ROOT / "docs" / "pictures" / "game.webp"
QUALITY = 90


def read(folder: Path) -> tuple[list[Image.Image], list[int]]:
    """The frames and the milliseconds that each is shown. A step that changes nothing adds no frame."""
    frames: list[Image.Image] = []
    times: list[int] = []
    for path in sorted(folder.glob("*.png")):
        frame = Image.open(path).convert("RGB")
        shown = int(path.stem.split("-")[1])
        if frames and frame.tobytes() == frames[-1].tobytes():
            times[-1] = max(times[-1], shown)
        else:
            frames.append(frame)
            times.append(shown)
    return frames, times


def main() -> None:
    frames, times = read(FRAMES)
    if not frames:
        sys.exit(f"no frames in {FRAMES}")
    frames[0].save(
        PICTURE, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY, method=4, kmax=0
    )
    size = PICTURE.stat().st_size / 1e6
    print(f"{PICTURE.relative_to(ROOT)}: {len(frames)} frames, {sum(times) / 1000:.1f} s, {size:.2f} MB")


if __name__ == "__main__":
    main()

"""Join the frames of a game and of a collapse to the animated pictures of README and docs: python tools/animation.py

The browser tests write the frames to out/frames and out/collapse (see web/e2e/pictures). The name of a frame is its
number and the milliseconds that it is shown: 0012-230.png. Folders without frames are skipped.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
MADE = (("frames", "game.webp", 90), ("collapse", "hand-collapse.webp", 60))
"""A folder of frames in out/, its picture, and the quality of that."""


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


def join(folder: Path, picture: Path, quality: int) -> bool:
    """Write the animated picture of a folder of frames; False if there are none."""
    frames, times = read(folder)
    if not frames:
        return False
    frames[0].save(
        picture, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=4, kmax=0
    )
    size = picture.stat().st_size / 1e6
    print(f"{picture.relative_to(ROOT)}: {len(frames)} frames, {sum(times) / 1000:.1f} s, {size:.2f} MB")
    return True


def main() -> None:
    made = [join(ROOT / "out" / folder, PICTURES / picture, quality) for folder, picture, quality in MADE]
    if not any(made):
        sys.exit(f"no frames in {ROOT / 'out'}")


if __name__ == "__main__":
    main()

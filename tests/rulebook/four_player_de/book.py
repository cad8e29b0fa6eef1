"""The German four-player book: where it says what."""

from __future__ import annotations

from typing import ClassVar

from rulebook.shared.scenes import Rulebook


class FourPlayerGerman(Rulebook):
    edition = "four-player-de"
    sections: ClassVar[dict[str, str]] = {
        "height-step": "4.1",
        "height-below-one": "4.1",
        "no-such-base-point": "4.1",
        "out-of-reach": "4.1",
        "junction-without-gray": "7.1",
        "already-branched": "7.2",
        "end-sticks-out": "5.1",
        "overlap-beyond-top": "5.2",
        "road-over-column": "5.3",
        "column-under-road": "5.3",
        "closes-loop": "5.4",
        "touches-road": "5.4",
        "touches-column": "5.4",
        "touches-car": "5.4",
        "car-not-earned": "6",
        "car-not-on-road": "6",
        "car-does-not-fit": "6",
        "car-would-slide": "6",
        "off-ramp-height": "8",
        "base-point-closed": "8",
        "off-table": "",
        "pass-with-legal-build": "",
        "adjust-closed": "4.3",
        "adjust-other-turn": "4.3",
        "stop-not-allowed": "10.1",
        "not-enough-cars": "2",
        "not-enough-gray": "2",
        "not-enough-yellow": "2",
        "not-enough-roads": "2",
        "touches-building": "2",
    }

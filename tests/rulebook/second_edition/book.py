"""The second edition's book: where it says what."""

from __future__ import annotations

from typing import ClassVar

from rulebook.shared.scenes import Rulebook


class SecondEdition(Rulebook):
    edition = "second-edition"
    sections: ClassVar[dict[str, str]] = {
        "height-step": "3-①",
        "height-below-one": "3-①",
        "junction-without-gray": "6-①",
        "no-such-base-point": "3-①",
        "already-branched": "6-②",
        "out-of-reach": "3-①",
        "end-sticks-out": "4-①",
        "overlap-beyond-top": "4-②",
        "closes-loop": "4-④",
        "road-over-column": "4-③",
        "column-under-road": "4-③",
        "touches-road": "4-④",
        "touches-column": "4-④",
        "touches-car": "4-④",
        "car-not-earned": "5",
        "car-not-on-road": "5",
        "car-does-not-fit": "5",
        "car-would-slide": "5",
        "not-enough-cars": "1-②",
        "not-enough-gray": "1-②",
        "not-enough-yellow": "1-②",
        "not-enough-roads": "1-②",
        "off-ramp-height": "7",
        "base-point-closed": "7",
        "adjust-closed": "3",
        "adjust-other-turn": "3",
        "stop-not-allowed": "9",
        "off-table": "",
        "pass-with-legal-build": "",
    }

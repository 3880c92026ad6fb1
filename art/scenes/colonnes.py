"""Nitrogen, near: its purity on the display, the valves on top of the columns beside it."""

from __future__ import annotations

from kit.camera import close_up
from kit.gas_layout import WALL
from kit.lights import daylight
from scenes.azote_oxygene import plant


def build() -> None:
    plant()
    # Three tall panes, late in the morning.
    daylight((-0.95, WALL, 1.35), (1.5, 2.6), 7.5, key=235, panes=(3, 1), height=0.42)
    close_up(
        (0.255, -1.985, 1.70),
        (-0.50, -0.10, 1.76),
        60,
        2.4,
        (-0.055, 0),
        sharp=(-0.20, -0.28, 1.57),
    )

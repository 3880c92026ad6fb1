"""The first screen: clean wall for the headline on the left 44 %, machines on the right.

A wide, low screen shows only 10 to 83 % of the height: the swan necks stay inside. The dry main ends
at 92.6 % of the width (its flange's rim at 93.1 %) and 36.6 % of the height, 18.3 px thick:
src/sections/Hero.module.css draws it on, down the bare wall beyond it.
"""

from __future__ import annotations

from kit.camera import camera
from kit.compressor_mains import Exit
from kit.compressor_room import LIGHT_GROUPS, compressor_room

__all__ = ['LIGHT_GROUPS', 'build']

YAW = 16
WIDER = 2420 / 2240
"""The screen goes on beyond the main's flange, where the drawn pipe runs down: so does the room."""
LAMPS = (-3.5, -0.75, 2.0, 4.75)
"""None farther: left of 55 % of the width it would touch the headline."""


def build() -> None:
    compressor_room(Exit(YAW, length=0.601, radius=0.036), LAMPS)
    camera((-3.7, -7, 1.45), YAW, 35, focus=8.6, aperture=1.6, shift=(0.075, 0.0294), wider=WIDER)

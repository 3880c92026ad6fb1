"""The first screen of phones: the same room and light from beside the machines, whole, from edge to edge.

The dry main ends at 92.6 % of the width (its flange's rim at 93.4 %) and 33 % of the height, 22.8 px thick:
src/sections/FactStrip.module.css draws it on.
A low phone shows 19 to 60 % of the height: swan necks, screens, grilles.
"""

from __future__ import annotations

from kit.camera import camera
from kit.compressor_mains import Exit
from kit.compressor_room import LIGHT_GROUPS, compressor_room

__all__ = ['LIGHT_GROUPS', 'build']

YAW = 45
WIDER = 1296 / 1200
"""As in hero.py: the room goes on beyond the main's flange."""


def build() -> None:
    compressor_room(Exit(YAW, length=0.75, radius=0.07))
    camera(
        (-5.2, -3.6, 1.45), YAW, 40.5, focus=8.0, aperture=2.0, shift=(0.0372, -0.025), wider=WIDER
    )

"""The first screen: clean wall for the headline on the left 48 %, machines on the right.

A wide screen shows only 18 to 93 % of the height: swan necks and feet stay
inside. The small yaw keeps the skirting level, where the symbol painted on the wall ends.
"""

from __future__ import annotations

from kit.camera import camera
from kit.compressor_room import LIGHT_GROUPS, compressor_room

__all__ = ['LIGHT_GROUPS', 'build']


def build() -> None:
    compressor_room()
    camera((-3.7, -7, 1.45), 16, 35, focus=8.6, aperture=1.6, shift=(0.075, 0.0294))

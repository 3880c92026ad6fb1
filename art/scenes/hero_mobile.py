"""The first screen of phones: the same room and light, closer, machines from edge to edge."""

from __future__ import annotations

from kit.camera import camera
from kit.compressor_room import LIGHT_GROUPS, compressor_room

__all__ = ['LIGHT_GROUPS', 'build']


def build() -> None:
    compressor_room()
    camera((-2.75, -5.0, 1.45), 29, 48, focus=7.2, aperture=2.0, shift=(0.09, 0.03))

"""Vacuum, near: the three pumps of `vide` one behind the other, the first one sharp."""

from __future__ import annotations

from kit.camera import close_up
from scenes.vide import plant


def build() -> None:
    # From the receiver's side the numbers must look that way; no controller then stands at the end.
    plant(facing=(-1, 0.55, 0))
    close_up((-2.24, -1.98, 1.24), (-0.36, -0.36, 1.03), 52, 1.6, sharp=(-0.85, -0.52, 1.1))

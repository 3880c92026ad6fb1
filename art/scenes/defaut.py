"""A compressor that has stopped: its display says why, for whoever is about to call us."""

from __future__ import annotations

from kit.camera import close_up
from scenes.energie_supervision import plant


def build() -> None:
    plant('screen-fault')
    close_up((-0.94, -0.91, 1.42), (-0.42, 0.19, 1.46), 60, 2.8, sharp=(-0.45, 0.18, 1.47))

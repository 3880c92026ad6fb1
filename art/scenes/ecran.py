"""Supervision, near: the operator panel of `energie_supervision`, the hot water soft behind it."""

from __future__ import annotations

from kit.camera import close_up
from scenes.energie_supervision import plant, supervision


def build() -> None:
    plant()
    supervision()
    close_up(
        (-0.70, -3.27, 1.52), (-0.18, -1.62, 1.52), 60, 2.8, (0.03, 0), sharp=(-0.40, -1.66, 1.5)
    )

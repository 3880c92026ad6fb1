"""The set of the cards: panel wall, skirting, epoxy floor. One set keeps the series together."""

from __future__ import annotations

from collections.abc import Sequence

from .finishes import epoxy_floor, wall_paint
from .shapes import box, plane


def room(
    wall: float,
    first_panel: float = -6.0,
    joints_x: Sequence[float] = (),
    joints_y: Sequence[float] = (),
    line: float | None = None,
) -> None:
    """`wall`: y of the back wall's face. Joints: saw cuts of the floor. `line`: y of the yellow line."""
    plane(16, 14, (0, 1, 0), epoxy_floor('floor'), name='floor')
    paint = wall_paint('wall', '#e2e3e1', 0.8)
    for i in range(11):
        box(
            (1.195, 0.1, 4.2),
            (first_panel + i * 1.2, wall + 0.05, 2.1),
            paint,
            0.006,
            name='wall panel',
        )
    box((16, 0.02, 0.10), (0, wall - 0.012, 0.05), 'grey', 0.003, name='skirting')
    for y in joints_y:
        box((16, 0.006, 0.002), (0, y, 0), 'dark', 0)
    for x in joints_x:
        box((0.006, 14, 0.002), (x, 0, 0), 'dark', 0)
    if line is not None:
        box((16, 0.07, 0.0015), (0, line, 0.0006), 'floor-line', 0)


def floor_drain(x: float, y: float, side: float = 0.24) -> None:
    box((side, side, 0.004), (x, y, 0.001), 'stainless', 0.001)
    for i in range(7):
        slot = (x, y - side * 0.36 + i * side * 0.12, 0.0035)
        box((side * 0.8, side * 0.05, 0.002), slot, 'black', 0)


def plinth(width: float, depth: float, x: float, y: float, height: float = 0.10) -> None:
    box((width, depth, height), (x, y, height / 2), 'plinth', 0.012)

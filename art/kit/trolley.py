"""Service trolley: the clutter that makes a room a workshop."""

from __future__ import annotations

from .geometry import Object, Point, placed
from .left_behind import rag
from .shapes import box, cylinder, lathe, tube

DRAWERS = ((0.20, 0.15), (0.36, 0.15), (0.505, 0.12), (0.63, 0.11), (0.745, 0.10))
"""(height of the middle, height of the front)"""


def castor(x: float, y: float) -> None:
    axle = (0, 1, 0)
    cylinder(0.045, 0.028, (x, y, 0.045), 'rubber', axle, 0.008)
    cylinder(0.018, 0.032, (x, y, 0.045), 'zinc', axle)
    for side in (-1, 1):
        box((0.05, 0.003, 0.075), (x + 0.008, y + side * 0.021, 0.07), 'zinc', 0.001)
    box((0.06, 0.06, 0.006), (x, y, 0.102), 'zinc', 0.001)


def filter_element(at: Point) -> None:
    """A new cartridge waiting to be fitted."""
    body = [
        (0, 0), (0.045, 0), (0.047, 0.006), (0.047, 0.02), (0.041, 0.022), (0.041, 0.235),
        (0.047, 0.237), (0.047, 0.262), (0.03, 0.266), (0.018, 0.29), (0, 0.29),
    ]  # fmt: skip
    lathe(body, 'polyethylene', at, segments=48)
    band = [(0.0472, 0.238), (0.0476, 0.239), (0.0476, 0.261), (0.0472, 0.262)]
    lathe(band, 'livery', at, segments=48)
    x, y, z = at
    for pleat in range(7):
        turn = (pleat * 2 + 1) * 180 / 14
        box((0.002, 0.0836, 0.20), (x, y, z + 0.12), 'light-grey', 0, tilt=(0, 0, turn))


def _on_top() -> None:
    filter_element((-0.19, 0.04, 0.845))
    box((0.20, 0.13, 0.10), (0.10, 0.09, 0.895), 'cardboard', 0.003, tilt=(0, 0, 12))
    box((0.22, 0.022, 0.006), (0.06, -0.10, 0.849), 'steel', 0.002, tilt=(0, 0, 24))
    cylinder(0.020, 0.007, (0.16, -0.055, 0.849), 'steel')
    cylinder(0.018, 0.007, (-0.04, -0.145, 0.849), 'steel')
    rag((0.22, -0.09, 0.846), 0.17, 4)


def trolley(at: Point, turn: float) -> Object:
    """0.66 × 0.44 × 0.92 m, drawers to local -y."""
    with placed('trolley', at, turn) as group:
        for x in (-0.26, 0.26):
            for y in (-0.16, 0.16):
                castor(x, y)
        box((0.66, 0.44, 0.70), (0, 0, 0.46), 'dark', 0.012, 4)
        for z, height in DRAWERS:
            box((0.60, 0.014, height - 0.008), (0, -0.222, z), 'livery')
            box((0.56, 0.018, 0.014), (0, -0.232, z + height / 2 - 0.022), 'aluminium', 0.003)
        box((0.70, 0.48, 0.03), (0, 0, 0.825), 'dark', 0.010, 4)
        box((0.62, 0.40, 0.006), (0, 0, 0.842), 'rubber', 0.002)
        for side in (-1, 1):
            box((0.70, 0.016, 0.03), (0, side * 0.232, 0.852), 'dark', 0.005)
            box((0.016, 0.46, 0.03), (side * 0.342, 0, 0.852), 'dark', 0.005)
        handle = [(0.33, -0.17, 0.74), (0.42, -0.17, 0.77), (0.42, 0.17, 0.77), (0.33, 0.17, 0.74)]
        tube(handle, 0.014, 'fitting', 0.03)
        _on_top()
    return group

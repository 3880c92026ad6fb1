"""Service van with its rear doors open on drawers and shelves."""

from __future__ import annotations

import math

from .geometry import Object, Point, placed
from .materials import lacquer, plain
from .shapes import box, cylinder, decal, lettering, tube
from .van_body import AXLES, half_width, patch, seam, shell, wheel

CRATES = (
    (0.78, 0.77, 'dark'), (1.25, 0.77, 'yellow'), (0.78, 1.13, 'accent'), (1.25, 1.13, 'dark'),
    (1.68, 1.13, 'light-grey'), (0.78, 1.51, 'yellow'), (1.25, 1.51, 'accent'),
)  # fmt: skip
SMALL_CRATES = (
    (0.42, 1.12, 'accent'),
    (0.42, 1.50, 'yellow'),
    (0.42, 0.77, 'dark'),
    (0.95, 1.12, 'dark'),
    (0.95, 1.50, 'accent'),
)
"""(x, z, colour) on the left and on the right rack"""


class Paints:
    """Materials only a vehicle needs."""

    def __init__(self) -> None:
        self.body = lacquer('van paint', '#e9eaea')
        self.pane = plain('window pane', '#56646f', 0.06, metallic=1)
        self.trim = plain('trim', '#1c1e20', 0.55)
        self.plywood = plain('plywood', '#b08a5c', 0.6)
        self.red_lens = plain('red lens', '#8d0f10', 0.12)
        self.white_lens = plain('white lens', '#c9c2b4', 0.12)


def _side(side: int, paints: Paints) -> None:
    for start, end in ((0.02, 0.56), (0.56, 3.9), (3.9, 4.55)):
        patch(start, lambda _, end=end: end, 0.98, 1.10, 'accent', side)
    patch(3.38, lambda part: 4.50 - 0.62 * part, 1.50, 2.13, paints.pane, side, 0.003)
    patch(1.42, lambda _: 3.98, 0.60, 0.70, paints.trim, side, 0.010)
    levels = [0.52 + i * 1.66 / 24 for i in range(25)]
    for x in (1.72, 3.02, 3.26):
        seam([(x, z) for z in levels], side)
    for z in (0.52, 2.18):
        seam([(1.72 + i * 0.13, z) for i in range(11)], side)
    seam([(3.26 + i * 0.1, 0.52) for i in range(8)], side)
    for x, z in ((2.90, 1.24), (3.40, 1.26)):
        box((0.20, 0.03, 0.035), (x, side * (half_width(z) + 0.014), z), paints.trim, 0.008)
    box((0.16, 0.24, 0.36), (4.28, side * 1.10, 1.62), paints.trim, 0.04, 4)
    for x in (0.35, 2.2):
        box((0.08, 0.01, 0.03), (x, side * (half_width(0.66) + 0.004), 0.66), 'yellow', 0.003)


def _lettering() -> None:
    lean = math.degrees(math.atan2(0.031, 0.4))
    lettering('Aérance', 0.42, (1.34, -0.9915, 1.345), 'accent', 'Bold', 0.001, (90 - lean, 0, 0))
    lettering(
        'Air comprimé · Azote · Vide',
        0.115,
        (1.37, -1.0005, 1.165),
        'dark',
        depth=0.001,
        tilt=(88, 0, 0),
    )


def _rear(paints: Paints) -> None:
    for side in (-1, 1):
        y = side * 0.925
        box((0.05, 0.085, 0.62), (-0.012, y, 1.20), paints.red_lens, 0.014, 4)
        box((0.052, 0.087, 0.12), (-0.0125, y, 1.02), paints.white_lens, 0.012)
        box((0.05, 0.087, 0.10), (-0.0125, y, 1.44), 'yellow', 0.012)
    box((0.16, 1.96, 0.20), (-0.03, 0, 0.47), paints.trim, 0.04, 5)
    box((0.14, 1.30, 0.02), (-0.05, 0, 0.575), 'zinc')
    box((0.05, 1.80, 0.07), (-0.005, 0, 2.42), paints.body, 0.015)
    for i in range(30):
        box((0.12, 0.012, 0.004), (-0.05, -0.58 + i * 0.04, 0.587), 'steel', 0.001)


def _load_bay(paints: Paints) -> None:
    box((2.9, 1.70, 0.02), (1.46, 0, 0.612), paints.plywood, 0.002)
    for side in (-1, 1):
        box((2.9, 0.012, 1.70), (1.46, side * 0.853, 1.47), paints.plywood, 0.002)
    box((2.9, 1.70, 0.012), (1.46, 0, 2.33), 'white', 0.002)
    box((0.02, 1.70, 1.70), (2.90, 0, 1.47), 'light-grey', 0.003)
    box((1.6, 0.06, 0.03), (1.0, 0, 2.31), 'white', 0.006)
    box((1.55, 0.04, 0.004), (1.0, 0, 2.293), 'lamp', 0)
    box((0.03, 1.70, 0.03), (0, 0, 0.615), 'aluminium')


def _rack(side: int, depth: float) -> None:
    start, end, wall = 0.16, 1.9, side * 0.845
    front = side * (0.845 - depth)
    middle_x, middle_y = (start + end) / 2, (wall + front) / 2
    for x in (start, middle_x, end):
        box((0.03, 0.03, 1.55), (x, front, 1.40), 'aluminium', 0.003)
    for z in (0.66, 1.02, 1.40, 1.78, 2.12):
        box((end - start, depth, 0.016), (middle_x, middle_y, z), 'aluminium', 0.002)
        box((end - start, 0.012, 0.05), (middle_x, front, z + 0.02), 'aluminium', 0.002)
    if side > 0:
        box((0.012, depth, 1.52), (start - 0.006, middle_y, 1.40), 'aluminium', 0.003)


def _drawers() -> None:
    """Fronts to the tail, one drawer pulled out with fittings in it."""
    for i, (z, height) in enumerate(
        ((0.75, 0.15), (0.91, 0.15), (1.12, 0.17), (1.30, 0.15), (1.50, 0.17), (1.68, 0.15))
    ):
        box((0.014, 0.37, height - 0.012), (0.135, 0.635, z), 'accent' if i % 3 else 'light-grey')
        box((0.02, 0.20, 0.02), (0.122, 0.635, z + height / 2 - 0.04), 'aluminium')
    box((0.34, 0.37, 0.012), (-0.02, 0.635, 1.05), 'light-grey', 0.002)
    for y in (0.455, 0.815):
        box((0.34, 0.010, 0.12), (-0.02, y, 1.105), 'light-grey', 0.002)
    box((0.014, 0.385, 0.16), (-0.19, 0.635, 1.12), 'accent')
    box((0.02, 0.20, 0.02), (-0.203, 0.635, 1.165), 'aluminium')
    for i in range(7):
        at = (-0.12 + 0.08 * (i % 3), 0.53 + 0.09 * (i // 3), 1.10)
        cylinder(0.03, 0.09, at, 'brass' if i % 2 else 'zinc', bevel=0.004)


def _stock() -> None:
    """Crates, filter cartridges, hose coils, cases."""
    for x, z, paint in SMALL_CRATES:
        box((0.44, 0.30, 0.20), (x, -0.665, z), paint, 0.014, 4)
        box((0.20, 0.012, 0.05), (x, -0.51, z + 0.03), 'white', 0.003)
    for x, z, paint in CRATES:
        box((0.38, 0.34, 0.18), (x, 0.62, z), paint, 0.014, 4)
        box((0.16, 0.012, 0.05), (x, 0.445, z + 0.03), 'white', 0.003)
    for i in range(4):
        cylinder(0.048, 0.24, (0.26 + i * 0.12, -0.60, 1.92), 'polyethylene', bevel=0.01)
        cylinder(0.05, 0.025, (0.26 + i * 0.12, -0.60, 2.03), 'accent')
        angles = [math.radians(10 * step) for step in range(37)]
        ring = [
            (0.50 + 0.16 * math.cos(a), 0.62 + 0.16 * math.sin(a), 1.82 + 0.035 * i) for a in angles
        ]
        tube(ring, 0.016, 'air-tubing' if i % 2 else 'hose')
    box((0.40, 0.30, 0.16), (1.2, 0.62, 1.90), 'yellow', 0.02)
    box((0.42, 0.30, 0.30), (0.55, -0.10, 0.775), 'yellow', 0.03, 4)
    box((0.43, 0.305, 0.012), (0.55, -0.10, 0.80), 'black', 0.002)
    box((0.34, 0.46, 0.30), (1.05, 0.08, 0.775), 'cardboard', 0.006)


def _rear_leaf(side: int, opening: float, paints: Paints) -> None:
    """`side` -1 is the right leaf; its outer face is then at +y of the leaf."""
    width = 0.93
    inner, outer = (-1, 1) if side < 0 else (1, -1)

    def face(direction: int, lift: float) -> float:
        return 0.025 + direction * (0.025 + lift)

    with placed('rear leaf', (-0.035, -1.075 if side < 0 else 0.965, 0), opening):
        box((width, 0.05, 1.76), (width / 2, 0.025, 1.48), paints.body, 0.018, 4)
        box((width - 0.16, 0.02, 0.62), (width / 2, face(inner, 0.005), 1.06), paints.trim, 0.02, 4)
        for direction in (inner, outer):
            box(
                (width - 0.20, 0.012, 0.52),
                (width / 2, face(direction, 0.005), 1.92),
                paints.pane,
                0.02,
                4,
            )
        for z in (0.80, 2.10):
            cylinder(0.02, 0.12, (-0.005, 0.025, z), paints.body)
        box((0.03, 0.02, 1.5), (width - 0.05, face(inner, 0.008), 1.45), 'zinc', 0.006)
        box((0.03, 0.02, 0.14), (width - 0.12, face(inner, 0.02), 1.30), 'zinc')
        box((width - 0.40, 0.03, 0.05), (width / 2, face(inner, 0.02), 0.80), 'zinc', 0.006)
        turn = (90, 0, 180 if side < 0 else 0)
        decal(width - 0.01, 0.12, (width / 2, face(outer, 0.0025), 1.04), 'accent', turn)


def van(at: Point, turn: float) -> Object:
    paints = Paints()
    with placed('van', at, turn) as group:
        shell(paints.body)
        for side in (-1, 1):
            for x in AXLES:
                wheel(x, side, paints.trim)
            _side(side, paints)
        _lettering()
        _rear(paints)
        _load_bay(paints)
        _rack(1, 0.42)
        _rack(-1, 0.36)
        _drawers()
        _stock()
        _rear_leaf(-1, -4, paints)
        _rear_leaf(1, 100, paints)
    return group

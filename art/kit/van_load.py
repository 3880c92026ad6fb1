"""What a technician carries: drawers, bins with labels, cases, cartons, hoses. Van coordinates."""

from __future__ import annotations

import math

from .finishes import plain
from .geometry import Point, placed
from .materials import Paint
from .shapes import box, cylinder, decal, prism, tube

PARTS = ('raccords', 'joints', 'filtres', 'vannes', 'capteurs', 'flexibles')
SHELVES = (1.30, 1.62, 1.94)
"""Heights of the left rack's shelves above its drawers."""
RACK_START, RACK_END, RACK_FRONT, WALL = 0.10, 2.62, 0.44, 0.845
DRAWER_ROWS = ((0.70, 0.13), (0.84, 0.13), (0.98, 0.13), (1.12, 0.13), (1.235, 0.09))
"""(middle, height)"""
PULLED = (0, 2)
"""Column and row of the drawer that stands open."""


def lining() -> None:
    """Floor of coated plywood, light panels, bulkhead, lamp."""
    plain('yellow cable', '#cf9a08', 0.5)
    floor = plain('load floor', '#57493c', 0.5)
    panel = plain('load lining', '#cfd1d0', 0.5)
    box((2.9, 1.70, 0.02), (1.46, 0, 0.612), floor, 0.002)
    for side in (-1, 1):
        box((2.9, 0.012, 1.70), (1.46, side * 0.853, 1.47), panel, 0.002)
        for x in (0.70, 1.70):
            box((0.05, 0.02, 1.70), (x, side * 0.84, 1.47), 'light-grey', 0.004)
    box((2.9, 1.70, 0.012), (1.46, 0, 2.33), 'white', 0.002)
    box((0.02, 1.70, 1.70), (2.90, 0, 1.47), panel, 0.003)
    box((1.9, 0.06, 0.03), (1.15, -0.10, 2.31), 'white', 0.006)
    box((1.85, 0.04, 0.004), (1.15, -0.10, 2.293), 'lamp', 0)
    box((0.05, 1.68, 0.012), (0.01, 0, 0.624), 'aluminium', 0.003)


def bin_box(at: Point, paint: Paint, part: str, width: float = 0.16) -> None:
    """Open-fronted parts bin, front to -y; `at` is the middle of its bottom edge."""
    x, y, z = at
    depth, height, lip = 0.34, 0.15, 0.07
    cheek = [(0, 0), (depth, 0), (depth, height), (0.11, height), (0, lip)]
    for side in (-1, 1):
        edge = x + side * (width / 2 - 0.003)
        prism(cheek, edge - 0.003, edge + 0.003, paint, 0.001, 2, (0, y, z), (90, 0, 90))
    box((width, depth, 0.006), (x, y + depth / 2, z + 0.004), paint, 0.001)
    box((width, 0.006, height), (x, y + depth - 0.003, z + height / 2), paint, 0.001)
    box((width, 0.006, lip), (x, y + 0.003, z + lip / 2), paint, 0.002)
    decal(width * 0.80, 0.036, (x, y - 0.0015, z + 0.036), f'label-part-{part}')
    for i in range(5):
        at_x, at_y = x - width * 0.30 + i * width * 0.15, y + 0.06 + 0.05 * (i % 3)
        metal = 'brass' if PARTS.index(part) % 2 else 'zinc'
        axis = (1, 0.4 * i - 0.8, 0.3)
        cylinder(0.018, 0.05, (at_x, at_y, z + 0.055 + 0.012 * (i % 2)), metal, axis, 0.003, 24)


def _drawer(x: float, row: int, pulled: float) -> None:
    z, height = DRAWER_ROWS[row]
    front, width = RACK_FRONT - pulled, 0.40
    box((width - 0.008, 0.016, height - 0.010), (x, front, z), 'light-grey', 0.003)
    box(
        (width - 0.008, 0.010, 0.018),
        (x, front - 0.011, z + height / 2 - 0.016),
        'aluminium',
        0.003,
    )
    decal(
        0.20,
        0.045,
        (x, front - 0.0095, z - 0.012),
        f'label-part-{PARTS[(row * 2 + int(x * 3)) % 6]}',
    )
    if pulled:
        depth, middle = 0.36, front + 0.18
        box((width - 0.03, depth, 0.008), (x, middle, z - 0.045), 'light-grey', 0.001)
        for side in (-1, 1):
            wall = (x + side * (width / 2 - 0.015), middle, z - 0.01)
            box((0.006, depth, 0.08), wall, 'light-grey', 0.001)
        for i in range(3):
            box((0.005, depth, 0.06), (x - 0.10 + i * 0.10, middle, z - 0.015), 'grey', 0.001)
        for i in range(12):
            at = (x - 0.15 + 0.10 * (i % 4), front + 0.05 + 0.07 * (i // 4), z - 0.018)
            paint = ('brass', 'zinc', 'nickel')[i % 3]
            cylinder(0.021, 0.05, at, paint, (0.3, 1, 0.2 * (i % 3)), 0.003, 24)


def left_rack() -> None:
    """Drawers below, three shelves of bins above; fronts to the aisle."""
    middle_y, depth = (RACK_FRONT + WALL) / 2 + 0.01, WALL - RACK_FRONT - 0.02
    ends = (RACK_START, 0.94, 1.78, RACK_END)
    for x in ends:
        box((0.018, depth, 1.62), (x, middle_y, 1.44), 'aluminium', 0.003)
    box((RACK_END - RACK_START, depth, 0.03), (1.36, middle_y, 0.640), 'dark', 0.003)
    for z in SHELVES:
        box((RACK_END - RACK_START, depth, 0.014), (1.36, middle_y, z), 'aluminium', 0.002)
        box(
            (RACK_END - RACK_START, 0.012, 0.035),
            (1.36, RACK_FRONT + 0.012, z + 0.006),
            'aluminium',
            0.003,
        )
    for column, start in enumerate((0.312, 0.728, 1.152, 1.568, 1.992, 2.408)):
        for row in range(len(DRAWER_ROWS)):
            _drawer(start, row, 0.20 if (column, row) == PULLED else 0)
    paints = ('livery', 'livery', 'yellow', 'grey')
    for level, z in enumerate(SHELVES[:2]):
        for i in range(14):
            x = 0.20 + i * 0.172 + (0.02 if i > 4 else 0) + (0.02 if i > 9 else 0)
            paint = paints[(i // 2 + level) % 4]
            bin_box((x, RACK_FRONT + 0.025, z + 0.008), paint, PARTS[(i + 2 * level) % 6])
    _top_shelf(SHELVES[2] + 0.008, middle_y)


def _top_shelf(z: float, y: float) -> None:
    for i in range(3):
        ring(0.32, y, z + 0.018 + 0.036 * i, 0.15, 'air-tubing')
    for i in range(2):
        ring(0.66, y, z + 0.020 + 0.040 * i, 0.14, 'hose')
    for i in range(4):
        carton((1.08 + i * 0.28, y - 0.02 * (i % 2), z), (0.24, 0.30, 0.17 + 0.03 * (i % 2)))


def ring(x: float, y: float, z: float, radius: float, paint: Paint) -> None:
    """One turn of a coiled hose, lying flat."""
    angles = [math.radians(10 * step) for step in range(37)]
    tube([(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles], 0.017, paint)


def carton(at: Point, size: Point, label: str = 'label-part-filtres', turn: float = 0) -> None:
    """Taped cardboard box with a label to -y; `at` is the middle of its bottom."""
    width, depth, height = size
    tape = plain('tape', '#c2a878', 0.25)
    with placed('carton', at, turn):
        box(size, (0, 0, height / 2 + 0.001), 'cardboard', 0.004)
        box((0.05, depth + 0.002, 0.002), (0, 0, height + 0.001), tape, 0)
        for side in (-1, 1):
            box(
                (0.05, 0.001, height * 0.30),
                (0, side * (depth / 2 + 0.001), height * 0.85),
                tape,
                0,
            )
        decal(width * 0.55, width * 0.1375, (0, -depth / 2 - 0.002, height * 0.42), label)


def case(at: Point, height: float, accent: Paint) -> None:
    """Stackable tool case, latches to -x (the tail)."""
    x, y, z = at
    length, width = 0.30, 0.40
    shell = plain('case', '#3b4147', 0.5)
    box((length, width, height - 0.006), (x, y, z + height / 2), shell, 0.016, 4)
    box((length + 0.004, width + 0.004, 0.006), (x, y, z + height * 0.66), 'black', 0.002)
    front = x - length / 2
    for side in (-1, 1):
        box((0.014, 0.06, 0.07), (front - 0.004, y + side * 0.13, z + height * 0.62), accent, 0.006)
    handle = [(front, y - 0.06, z + height * 0.45), (front - 0.025, y - 0.05, z + height * 0.45),
              (front - 0.025, y + 0.05, z + height * 0.45), (front, y + 0.06, z + height * 0.45)]  # fmt: skip
    tube(handle, 0.008, 'black', 0.012)


def rack_end() -> None:
    """Tail end of the left rack: a cable on its hook, the day's job sheet, paper."""
    x, y = RACK_START - 0.010, (RACK_FRONT + WALL) / 2 + 0.01
    for i in range(5):
        angles = [math.radians(10 * step) for step in range(37)]
        radius = 0.115 + 0.006 * (i % 3)
        loop = [
            (x - 0.016 - 0.017 * i, y + radius * math.cos(a), 1.86 + 1.15 * radius * math.sin(a))
            for a in angles
        ]
        tube(loop, 0.008, 'yellow cable')
    cylinder(0.010, 0.12, (x - 0.05, y, 1.985), 'zinc', (1, 0, 0))
    box((0.006, 0.24, 0.33), (x - 0.005, y, 1.44), 'fitting', 0.003)
    decal(0.21, 0.27, (x - 0.0095, y, 1.425), 'label-checked', (90, 0, -90))
    box((0.014, 0.10, 0.03), (x - 0.012, y, 1.590), 'steel', 0.003)
    box((0.05, 0.30, 0.02), (x - 0.030, y, 1.02), 'aluminium', 0.003)
    cylinder(0.062, 0.25, (x - 0.070, y, 1.02), 'polyethylene', (0, 1, 0), 0.006)


def right_side() -> None:
    """Stacked cases at the tail, then a rack whose end panel carries hoses and an extinguisher."""
    base = 0.625
    for height, accent in ((0.21, 'yellow'), (0.16, 'yellow'), (0.16, 'livery'), (0.12, 'livery')):
        case((0.26, -0.62, base), height, accent)
        base += height
    start, front = 0.50, -0.47
    depth, middle = 0.845 + front, (-0.845 + front) / 2
    box((0.016, depth, 1.66), (start, middle, 1.46), 'aluminium', 0.003)
    for z in (1.0, 1.40, 1.80):
        box((1.9, depth, 0.014), (start + 0.95, middle, z), 'aluminium', 0.002)
        for i in range(5):
            paint = ('livery', 'yellow', 'grey')[(i + int(z * 5)) % 3]
            box(
                (0.34, depth - 0.03, 0.22),
                (start + 0.22 + i * 0.37, middle, z + 0.12),
                paint,
                0.012,
            )
    for i in range(4):
        radius = 0.135 + 0.004 * i
        angles = [math.radians(10 * step) for step in range(37)]
        loop = [
            (start - 0.03 - 0.022 * i, middle + radius * math.cos(a), 1.88 + radius * math.sin(a))
            for a in angles
        ]
        tube(loop, 0.012, 'air-tubing')
    cylinder(0.012, 0.12, (start - 0.06, middle, 1.995), 'zinc', (1, 0, 0))
    cylinder(0.07, 0.34, (start - 0.09, middle, 1.50), 'red', bevel=0.03)
    cylinder(0.022, 0.05, (start - 0.09, middle, 1.69), 'black')


def jerrican(at: Point, turn: float = 0) -> None:
    """Twenty litres of compressor oil, label to -y."""
    white = plain('jerrican', '#d9dad6', 0.4)
    with placed('jerrican', at, turn):
        box((0.26, 0.24, 0.32), (0, 0, 0.162), white, 0.03, 5)
        box((0.20, 0.05, 0.04), (0.0, 0, 0.36), white, 0.018, 4)
        for x in (-0.085, 0.085):
            box((0.03, 0.05, 0.06), (x, 0, 0.33), white, 0.012)
        cylinder(0.032, 0.04, (-0.085, 0.075, 0.335), 'livery', bevel=0.004)
        decal(0.19, 0.15, (0, -0.1212, 0.17), 'label-oil')


def on_the_floor() -> None:
    jerrican((0.30, 0.05, 0.622), -70)
    carton((0.62, 0.02, 0.622), (0.34, 0.30, 0.26), turn=-78)
    carton((0.64, 0.02, 0.883), (0.28, 0.24, 0.18), turn=-96)


def load() -> None:
    lining()
    left_rack()
    rack_end()
    right_side()
    on_the_floor()

"""Facade with a rolling door, one third open on a lit hall."""

from __future__ import annotations

from .fasteners import clamp
from .finishes import LIVERY, epoxy_floor, plain, wall_paint
from .instruments import push_button
from .lights import area
from .shapes import box, cylinder, decal, lathe, lettering, plane, tube
from .weather import scuffed, weathered
from .yard import channel_drain, cladding, screws

WALL = 4.2
DOOR_LEFT, DOOR_RIGHT, DOOR_TOP, DOOR_EDGE = -9.75, -5.95, 3.7, 1.15
DOOR_X, DOOR_WIDTH = (DOOR_LEFT + DOOR_RIGHT) / 2, DOOR_RIGHT - DOOR_LEFT
BASE = 0.55
ROOF, LAP = 7.5, DOOR_TOP + 0.2
"""`LAP`: where the upper sheets overlap the lower ones."""


def facade() -> None:
    """Trapezoid cladding on a concrete base, with a blue band. Rain has left its marks."""
    sheet = weathered('cladding', '#d3d5d4', 0.40, runs=0.62, reach=(BASE, BASE + 0.75))
    concrete = weathered('concrete', '#93948f', 0.8, runs=0.5, reach=(-0.30, 0.10), splash=0.8)
    for start, end in ((-14, DOOR_LEFT - 0.18), (DOOR_RIGHT + 0.18, 14)):
        width, centre = end - start, (start + end) / 2
        box((width, 0.25, BASE), (centre, WALL + 0.08, BASE / 2), concrete, 0.01)
        cladding(start, end, BASE + 0.02, LAP + 0.04, WALL, sheet)
        box((width, 0.10, 0.03), (centre, WALL - 0.03, BASE + 0.012), 'grey', 0.003)
        screws(start, end, (BASE + 0.12, 1.55, LAP - 0.08), WALL - 0.035)
    band = weathered('band', LIVERY, 0.3, runs=0.3, reach=(-3, -2))
    # The upper sheets lap over the lower ones, as water runs.
    cladding(-14, 14, LAP, ROOF, WALL - 0.006, sheet)
    screws(-14, 14, (LAP + 0.05, 5.4), WALL - 0.041)
    box((28, 0.04, 0.45), (0, WALL - 0.06, 4.75), band, 0.01)


def downpipe(x: float) -> None:
    """Gutter pipe with its cast foot, and the wet it leaves on the wall."""
    y = WALL - 0.12
    tube([(x, y, ROOF), (x, y, 0.25), (x, y - 0.13, 0.10)], 0.05, 'grey', 0.08)
    cylinder(0.062, 0.95, (x, y, 0.75), 'fitting', bevel=0.004)
    for z in (1.4, 3.2, 5.2):
        clamp((x, y, z), (0, 0, 1), 0.05)
        box((0.03, 0.10, 0.03), (x, WALL - 0.06, z), 'zinc', 0.002)


def door_control(x: float) -> None:
    """Three buttons in a box, its conduit going up."""
    box((0.13, 0.09, 0.24), (x, WALL - 0.08, 1.45), 'light-grey', 0.012)
    for z, paint in ((1.52, 'light-grey'), (1.45, 'red'), (1.38, 'light-grey')):
        push_button((x, WALL - 0.125, z), paint, 0.018)
    tube([(x, WALL - 0.06, 1.57), (x, WALL - 0.06, DOOR_TOP + 0.2)], 0.012, 'light-grey')


def rolling_door() -> None:
    slat = weathered('door slat', '#bfc4c6', 0.38, runs=0.30, reach=(-2, -1))
    frame = scuffed('door frame', '#2b2f33', 0.42, '#6f7376')
    for x in (DOOR_LEFT - 0.09, DOOR_RIGHT + 0.09):
        box((0.18, 0.30, DOOR_TOP - 0.002), (x, WALL, DOOR_TOP / 2 - 0.001), frame, 0.008)
    box((DOOR_WIDTH + 0.36, 0.30, 0.30), (DOOR_X, WALL, DOOR_TOP + 0.15), frame, 0.008)
    # At the lintel's right end: narrow screens crop the left of the yard.
    lettering('Quai 3', 0.20, (DOOR_RIGHT - 0.72, WALL - 0.152, DOOR_TOP + 0.08), 'white', 'Bold')
    for i in range(int((DOOR_TOP - DOOR_EDGE) / 0.115)):
        box(
            (DOOR_WIDTH, 0.03, 0.111),
            (DOOR_X, WALL + 0.10, DOOR_EDGE + 0.06 + i * 0.115),
            slat,
            0.010,
        )
    box((DOOR_WIDTH, 0.06, 0.08), (DOOR_X, WALL + 0.09, DOOR_EDGE - 0.02), 'fitting', 0.006)
    for i in range(7):
        box(
            (0.10, 0.062, 0.081),
            (DOOR_LEFT + 0.3 + i * 0.55, WALL + 0.0895, DOOR_EDGE - 0.02),
            'yellow',
            0,
        )
    box((0.42, 0.20, 0.12), (DOOR_X, WALL - 0.16, DOOR_TOP + 0.62), 'dark', 0.02)
    box((0.36, 0.14, 0.01), (DOOR_X, WALL - 0.17, DOOR_TOP + 0.555), 'lamp', 0)
    for x in (DOOR_LEFT - 0.32, DOOR_RIGHT + 0.32):
        cylinder(0.085, 1.0, (x, WALL - 0.45, 0.5), scuffed('bollard', '#e0a800', 0.4), bevel=0.02)
        for z in (0.45, 0.75):
            band = [(0.0852, -0.06), (0.0858, -0.058), (0.0858, 0.058), (0.0852, 0.06)]
            lathe(band, 'black', (x, WALL - 0.45, z), segments=48)


def pallet(x: float, y: float) -> None:
    """Boards on nine blocks, 1.2 × 0.8 m."""
    timber = plain('pallet', '#8f7350', 0.85)
    for row in (-0.35, 0, 0.35):
        box((1.2, 0.10, 0.02), (x, y + row, 0.011), timber, 0.002)
        box((1.2, 0.10, 0.02), (x, y + row, 0.112), timber, 0.002)
        for column in (-0.53, 0, 0.53):
            box((0.14, 0.10, 0.08), (x + column, y + row, 0.061), timber, 0.002)
    for i in range(7):
        box((0.12, 0.8, 0.02), (x - 0.53 + i * 0.177, y, 0.133), timber, 0.002)


def hall_behind() -> None:
    """Its walls start behind the facade: they must not show outside."""
    box((9, 0.02, 4.5), (DOOR_X, WALL + 5, 2.25), wall_paint('hall back', '#cfc8ba'), 0)
    for x in (DOOR_LEFT - 1.75, DOOR_RIGHT + 1.85):
        box((0.02, 4.9, 4.5), (x, WALL + 2.75, 2.25), wall_paint('hall side', '#b8b3a8'), 0)
    floor = epoxy_floor('hall floor', ('#767b7d', '#84888a'), (0.12, 0.26))
    plane(9, 5.4, (DOOR_X, WALL + 2.8, 0.004), floor)
    area((DOOR_X, WALL + 2.4, 3.6), (DOOR_X, WALL + 2.4, 0), (3, 2), 160, (1, 0.86, 0.66), 'hall')
    wrapped = plain('wrapped', '#b8a88e', 0.35)
    for right, y in ((0.55, 2.2), (1.35, 3.0), (2.85, 2.5)):
        x = DOOR_LEFT + right
        pallet(x, WALL + y)
        box((1.0, 0.75, 0.8), (x, WALL + y, 0.56), wrapped, 0.02)
        decal(0.22, 0.16, (x - 0.2, WALL + y - 0.378, 0.62), 'label-checked')
        for z in (0.30, 0.50, 0.70):
            box((1.004, 0.754, 0.006), (x, WALL + y, z), 'cardboard', 0.001)
    for x in (-2, 0, 2):
        box((0.08, 0.08, 3.2), (DOOR_X + x, WALL + 4.5, 1.6), 'livery')
    for z in (0.9, 2.0):
        box((4.2, 0.05, 0.12), (DOOR_X, WALL + 4.46, z), 'yellow')


def loading_bay() -> None:
    facade()
    downpipe(-4.35)
    rolling_door()
    door_control(DOOR_RIGHT + 0.42)
    channel_drain(DOOR_LEFT - 0.2, DOOR_RIGHT + 0.2, WALL - 0.85)
    hall_behind()

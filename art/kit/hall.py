"""The hall of the hero picture: panel walls, window band on the left, steel beams, hanging lamps."""

from __future__ import annotations

from .lights import area
from .materials import epoxy_floor, wall_paint
from .shapes import box, plane, tube

LEFT, RIGHT, NEAR, FAR, CEILING = -4.6, 3.6, -8.0, 10.0, 5.0
WIDTH, DEPTH = RIGHT - LEFT, FAR - NEAR
MIDDLE_X, MIDDLE_Y = (LEFT + RIGHT) / 2, (NEAR + FAR) / 2

WINDOWS = ((-3.8, 2.5), (-0.15, 2.5), (3.5, 2.5), (6.95, 2.3), (9.15, 1.2))
"""(y of the middle, width)"""
SILL, HEAD = 1.15, 4.1
WINDOW_POWER = 215


def floor() -> None:
    paint = epoxy_floor('hall floor', ('#767b7d', '#84888a'), (0.12, 0.26))
    plane(WIDTH + 2, DEPTH + 2, (MIDDLE_X, MIDDLE_Y, 0), paint, name='floor')
    for x in (-3, 0):
        box((0.006, DEPTH, 0.002), (x, MIDDLE_Y, 0), 'dark', 0)
    for y in (-4.5, -0.5, 3.5, 7.5):
        box((WIDTH, 0.006, 0.002), (MIDDLE_X, y, 0), 'dark', 0)
    box((0.08, DEPTH, 0.0015), (0.32, MIDDLE_Y, 0.0005), 'floor-line', 0)


def walls() -> None:
    paint = wall_paint('hall wall', '#e9e7e1')
    for i in range(9):
        box(
            (0.995, 0.12, CEILING),
            (LEFT + 0.5 + i, FAR + 0.06, CEILING / 2),
            paint,
            0.008,
            name='wall panel',
        )
    box((WIDTH, 0.05, CEILING), (MIDDLE_X, FAR + 0.12, CEILING / 2), 'grey', 0)
    box((0.12, DEPTH, CEILING), (RIGHT + 0.06, MIDDLE_Y, CEILING / 2), paint, 0)
    box((WIDTH + 0.4, 0.1, CEILING), (MIDDLE_X, NEAR, CEILING / 2), paint, 0)
    box((WIDTH, 0.02, 0.12), (MIDDLE_X, FAR - 0.01, 0.06), 'grey')
    box((0.02, DEPTH, 0.12), (RIGHT - 0.01, MIDDLE_Y, 0.06), 'grey')
    box((0.2, DEPTH, SILL), (LEFT - 0.1, MIDDLE_Y, SILL / 2), paint, 0)
    box((0.2, DEPTH, CEILING - HEAD), (LEFT - 0.1, MIDDLE_Y, (CEILING + HEAD) / 2), paint, 0)
    edges = [NEAR, *(edge for y, width in WINDOWS for edge in (y - width / 2, y + width / 2)), FAR]
    for start, end in zip(edges[::2], edges[1::2]):
        pier = (0.2, end - start, HEAD - SILL)
        box(pier, (LEFT - 0.1, (start + end) / 2, (SILL + HEAD) / 2), paint, 0)


def windows() -> None:
    """Dark frames, and the sky as a light behind each. The last, near the far wall, is stronger."""
    middle, height = (SILL + HEAD) / 2, HEAD - SILL
    for y, width in WINDOWS:
        for part in range(4):
            box(
                (0.06, 0.05, height),
                (LEFT - 0.12, y - width / 2 + width * part / 3, middle),
                'dark',
                0.003,
            )
        for z in (SILL, SILL + 0.95, SILL + 1.95, HEAD):
            box((0.06, width, 0.05), (LEFT - 0.12, y, z), 'dark', 0.003)
        power = WINDOW_POWER * (1.3 if y > 9 else 1)
        area(
            (LEFT - 0.25, y, middle),
            (LEFT + 5, y, middle - 0.6),
            (width, height),
            power,
            (0.86, 0.93, 1),
            'window',
        )


def roof() -> None:
    paint = wall_paint('ceiling', '#ecebe6')
    box((WIDTH + 0.4, DEPTH, 0.1), (MIDDLE_X, MIDDLE_Y, CEILING + 0.05), paint, 0)
    for y in (-5, -2, 1, 4, 7):
        box((WIDTH, 0.012, 0.26), (MIDDLE_X, y, CEILING - 0.13), 'light-grey', 0.002)
        box((WIDTH, 0.16, 0.014), (MIDDLE_X, y, CEILING - 0.26), 'light-grey', 0.002)


def hanging_lamp(x: float, y: float, z: float, length: float, power: float, aim_x: float) -> None:
    box((0.10, length, 0.06), (x, y, z), 'white', 0.01)
    box((0.085, length - 0.08, 0.004), (x, y, z - 0.032), 'lamp', 0)
    area((x, y, z - 0.04), (aim_x, y, 0), (0.09, length - 0.05), power, (1, 0.955, 0.89), 'lamp')
    for side in (-0.4, 0.4):
        tube([(x, y + side * length, z + 0.03), (x, y + side * length, CEILING)], 0.003, 'steel')


def hall() -> None:
    floor()
    walls()
    windows()
    roof()
    for y in (-3.5, 0.5, 4.5, 8):
        hanging_lamp(-0.9, y, 4.35, 1.5, 12, -0.9)
    for y in (-1.0, 2.0, 5.0, 8.0):
        hanging_lamp(2.55, y, 4.45, 1.8, 15, 2.75)

"""The hall of the hero picture: high panel walls, windows on the left, hanging lamps on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .finishes import Material, wall_paint
from .floor_marks import dust, tyre_mark, worn_line
from .lights import area
from .shader import Shader, linear
from .shapes import box, plane, tube

LEFT, RIGHT, NEAR, FAR, CEILING = -7.4, 3.6, -11.0, 11.5, 7.0
WIDTH, DEPTH = RIGHT - LEFT, FAR - NEAR
MIDDLE_X, MIDDLE_Y = (LEFT + RIGHT) / 2, (NEAR + FAR) / 2

SILL, HEAD, LAST_HEAD = 1.15, 6.0, 4.35


class Window(NamedTuple):
    """`y` of the middle; `sky` is how far down from its head it sees the sky, which sheds `watts` through it."""

    y: float
    width: float
    head: float
    sky: float
    watts: float


WINDOWS = (
    Window(-8.3, 2.5, HEAD, 1.0, 75),
    Window(-4.65, 2.5, HEAD, 1.0, 75),
    Window(-1.0, 2.5, HEAD, 1.0, 110),
    Window(2.65, 2.5, HEAD, 1.0, 300),
    Window(6.3, 2.5, HEAD, HEAD - SILL, 820),
    Window(10.45, 1.3, LAST_HEAD, 1.0, 110),
)
"""The last is lower: its sun stays under the headline.

What stands across the yard hides the sky from most: a strip so low throws the pipes' shadow on the wall, where
whole windows drown it. The far one is free. Its light rakes along the machines and leaves in shade what faces us,
and it stands in the receiver's gloss.
"""
SKY = (0.9, 0.925, 0.965)
WALKWAY_X = 0.32
WALL_LAMPS = (-4.0, -1.0, 2.0, 5.0, 8.0)
"""`y` of the lamps that wash the right wall."""
FLOOR_COLORS = (linear('#696e70'), linear('#777b7d'))


def floor_paint() -> Material:
    """Broad clouds only: seen this flat, fine grain turns into flakes after denoising."""
    shader = Shader('hall floor')
    cloud = shader.noise(0.5, detail=2)
    shader.drive('Base Color', shader.ramp(cloud, FLOOR_COLORS, (0.3, 0.7)))
    shader.drive('Roughness', shader.remap(shader.noise(0.9, detail=1), (0.3, 0.7), (0.17, 0.27)))
    shader.bump(shader.noise(2.0), 0.03, 0.003)
    return shader.material


def floor() -> None:
    plane(WIDTH + 2, DEPTH + 2, (MIDDLE_X, MIDDLE_Y, 0), floor_paint(), name='floor')
    for x in (-5, -1.6):
        box((0.006, DEPTH, 0.002), (x, MIDDLE_Y, 0), 'dark', 0)
    for y in (-4.5, -0.5, 3.5, 7.5):
        box((WIDTH, 0.006, 0.002), (MIDDLE_X, y, 0), 'dark', 0)
    worn_line((WALKWAY_X, NEAR), (WALKWAY_X, FAR - 0.6), 0.08)
    # A pallet truck has turned here for years.
    for shift in (0.0, 0.56):
        tyre_mark([(-6, 6.4 + shift), (-2.4, 5.0 + shift), (-0.7 - shift, 1.5), (-0.4 - shift, -5)])
    tyre_mark([(-3.8, 9.6), (-1.9, 7.2), (-1.0, 3.4), (-1.5, -3)], 0.05)
    dust((LEFT, FAR - 0.10), (RIGHT, FAR - 0.10), 0.22)


def walls() -> None:
    paint = wall_paint('hall wall', '#eceae4')
    for i in range(round(WIDTH)):
        at = (LEFT + 0.5 + i, FAR + 0.06, CEILING / 2)
        box((0.995, 0.12, CEILING), at, paint, 0.008, name='wall panel')
    for i in range(int(DEPTH)):
        at = (RIGHT + 0.06, FAR - 0.5 - i, CEILING / 2)
        box((0.12, 0.995, CEILING), at, paint, 0.008, name='wall panel')
    box((WIDTH, 0.05, CEILING), (MIDDLE_X, FAR + 0.12, CEILING / 2), 'grey', 0)
    box((0.05, DEPTH, CEILING), (RIGHT + 0.12, MIDDLE_Y, CEILING / 2), 'grey', 0)
    box((WIDTH + 0.4, 0.1, CEILING), (MIDDLE_X, NEAR, CEILING / 2), paint, 0)
    box((WIDTH, 0.02, 0.12), (MIDDLE_X, FAR - 0.01, 0.06), 'grey')
    box((0.02, DEPTH, 0.12), (RIGHT - 0.01, MIDDLE_Y, 0.06), 'grey')
    window_wall(paint)


def window_wall(paint: Material) -> None:
    box((0.2, DEPTH, SILL), (LEFT - 0.1, MIDDLE_Y, SILL / 2), paint, 0)
    box((0.2, DEPTH, CEILING - HEAD), (LEFT - 0.1, MIDDLE_Y, (CEILING + HEAD) / 2), paint, 0)
    start = NEAR
    for y, width, head, *_ in WINDOWS:
        end = y - width / 2
        pier = (0.2, end - start, HEAD - SILL)
        box(pier, (LEFT - 0.1, (start + end) / 2, (SILL + HEAD) / 2), paint, 0)
        if head < HEAD:
            box((0.2, width, HEAD - head), (LEFT - 0.1, y, (HEAD + head) / 2), paint, 0)
        start = y + width / 2
    pier = (0.2, FAR - start, HEAD - SILL)
    box(pier, (LEFT - 0.1, (start + FAR) / 2, (SILL + HEAD) / 2), paint, 0)


def windows() -> None:
    """Dark frames, and the sky as a light behind each."""
    for y, width, head, sky, watts in WINDOWS:
        middle, height = (SILL + head) / 2, head - SILL
        for part in range(4):
            at = (LEFT - 0.12, y - width / 2 + width * part / 3, middle)
            box((0.06, 0.05, height), at, 'dark', 0.003)
        for part in range(5):
            at = (LEFT - 0.12, y, SILL + height * part / 4)
            box((0.06, width, 0.05), at, 'dark', 0.003)
        z = head - sky / 2
        area((LEFT - 0.25, y, z), (LEFT + 5, y, z - 1.2), (width, sky), watts, SKY, 'window')


def roof() -> None:
    paint = wall_paint('ceiling', '#ecebe6')
    box((WIDTH + 0.4, DEPTH, 0.1), (MIDDLE_X, MIDDLE_Y, CEILING + 0.05), paint, 0)
    # A rooflight above the picture keeps the headline's wall light, and draws a shadow under all that stands.
    area((-2.4, 6, CEILING - 0.05), (-2.4, 7.5, 0), (5, 4), 520, SKY, 'window')


def hanging_lamp(x: float, y: float, z: float, length: float, power: float, aim_x: float) -> None:
    box((0.10, length, 0.06), (x, y, z), 'white', 0.01)
    box((0.085, length - 0.08, 0.004), (x, y, z - 0.032), 'lamp', 0)
    area((x, y, z - 0.04), (aim_x, y, 0), (0.09, length - 0.05), power, (1, 0.955, 0.89), 'lamp')
    for side in (-0.4, 0.4):
        tube([(x, y + side * length, z + 0.03), (x, y + side * length, CEILING)], 0.003, 'steel')


def hall(wall_lamps: Sequence[float] = WALL_LAMPS) -> None:
    floor()
    walls()
    windows()
    roof()
    # The left row hangs above the picture: no lamp near the headline.
    for y in (-6.0, -1.5, 3.0, 7.5):
        hanging_lamp(-2.4, y, 6.4, 1.5, 54, -2.4)
    for y in wall_lamps:
        hanging_lamp(2.55, y, 4.45, 1.8, 36, 2.75)
    # Over the walkway, above the picture too: so near, they shade each front from its top to its foot.
    for y in (0.4, 2.5):
        hanging_lamp(-0.4, y, 4.6, 1.8, 115, -0.4)

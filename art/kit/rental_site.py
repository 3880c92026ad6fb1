"""Where the rented compressor stands, and the power board it is plugged into."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from .container import container
from .instruments import emergency_stop
from .loading_bay import WALL
from .shapes import box, cylinder, decal, tube
from .weather import scuffed

CONTAINER_X, CONTAINER_Y, CONTAINER_TURN = -1.95, 1.45, -24
BLOCKS = 0.10
"""Height of the wooden blocks under the container."""
BOARD_X = 0.62


def in_yard(x: float, y: float, z: float) -> Vector:
    """A point of the container, in the yard."""
    turned = Matrix.Rotation(math.radians(CONTAINER_TURN), 3, 'Z') @ Vector((x, y, 0))
    return Vector((CONTAINER_X + turned.x, CONTAINER_Y + turned.y, z + BLOCKS))


def rented_compressor(runs: bool) -> None:
    for x in (-1.25, 1.25):
        for y in (-0.95, 0.95):
            at = in_yard(x, y, -BLOCKS / 2)
            box((0.34, 0.30, BLOCKS), at, 'wood', 0.008, tilt=(0, 0, CONTAINER_TURN + 4))
    container((CONTAINER_X, CONTAINER_Y, BLOCKS), CONTAINER_TURN, runs)


def site_board() -> None:
    """Power board on its own legs: lid, emergency stop, three red 400 V sockets."""
    x, front = BOARD_X, WALL - 0.30
    shell = scuffed('site board', '#e0a800', 0.4, '#5a5448')
    box((0.55, 0.26, 0.75), (x, WALL - 0.17, 1.35), shell, 0.02, 4)
    box((0.59, 0.32, 0.03), (x, WALL - 0.19, 1.74), shell, 0.01)
    box((0.47, 0.02, 0.34), (x, front - 0.01, 1.51), 'fitting', 0.008)
    decal(0.14, 0.07, (x - 0.10, front - 0.022, 1.56), 'label-400-volt')
    emergency_stop((x + 0.13, front - 0.02, 1.50))
    box((0.30, 0.012, 0.30), (x, WALL - 0.045, 2.08), 'yellow')
    decal(0.28, 0.28, (x, WALL - 0.0525, 2.08), 'label-voltage')
    for leg in (x - 0.23, x + 0.23):
        tube([(leg, WALL - 0.17, 0.98), (leg, WALL - 0.17, 0.03)], 0.02, 'zinc')
        box((0.05, 0.50, 0.03), (leg, WALL - 0.27, 0.017), 'zinc')
    for i in range(3):
        cylinder(0.045, 0.07, (x + (i - 1) * 0.17, WALL - 0.33, 1.10), 'red', (0, -1, -0.5), 0.006)

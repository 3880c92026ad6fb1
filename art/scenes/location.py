"""Rental: a container compressor at a loading bay after rain.

Its hose runs over a cable ramp to a wall connection, its supply cable to a site board.
"""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.container import BAY_X, FACE, OUTLET_Z, container
from kit.fasteners import clamp
from kit.instruments import FRONT, dial
from kit.lights import WARM, area
from kit.loading_bay import DOOR_LEFT, DOOR_RIGHT, WALL, loading_bay
from kit.materials import powder
from kit.piping import UP
from kit.shapes import box, cylinder, decal, hose, plane, tube
from kit.valves import ball_valve
from kit.yard import cable_ramp, cone, overcast, wet_asphalt

CONTAINER_X, CONTAINER_Y, CONTAINER_TURN = -1.95, 1.45, -24
BLOCKS = 0.10
"""Height of the wooden blocks under the container."""
HOSE, CABLE = 0.035, 0.018
CONNECTION_X, CONNECTION_Y = 4.95, WALL - 0.16


def in_yard(x: float, y: float, z: float) -> Vector:
    """A point of the container, in the yard."""
    turned = Matrix.Rotation(math.radians(CONTAINER_TURN), 3, 'Z') @ Vector((x, y, 0))
    return Vector((CONTAINER_X + turned.x, CONTAINER_Y + turned.y, z + BLOCKS))


def rented_compressor() -> None:
    for x in (-1.25, 1.25):
        for y in (-0.95, 0.95):
            at = in_yard(x, y, -BLOCKS / 2)
            box((0.34, 0.30, BLOCKS), at, 'wood', 0.008, tilt=(0, 0, CONTAINER_TURN + 4))
    container((CONTAINER_X, CONTAINER_Y, BLOCKS), CONTAINER_TURN)


def air_hose() -> None:
    start = in_yard(BAY_X + 0.02, FACE + 0.01, OUTLET_Z)
    knots = [
        start, in_yard(0.05, FACE - 0.21, OUTLET_Z), in_yard(0.06, FACE - 0.49, 0.45),
        in_yard(0.14, FACE - 0.71, -0.04), (-1.75, -1.55, 0.04), (-0.55, -1.35, 0.037),
        (0.15, -0.2, 0.037), (0.30, 1.2, 0.037), (0.70, 1.86, 0.037), (1.2, 1.9, 0.037),
        (2.5, 1.9, 0.037), (3.9, 1.9, 0.037), (4.4, 1.95, 0.037), (4.85, 2.6, 0.037),
        (CONNECTION_X, 3.5, 0.05), (CONNECTION_X, CONNECTION_Y, 0.38), (CONNECTION_X, CONNECTION_Y, 1.05),
    ]  # fmt: skip
    hose(knots, HOSE)
    cylinder(0.048, 0.09, start + Vector((0, -0.03, 0)), 'zinc', (0, 1, 0))
    cylinder(0.048, 0.10, (CONNECTION_X, CONNECTION_Y, 1.02), 'zinc')


def wall_connection() -> None:
    """Valve, gauge and blue pipe into the building."""
    x, y = CONNECTION_X, CONNECTION_Y
    ball_valve((x, y, 1.22), UP, 0.034, FRONT)
    tube([(x, y, 1.25), (x, y, 2.0), (x, WALL + 0.2, 2.0)], 0.034, 'pipe', 0.09)
    clamp((x, y, 1.62), UP, 0.034)
    box((0.05, 0.14, 0.04), (x, WALL - 0.08, 1.62), 'zinc', 0.003)
    dial((x, WALL - 0.23, 1.42), radius=0.055, stem=(x, y, 1.42))
    cylinder(0.07, 0.012, (x, WALL - 0.04, 2.0), 'fitting', (0, 1, 0))
    box((0.30, 0.012, 0.30), (x, WALL - 0.045, 2.45), 'yellow')
    decal(0.28, 0.28, (x, WALL - 0.0525, 2.45), 'label-voltage')


def site_board() -> None:
    x = 5.62
    box((0.55, 0.26, 0.75), (x, WALL - 0.17, 1.35), 'yellow', 0.02, 4)
    box((0.50, 0.02, 0.40), (x, WALL - 0.31, 1.47), 'fitting', 0.008)
    for leg in (5.39, 5.85):
        box((0.04, 0.04, 0.95), (leg, WALL - 0.17, 0.48), 'zinc')
    for i in range(3):
        cylinder(0.045, 0.07, (5.45 + i * 0.17, WALL - 0.33, 1.10), 'red', (0, -1, -0.5), 0.006)


def supply_cable() -> None:
    knots = [
        (5.45, WALL - 0.37, 1.07), (5.45, WALL - 0.52, 0.7), (5.38, WALL - 0.8, 0.05),
        (5.1, 2.9, 0.02), (4.6, 2.02, 0.02), (4.2, 1.98, 0.02), (2.5, 1.98, 0.02),
        (0.9, 1.98, 0.02), (0.45, 1.90, 0.02), in_yard(1.95, 0.55, -0.08),
        in_yard(1.66, 0.45, 0.05), in_yard(1.56, 0.42, 0.40),
    ]  # fmt: skip
    hose(knots, CABLE)
    socket = in_yard(1.58, 0.42, 0.52)
    box((0.16, 0.20, 0.24), socket, 'fitting', 0.01, tilt=(0, 0, CONTAINER_TURN))


def yard_things() -> None:
    """Spare hose, cones, extinguisher, painted lines."""
    for layer in range(5):
        angles = [math.radians(10 * step) for step in range(37)]
        x, y, z = -3.55 + 0.01 * layer, -0.95, 0.037 + 0.062 * layer
        tube([(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), z) for a in angles], 0.033, 'hose')
    cone(0.55, -0.55)
    cone(4.75, 1.25)
    cylinder(0.075, 0.42, (-0.05, WALL - 0.16, 1.05), 'red', bevel=0.03)
    cylinder(0.03, 0.07, (-0.05, WALL - 0.16, 1.29), 'black')
    box((0.20, 0.012, 0.26), (-0.05, WALL - 0.045, 1.62), 'red')
    box((0.16, 0.03, 0.5), (-0.05, WALL - 0.06, 1.02), 'dark')
    white = powder('road paint', '#b9b9b3', 0.4, 0.3)
    for x in (DOOR_LEFT - 0.1, DOOR_RIGHT + 0.1):
        box((0.12, 7, 0.002), (x, WALL - 4.0, 0.001), white, 0)


def build() -> None:
    plane(60, 40, (0, 0, 0), wet_asphalt(), name='yard')
    loading_bay()
    rented_compressor()
    air_hose()
    wall_connection()
    cable_ramp((2.5, 1.9, 0), 90, 4)
    site_board()
    supply_cable()
    yard_things()
    overcast()
    area((-9, -9, 9), (0, 1, 1), (7, 7), 1300, WARM, 'key')
    camera((-0.85, -6.7, 1.5), 5.2, 32.5, focus=6.8, aperture=5.6, shift=(0, 0.005))

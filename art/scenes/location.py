"""Rental: a container compressor at a loading bay after rain.

Its hose runs over a cable ramp to a wall connection, its supply cable to a site board.
"""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.container import COUPLING_Y, FACE, IN_USE, OUTLET_Z, container
from kit.fasteners import clamp, gland
from kit.finishes import plain
from kit.instruments import FRONT, dial, emergency_stop
from kit.lights import WARM, area, sun
from kit.loading_bay import DOOR_LEFT, DOOR_RIGHT, WALL, loading_bay
from kit.materials import Paint
from kit.piping import UP
from kit.shapes import box, cylinder, decal, hose, plane, tube
from kit.valves import ball_valve
from kit.weather import scuffed, weathered, wet_asphalt
from kit.yard import cable_ramp, cone, hose_coil, overcast, surroundings

CONTAINER_X, CONTAINER_Y, CONTAINER_TURN = -1.95, 1.45, -24
BLOCKS = 0.10
"""Height of the wooden blocks under the container."""
HOSE, CABLE = 0.035, 0.018
CONNECTION_X, CONNECTION_Y = 4.95, WALL - 0.16
SOCKET = (1.60, 0.42, 0.62)
"""Supply inlet on the container's right end."""


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


def whip_check(start: Vector, end: Vector) -> None:
    """Steel cable that holds the hose if its coupling fails; every rental hose has one."""
    middle = start.lerp(end, 0.5) - Vector((0, 0, 0.03))
    hose([start, middle, end], 0.006, 'steel')
    for eye in (start, end):
        cylinder(0.011, 0.05, eye, 'brass', end - start, 0.003)


def claw_coupling(at: Vector, axis: Vector) -> None:
    """Two equal halves whose claws hook into each other; `axis` points to the valve."""
    side = axis.orthogonal().normalized()
    for end in (-1, 1):
        cylinder(0.050, 0.030, at + axis * end * 0.017, 'brass', axis, 0.006)
        cylinder(0.036, 0.05, at + axis * end * 0.050, 'brass', axis, 0.004)
        for claw in (-1, 1):
            hook = at + side * claw * end * 0.052 + axis * end * 0.004
            cylinder(0.017, 0.062, hook, 'brass', axis, 0.006)
    cylinder(0.044, 0.008, at, 'rubber', axis)


def air_hose(paint: Paint) -> None:
    start = in_yard(IN_USE, COUPLING_Y, OUTLET_Z)
    out = (in_yard(IN_USE, COUPLING_Y - 1, OUTLET_Z) - start).normalized()
    knots = [
        start, in_yard(IN_USE, COUPLING_Y - 0.12, OUTLET_Z - 0.01),
        in_yard(IN_USE + 0.03, COUPLING_Y - 0.36, OUTLET_Z - 0.28),
        in_yard(IN_USE + 0.10, COUPLING_Y - 0.50, 0.15), in_yard(IN_USE + 0.26, COUPLING_Y - 0.72, -0.06),
        (-1.15, -1.42, 0.037), (-0.25, -1.02, 0.037),
        (0.15, 0.0, 0.037), (0.30, 1.2, 0.037), (0.70, 1.86, 0.037), (1.2, 1.9, 0.037),
        (2.5, 1.9, 0.037), (3.9, 1.9, 0.037), (4.4, 1.95, 0.037), (4.85, 2.6, 0.037),
        (CONNECTION_X, 3.5, 0.05), (CONNECTION_X, CONNECTION_Y, 0.38), (CONNECTION_X, CONNECTION_Y, 0.98),
    ]  # fmt: skip
    hose(knots, HOSE, paint)
    cylinder(0.045, 0.13, start + out * 0.03, 'zinc', out, 0.006)
    cylinder(0.052, 0.03, start - out * 0.02, 'brass', out, 0.005)
    held = in_yard(IN_USE + 0.03, COUPLING_Y - 0.36, OUTLET_Z - 0.28)
    fall = in_yard(IN_USE + 0.10, COUPLING_Y - 0.50, 0.15) - knots[1]
    cylinder(HOSE + 0.004, 0.035, held, 'zinc', fall, 0.004)
    beside = in_yard(1, 0, 0) - in_yard(0, 0, 0)
    whip_check(in_yard(IN_USE + 0.05, FACE - 0.075, OUTLET_Z), held + beside * 0.046)
    wall_end()


def wall_end() -> None:
    """From the hose up: ferrule, claw coupling, nipple into the valve; a cable across all three."""
    x, y = CONNECTION_X, CONNECTION_Y
    cylinder(0.042, 0.10, (x, y, 0.95), 'zinc', bevel=0.006)
    claw_coupling(Vector((x, y, 1.06)), Vector(UP))
    cylinder(0.030, 0.09, (x, y, 1.14), 'brass')
    cylinder(0.042, 0.03, (x, y, 1.145), 'brass', bevel=0.003, segments=6)
    for z, radius in ((0.74, HOSE + 0.004), (1.34, 0.038)):
        cylinder(radius, 0.04, (x, y, z), 'zinc', bevel=0.004)
    whip_check(Vector((x + 0.055, y - 0.03, 1.34)), Vector((x + 0.055, y - 0.03, 0.74)))


def wall_connection() -> None:
    """Valve, gauge and blue pipe into the building."""
    x, y = CONNECTION_X, CONNECTION_Y
    ball_valve((x, y, 1.22), UP, 0.034, FRONT)
    tube([(x, y, 1.25), (x, y, 2.0), (x, WALL + 0.2, 2.0)], 0.034, 'livery', 0.09)
    clamp((x, y, 1.62), UP, 0.034)
    box((0.05, 0.14, 0.04), (x, WALL - 0.08, 1.62), 'zinc', 0.003)
    dial((x, WALL - 0.23, 1.42), radius=0.055, stem=(x, y, 1.42))
    cylinder(0.07, 0.012, (x, WALL - 0.04, 2.0), 'fitting', (0, 1, 0))


def site_board() -> None:
    """Power board on its own legs: lid, emergency stop, three red 400 V sockets."""
    x, front = 5.62, WALL - 0.30
    shell = scuffed('site board', '#e0a800', 0.4, '#5a5448')
    box((0.55, 0.26, 0.75), (x, WALL - 0.17, 1.35), shell, 0.02, 4)
    box((0.59, 0.32, 0.03), (x, WALL - 0.19, 1.74), shell, 0.01)
    box((0.47, 0.02, 0.34), (x, front - 0.01, 1.51), 'fitting', 0.008)
    decal(0.14, 0.07, (x - 0.10, front - 0.022, 1.56), 'label-400-volt')
    emergency_stop((x + 0.13, front - 0.02, 1.50))
    box((0.30, 0.012, 0.30), (x, WALL - 0.045, 2.08), 'yellow')
    decal(0.28, 0.28, (x, WALL - 0.0525, 2.08), 'label-voltage')
    for leg in (5.39, 5.85):
        tube([(leg, WALL - 0.17, 0.98), (leg, WALL - 0.17, 0.03)], 0.02, 'zinc')
        box((0.05, 0.50, 0.03), (leg, WALL - 0.27, 0.017), 'zinc')
    for i in range(3):
        cylinder(0.045, 0.07, (5.45 + i * 0.17, WALL - 0.33, 1.10), 'red', (0, -1, -0.5), 0.006)


def red_plug(at: Vector, axis: Vector) -> None:
    """Five-pin industrial plug with its gland; the cable leaves along `axis`."""
    cylinder(0.046, 0.10, at, 'red', axis, 0.008)
    cylinder(0.052, 0.025, at - axis * 0.05, 'red', axis, 0.006)
    gland(at + axis * 0.05, axis, 0.022)


def supply_cable() -> None:
    down = Vector((0, -0.45, -0.9)).normalized()
    out = in_yard(1, 0, 0) - in_yard(0, 0, 0)
    slope = (out * 0.55 - Vector((0, 0, 0.83))).normalized()
    plug, inlet = (
        Vector((5.45, WALL - 0.40, 1.01)),
        in_yard(SOCKET[0] + 0.10, *SOCKET[1:]) + slope * 0.06,
    )
    red_plug(plug, down)
    red_plug(inlet, slope)
    knots = [
        plug + down * 0.08, plug + down * 0.25, (5.38, WALL - 0.8, 0.05),
        (5.1, 2.9, 0.02), (4.6, 2.02, 0.02), (4.2, 1.98, 0.02), (2.5, 1.98, 0.02),
        (0.9, 1.98, 0.02), (0.45, 1.90, 0.02), in_yard(2.20, 0.50, -0.08),
        in_yard(1.94, 0.44, 0.05), inlet + slope * 0.24, inlet + slope * 0.08,
    ]  # fmt: skip
    hose(knots, CABLE)
    x, y, z = SOCKET
    box((0.16, 0.20, 0.26), in_yard(x, y, z), 'light-grey', 0.012, tilt=(0, 0, CONTAINER_TURN))
    box(
        (0.02, 0.13, 0.13),
        in_yard(x + 0.085, y, z - 0.02),
        'red',
        0.01,
        tilt=(0, 0, CONTAINER_TURN),
    )


def extinguisher(x: float) -> None:
    y = WALL - 0.16
    box((0.16, 0.03, 0.5), (x, WALL - 0.06, 1.02), 'dark')
    cylinder(0.075, 0.44, (x, y, 1.05), 'red', bevel=0.035)
    cylinder(0.026, 0.05, (x, y, 1.29), 'steel')
    box((0.03, 0.13, 0.02), (x, y - 0.03, 1.33), 'black', 0.005)
    tube(
        [(x - 0.03, y, 1.29), (x - 0.10, y, 1.22), (x - 0.095, y - 0.02, 0.95)],
        0.011,
        'rubber',
        0.05,
    )
    box((0.13, 0.006, 0.16), (x, y - 0.074, 1.08), 'white', 0.002)
    box((0.20, 0.012, 0.26), (x, WALL - 0.045, 1.62), 'red')


def yard_things(spare: Paint) -> None:
    """Spare hose, cone, extinguisher, worn lines."""
    hose_coil((-3.62, -0.98, 0), spare)
    cone(0.62, -0.50)
    extinguisher(-0.05)
    lines = scuffed('road paint', '#c3c2bb', 0.5, '#4c4d4d')
    for x in (DOOR_LEFT - 0.1, DOOR_RIGHT + 0.1):
        box((0.12, 7, 0.002), (x, WALL - 4.5, 0.001), lines, 0)


def build() -> None:
    plane(60, 60, (0, 0, 0), wet_asphalt(), name='yard')
    air = weathered('air hose', '#d79f06', 0.48, runs=0, reach=(-0.05, 0.12), splash=0.35)
    loading_bay()
    rented_compressor()
    air_hose(air)
    wall_connection()
    cable_ramp((2.5, 1.9, 0), 90, 4)
    site_board()
    supply_cable()
    yard_things(plain('spare hose', '#1c1e20', 0.5))
    surroundings()
    overcast()
    area((-9, -9, 9), (0, 1, 1), (7, 7), 900, WARM, 'key')
    sun((0.60, 0.60, -0.55), 1.5, 7, (1, 0.93, 0.83))
    camera((-0.90, -7.35, 1.5), 5.2, 35, focus=7.2, aperture=5.6, shift=(0, 0.005))

"""Vacuum: a dry screw pump with motor, suction line, silencer and control box on a skid."""

from __future__ import annotations

from mathutils import Vector

from kit.camera import camera
from kit.fasteners import bolt, ceiling_hanger
from kit.geometry import ALONG_X, Point
from kit.instruments import FRONT, dial, emergency_stop, push_button
from kit.lights import daylight
from kit.outlines import rounded_rectangle
from kit.piping import UP, X, bellows, flange_pair, weld
from kit.room import floor_drain, room
from kit.rotating import motor
from kit.shapes import box, cylinder, decal, lathe, prism, tube

WALL = 2.05
CEILING = 4.2
SHAFT = 0.46
"""Height of the pump's and motor's axis."""
MOTOR_X, MOTOR_RADIUS = 0.42, 0.155
INLET_X, SUCTION, SUCTION_Z = -0.38, 0.052, 1.55
EXHAUST = 0.036
BOX_X, BOX_Y = 0.72, -0.30


def square_bar(start: Point, end: Point, side: float = 0.06) -> None:
    """Hollow section between two points of one axis."""
    span = Vector(end) - Vector(start)
    size = [abs(length) + side if abs(length) > 1e-6 else side for length in span]
    box(size, (Vector(start) + Vector(end)) / 2, 'dark', 0.006)


def skid() -> None:
    for y in (-0.34, 0.34):
        square_bar((-0.8, y, 0.10), (0.8, y, 0.10))
        for x in (-0.74, 0.74):
            cylinder(0.05, 0.03, (x, y, 0.015), 'rubber', bevel=0.006)
            cylinder(0.02, 0.06, (x, y, 0.05), 'zinc')
    for x in (-0.8, 0, 0.8):
        square_bar((x, -0.279, 0.10), (x, 0.279, 0.10), 0.058)
    box((1.56, 0.66, 0.008), (0, 0, 0.134), 'galvanised', 0.001)


def slab(
    x: float, width: float, height: float, radius: float, thickness: float, bevel: float
) -> None:
    """A cast plate across the shaft."""
    outline = rounded_rectangle(width, height, radius)
    prism(outline, -thickness / 2, thickness / 2, 'cast-blue', bevel, 3, (x, 0, SHAFT), ALONG_X)


def pump() -> None:
    """Ribbed casting between two end plates, gearbox towards the motor."""
    slab(-0.38, 0.40, 0.42, 0.09, 0.46, 0.012)
    for i in range(11):
        slab(-0.61 + 0.46 * (i + 0.5) / 11, 0.445, 0.465, 0.105, 0.012, 0.003)
    for x in (-0.64, -0.12):
        slab(x, 0.46, 0.50, 0.10, 0.044, 0.006)
    for y in (-0.18, 0, 0.18):
        for z in (-0.2, 0.2):
            bolt((-0.662, y, SHAFT + z), (-1, 0, 0), radius=0.013, height=0.012)
    cylinder(0.15, 0.05, (-0.682, 0, SHAFT), 'cast-blue', (-1, 0, 0), 0.015)
    cylinder(0.05, 0.02, (-0.712, 0, SHAFT), 'cast', (-1, 0, 0), 0.004)
    gearbox = [
        (0, -0.09),
        (0.20, -0.09),
        (0.21, -0.07),
        (0.19, 0.02),
        (0.16, 0.07),
        (0.15, 0.09),
        (0, 0.09),
    ]
    lathe(gearbox, 'cast-blue', (-0.02, 0, SHAFT), X, 72)
    for x in (-0.56, -0.2):
        box((0.07, 0.40, 0.09), (x, 0, 0.19), 'cast-blue', 0.008)


def drive() -> None:
    motor((MOTOR_X, 0, SHAFT), MOTOR_RADIUS, 0.52)
    for x in (MOTOR_X - 0.16, MOTOR_X + 0.16):
        box((0.05, 0.30, 0.02), (x, 0, 0.30), 'grey')
        for y in (-0.1, 0.1):
            box((0.05, 0.05, 0.15), (x, y, 0.22), 'grey')
    x, z = MOTOR_X - 0.02, SHAFT + MOTOR_RADIUS + 0.04
    cylinder(0.018, 0.05, (x, -0.10, z), 'fitting', FRONT)
    cable = [
        (x, -0.12, z),
        (x, -0.22, z),
        (x + 0.07, -0.27, 0.34),
        (x + 0.11, -0.27, 0.155),
        (0.66, -0.26, 0.152),
    ]
    tube(cable, 0.011, 'rubber', 0.07)


def suction_line() -> None:
    """Pump inlet, bellows, butterfly valve, gauge, and the pipe away to the left."""
    x = INLET_X
    flange_pair((x, 0, SHAFT + 0.27), UP, SUCTION, 'cast-blue', 0.022, 1.7)
    cylinder(0.07, 0.08, (x, 0, SHAFT + 0.22), 'cast-blue')
    bellows((x, 0, SHAFT + 0.31), 0.21, SUCTION, 9)
    for z in (0.55, 0.65):
        flange_pair((x, 0, SHAFT + z), UP, SUCTION, 'stainless', 0.018, 1.6)
    butterfly_valve((x, 0, SHAFT + 0.60))
    tube(
        [(x, 0, SHAFT + 0.62), (x, 0, SUCTION_Z), (x - 2.4, 0, SUCTION_Z)],
        SUCTION,
        'stainless',
        0.16,
    )
    weld((x, 0, 1.30), UP, SUCTION)
    weld((-1.05, 0, SUCTION_Z), X, SUCTION)
    cylinder(0.014, 0.10, (x, -0.09, 1.22), 'stainless', FRONT)
    dial((x, -0.17, 1.22), (0, -1, 0.05), 0.06, 'dial-vacuum')
    for support in (-1.25, -2.1):
        ceiling_hanger((support, 0, SUCTION_Z), X, SUCTION, CEILING)


def butterfly_valve(at: Point) -> None:
    """Open: its lever lies along the upright pipe."""
    x, y, z = at
    cylinder(SUCTION * 1.9, 0.045, at, 'dark', bevel=0.006)
    cylinder(0.02, 0.14, (x, y - 0.15, z), 'dark', FRONT)
    box((0.03, 0.03, 0.03), (x, y - 0.22, z), 'steel')
    box((0.03, 0.014, 0.20), (x, y - 0.235, z - 0.08), 'red', 0.005)


def exhaust() -> None:
    z = SHAFT + 0.36
    tube(
        [(-0.22, 0.10, SHAFT + 0.18), (-0.22, 0.10, z), (0.16, 0.10, z)], EXHAUST, 'stainless', 0.08
    )
    half = [(0.09, 0.25), (0.085, 0.27), (0.05, 0.30), (0, 0.30)]
    silencer = [*((r, -h) for r, h in reversed(half)), *half]
    lathe(silencer, 'stainless', (0.42, 0.10, z), X, 72)
    tube([(0.70, 0.10, z), (0.86, 0.10, z), (0.86, 0.10, CEILING)], EXHAUST, 'stainless', 0.08)


def control_box() -> None:
    square_bar((BOX_X, -0.28, 0.13), (BOX_X, -0.28, 1.02), 0.045)
    box((0.30, 0.15, 0.40), (BOX_X, BOX_Y, 1.10), 'body', 0.014, 4)
    box((0.27, 0.012, 0.37), (BOX_X, BOX_Y - 0.082, 1.10), 'dark', 0.006)
    face = BOX_Y - 0.088
    box((0.19, 0.006, 0.125), (BOX_X, face - 0.002, 1.17), 'glass', 0.003)
    decal(0.172, 0.108, (BOX_X, face - 0.0058, 1.17), 'screen-vacuum')
    push_button((0.68, face, 1.055), 'led')
    push_button((0.73, face, 1.055), 'light-grey')
    emergency_stop((0.775, face, 1.0), 0.62)
    box((0.27, 0.002, 0.012), (BOX_X, face - 0.0005, 0.945), 'accent', 0)
    cylinder(0.016, 0.03, (0.66, -0.26, 0.905), 'fitting')
    tube(
        [(0.66, -0.26, 0.90), (0.66, -0.245, 0.80), (0.69, -0.245, 0.70), (0.69, -0.245, 0.16)],
        0.010,
        'rubber',
        0.04,
    )
    box((0.09, 0.07, 0.06), (0.672, -0.255, 0.168), 'fitting', 0.008)
    for z in (0.35, 0.62):
        box((0.05, 0.05, 0.012), (0.715, -0.27, z), 'fitting', 0.003)


def build() -> None:
    room(WALL, first_panel=-5.0, joints_x=(1.35,), joints_y=(-0.95,))
    skid()
    pump()
    drive()
    suction_line()
    exhaust()
    control_box()
    floor_drain(-1.22, -0.55)
    daylight((-0.1, WALL, 1.25), (2.2, 1.4), 6.5, key=210, aim=0.7)
    camera((-1.0, -4.3, 1.25), 13.0, 50, focus=4.2, aperture=2.0, pitch=-5)

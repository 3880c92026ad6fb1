"""What ties a rented compressor to a site: its air hose, its wall connection, its supply cable."""

from __future__ import annotations

from mathutils import Vector

from .container_bay import COUPLING_Y, IN_USE, OUTLET_Z
from .container_layout import FACE
from .fasteners import clamp, gland
from .instruments import FRONT, dial
from .loading_bay import WALL
from .materials import Paint
from .piping import UP
from .rental_site import BOARD_X, CONTAINER_TURN, in_yard
from .shapes import box, cylinder, hose, tube
from .valves import ball_valve

HOSE, CABLE, PIPE = 0.035, 0.018, 0.055
CONNECTION_X, CONNECTION_Y = 1.20, WALL - 0.16
EYE, EXIT = 1.5, 1.85
"""Height of the lens, at which what runs along the wall is level in the picture; where the page's own pipe goes on."""
SOCKET = (1.60, 0.42, 0.62)
"""Supply inlet on the container's right end."""


def whip_check(start: Vector, end: Vector) -> None:
    """Steel cable that holds the hose if its coupling fails; every rental hose has one."""
    middle = start.lerp(end, 0.5) - Vector((0, 0, 0.03))
    hose([start, middle, end], 0.006, 'steel')
    for eye in (start, end):
        cylinder(0.011, 0.05, eye, 'brass', end - start, 0.003)


def claw_coupling(at: Vector, axis: Vector, joined: bool) -> None:
    """Two equal halves whose claws hook into each other; `axis` points to the valve, which keeps its own half."""
    side = axis.orthogonal().normalized()
    for end in (-1, 1) if joined else (1,):
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
        (-1.15, -1.42, 0.037), (-0.25, -1.10, 0.037), (0.45, -0.40, 0.037), (0.88, 0.65, 0.037),
        (1.02, 1.80, 0.037), (1.10, 2.80, 0.037),
        (CONNECTION_X, 3.6, 0.05), (CONNECTION_X, CONNECTION_Y, 0.34), (CONNECTION_X, CONNECTION_Y, 0.70),
    ]  # fmt: skip
    hose(knots, HOSE, paint)
    cylinder(0.045, 0.13, start + out * 0.03, 'zinc', out, 0.006)
    cylinder(0.052, 0.03, start - out * 0.02, 'brass', out, 0.005)
    held = in_yard(IN_USE + 0.03, COUPLING_Y - 0.36, OUTLET_Z - 0.28)
    fall = in_yard(IN_USE + 0.10, COUPLING_Y - 0.50, 0.15) - knots[1]
    cylinder(HOSE + 0.004, 0.035, held, 'zinc', fall, 0.004)
    beside = in_yard(1, 0, 0) - in_yard(0, 0, 0)
    whip_check(in_yard(IN_USE + 0.05, FACE - 0.075, OUTLET_Z), held + beside * 0.046)
    x, y = CONNECTION_X, CONNECTION_Y
    cylinder(0.042, 0.10, (x, y, 0.67), 'zinc', bevel=0.006)
    for z, radius in ((0.50, HOSE + 0.004), (1.06, 0.045)):
        cylinder(radius, 0.04, (x, y, z), 'zinc', bevel=0.004)
    whip_check(Vector((x + 0.06, y - 0.03, 1.06)), Vector((x + 0.06, y - 0.03, 0.50)))


def wall_connection(joined: bool) -> None:
    """Half a coupling or a whole one, valve, gauge, and the blue pipe to a flange: from there on the page draws it."""
    x, y = CONNECTION_X, CONNECTION_Y
    claw_coupling(Vector((x, y, 0.78)), Vector(UP), joined)
    cylinder(0.030, 0.09, (x, y, 0.86), 'brass')
    cylinder(0.042, 0.03, (x, y, 0.865), 'brass', bevel=0.003, segments=6)
    ball_valve((x, y, 0.94), UP, 0.036, FRONT, shut=not joined)
    tube([(x, y, 0.97), (x, y, EYE), (EXIT, y, EYE)], PIPE, 'livery', 0.16)
    clamp((x + 0.34, y, EYE), (1, 0, 0), PIPE)
    box((0.04, 0.14, 0.05), (x + 0.34, WALL - 0.08, EYE), 'zinc', 0.003)
    dial((x, WALL - 0.25, 1.22), radius=0.07, stem=(x, y, 1.22))
    for at in (EXIT - 0.015, EXIT + 0.02):
        cylinder(PIPE * 2.1, 0.026, (at, y, EYE), 'fitting', (1, 0, 0), 0.004)


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
        Vector((BOARD_X - 0.17, WALL - 0.40, 1.01)),
        in_yard(SOCKET[0] + 0.10, *SOCKET[1:]) + slope * 0.06,
    )
    red_plug(plug, down)
    red_plug(inlet, slope)
    knots = [
        plug + down * 0.08, plug + down * 0.25, (BOARD_X - 0.16, WALL - 0.8, 0.05),
        (0.56, 2.7, 0.02), (0.56, 2.0, 0.02), in_yard(2.42, 0.62, -0.08), in_yard(2.24, 0.50, -0.08),
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

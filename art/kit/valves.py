"""Valves. A lever along the pipe is open, across it shut."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from .fasteners import gland
from .geometry import Point, placed
from .materials import Paint
from .shapes import box, cylinder, decal, lathe, tube
from .unions import hexagon

LEVER_OUT = 2.65
"""From the pipe's axis to the lever, in radii of the pipe."""


def lever_direction(axis: Point, spindle: Point, closing: float) -> Vector:
    """From the spindle to the lever's end, `closing` degrees after open. Valves shut clockwise."""
    return Matrix.Rotation(math.radians(-closing), 3, Vector(spindle)) @ Vector(axis).normalized()


def ball_valve(
    at: Point,
    axis: Point,
    pipe: float,
    spindle: Point = (0, 0, 1),
    handle: Paint = 'red',
    shut: bool = False,
    closing: float = 0,
    longer: float = 0,
    near: bool = False,
) -> None:
    """`spindle` is the side on which the lever sits.

    `closing`: degrees by which a hand has turned it from open. `longer`: metres of handle more than a short one has.
    `near`: with the flats that a spanner takes.
    """
    direction, out, centre = Vector(axis).normalized(), Vector(spindle).normalized(), Vector(at)
    half = pipe * 1.6
    shape = [(1.02, 1), (1.45, 1), (1.45, 0.6), (1.2, 0.56), (1.55, 0.24)]
    lower = [(r * pipe, -z * half) for r, z in shape]
    upper = [(r * pipe, z * half) for r, z in reversed(shape)]
    lathe([*lower, (pipe * 1.65, 0), *upper], 'nickel', centre, direction, 48)
    cylinder(pipe * 0.5, pipe * 1.2, centre + out * pipe * 1.9, 'nickel', out)
    cylinder(pipe * 0.32, pipe * 0.5, centre + out * pipe * 2.6, 'steel', out)
    if near:
        _flats(centre, direction, out, pipe)
    along = out.cross(direction) if shut else lever_direction(axis, spindle, closing)
    turn = Matrix((along, out.cross(along), out)).transposed().to_euler()
    with placed(
        'lever', centre + out * pipe * LEVER_OUT, tilt=[math.degrees(angle) for angle in turn]
    ):
        more = longer / 2
        box(
            (pipe * 5.2 + longer, pipe * 0.8, pipe * 0.14),
            (pipe * 2.0 + more, 0, 0),
            'steel',
            0.001,
        )
        box(
            (pipe * 3.6 + longer, pipe * 0.95, pipe * 0.34),
            (pipe * 3.2 + more, 0, 0),
            handle,
            0.006,
        )


def _flats(centre: Vector, direction: Vector, out: Vector, pipe: float) -> None:
    """Of both ends, of the stem's gland and of the nut that holds the lever."""
    for side in (-1, 1):
        end = centre + direction * side * pipe * 1.26
        hexagon(end, direction, pipe * 1.46, pipe * 0.62, 'nickel')
        ring = centre + direction * side * pipe * 1.61
        cylinder(pipe * 1.14, pipe * 0.12, ring, 'rubber', direction, 0.001)
    hexagon(centre + out * pipe * 2.12, out, pipe * 0.60, pipe * 0.36, 'nickel')
    hexagon(centre + out * pipe * 2.82, out, pipe * 0.36, pipe * 0.20, 'zinc')


def angle_valve(at: Point, spindle: Point) -> None:
    """Pneumatic angle-seat valve on a pipe along x."""
    centre, out = Vector(at), Vector(spindle).normalized()
    cylinder(0.038, 0.075, centre, 'brass', (1, 0, 0), 0.006)
    cylinder(0.022, 0.09, centre + out * 0.055, 'stainless', out)
    cylinder(0.042, 0.085, centre + out * 0.13, 'fitting', out, 0.008)
    cylinder(0.030, 0.02, centre + out * 0.18, 'fitting', out, 0.006)
    cylinder(0.012, 0.012, centre + out * 0.195, 'air-tubing', out)


def drain_valve(at: Point) -> tuple[float, float, float]:
    """Level-controlled condensate drain hanging from `at`; gives its outlet, on the right."""
    x, y, z = at
    cylinder(0.012, 0.05, (x, y, z - 0.025), 'brass')
    box((0.075, 0.10, 0.085), (x, y, z - 0.09), 'fitting', 0.012, 4)
    box((0.068, 0.006, 0.05), (x, y - 0.052, z - 0.085), 'livery', 0.003)
    cylinder(0.004, 0.004, (x - 0.015, y - 0.056, z - 0.075), 'led', (0, -1, 0), 0.001, 16)
    gland((x, y + 0.05, z - 0.075), (0, 1, 0), 0.008)
    cylinder(0.010, 0.03, (x + 0.05, y, z - 0.11), 'brass', (1, 0, 0))
    return (x + 0.065, y, z - 0.11)


def safety_valve(x: float, y: float, z: float) -> None:
    """Brass relief valve standing at z."""
    body = [
        (0.02, 0), (0.034, 0), (0.034, 0.03), (0.026, 0.045), (0.026, 0.12), (0.032, 0.125),
        (0.032, 0.16), (0.012, 0.17), (0.012, 0.19), (0, 0.19),
    ]  # fmt: skip
    cylinder(0.045, 0.03, (x, y, z - 0.015), 'brass', bevel=0.003)
    lathe(body, 'brass', (x, y, z), segments=40)
    tube([(x, y, z + 0.06), (x + 0.11, y, z + 0.06)], 0.016, 'brass')


def valve_tag(at: Point, label: str, width: float = 0.06) -> None:
    """Numbered tag on a wire, facing -y."""
    x, y, z = at
    tube([(x, y, z + 0.07), (x + 0.004, y - 0.002, z + 0.02)], 0.0012, 'steel')
    box((width, 0.002, width * 0.66), at, 'black', 0)
    decal(width * 0.96, width * 0.63, (x, y - 0.0022, z), label)

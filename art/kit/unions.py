"""Joints seen from near: nuts with their flats, knurled rings, couplings held by bolts."""

from __future__ import annotations

import math

from mathutils import Vector

from .fasteners import bolt
from .geometry import Object, Point, placed, toward
from .materials import Paint
from .outlines import finned_circle, regular_polygon
from .piping import X
from .shapes import box, cylinder, lathe, prism

NUT = 0.036
"""Length of a union's nut."""
UNION = (
    (0.004, 1.52, 'rubber'),
    (NUT, 1.56, 'nickel'),
    (0.009, 1.30, 'nickel'),
    (0.006, 1.10, 'rubber'),
)
"""From the port on: length, radius in parts of the pipe's, paint."""


def hexagon(at: Point, axis: Point, flats: float, length: float, paint: Paint) -> Object:
    """A nut whose middle is `at`; `flats` from its axis to a flat."""
    corners = regular_polygon(flats / math.cos(math.pi / 6), 6)
    nut = prism(corners, -length / 2, length / 2, paint, flats * 0.035, 3, at)
    nut.rotation_euler = toward(axis)
    # The turned face that a spanner never touches.
    cylinder(flats * 0.96, length + 0.003, at, paint, axis, 0.001)
    return nut


def knurled(at: Point, axis: Point, radius: float, length: float, paint: Paint) -> Object:
    """A ring to be turned by hand."""
    ridges = finned_circle(radius, 40, radius * 0.05, 0.34, 0.20)
    ring = prism(ridges, -length / 2, length / 2, paint, 0.0006, 1, at)
    ring.rotation_euler = toward(axis)
    return ring


def union(face: Point, out: Point, pipe: float) -> None:
    """On a port whose face is at `face`, `out` of it: gasket, nut, collar, seal on the pipe."""
    direction, reach = Vector(out).normalized(), 0.0
    for length, radius, paint in UNION:
        middle = Vector(face) + direction * (reach + length / 2)
        if length == NUT:
            hexagon(middle, direction, pipe * radius, length, paint)
        else:
            cylinder(pipe * radius, length, middle, paint, direction, 0.001)
        reach += length


def grooved_coupling(at: Point, pipe: float, toward_us: float = -14) -> None:
    """Two half shells over a gasket, on a pipe along x. `toward_us`: degrees its lugs look up."""
    ring = [(1.02, -0.60), (1.30, -0.60), (1.34, -0.52), (1.34, -0.30), (1.44, -0.24)]
    shell = [*ring, *((r, -z) for r, z in reversed(ring))]
    lathe([(r * pipe, z * pipe) for r, z in shell], 'fitting', at, X, 72)
    cylinder(pipe * 1.08, pipe * 1.5, at, 'rubber', X, 0.002)
    for turn in (toward_us, toward_us + 180):
        with placed('ears', at, tilt=(-turn, 0, 0)):
            _ears(pipe * 1.40)


def _ears(radius: float) -> None:
    """A lug on each half shell, looking to -y, and the bolt that draws them together."""
    y = -radius - 0.010
    box((0.042, 0.040, 0.004), (0, y + 0.006, 0), 'rubber', 0)
    for side in (-1, 1):
        box((0.040, 0.044, 0.015), (0, y + 0.006, side * 0.0095), 'fitting', 0.004)
        cylinder(0.0135, 0.002, (0, y, side * 0.018), 'zinc')
        bolt((0, y, side * 0.019), (0, 0, side), 'zinc', 0.0115, 0.009)
    cylinder(0.006, 0.014, (0, y, -0.033), 'zinc')

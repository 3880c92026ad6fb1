"""Pipes and what joins them. A pipe run is a polyline with a bend radius: `shapes.tube`."""

from __future__ import annotations

from collections.abc import Sequence

from mathutils import Vector

from .fasteners import bolt_circle
from .geometry import Point
from .materials import Paint
from .outlines import bent, lengths_along
from .shapes import cylinder, lathe, tube

UP = (0, 0, 1)
X = (1, 0, 0)
Y = (0, 1, 0)


def flange_pair(
    at: Point,
    axis: Point,
    pipe: float,
    paint: Paint = 'cast',
    thickness: float = 0.02,
    ratio: float = 1.75,
    bolts: int = 8,
) -> None:
    """Two bolted flanges round `at` for a pipe of radius `pipe`."""
    direction, centre = Vector(axis).normalized(), Vector(at)
    outer = pipe * ratio + 0.02
    for side in (-1, 1):
        outward = direction * side
        cylinder(
            outer, thickness, centre + outward * (thickness / 2 + 0.0015), paint, direction, 0.003
        )
        face = centre + outward * (thickness + 0.0015)
        circle = (outer + pipe) / 2 + 0.004
        bolt_circle(face, outward, circle, bolts, max(0.007, pipe * 0.14), max(0.006, pipe * 0.13))
    cylinder(pipe * 1.25, 0.005, centre, 'rubber', direction, 0.0005)


def coupling(at: Point, axis: Point, pipe: float, paint: Paint = 'fitting') -> None:
    """Connector of aluminium pipe: nut, body, nut."""
    direction, centre = Vector(axis).normalized(), Vector(at)
    length = pipe * 2.6
    cylinder(pipe * 1.32, length, centre, paint, direction, 0.004)
    nut = [(1.0, -0.18), (1.45, -0.18), (1.5, -0.1), (1.5, 0.1), (1.42, 0.18), (1.0, 0.18)]
    for side in (-1, 1):
        profile = [(r * pipe, z * length) for r, z in nut]
        lathe(profile, paint, centre + direction * side * length * 0.42, direction, 48)


def tee(at: Point, axis: Point, branch: Point, pipe: float, paint: Paint = 'fitting') -> None:
    """A sleeve on the run and a short one on the branch."""
    cylinder(pipe * 1.4, 0.15, at, paint, axis, 0.005)
    outlet = Vector(at) + Vector(branch).normalized() * (pipe + 0.03)
    cylinder(pipe * 1.4, 0.07, outlet, paint, branch, 0.005)


def bellows(start: Point, length: float, pipe: float, rings: int, axis: Point = UP) -> None:
    """Stainless compensator of that length, from `start`."""
    direction, first = Vector(axis).normalized(), Vector(start)
    cylinder(pipe, length, first + direction * length / 2, 'stainless', direction)
    wave = [(0.9, -0.012), (1.22, -0.006), (1.28, 0), (1.22, 0.006), (0.9, 0.012)]
    profile = [(r * pipe, z) for r, z in wave]
    for i in range(rings):
        lathe(profile, 'stainless', first + direction * length * (i + 0.5) / rings, direction, 40)


def braided_hose(start: Point, length: float, pipe: float, axis: Point = UP) -> None:
    """Flexible connector of that length, from `start`: a sleeve of steel wire crimped at both ends."""
    direction, first = Vector(axis).normalized(), Vector(start)
    middle = first + direction * length / 2
    half, cuff = length / 2, pipe * 0.9
    sleeve = [(1.02, -half), (1.16, 0.02 - half), (1.20, 0), (1.16, half - 0.02), (1.02, half)]
    lathe([(r * pipe, z) for r, z in sleeve], 'braid', middle, direction, 64, smooth=60)
    for side in (-1, 1):
        at = middle + direction * side * (half - cuff / 2)
        cylinder(pipe * 1.27, cuff, at, 'steel', direction, 0.003)
        cylinder(pipe * 1.31, 0.007, at, 'steel', direction, 0.002)


def weld(at: Point, axis: Point, pipe: float, paint: Paint = 'stainless') -> None:
    profile = [(pipe, -0.008), (pipe * 1.06, -0.005), (pipe * 1.06, 0.005), (pipe, 0.008)]
    lathe(profile, paint, at, axis)


def elbow_cap(at: Point, axis: Point, paint: Paint = 'stainless') -> None:
    """Short turned fitting where two 56 mm pipes meet."""
    profile = [
        (0, -0.045),
        (0.034, -0.045),
        (0.04, -0.03),
        (0.04, 0.03),
        (0.034, 0.045),
        (0, 0.045),
    ]
    lathe(profile, paint, at, axis, 48)


def insulated_pipe(
    points: Sequence[Point],
    radius: float,
    paint: Paint,
    bend: float = 0.16,
    joint_every: float = 0.42,
) -> None:
    """A jacketed pipe with the joints of its jacket. Labels must lie above the joints (+1.6 mm)."""
    tube(points, radius, paint, bend, steps=14)
    path = bent(points, bend, 8)
    lengths = lengths_along(path)
    joint = [
        (radius - 0.002, -0.014),
        (radius + 0.0016, -0.012),
        (radius + 0.0016, 0.012),
        (radius - 0.002, 0.014),
    ]
    place = 0.30
    while place < lengths[-1] - 0.05:
        i = max(k for k in range(len(lengths) - 1) if lengths[k] <= place)
        part = (place - lengths[i]) / (lengths[i + 1] - lengths[i])
        lathe(joint, paint, path[i].lerp(path[i + 1], part), path[i + 1] - path[i], 48)
        place += joint_every


def jacket_end(at: Point, axis: Point, radius: float) -> None:
    """Aluminium cuff where the jacket stops."""
    inner = radius * 0.55
    profile = [
        (inner, -0.012),
        (radius + 0.002, -0.012),
        (radius + 0.004, 0),
        (radius + 0.002, 0.012),
        (inner, 0.012),
    ]
    lathe(profile, 'aluminium', at, axis, 48)


def crimped_hose(points: Sequence[Point], radius: float = 0.017, bend: float = 0.10) -> None:
    """Hydraulic hose with crimped ends and hexagon nuts."""
    tube(points, radius, 'hose', bend, steps=12)
    for end, following in ((points[0], points[1]), (points[-1], points[-2])):
        axis = (Vector(following) - Vector(end)).normalized()
        cylinder(radius * 1.25, 0.06, Vector(end) + axis * 0.03, 'zinc', axis, 0.003)
        cylinder(radius * 1.5, 0.02, end, 'zinc', axis, 0.002, 6)

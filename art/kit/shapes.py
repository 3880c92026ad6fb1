"""Primitive solids. `at` is the centre unless said otherwise, `tilt` is in degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy

from .geometry import (
    ORIGIN,
    Object,
    Point,
    add_curve,
    add_mesh,
    clean,
    degrees,
    link,
    mesh_of,
    toward,
    upright,
)
from .materials import Paint, material
from .outlines import Outline, bent, on_ground, slack

FONTS = '/usr/share/fonts/opentype/inter'
FACING_VIEWER = (90, 0, 0)
"""Tilt of a drawing that stands upright and faces -y, as the cards' cameras look."""


def box(
    size: Point,
    at: Point,
    paint: Paint,
    bevel: float = 0.004,
    segments: int = 3,
    tilt: Point = ORIGIN,
    name: str = 'box',
) -> Object:
    x, y, z = (side / 2 for side in size)
    vertices = [
        (sx * x, sy * y, sz * z)
        for sz in (-1, 1)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return add_mesh(mesh_of(name, vertices, faces), paint, at, degrees(tilt), bevel, segments)


def prism(
    outline: Outline,
    bottom: float,
    top: float,
    paint: Paint,
    bevel: float = 0.003,
    segments: int = 3,
    at: Point = ORIGIN,
    tilt: Point = ORIGIN,
    name: str = 'prism',
) -> Object:
    """An outline (counter-clockwise) drawn out from z = bottom to z = top."""
    count = len(outline)
    vertices = [(x, y, z) for z in (bottom, top) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *sides]
    return add_mesh(mesh_of(name, vertices, faces), paint, at, degrees(tilt), bevel, segments)


def lathe(
    profile: Sequence[tuple[float, float]],
    paint: Paint,
    at: Point = ORIGIN,
    axis: Point = (0, 0, 1),
    segments: int = 64,
    smooth: float = 32,
    name: str = 'turned',
) -> Object:
    """A profile of (radius, height) turned round `axis`; open ends are closed."""
    count = len(profile)
    vertices = []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    faces = [
        (i * count + k, j * count + k, j * count + k + 1, i * count + k + 1)
        for i in range(segments)
        for j in [(i + 1) % segments]
        for k in range(count - 1)
    ]
    mesh = clean(mesh_of(name, vertices, faces), fill=True)
    return add_mesh(mesh, paint, at, toward(axis), smooth=smooth)


def cylinder(
    radius: float,
    length: float,
    at: Point,
    paint: Paint,
    axis: Point = (0, 0, 1),
    bevel: float = 0.002,
    segments: int = 48,
) -> Object:
    edge, half = min(bevel, radius * 0.4, length * 0.4), length / 2
    rim = [(radius - edge, half - edge, math.radians(angle)) for angle in (0, 30, 60, 90)]
    upper = [(r + edge * math.cos(a), z + edge * math.sin(a)) for r, z, a in rim]
    lower = [(r, -z) for r, z in reversed(upper)]
    return lathe(
        [(0, -half), *lower, *upper, (0, half)], paint, at, axis, segments, name='cylinder'
    )


def disc(radius: float, at: Point, paint: Paint, facing: Point, segments: int = 64) -> Object:
    """A round drawing."""
    angles = [2 * math.pi * i / segments for i in range(segments)]
    rim = [(math.cos(angle), math.sin(angle)) for angle in angles]
    mesh = mesh_of(
        'disc',
        [(radius * x, radius * y, 0) for x, y in rim],
        [tuple(range(segments))],
        lambda i: (0.5 + rim[i][0] / 2, 0.5 + rim[i][1] / 2),
    )
    return add_mesh(mesh, paint, at, upright(facing), smooth=0)


def plane(
    width: float, height: float, at: Point, paint: Paint, tilt: Point = ORIGIN, name: str = 'plane'
) -> Object:
    corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    vertices = [((u - 0.5) * width, (v - 0.5) * height, 0) for u, v in corners]
    mesh = mesh_of(name, vertices, [(0, 1, 2, 3)], lambda i: corners[i])
    return add_mesh(mesh, paint, at, degrees(tilt), smooth=0)


def decal(
    width: float, height: float, at: Point, paint: Paint, tilt: Point = FACING_VIEWER
) -> Object:
    """A drawing on a face that looks to -y. Keep it 1 mm off the face, or both turn black."""
    return plane(width, height, at, paint, tilt, 'decal')


def tube(
    points: Sequence[Point], radius: float, paint: Paint, bend: float = 0, steps: int = 10
) -> Object:
    """A round bar or pipe along a polyline; `bend` rounds its corners."""
    return add_curve(bent(points, bend, steps) if bend else points, radius, paint)


def hose(points: Sequence[Point], radius: float, paint: Paint = 'hose') -> Object:
    """A soft line through the points; it lies on the floor, never in it."""
    return add_curve(on_ground(slack(points), radius), radius, paint, 'hose')


def lettering(
    words: str,
    size: float,
    at: Point,
    paint: Paint,
    weight: str = 'SemiBold',
    depth: float = 0.0006,
    tilt: Point = FACING_VIEWER,
) -> Object:
    """Words in Inter; `at` is the left end of the base line."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.font = bpy.data.fonts.load(f'{FONTS}/Inter-{weight}.otf', check_existing=True)
    curve.materials.append(material(paint))
    return link(bpy.data.objects.new('lettering', curve), at, degrees(tilt))

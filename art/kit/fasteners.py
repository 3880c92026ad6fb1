"""Bolts, clamps, glands: what holds the rest."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from .geometry import Object, Point, link, rounded_edges, toward
from .materials import Paint, material
from .outlines import regular_polygon
from .shapes import box, cylinder, lathe, prism

_heads: dict[tuple[float, float, str], bpy.types.Mesh] = {}


def bolt(
    at: Point, axis: Point, paint: Paint = 'zinc', radius: float = 0.009, height: float = 0.007
) -> Object:
    """Hexagonal head. Heads of one size share their mesh: a scene has hundreds."""
    key = (radius, height, material(paint).name)
    if key not in _heads:
        head = prism(regular_polygon(radius, 6), 0, height, paint, radius * 0.12, 2, name='bolt')
        _heads[key] = head.data
        head.location, head.rotation_euler = at, toward(axis)
        return head
    head = link(bpy.data.objects.new('bolt', _heads[key]), at, toward(axis))
    rounded_edges(head, radius * 0.12, 2)
    return head


def bolt_circle(
    at: Point,
    axis: Point,
    radius: float,
    count: int,
    bolt_radius: float = 0.009,
    height: float = 0.008,
) -> None:
    direction = Vector(axis).normalized()
    turn = Vector((0, 0, 1)).rotation_difference(direction)
    for i in range(count):
        angle = 2 * math.pi * (i + 0.5) / count
        offset = Vector((radius * math.cos(angle), radius * math.sin(angle), 0))
        bolt(Vector(at) + turn @ offset, direction, 'zinc', bolt_radius, height)


def clamp(
    at: Point, axis: Point, radius: float, paint: Paint = 'zinc', width: float = 0.032
) -> None:
    """A steel band round a pipe."""
    inner, outer, half = radius + 0.0008, radius + 0.005, width / 2
    lathe([(inner, -half), (outer, -half), (outer, half), (inner, half)], paint, at, axis, 48)


def gland(at: Point, axis: Point, radius: float = 0.012, paint: Paint = 'fitting') -> None:
    """Cable gland; the cable leaves along `axis`."""
    nut = prism(regular_polygon(radius * 1.35, 6), 0, radius * 0.9, paint, 0.001, 2)
    nut.location, nut.rotation_euler = at, toward(axis)
    cap = [(1.15, 0.9), (1.15, 1.7), (0.8, 2.3), (0, 2.3)]
    lathe([(r * radius, z * radius) for r, z in cap], paint, at, axis, 32)


def wall_bracket(x: float, z: float, y: float, wall: float, radius: float) -> None:
    """Cantilever strut from the wall that carries a pipe lying along x at (x, y, z)."""
    level, tip = z - radius - 0.0215, y - 0.05
    box((0.041, wall - tip, 0.041), (x, (wall + tip) / 2, level), 'zinc', 0.003)
    box((0.13, 0.010, 0.13), (x, wall - 0.006, level), 'zinc', 0.003)
    for sx in (-1, 1):
        for sz in (-1, 1):
            bolt((x + sx * 0.045, wall - 0.011, level + sz * 0.045), (0, -1, 0))
    box((0.034, 0.004, 0.022), (x, tip - 0.001, level), 'black', 0.001)
    clamp((x, y, z), (1, 0, 0), radius)
    for side in (-1, 1):
        cylinder(0.006, 0.05, (x, y + side * (radius + 0.009), level + 0.03), 'zinc')


def riser_bracket(x: float, y: float, z: float, wall: float, radius: float) -> None:
    """Strut from the wall that holds an upright pipe."""
    box((0.041, wall - y - 0.02, 0.041), (x + 0.09, (wall + y) / 2, z), 'zinc', 0.003)
    clamp((x, y, z), (0, 0, 1), radius)
    box((0.05, 0.041, 0.03), (x + 0.08, y, z), 'zinc', 0.003)


def ceiling_hanger(at: Point, axis: Point, radius: float, ceiling: float) -> None:
    """Clamp on a threaded rod."""
    x, y, z = at
    clamp(at, axis, radius, width=0.04)
    cylinder(0.005, ceiling - z - radius, (x, y, (ceiling + z + radius) / 2), 'zinc')
    cylinder(0.012, 0.03, (x, y, z + radius + 0.015), 'zinc')

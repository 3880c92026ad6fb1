"""Flat outlines and paths in space, before they become solid."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mathutils import Matrix, Vector

Outline = list[tuple[float, float]]


def rounded_rectangle(
    width: float, depth: float, radius: float, steps: int = 10, centre: tuple[float, float] = (0, 0)
) -> Outline:
    """Counter-clockwise, from the right end of the corner at (+, +)."""
    outline: Outline = []
    for sign_x, sign_y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            outline.append(
                (
                    centre[0] + sign_x * (width / 2 - radius) + radius * math.cos(angle),
                    centre[1] + sign_y * (depth / 2 - radius) + radius * math.sin(angle),
                )
            )
    return outline


def finned_circle(
    radius: float, fins: int, depth: float, foot: float = 0.36, crest: float = 0.16
) -> Outline:
    """A circle with `fins` cooling ribs; foot and crest are half widths in parts of the pitch."""
    pitch = 2 * math.pi / fins
    points = ((-foot, radius - depth), (-crest, radius), (crest, radius), (foot, radius - depth))
    return [
        (r * math.cos((fin + part) * pitch), r * math.sin((fin + part) * pitch))
        for fin in range(fins)
        for part, r in points
    ]


def regular_polygon(radius: float, sides: int) -> Outline:
    angles = [2 * math.pi * side / sides for side in range(sides)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def twin_circles(
    large: float, small: float, distance: tuple[float, float], steps: int = 26
) -> Outline:
    """Outer contour of two overlapping circles, the large one at the origin."""
    apart = math.hypot(*distance)
    bearing = math.atan2(distance[1], distance[0])
    chord = (apart**2 + large**2 - small**2) / (2 * apart)
    half = math.sqrt(max(large**2 - chord**2, 0))
    cut_large, cut_small = math.atan2(half, chord), math.atan2(half, apart - chord)
    outline: Outline = []
    for step in range(steps + 1):
        angle = bearing + cut_large + (2 * math.pi - 2 * cut_large) * step / steps
        outline.append((large * math.cos(angle), large * math.sin(angle)))
    for step in range(1, steps):
        angle = bearing + math.pi + cut_small + (2 * math.pi - 2 * cut_small) * step / steps
        outline.append(
            (distance[0] + small * math.cos(angle), distance[1] + small * math.sin(angle))
        )
    return outline


def lengths_along(points: Sequence[Sequence[float]]) -> list[float]:
    """Distance from the start to each point."""
    lengths = [0.0]
    for start, end in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.dist(start, end))
    return lengths


def stretch(points: Outline, start: float, end: float) -> Outline:
    """The part of a path between two distances from its start."""
    lengths = lengths_along(points)

    def point_at(distance: float) -> tuple[float, float]:
        for i, (before, after) in enumerate(zip(lengths, lengths[1:])):
            if before <= distance <= after + 1e-9:
                part = (distance - before) / max(after - before, 1e-9)
                (x0, y0), (x1, y1) = points[i], points[i + 1]
                return (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
        return points[-1]

    inner = [p for p, length in zip(points, lengths) if start + 1e-6 < length < end - 1e-6]
    return [point_at(start), *inner, point_at(end)]


def bent(points: Sequence[Sequence[float]], radius: float, steps: int = 10) -> list[Vector]:
    """A polyline whose corners are rounded as a pipe bender would."""
    corners = [Vector(point) for point in points]
    path = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        back, forth = (before - corner).normalized(), (after - corner).normalized()
        angle = back.angle(forth)
        if abs(angle - math.pi) < 1e-3:
            path.append(corner)
            continue
        room = 0.49 * min((before - corner).length, (after - corner).length)
        leg = min(radius / math.tan(angle / 2), room)
        reach = leg * math.tan(angle / 2) / math.sin(angle / 2)
        centre = corner + (back + forth).normalized() * reach
        first, last = corner + back * leg - centre, corner + forth * leg - centre
        sweep, axis = first.angle(last), first.cross(last).normalized()
        path += [
            centre + Matrix.Rotation(sweep * k / steps, 3, axis) @ first for k in range(steps + 1)
        ]
    return [*path, corners[-1]]


def slack(points: Sequence[Sequence[float]], steps: int = 14) -> list[Vector]:
    """A soft curve through the points (Catmull-Rom): hoses and cables."""
    knots = [Vector(point) for point in points]
    path: list[Vector] = []
    for i in range(len(knots) - 1):
        before, start = knots[max(i - 1, 0)], knots[i]
        end, after = knots[i + 1], knots[min(i + 2, len(knots) - 1)]
        for step in range(steps):
            t = step / steps
            path.append(
                0.5
                * (
                    2 * start
                    + (end - before) * t
                    + (2 * before - 5 * start + 4 * end - after) * t**2
                    + (3 * start - before - 3 * end + after) * t**3
                )
            )
    return [*path, knots[-1]]


def on_ground(path: Sequence[Vector], radius: float) -> list[Vector]:
    """A hose of that radius lies on the floor, never in it."""
    return [Vector((p.x, p.y, max(p.z, radius + 0.002))) for p in path]

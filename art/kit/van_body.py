"""Body of the service van: x forward from the tail, y to its left, z up. 5.46 × 2.00 × 2.51 m."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from .finishes import Material
from .geometry import Object, add_mesh, clean, mesh_of
from .materials import Paint
from .shapes import box, cylinder, prism, tube

Profile = Sequence[tuple[float, float]]

SIDE: Profile = (
    (0.36, 0.90), (0.40, 0.955), (0.48, 0.985), (0.62, 1.0), (0.80, 1.002), (0.95, 1.002),
    (1.11, 1.001), (1.13, 0.999), (1.15, 0.992), (1.17, 0.989), (1.22, 0.988), (1.28, 0.988),
    (1.4, 0.983), (1.6, 0.968), (1.8, 0.952), (2.0, 0.935), (2.2, 0.918), (2.34, 0.89), (2.43, 0.83),
    (2.48, 0.70), (2.505, 0.40), (2.51, 0),
)  # fmt: skip
"""(z, half width) of a section behind the cab"""
ROOF: Profile = (
    (0, 2.49), (0.10, 2.51), (3.3, 2.51), (3.62, 2.46), (3.85, 2.33), (4.10, 2.10), (4.60, 1.58),
    (4.72, 1.46), (5.15, 1.26), (5.38, 1.05), (5.46, 0.80),
)  # fmt: skip
"""(x, z) along the top, down the windscreen and the bonnet"""
SECTIONS = (
    0, 0.03, 0.08, 0.5, 1, 1.5, 2, 2.5, 3, 3.3, 3.5, 3.62, 3.75, 3.85, 4.0, 4.1, 4.25, 4.4, 4.6, 4.66,
    4.72, 4.9, 5.05, 5.15, 5.25, 5.33, 5.40, 5.46,
)  # fmt: skip
HEIGHT, WAIST = 2.51, 0.75
AXLES = (0.98, 4.42)


def _along(profile: Profile, place: float) -> float:
    for (start, low), (end, high) in zip(profile, profile[1:]):
        if start <= place <= end:
            return low + (high - low) * (place - start) / (end - start)
    return profile[0][1] if place < profile[0][0] else profile[-1][1]


def half_width(z: float) -> float:
    return _along(SIDE, z)


def _taper(x: float) -> float:
    """The nose and, barely, the tail are narrower."""
    nose = 0.06 * max(0, x - 3.9) / 1.5 if x < 5.0 else 0.044 + 0.30 * (x - 5.0) ** 2 / 0.21
    return 1 - 0.005 * max(0, 0.06 - x) / 0.06 - nose


def _tuck(roof: float, z: float) -> float:
    """Above the waist the cab leans in as its roof comes down."""
    return 1 - (0.14 * max(0, HEIGHT - roof) / 1.3 if z > 1.4 else 0)


def skin_y(x: float, z: float) -> float:
    """Half width of the skin at (x, z)."""
    roof = _along(ROOF, x)
    full = z if z < WAIST else WAIST + (z - WAIST) * (HEIGHT - WAIST) / (roof - WAIST)
    return half_width(min(full, 2.5)) * _taper(x) * _tuck(roof, full)


def _section(x: float) -> list[tuple[float, float]]:
    roof = _along(ROOF, x)
    points = []
    for z, y in SIDE:
        height = z if z < WAIST else WAIST + (z - WAIST) * (roof - WAIST) / (HEIGHT - WAIST)
        points.append((y * _taper(x) * _tuck(roof, z), height))
    return points


def shell(paint: Material) -> Object:
    """The painted body with wheel arches and load bay cut out."""
    vertices, count = [], 2 * len(SIDE) - 1
    for x in SECTIONS:
        half = _section(x)
        vertices += [(x, y, z) for y, z in half] + [(x, -y, z) for y, z in half[-2::-1]]
    last = (len(SECTIONS) - 1) * count
    faces = [
        (
            i * count + k,
            i * count + (k + 1) % count,
            (i + 1) * count + (k + 1) % count,
            (i + 1) * count + k,
        )
        for i in range(len(SECTIONS) - 1)
        for k in range(count)
    ]
    ends = [tuple(range(count - 1, -1, -1)), tuple(range(last, last + count))]
    body = add_mesh(clean(mesh_of('van', vertices, [*faces, *ends])), paint, smooth=40)
    cutters = [
        cylinder(0.405, 0.46, (x, side * 0.86, 0.36), 'black', (0, 1, 0), 0.001, 64)
        for x in AXLES
        for side in (-1, 1)
    ]
    cutters.append(box((3.0, 1.72, 1.74), (1.42, 0, 1.47), 'black', 0.07, 5))
    for cutter in cutters:
        cut = body.modifiers.new('opening', 'BOOLEAN')
        cut.operation, cut.object, cut.solver = 'DIFFERENCE', cutter, 'EXACT'
        cutter.hide_render = True
    return body


def arch(x: float, side: int, trim: Paint) -> None:
    """Plastic lip round a wheel's opening, and the dark liner in it."""
    lip = []
    for step in range(25):
        angle = math.radians(5 + 170 * step / 24)
        z = 0.36 + 0.415 * math.sin(angle)
        lip.append((x + 0.415 * math.cos(angle), side * (half_width(max(z, 0.40)) + 0.004), z))
    tube(lip, 0.016, trim)
    rise = [math.radians(180 * step / 24) for step in range(25)]
    outer = [(0.404 * math.cos(a), 0.404 * math.sin(a)) for a in rise]
    inner = [(0.398 * math.cos(a), 0.398 * math.sin(a)) for a in reversed(rise)]
    upright = (90, 0, 0)
    prism([*outer, *inner], -0.225, 0.225, trim, 0, 2, (x, side * 0.86, 0.36), upright)
    prism(outer, -0.004, 0.004, trim, 0, 2, (x, side * 0.64, 0.36), upright)


def patch(
    start: float,
    end: Callable[[float], float],
    bottom: float,
    top: float,
    paint: Paint,
    side: int,
    lift: float = 0.002,
) -> None:
    """Film or glass that follows the skin; `end` gives its front edge at each part of its height."""
    rows, columns = 10, 12
    vertices = []
    for row in range(rows + 1):
        z, last = bottom + (top - bottom) * row / rows, end(row / rows)
        for column in range(columns + 1):
            x = start + (last - start) * column / columns
            vertices.append((x, side * (skin_y(x, z) + lift), z))
    line = columns + 1
    faces = [
        (r * line + c, r * line + c + 1, (r + 1) * line + c + 1, (r + 1) * line + c)
        for r in range(rows)
        for c in range(columns)
    ]
    if side > 0:
        faces = [face[::-1] for face in faces]
    add_mesh(mesh_of('patch', vertices, faces), paint, smooth=60)


def seam(points: Profile, side: int) -> None:
    """Shut line of a door: (x, z) pairs on the skin."""
    tube([(x, side * (half_width(z) + 0.0005), z) for x, z in points], 0.0045, 'black')

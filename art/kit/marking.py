"""The house's symbol, an A made of a swan neck, and its name: film on a flat or a curved skin."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import bpy

from .geometry import Object, Point, add_mesh, mesh_of
from .materials import Paint
from .shapes import lettering

Surface = Callable[[float, float], Point]
"""Where a point (right, up) of the drawing lies on the vehicle."""
HALF_STROKE, RADIUS = 5.5, 20.5
"""In the symbol's own grid of 64: see design/symbol.svg."""
BAR = ((19.0, 16.5), (45.0, 16.5), (45.0, 25.5), (19.0, 25.5))


def flat(at: Point) -> Surface:
    """On a face that looks to -y."""
    return lambda right, up: (at[0] + right, at[1], at[2] + up)


def _film(outline: Sequence[Point], faces: Sequence[Sequence[int]], paint: Paint) -> Object:
    return add_mesh(mesh_of('film', outline, faces), paint, smooth=60)


def symbol(
    size: float,
    at: Point,
    on: Surface | None = None,
    paints: tuple[Paint, Paint] = ('livery', 'yellow'),
) -> None:
    """`size`: width; `at` or the origin of `on` is its lower left corner. `paints`: neck and bar."""
    surface, scale = on or flat(at), size / 58
    centre_x, centre_z = 32.0, 64 - 30.5
    path = [(centre_x - RADIUS, 4.0 + 4 * i, -1.0, 0.0) for i in range(8)]
    for step in range(33):
        angle = math.pi * (1 - step / 32)
        right, up = math.cos(angle), math.sin(angle)
        path.append((centre_x + RADIUS * right, centre_z + RADIUS * up, right, up))
    path += [(centre_x + RADIUS, 32.0 - 4 * i, 1.0, 0.0) for i in range(8)]

    def lay(x: float, z: float) -> Point:
        return surface((x - 3) * scale, (z - 4) * scale)

    edges = [
        lay(x + side * HALF_STROKE * out_x, z + side * HALF_STROKE * out_z)
        for x, z, out_x, out_z in path
        for side in (1, -1)
    ]
    strip = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    _film(edges, strip, paints[0])
    _film([lay(x, z) for x, z in BAR], [(0, 1, 2, 3)], paints[1])


def film_lettering(words: str, size: float, on: Surface, paint: Paint, weight: str) -> Object:
    """Words laid on a curved skin; the origin of `on` is the left end of the base line."""
    text = lettering(words, size, (0, 0, 0), paint, weight, 0)
    mesh = bpy.data.meshes.new_from_object(
        text.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    bpy.data.objects.remove(text)
    for vertex in mesh.vertices:
        vertex.co = on(vertex.co.x, vertex.co.y)
    return add_mesh(mesh, paint, smooth=60)

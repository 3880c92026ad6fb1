"""What the years leave on a floor: tyre marks, dust along edges, lines that chip."""

from __future__ import annotations

from collections.abc import Sequence

import bpy
from mathutils import Vector

from .finishes import Material
from .geometry import Object, add_mesh, mesh_of
from .outlines import slack
from .shader import Shader, linear

Place = tuple[float, float]
Blend = tuple[tuple[float, float], tuple[float, float]]

TYRE_HEIGHT, DUST_HEIGHT, LINE_HEIGHT = 0.0011, 0.0016, 0.0021
"""Above the floor (and its saw cuts): two sheets in one plane turn black."""


def veil(name: str, color: str, roughness: float, scale: float, blend: Blend) -> Material:
    """A film of `color` that noise thins out; `blend` maps noise to cover, 0 to 1."""
    known = bpy.data.materials.get(name)
    if known is not None:
        return known
    shader = Shader(name)
    shader.set(base_color=linear(color), roughness=roughness)
    cloud = shader.noise(scale, detail=3, roughness=0.6)
    shader.drive('Alpha', shader.remap(cloud, *blend))
    return shader.material


def ribbon(path: Sequence[Place], width: float, height: float, paint: Material) -> Object:
    """A flat strip along a path on the floor."""
    points = [Vector((x, y, height)) for x, y in path]
    vertices = []
    for i, point in enumerate(points):
        along = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        across = Vector((-along.y, along.x, 0)).normalized() * width / 2
        vertices += [point - across, point + across]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return add_mesh(mesh_of('floor mark', vertices, faces), paint, smooth=0)


def tyre_mark(path: Sequence[Place], width: float = 0.07) -> None:
    paint = veil('tyre mark', '#2b2d2e', 0.5, 1.7, ((0.44, 0.78), (0.0, 0.22)))
    ribbon([(p.x, p.y) for p in slack([(*place, 0) for place in path])], width, TYRE_HEIGHT, paint)


def dust(start: Place, end: Place, width: float) -> None:
    """Where no broom reaches: along skirtings and plinths."""
    paint = veil('dust', '#b3aea2', 0.95, 5.0, ((0.36, 0.72), (0.0, 0.42)))
    ribbon([start, end], width, DUST_HEIGHT, paint)


def grime(start: Place, end: Place, width: float) -> None:
    """What a mop leaves at a foot: dull and dark, it grounds what the floor's gloss would leave floating."""
    paint = veil('grime', '#2c2a27', 0.9, 4.0, ((0.30, 0.70), (0.55, 0.95)))
    ribbon([start, end], width, DUST_HEIGHT, paint)


def worn_line(start: Place, end: Place, width: float) -> None:
    """Painted marking, chipped where feet and wheels cross it."""
    paint = veil('worn line', '#dba413', 0.45, 6.5, ((0.30, 0.42), (0.25, 1.0)))
    ribbon([start, end], width, LINE_HEIGHT, paint)

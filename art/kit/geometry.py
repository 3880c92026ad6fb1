"""Meshes and curves, each standing where the current `placed` group stands. Metres, Z up."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Vector

from .materials import Paint, material

Point = Sequence[float]
Object = bpy.types.Object

ORIGIN = (0.0, 0.0, 0.0)
ALONG_X = (90, 0, 90)
"""Tilt of a prism whose outline is (y, z) and whose length runs along x."""

_group: Object | None = None


def degrees(angles: Point) -> tuple[float, float, float]:
    x, y, z = (math.radians(angle) for angle in angles)
    return (x, y, z)


def toward(direction: Point) -> Euler:
    """Rotation that brings +Z onto `direction`."""
    return Vector((0, 0, 1)).rotation_difference(Vector(direction).normalized()).to_euler()


def upright(direction: Point) -> Euler:
    """Rotation of a drawing that faces `direction` with its top up."""
    return Vector(direction).to_track_quat('Z', 'Y').to_euler()


def link(thing: Object, at: Point = ORIGIN, rotation: Point = ORIGIN) -> Object:
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = rotation
    thing.parent = _group
    return thing


@contextmanager
def placed(
    name: str, at: Point = ORIGIN, turn: float = 0, tilt: Point | None = None
) -> Iterator[Object]:
    """All that is built inside stands at `at`, turned round the vertical (or by `tilt`, degrees)."""
    global _group
    outer = _group
    rotation = degrees(tilt) if tilt is not None else degrees((0, 0, turn))
    _group = link(bpy.data.objects.new(name, None), at, rotation)
    try:
        yield _group
    finally:
        _group = outer


def rounded_edges(thing: Object, width: float, segments: int) -> None:
    bevel = thing.modifiers.new('rounded edges', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(30)
    bevel.harden_normals = True


def mesh_of(
    name: str,
    vertices: Sequence[Point],
    faces: Sequence[Sequence[int]],
    uv: Callable[[int], tuple[float, float]] | None = None,
) -> bpy.types.Mesh:
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    mesh.update()
    if uv is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uv(loop.vertex_index)
    return mesh


def clean(mesh: bpy.types.Mesh, fill: bool = False) -> bpy.types.Mesh:
    """Merges doubles, closes open ends if asked, and points every face outwards."""
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(work, dist=1e-6, edges=work.edges)
    if fill:
        bmesh.ops.holes_fill(work, edges=[e for e in work.edges if e.is_boundary], sides=0)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh


def add_mesh(
    mesh: bpy.types.Mesh,
    paint: Paint,
    at: Point = ORIGIN,
    rotation: Point = ORIGIN,
    bevel: float = 0,
    segments: int = 3,
    smooth: float = 32,
) -> Object:
    """`smooth`: edges flatter than this angle are shaded as one surface; 0 leaves facets."""
    thing = link(bpy.data.objects.new(mesh.name, mesh), at, rotation)
    mesh.materials.append(material(paint))
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
    if bevel:
        rounded_edges(thing, bevel, segments)
    return thing


def add_curve(
    points: Sequence[Point], radius: float, paint: Paint, name: str = 'tube', resolution: int = 10
) -> Object:
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    curve.twist_mode = 'MINIMUM'
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    spline.use_smooth = True
    curve.materials.append(material(paint))
    return link(bpy.data.objects.new(name, curve))

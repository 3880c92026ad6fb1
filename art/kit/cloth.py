"""Garments cut from the body's own shell, let out, then dropped on it by Blender's cloth solver."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import bpy
import numpy as np

from .geometry import Object, add_mesh, mesh_of
from .glove import waves
from .materials import Paint
from .person import Array, Body, Face, used_only

FRAMES = 20
"""Steps of the fall: the folds are there, and nothing swings yet."""
CREASES, CREASE_HEIGHT = ((0.16, 21), (0.07, 22), (0.038, 24)), (0.010, 0.005, 0.0018)
"""Wave length and seed; how far they stand out."""

Folds = Callable[[Array, Array], Array]
"""How far a garment's own folds stand out, by place and by place on its texture."""


def cut(
    body: Body,
    points: Array,
    faces: Sequence[Face],
    ease: Callable[[Array], float],
    fit: Callable[[Array], tuple[float, float]],
    paint: Paint,
) -> Object:
    """A garment `ease` metres off the skin. `fit` is its texture: places measured on the resting body."""
    found, again, places = used_only(points, faces)
    rest = body.rest[places]
    let_out = found + _normals(found, again) * np.array([[ease(place)] for place in rest])
    garment = add_mesh(mesh_of('garment', let_out, again, lambda vertex: fit(rest[vertex])), paint)
    finer = garment.modifiers.new('finer', 'SUBSURF')
    finer.levels = 1
    _apply(garment)
    return garment


def _normals(points: Array, faces: Sequence[Face]) -> Array:
    """Blender adds them up in any order; the last digit then decides how the cloth folds."""
    corners = points[np.array(faces)]
    across = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    sums = np.zeros_like(points)
    np.add.at(sums, np.array(faces), across[:, None, :])
    return sums / np.linalg.norm(sums, axis=1, keepdims=True)


def _apply(thing: Object) -> None:
    """Makes the modifiers' result the mesh itself."""
    graph = bpy.context.evaluated_depsgraph_get()
    fixed = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = fixed


def _as_cloth(garment: Object, held_above: float) -> None:
    held = garment.vertex_groups.new(name='held')
    held.add([v.index for v in garment.data.vertices if v.co.z > held_above], 1.0, 'ADD')
    cloth = garment.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.35, 4
    settings.tension_stiffness = settings.compression_stiffness = 35
    settings.shear_stiffness, settings.bending_stiffness = 18, 9
    settings.vertex_group_mass = 'held'
    # More cloth than the shell it was cut from: that is what makes folds. In a sleeve it is a balloon.
    settings.shrink_min = -0.06
    sleeves = garment.vertex_groups.new(name='sleeves')
    on_arm = np.flatnonzero(_texture(garment)[:, 1] > 0)
    sleeves.add(on_arm.tolist(), 0.9, 'ADD')
    settings.vertex_group_shrink = 'sleeves'
    cloth.collision_settings.collision_quality = 2
    cloth.collision_settings.distance_min = 0.006


def _texture(garment: Object) -> Array:
    """Of each vertex its place on the texture."""
    mesh = garment.data
    loops, flat = np.empty(len(mesh.loops), int), np.empty(2 * len(mesh.loops))
    mesh.loops.foreach_get('vertex_index', loops)
    mesh.uv_layers[0].data.foreach_get('uv', flat)
    found = np.zeros((len(mesh.vertices), 2))
    found[loops] = flat.reshape(-1, 2)
    return found


def _crease(garment: Object, held_above: float, folds: Folds) -> None:
    """Creases finer than the solver's net: sharp ridges, longer across the body than along it; lower where it is held."""
    garment.modifiers.new('finer', 'SUBSURF').levels = 1
    _apply(garment)
    vertices = garment.data.vertices
    places = np.array([vertex.co for vertex in vertices])
    # All normals before any vertex moves: each move would have Blender compute every one of them anew.
    outward = np.array([vertex.normal for vertex in vertices])
    ridges = [1 - np.abs(waves(places * (0.55, 0.55, 1), *ridge)) for ridge in CREASES]
    patchy = np.clip(0.55 + 0.6 * waves(places, 0.35, 23), 0, 1.2)
    slack = np.clip((held_above - places[:, 2]) / 0.20, 0.2, 1)
    height = slack * patchy * sum(part * size for part, size in zip(ridges, CREASE_HEIGHT))
    height += folds(places, _texture(garment))
    vertices.foreach_set('co', (places + outward * height[:, None]).ravel())


def hang(garments: Sequence[tuple[Object, float, Folds]], figure: Object) -> None:
    """Lets garments fall on the figure, which then goes; each is held above a height (collar, belt)."""
    figure.modifiers.new('collision', 'COLLISION')
    figure.collision.thickness_outer = 0.006
    for garment, held_above, _ in garments:
        _as_cloth(garment, held_above)
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    for garment, held_above, folds in garments:
        _apply(garment)
        _crease(garment, held_above, folds)
        for polygon in garment.data.polygons:
            polygon.use_smooth = True
        thick = garment.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.004, -1
        garment.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    bpy.data.objects.remove(figure)

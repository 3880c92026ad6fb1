"""What a technician wears on site: high-visibility jacket, trousers, boots, gloves."""

from __future__ import annotations

import bmesh
import bpy
from mathutils import Vector

from .cloth import cut
from .finishes import Material, plain
from .geometry import Object, add_mesh, mesh_of
from .person import Array, Body, Face, used_only
from .shader import Shader, Socket, linear

HEM, COLLAR, BELT, ANKLE, WRIST = 0.865, 1.585, 1.00, 0.06, 0.46
FLUORESCENT, NAVY, SILVER = '#c8e020', '#1b2740', '#b9bcbd'
ON_TRUNK = ((1.06, 1.11), (1.19, 1.24))
ON_SLEEVE = ((0.20, 0.25), (0.36, 0.41))
BRACES = (-0.125, -0.08)


def along_arm(rest: Array) -> float:
    """Metres from the shoulder along the resting arm; on the trunk, minus the distance from its middle."""
    x, _, z = rest
    if abs(x) < 0.20 or z < 1.10:
        return -abs(float(x))
    return float((abs(x) - 0.18) * 0.70 + (1.47 - z) * 0.70)


def _within(shader: Shader, value: Socket, bounds: tuple[float, float]) -> Socket:
    above = shader.math('GREATER_THAN', value, bounds[0])
    return shader.math('MULTIPLY', above, shader.math('LESS_THAN', value, bounds[1]))


def _either(shader: Shader, *masks: Socket) -> Socket:
    first, *others = masks
    for other in others:
        first = shader.math('MAXIMUM', first, other)
    return first


def hi_vis() -> Material:
    """Fluorescent above, navy at hem and cuffs, with the bands that throw light back."""
    shader = Shader('hi-vis')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    height, arm = split.outputs['X'], split.outputs['Y']
    trunk = shader.math('LESS_THAN', arm, 0)
    rounds = _either(shader, *(_within(shader, height, band) for band in ON_TRUNK))
    braces = shader.math(
        'MULTIPLY', _within(shader, arm, BRACES), shader.math('GREATER_THAN', height, 1.24)
    )
    bands = _either(
        shader,
        shader.math('MULTIPLY', trunk, rounds),
        braces,
        *(_within(shader, arm, band) for band in ON_SLEEVE),
    )
    low = shader.math('MULTIPLY', trunk, shader.math('LESS_THAN', height, 0.93))
    dark = _either(shader, low, shader.math('GREATER_THAN', arm, WRIST))
    cloth = shader.node('MixRGB', Color1=linear(FLUORESCENT), Color2=linear(NAVY))
    shader.link(dark, cloth.inputs['Fac'])
    both = shader.node('MixRGB', Color2=linear(SILVER))
    shader.link(bands, both.inputs['Fac'])
    shader.link(cloth.outputs[0], both.inputs['Color1'])
    shader.drive('Base Color', both.outputs[0])
    shader.drive('Roughness', shader.remap(bands, target=(0.8, 0.35)))
    shader.bump(shader.noise(38, detail=2), 0.25, 0.004)
    return shader.material


def _shell_faces(body: Body, low: float, high: float, reach: float) -> list[Face]:
    """Faces of the close-fitting shell between two heights and not further out than `reach`."""

    def inside(corner: int) -> bool:
        x, _, z = body.rest[corner]
        return bool(low < z < high and abs(x) < reach)

    return [face for face in body.faces('helper-tights') if all(map(inside, face))]


def jacket(body: Body, points: Array) -> Object:
    def ease(rest: Array) -> float:
        if along_arm(rest) > 0:
            return 0.012
        return 0.016 + 0.026 * min(1.0, max(0.0, (1.20 - float(rest[2])) / 0.2))

    def fit(rest: Array) -> tuple[float, float]:
        return (float(rest[2]), along_arm(rest))

    return cut(body, points, _shell_faces(body, HEM, COLLAR, 1), ease, fit, hi_vis())


def trousers(body: Body, points: Array) -> Object:
    def ease(rest: Array) -> float:
        return 0.014 + 0.030 * max(0.0, 0.75 - float(rest[2]))

    cloth = plain('trousers', NAVY, 0.85, specular=0.2)
    faces = _shell_faces(body, ANKLE, BELT, 0.33)
    return cut(body, points, faces, ease, lambda rest: (float(rest[2]), 0.0), cloth)


def boots(body: Body, points: Array) -> None:
    """A hull round each foot: leather hides the toes."""
    leather = plain('boots', '#2b241e', 0.5)
    found, _, places = used_only(points, body.faces('body'))
    standing = body.rest[places]
    for side in (-1, 1):
        work = bmesh.new()
        for rest, point in zip(standing, found):
            if rest[2] < 0.16 and side * rest[0] > 0:
                work.verts.new(point)
        hull = bmesh.ops.convex_hull(work, input=work.verts)
        bmesh.ops.delete(
            work, geom=[*{*hull['geom_interior'], *hull['geom_unused']}], context='VERTS'
        )
        mesh = bpy.data.meshes.new('boot')
        work.to_mesh(mesh)
        work.free()
        for vertex in mesh.vertices:
            vertex.co += Vector(vertex.normal) * 0.010
        add_mesh(mesh, leather, smooth=50)


def skin(body: Body, points: Array) -> Object:
    """Hands in gloves, the neck bare, hair below the helmet."""
    hair, bare = plain('hair', '#1d1510', 0.7), plain('bare skin', '#9c6a4e', 0.5)
    gloves = plain('gloves', '#3f4852', 0.7)
    found, again, places = used_only(points, body.faces('body'))
    thing = add_mesh(mesh_of('body', found, again), hair, smooth=80)
    for paint in (bare, gloves):
        thing.data.materials.append(paint)
    for polygon in thing.data.polygons:
        x, y, z = body.rest[places[list(polygon.vertices)]].mean(0)
        if abs(x) > 0.30:
            polygon.material_index = 2
        elif z < 1.655 or y < 0.0:
            polygon.material_index = 1
    thing.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    return thing

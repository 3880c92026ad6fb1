"""The nape between collar and helmet: skin, and the hair that starts there."""

from __future__ import annotations

from .finishes import Material
from .geometry import Object, add_mesh, mesh_of
from .person import Array, Body, Face, used_only
from .shader import Shader, linear
from .workwear import CUFF, along_arm

HAIR = (1.640, 1.672)
"""Heights between which it gets dense."""


def _nape() -> Material:
    """Bare, then short hair that gets dense below the helmet. The texture holds the standing body's z and y."""
    shader = Shader('nape')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    height = shader.add_scaled(shader.noise(260, detail=2), 0.030, split.outputs['X'])
    grown = shader.remap(height, HAIR)
    behind = shader.remap(split.outputs['Y'], (-0.045, -0.025))
    hair = shader.math('MULTIPLY', grown, behind)
    shader.drive('Base Color', shader.mix(hair, linear('#83583f'), linear('#140e0a')))
    shader.set(roughness=0.75, specular=0.15)
    return shader.material


def skin(body: Body, points: Array) -> Object:
    """All but the hands, which `kit/glove.py` makes; of it, only head and neck are seen."""

    def shown(face: Face) -> bool:
        return all(abs(at[0]) < 0.30 or 0 < along_arm(at) < CUFF for at in body.rest[list(face)])

    found, again, places = used_only(points, filter(shown, body.faces('body')))
    rest = body.rest[places]
    mesh = mesh_of('body', found, again, lambda vertex: (rest[vertex][2], rest[vertex][1]))
    thing = add_mesh(mesh, _nape(), smooth=80)
    thing.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    return thing

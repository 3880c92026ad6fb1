"""The nape between collar and helmet: skin, and the hair that starts there."""

from __future__ import annotations

import numpy as np

from .finishes import Material, plain
from .geometry import Object, add_mesh, mesh_of
from .person import Array, Body, Face, used_only
from .shader import Shader, linear
from .workwear import CUFF, along_arm

HAIRLINE, BEHIND = (1.644, 1.656), (-0.045, -0.025)
"""On the standing body: heights between which hair gets dense, and how far back it starts."""
UNDER_HELMET = 1.76
BELT = 1.0
HAIRS, LONG = 17000, 0.009
SHADE = '#120c08'


def _nape() -> Material:
    """Bare, then dark under short hair. The texture holds the standing body's z and y."""
    shader = Shader('nape')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    height = shader.add_scaled(shader.noise(320, detail=2), 0.016, split.outputs['X'])
    grown = shader.remap(height, HAIRLINE)
    behind = shader.remap(split.outputs['Y'], BEHIND)
    hair = shader.math('MULTIPLY', grown, behind)
    pores = shader.noise(150, detail=3)
    bare = shader.ramp(pores, (linear('#6f4632'), linear('#91634a')), (0.35, 0.65))
    shader.drive('Base Color', shader.mix(hair, bare, linear(SHADE)))
    shader.set(roughness=0.62, specular=0.25)
    shader.bump(pores, 0.35, 0.0012)
    return shader.material


def _grow(head: Object, rest: Array) -> None:
    """Short hairs, combed down; none where the helmet hides them."""
    head.data.materials.append(plain('hair', SHADE, 0.45, specular=0.4))
    dense = head.vertex_groups.new(name='hair')
    on_head = np.clip((rest[:, 2] - HAIRLINE[0]) / 0.012, 0, 1) * (rest[:, 2] < UNDER_HELMET)
    on_head *= np.clip((rest[:, 1] - BEHIND[0]) / 0.02, 0, 1) * (np.abs(rest[:, 0]) < 0.078)
    for vertex, weight in enumerate(on_head):
        if weight > 0:
            dense.add([vertex], float(weight), 'ADD')
    grown = head.modifiers.new('hair', 'PARTICLE_SYSTEM').particle_system
    grown.vertex_group_density = 'hair'
    grown.seed = 5
    settings = grown.settings
    settings.type, settings.count, settings.hair_length = 'HAIR', HAIRS, LONG
    settings.distribution = 'RAND'
    # Blender counts these in quarters of a length.
    settings.object_align_factor = (0, 0, -0.20 * LONG)
    settings.factor_random = 0.05 * LONG
    settings.material = 2
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1.0, 0.3, 0.00022


def skin(body: Body, points: Array) -> Object:
    """Head, neck, trunk and arms, less the hands that `kit/glove.py` makes; clothes hide all below the neck."""

    def on_forearm(at: Array) -> bool:
        # Lower hang the bare fingers: `along_arm` takes what is as low as that for the trunk.
        return bool(at[2] > 1.10 and 0 < along_arm(at) < CUFF)

    def shown(face: Face) -> bool:
        return all(
            (abs(at[0]) < 0.30 and at[2] > BELT) or on_forearm(at) for at in body.rest[list(face)]
        )

    found, again, places = used_only(points, filter(shown, body.faces('body')))
    rest = body.rest[places]
    mesh = mesh_of('body', found, again, lambda vertex: (rest[vertex][2], rest[vertex][1]))
    thing = add_mesh(mesh, _nape(), smooth=80)
    thing.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    _grow(thing, rest)
    return thing

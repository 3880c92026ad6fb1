"""Trousers and shoes of MakeHuman's data, in our own colours: they move with the body's joints."""

from __future__ import annotations

import json
from collections.abc import Callable

import bpy
import numpy as np

from .finishes import Material
from .geometry import Object, add_mesh, mesh_of
from .person import CLOTHES, RECORD, Body, Pose, upright
from .shader import Shader, Socket, linear
from .workwear import GLOW, NAVY, RETURNED, TAPE, within

TROUSERS, SHOES = 'male_worksuit01', 'shoes01'
WAIST = 1.02
"""Above it the overalls hide under the jacket."""
BANDS = ((0.27, 0.32), (0.39, 0.44))
"""Heights of the tapes below the knee, on the standing body."""
SOLE = 0.028
HEIGHT = 'standing height'
"""Of each vertex, for the materials."""


def _height(shader: Shader) -> Socket:
    node = shader.node('Attribute')
    node.attribute_name = HEIGHT
    return node.outputs['Fac']


def _trousers() -> Material:
    """Navy twill with two tapes, its folds from the data's own relief."""
    shader = Shader('hi-vis trousers')
    folds = shader.node('TexImage')
    folds.image = bpy.data.images.load(str(CLOTHES / TROUSERS / f'textures/{TROUSERS}_normal.png'))
    folds.image.colorspace_settings.name = 'Non-Color'
    relief = shader.node('NormalMap', Strength=2.2)
    shader.link(folds.outputs['Color'], relief.inputs['Color'])
    shader.link(relief.outputs['Normal'], shader.surface.inputs['Normal'])
    height = _height(shader)
    tapes = shader.math('MAXIMUM', *(within(shader, height, band) for band in BANDS))
    shader.drive('Base Color', shader.mix(tapes, linear(NAVY), linear(TAPE)))
    shader.drive('Roughness', shader.remap(tapes, target=(0.9, 0.6)))
    shader.set(specular=0.15, emission=linear(RETURNED))
    shader.drive('Emission Strength', shader.math('MULTIPLY', tapes, GLOW))
    shader.material.cycles.sample_as_light = False
    return shader.material


def _shoes() -> Material:
    shader = Shader('work shoes')
    sole = shader.math('LESS_THAN', _height(shader), SOLE)
    shader.drive('Base Color', shader.mix(sole, linear('#1a1512'), linear('#0a0a0a')))
    shader.set(roughness=0.5, specular=0.3)
    return shader.material


def _worn(
    body: Body, pose: Pose, name: str, shown: Callable[[float], bool], paint: Material
) -> Object:
    """That garment on the posed body; `shown`: by height on the standing one."""
    data = json.loads((CLOTHES / name / f'{name}.json').read_text())
    rest = upright(np.array(data['vertices']).reshape(-1, 3)) - (0, 0, body.ground)
    joints = (np.array(data[part]).reshape(-1, 4) for part in ('skinIndices', 'skinWeights'))
    points = body.bent(pose, rest, *joints)
    records = np.array(data['faces']).reshape(-1, RECORD)
    kept = [record for record in records if all(shown(rest[corner][2]) for corner in record[1:5])]
    faces = [tuple(map(int, record[1:5])) for record in kept]
    mesh = mesh_of(name, points, faces)
    uv = np.array(data['uvs'][0]).reshape(-1, 2)
    # 6:10 are the corners' places on the texture.
    places = uv[np.concatenate([record[6:10] for record in kept])]
    mesh.uv_layers.new().data.foreach_set('uv', places.ravel())
    mesh.attributes.new(HEIGHT, 'FLOAT', 'POINT').data.foreach_set('value', rest[:, 2])
    thing = add_mesh(mesh, paint, smooth=180)
    thing.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    return thing


def trousers(body: Body, pose: Pose) -> Object:
    return _worn(body, pose, TROUSERS, lambda height: height < WAIST, _trousers())


def shoes(body: Body, pose: Pose) -> Object:
    return _worn(body, pose, SHOES, lambda _: True, _shoes())

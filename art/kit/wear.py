"""Signs of use: stains that thin out towards their edge, tyre marks, dust along a skirting."""

from __future__ import annotations

import math

import bpy

from .finishes import Material
from .geometry import ORIGIN, Object, Point
from .shader import Shader, linear
from .shapes import plane


def stain(
    name: str, color: str, roughness: float, strength: float = 0.8, scale: float = 5.0
) -> Material:
    """Opaque in the middle, clear at the edge, with a torn outline. Laid on by UV."""
    made = bpy.data.materials.get(name)
    if made is not None:
        return made
    shader = Shader(name)
    shader.set(base_color=linear(color), roughness=roughness)
    from_centre = shader.node('Mapping')
    from_centre.inputs['Location'].default_value = (-1, -1, 0)
    from_centre.inputs['Scale'].default_value = (2, 2, 0)
    shader.link(shader.node('TexCoord').outputs['UV'], from_centre.inputs['Vector'])
    distance = shader.node('VectorMath')
    distance.operation = 'LENGTH'
    shader.link(from_centre.outputs['Vector'], distance.inputs[0])
    torn = shader.add_scaled(
        shader.noise(scale, detail=3, roughness=0.6), 1.5, distance.outputs['Value']
    )
    _show_where(shader, shader.remap(torn, (1.05, 1.6), (strength, 0)))
    return shader.material


def _show_where(shader: Shader, amount: bpy.types.NodeSocket) -> None:
    """Lets what lies below show through where `amount` is 0."""
    mix = shader.node('MixShader')
    shader.link(amount, mix.inputs['Fac'])
    shader.link(shader.node('BsdfTransparent').outputs['BSDF'], mix.inputs[1])
    shader.link(shader.surface.outputs['BSDF'], mix.inputs[2])
    output = shader.tree.nodes['Material Output']
    shader.link(mix.outputs['Shader'], output.inputs['Surface'])


def oil_stain(at: Point, width: float, depth: float, tilt: Point = ORIGIN) -> Object:
    """Old oil on a tray or a floor; `at` lies 1 mm above it."""
    return plane(width, depth, at, stain('oil', '#1b1510', 0.16, 0.82), tilt, 'stain')


def oil_film(at: Point, width: float, depth: float, tilt: Point = ORIGIN) -> Object:
    """A thin old trace: darkens what it lies on, hides nothing."""
    return plane(width, depth, at, stain('oil film', '#2a241d', 0.3, 0.42, 9.0), tilt, 'stain')


def hand_marks(at: Point, width: float, height: float) -> Object:
    """Grey grease of gloves on a face that looks to -y; `at` lies 2 mm before it."""
    paint = stain('hand marks', '#6a6353', 0.55, 0.30, 11.0)
    return plane(width, height, at, paint, (90, 0, 0), 'stain')


def dust(at: Point, width: float, depth: float, tilt: Point = ORIGIN) -> Object:
    return plane(width, depth, at, stain('dust', '#5d5a54', 0.9, 0.35, 3.0), tilt, 'stain')


def tyre_mark(start: Point, length: float, turn: float, width: float = 0.09) -> None:
    """Where a pallet truck has turned: two worn strips."""
    rubber = stain('tyre mark', '#3a3c3d', 0.5, 0.30, 2.4)
    angle = math.radians(turn)
    for side in (-0.09, 0.09):
        x = start[0] - math.sin(angle) * side
        y = start[1] + math.cos(angle) * side
        plane(length, width, (x, y, 0.0008), rubber, (0, 0, turn), 'stain')

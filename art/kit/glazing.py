"""Panes one can look through and that mirror what stands opposite."""

from __future__ import annotations

from .finishes import Material
from .shader import Shader, linear


def window_glass(name: str, tint: str = '#b9c4c6') -> Material:
    """A single plane, seen from either side: reflection grows towards grazing views.

    A Fresnel node would treat the pane's back as the inside of a block and mirror everything.
    """
    shader = Shader(name)
    facing = shader.node('LayerWeight', Blend=0.5).outputs['Facing']
    steep = shader.node('Math')
    steep.operation = 'POWER'
    steep.inputs[1].default_value = 3.0
    shader.link(facing, steep.inputs[0])
    mirror = shader.remap(steep.outputs[0], target=(0.10, 1.0))
    clear = shader.node('BsdfTransparent', Color=linear(tint))
    glossy = shader.node('BsdfGlossy', Roughness=0.01)
    both = shader.node('MixShader')
    shader.link(mirror, both.inputs['Fac'])
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(glossy.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material

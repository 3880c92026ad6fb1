"""The end of a work jacket's sleeve, in the hand's axes: it hangs in folds round the wrist."""

from __future__ import annotations

import numpy as np

from .finishes import Material
from .geometry import Object, add_mesh, mesh_of
from .glove import waves
from .person import Array
from .shader import Shader, linear
from .workwear import FLUORESCENT, NAVY, SILVER

AROUND, ALONG = 160, 120
HEM = 0.016
TWILL = 2400


def cloth(name: str, color: str) -> Material:
    """Twill: fine diagonal ribs."""
    shader = Shader(name)
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    ribs = shader.math('SINE', shader.add_scaled(split.outputs['X'], 1.0, split.outputs['Y']))
    red, green, blue, _ = light = linear(color)
    dark = (red * 0.6, green * 0.6, blue * 0.6, 1.0)
    shader.drive('Base Color', shader.ramp(shader.noise(40, detail=3), (dark, light), (0.3, 0.7)))
    shader.set(roughness=0.9, specular=0.2, sheen=0.3)
    shader.bump(ribs, 0.35, 0.0004)
    return shader.material


def sleeve(start: Array, end: Array, radius: float, paint: Material, slack: float = 1) -> Object:
    """A tube from the hem at `start` towards the elbow at `end`. `slack`: 1 is an arm at rest, less a stretched one."""
    axis = (end - start) / np.linalg.norm(end - start)
    side = np.cross(axis, (0, 1, 0))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    length = float(np.linalg.norm(end - start))
    points, uv = [], []
    for i in range(ALONG + 1):
        t = length * i / ALONG
        for k in range(AROUND):
            angle = 2 * np.pi * k / AROUND
            points.append((t, angle))
            uv.append((angle * radius * TWILL, t * TWILL))
    t, angle = np.array(points).T
    round_it = np.stack([np.cos(angle), np.sin(angle)], 1)
    flat = np.stack([t * 1.0, *(round_it.T * radius)], 1)
    hem = np.clip((HEM - t) / 0.002, 0, 1)
    folds = 0.0046 * waves(flat * (1, 0.35, 0.35), 0.042, 11) + 0.0022 * waves(
        flat * (1, 0.6, 0.6), 0.017, 12
    )
    folds *= slack * np.clip(t / 0.05, 0.25, 1)
    stitch = -0.0010 * np.exp(-(((t - HEM) / 0.0012) ** 2))
    reach = radius * (1 + 0.5 * t) + folds + 0.0012 * hem + stitch + 0.0010 * np.sin(angle * 3 + 1)
    shape = (
        start
        + t[:, None] * axis
        + reach[:, None] * (round_it[:, :1] * side + round_it[:, 1:] * other)
    )
    faces = [
        (
            i * AROUND + k,
            i * AROUND + (k + 1) % AROUND,
            (i + 1) * AROUND + (k + 1) % AROUND,
            (i + 1) * AROUND + k,
        )
        for i in range(ALONG)
        for k in range(AROUND)
    ]
    thing = add_mesh(mesh_of('sleeve', shape, faces, lambda vertex: uv[vertex]), paint, smooth=180)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.0022, -1
    return thing


def hi_vis_sleeve() -> Material:
    """Navy at the hem, then fluorescent with a band that throws light back."""
    shader = Shader('hi-vis sleeve')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    along = shader.math('MULTIPLY', split.outputs['Y'], 1 / TWILL)
    cloth_color = shader.mix(
        shader.math('GREATER_THAN', along, 0.055), linear(NAVY), linear(FLUORESCENT)
    )
    band = shader.math(
        'MULTIPLY',
        shader.math('GREATER_THAN', along, 0.095),
        shader.math('LESS_THAN', along, 0.145),
    )
    shader.drive('Base Color', shader.mix(band, cloth_color, linear(SILVER)))
    shader.drive('Roughness', shader.remap(band, target=(0.85, 0.4)))
    ribs = shader.math('SINE', shader.math('ADD', split.outputs['X'], split.outputs['Y']))
    shader.bump(ribs, 0.3, 0.0003)
    return shader.material

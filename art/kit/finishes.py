"""How surfaces are made: powder coat, metal, plastic, drawings, floors and walls."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path

import bpy

from .shader import Shader, linear

Material = bpy.types.Material

#: Where the drawings (screens, dials, labels) were written.
DRAWINGS = Path(os.environ.get('ART_DRAWINGS', Path(__file__).parent.parent / '.cache/drawings'))

#: The one blue of our machines, pipes and vans. Developed, it is the site's cobalt: hue 262.
LIVERY = '#144ea4'
DUST, DUSTY, OLD_OIL = '#8f8a7e', 0.30, '#241f19'


def powder(
    name: str,
    color: str,
    roughness: float = 0.42,
    peel: float = 0.12,
    coat: float = 0.0,
    haze: float = 0.0,
) -> Material:
    """Powder coat: orange peel on sheet metal that is never perfectly flat, in one height field.

    Dust lies on what looks up; `haze` (0 to 1) is the old oil that settles round rotors and pumps.
    """
    shader = Shader(name)
    shader.set(roughness=roughness)
    swell = shader.noise(2.6)
    paint = linear(color)
    if haze:
        cloud = shader.noise(7, detail=3, roughness=0.6)
        paint = shader.mix(shader.remap(cloud, (0.38, 0.68), (0, haze)), paint, linear(OLD_OIL))
    lying = shader.remap(shader.upward, (0.6, 1.0), (0, DUSTY))
    lying = shader.math('MULTIPLY', lying, shader.remap(swell, (0.3, 0.7), (0.4, 1)))
    shader.drive('Base Color', shader.mix(lying, paint, linear(DUST)))
    height = shader.add_scaled(shader.noise(420), 0.2 * peel, swell)
    shader.bump(height, 0.35, 0.0045)
    if coat:
        shader.set(clearcoat=coat, clearcoat_roughness=0.12)
    return shader.material


def plain(
    name: str, color: str, roughness: float = 0.5, metallic: float = 0, specular: float = 0.5
) -> Material:
    shader = Shader(name)
    shader.set(base_color=linear(color), roughness=roughness, metallic=metallic, specular=specular)
    return shader.material


def anodised(name: str, color: str, roughness: float = 0.36) -> Material:
    shader = Shader(name)
    shader.set(base_color=linear(color), metallic=1)
    grain = shader.noise(9, detail=6, roughness=0.6)
    shader.drive(
        'Roughness', shader.remap(grain, (0.35, 0.65), (roughness - 0.02, roughness + 0.02))
    )
    return shader.material


def glow(name: str, color: str, strength: float) -> Material:
    shader = Shader(name)
    shader.set(base_color=linear(color), emission=linear(color), emission_strength=strength)
    return shader.material


def drawing(
    name: str, file: str, glow: float = 0, roughness: float = 0.4, metallic: float = 0
) -> Material:
    """A drawn label, dial or (with `glow`) display, laid on by UV."""
    shader = Shader(name)
    shader.set(roughness=roughness, metallic=metallic)
    image = shader.node('TexImage')
    image.image = bpy.data.images.load(str(DRAWINGS / f'{file}.png'))
    shader.link(shader.node('TexCoord').outputs['UV'], image.inputs['Vector'])
    shader.drive('Base Color', image.outputs['Color'])
    if glow:
        shader.drive('Emission', image.outputs['Color'])
        shader.set(emission_strength=glow)
    return shader.material


def epoxy_floor(
    name: str,
    colors: tuple[str, str] = ('#8b9092', '#979b9c'),
    roughness: tuple[float, float] = (0.14, 0.26),
) -> Material:
    """Poured floor. The bump stays weak: more of it makes reflections wobble."""
    shader = Shader(name)
    cloud = shader.add_scaled(
        shader.noise(26, detail=3, roughness=0.7), 0.35, shader.noise(0.6, detail=4, roughness=0.55)
    )
    shade = shader.ramp(cloud, (linear(colors[0]), linear(colors[1])), (0.45, 0.9))
    shader.drive('Base Color', shade)
    wear = shader.noise(1.3, detail=4, roughness=0.62)
    shader.drive('Roughness', shader.remap(wear, (0.38, 0.66), roughness))
    shader.bump(shader.noise(2.4, detail=2), 0.05, 0.003)
    return shader.material


def wall_paint(name: str, color: str, roughness: float = 0.75) -> Material:
    shader = Shader(name)
    red, green, blue, _ = light = linear(color)
    dark = (red * 0.94, green * 0.94, blue * 0.94, 1.0)
    cloud = shader.noise(0.8, detail=3, roughness=0.55)
    shader.drive('Base Color', shader.ramp(cloud, (dark, light), (0.3, 0.7)))
    shader.set(roughness=roughness)
    shader.bump(shader.noise(90, detail=1), 0.25, 0.002)
    return shader.material


def metal(color: str, roughness: float) -> Callable[[str], Material]:
    """Plain on purpose: fine noise on metal turns into streaks after denoising."""
    return lambda name: plain(name, color, roughness, metallic=1)


def braid(name: str, wires: int = 12, pitch: float = 0.021) -> Material:
    """Crossed steel wires round the object's z axis: lighter and darker lozenges, no relief to turn to streaks."""
    shader = Shader(name)
    split = shader.node('SeparateXYZ')
    shader.link(shader.coordinates, split.inputs[0])
    around = shader.math('ARCTAN2', split.outputs['Y'], split.outputs['X'])
    across = shader.math('COSINE', shader.math('MULTIPLY', around, 2 * wires))
    along = shader.math('COSINE', shader.math('MULTIPLY', split.outputs['Z'], 2 * math.pi / pitch))
    lozenges = shader.remap(shader.math('SUBTRACT', along, across), (-1.0, 1.0))
    shader.drive('Base Color', shader.ramp(lozenges, (linear('#74787b'), linear('#b4b8ba'))))
    shader.set(metallic=1, roughness=0.42)
    return shader.material


def worn_cloth(name: str) -> Material:
    """A red wiping cloth, washed pale and gone dark where it has wiped."""
    shader = Shader(name)
    wiped = shader.remap(shader.noise(16, detail=3, roughness=0.6), (0.42, 0.62))
    shader.drive('Base Color', shader.mix(wiped, linear('#97493a'), linear('#3a2620')))
    shader.set(roughness=0.95, specular=0.2)
    return shader.material

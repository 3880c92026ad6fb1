"""Every material by name. Parts ask for `'steel'` or `'screen-dryer'`; it is made on first use."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path

import bpy

from .shader import Shader, linear

Material = bpy.types.Material
Paint = str | Material

#: Where the drawings (screens, dials, labels) were written.
DRAWINGS = Path(os.environ.get('ART_DRAWINGS', Path(__file__).parent.parent / '.cache/drawings'))

#: The one blue of our machines, pipes and vans. Developed, it is the site's cobalt: hue 262.
LIVERY = '#144ea4'
DUST, DUSTY, OLD_OIL = '#8f8a7e', 0.30, '#241f19'

#: Objects that glow belong to the light group of the lamps.
GLOWING = ('lamp', 'led', 'light-bar', 'screen-')


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


def lacquer(name: str, color: str, roughness: float = 0.22) -> Material:
    """Car paint: a base under a glossy coat."""
    shader = Shader(name)
    shader.set(base_color=linear(color), roughness=roughness)
    shader.set(clearcoat=0.7, clearcoat_roughness=0.05)
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


RECIPES: dict[str, Callable[[str], Material]] = {
    # Painted machines
    'body': lambda name: powder(name, '#dfe2e3', 0.38, 0.10),
    'dark': lambda name: powder(name, '#25292d', 0.42, 0.14),
    'livery': lambda name: powder(name, LIVERY, 0.28, 0.06, coat=0.4),
    'livery-cast': lambda name: powder(name, LIVERY, 0.40, 0.5, coat=0.15, haze=0.55),
    'grey': lambda name: powder(name, '#8b9196'),
    'oily-grey': lambda name: powder(name, '#7d8387', haze=0.5),
    'light-grey': lambda name: powder(name, '#c3c7c9'),
    'white': lambda name: powder(name, '#f2f2f0', 0.4),
    'fitting': lambda name: powder(name, '#3a3f45', 0.4, 0.2),
    'red': lambda name: powder(name, '#b3161b', 0.35),
    'yellow': lambda name: powder(name, '#e0a800', 0.4),
    'hot-jacket': lambda name: powder(name, '#7a1c1a', 0.5, 0.9),
    'cold-jacket': lambda name: powder(name, '#1f3f7d', 0.5, 0.9),
    'floor-line': lambda name: powder(name, '#d8a514', 0.45, 0.3),
    # Metals
    'stainless': metal('#c8cbcd', 0.27),
    'steel': metal('#c4c7ca', 0.24),
    'nickel': metal('#c9c4b8', 0.24),
    'zinc': metal('#b9bdc0', 0.38),
    'cast': metal('#b4b8bc', 0.42),
    'aluminium': metal('#cfd2d5', 0.33),
    'brass': metal('#b98d45', 0.30),
    'galvanised': metal('#a9aeb2', 0.45),
    'braid': braid,
    'anodised': lambda name: anodised(name, '#c9cdd1'),
    # Rubber, plastics, others
    'black': lambda name: plain(name, '#050505', 0.7),
    'rubber': lambda name: plain(name, '#111213', 0.75, specular=0.3),
    'hose': lambda name: plain(name, '#141516', 0.55),
    'glass': lambda name: plain(name, '#050608', 0.06, specular=0.6),
    'polyethylene': lambda name: plain(name, '#e4e4df', 0.45),
    'cable': lambda name: plain(name, '#c98a06', 0.5),
    'air-tubing': lambda name: plain(name, '#2f78c0', 0.3),
    'foam': lambda name: powder(name, '#4b5055', 0.95, haze=0.6),
    'pvc': lambda name: plain(name, '#9aa0a4', 0.45),
    'clear-hose': lambda name: plain(name, '#d9d2b8', 0.15),
    'cardboard': lambda name: plain(name, '#a97f4f', 0.85),
    'rag': worn_cloth,
    'old-oil': lambda name: plain(name, '#2a1a08', 0.06, specular=0.6),
    'wood': lambda name: plain(name, '#7a5a38', 0.7),
    'plinth': lambda name: wall_paint(name, '#8f9496', 0.55),
    # Light
    'led': lambda name: glow(name, '#39d98a', 4),
    'light-bar': lambda name: glow(name, '#4db8ff', 5),
    'lamp': lambda name: glow(name, '#fff6e8', 9),
    # A drawing that glows less than the other screens
    'screen-supervision': lambda name: drawing(name, name, glow=1.15, roughness=0.1),
}


def material(paint: Paint) -> Material:
    """The material of that name. Other names are drawings: screen-, dial-, plate-, label-."""
    if isinstance(paint, Material):
        return paint
    made = bpy.data.materials.get(paint)
    if made is not None:
        return made
    if paint in RECIPES:
        return RECIPES[paint](paint)
    if paint.startswith('screen-'):
        return drawing(paint, paint, glow=1.5, roughness=0.1)
    if paint.startswith('plate-'):
        return drawing(paint, paint, roughness=0.35, metallic=0.6)
    return drawing(paint, paint, roughness=0.2 if paint.startswith('dial-') else 0.4)


def glows(made: Material) -> bool:
    return made.name.startswith(GLOWING)

"""What rain, road and years leave on outdoor surfaces. Only large soft marks: fine ones turn to noise."""

from __future__ import annotations

from .finishes import Material
from .geometry import Point
from .shader import Color, Shader, Socket, linear

GRIME = '#6a6457'
Range = tuple[float, float]


def _stretched_noise(shader: Shader, scale: Point, detail: float = 2) -> Socket:
    """Noise squeezed or drawn out along each axis."""
    mapping = shader.node('Mapping')
    mapping.inputs['Scale'].default_value = scale
    shader.link(shader.coordinates, mapping.inputs['Vector'])
    noise = shader.node('TexNoise', Scale=1, Detail=detail, Roughness=0.55)
    shader.link(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _mixed(shader: Shader, part: Socket, base: Color | Socket, over: Color) -> Socket:
    node = shader.node('MixRGB', Color2=over)
    shader.link(part, node.inputs['Fac'])
    if isinstance(base, Socket):
        shader.link(base, node.inputs['Color1'])
    else:
        node.inputs['Color1'].default_value = base
    return node.outputs['Color']


def _around(shader: Shader, x: float, y: float, near: float, far: float) -> Socket:
    """1 up to `near` from a point of the ground, 0 from `far` on."""
    distance = shader.node('VectorMath')
    distance.operation = 'DISTANCE'
    distance.inputs[1].default_value = (x, y, 0)
    shader.link(shader.coordinates, distance.inputs[0])
    return shader.remap(distance.outputs['Value'], (near, far), (1, 0))


def _runs(shader: Shader, strength: float) -> Socket:
    """Vertical marks of running water, here and there."""
    thin = shader.remap(_stretched_noise(shader, (13, 13, 0.30)), (0.49, 0.67), (0, strength))
    where = shader.remap(shader.noise(0.5, detail=1), (0.34, 0.58))
    return shader.math('MULTIPLY', thin, where)


def _splash(shader: Shader, reach: Range, strength: float) -> Socket:
    """Dirt thrown up from the ground: full at `reach[0]`, none at `reach[1]` (heights in metres)."""
    split = shader.node('SeparateXYZ')
    shader.link(shader.coordinates, split.inputs[0])
    ragged = shader.add_scaled(
        _stretched_noise(shader, (4, 4, 2), 3), reach[0] - reach[1], split.outputs['Z']
    )
    middle = (reach[1] - reach[0]) / 2
    return shader.remap(ragged, (reach[0] - middle, reach[1] - middle), (strength, 0))


def weathered(
    name: str,
    color: str,
    roughness: float = 0.42,
    runs: float = 0.35,
    reach: Range = (0.0, 0.9),
    splash: float = 0.6,
    grime: str = GRIME,
    coat: float = 0.0,
) -> Material:
    """Painted sheet in the rain. Its mesh must be drawn with z = 0 at the ground."""
    shader = Shader(name)
    dirt = shader.math('MAXIMUM', _runs(shader, runs), _splash(shader, reach, splash))
    shader.drive('Base Color', _mixed(shader, dirt, linear(color), linear(grime)))
    shader.drive('Roughness', shader.remap(dirt, target=(roughness, roughness + 0.4)))
    shader.bump(shader.noise(2.6), 0.35, 0.0045)
    if coat:
        shader.set(clearcoat=coat, clearcoat_roughness=0.06)
    return shader.material


def scuffed(name: str, color: str, roughness: float = 0.32, bare: str = '#8f918f') -> Material:
    """Paint with a film of dirt, worn through where things rub."""
    shader = Shader(name)
    film = shader.remap(shader.noise(1.6, detail=3), (0.45, 0.75), (0, 0.38))
    dirty = _mixed(shader, film, linear(color), linear(GRIME))
    worn = shader.remap(shader.noise(11, detail=4, roughness=0.65), (0.655, 0.675))
    shader.drive('Base Color', _mixed(shader, worn, dirty, linear(bare)))
    shader.drive('Roughness', shader.remap(film, (0, 0.38), (roughness, roughness + 0.25)))
    shader.bump(shader.noise(2.6), 0.3, 0.004)
    return shader.material


def wet_asphalt(
    puddles: Range = (0.545, 0.575),
    colors: tuple[str, str] = ('#3e4041', '#868887'),
    seed: Point = (0, 0, 0),
    crown: tuple[float, float, float] | None = None,
    film: float | None = None,
    even: tuple[float, float, float, float] | None = None,
) -> Material:
    """`puddles`: noise levels between which damp turns to standing water; higher means fewer.

    `crown` (x, y, radius): higher ground, which sheds its water. `film`: roughness of a film that is drying
    instead of standing water. A mirror shows whatever stands beside it, cut at its rim: wanted before a
    plain door, a fault beside wheels and open cabinets. `even` (x, y, near, far): the ground dries
    between these distances from a point. Foreshortened, far puddles look like waves.
    """
    shader = Shader('asphalt')
    shifted = shader.node('Mapping')
    shifted.inputs['Location'].default_value = seed
    shader.link(shader.coordinates, shifted.inputs['Vector'])
    ground = shader.node('TexNoise', Scale=0.42, Detail=3, Roughness=0.5)
    shader.link(shifted.outputs['Vector'], ground.inputs['Vector'])
    level = shader.add_scaled(shader.noise(5, detail=2), 0.05, ground.outputs['Fac'])
    if crown is not None:
        level = shader.add_scaled(_around(shader, *crown[:2], 0, crown[2]), -0.16, level)
    bumpy = shader.remap(level, puddles, (0.6, 0.0 if film is None else 0.3))
    if even is not None:
        near, mean = _around(shader, *even), puddles[0] - 0.08
        above = shader.math('MULTIPLY', shader.math('SUBTRACT', level, mean), near)
        level = shader.math('ADD', above, mean)
        bumpy = shader.math('MULTIPLY', bumpy, near)
        shader.drive('Specular', shader.remap(near, target=(0.1, 0.5)))
    water = shader.remap(level, puddles)
    damp = shader.remap(level, (puddles[0] - 0.11, puddles[0]))
    stones = shader.noise(62, detail=3, roughness=0.75)
    dry = shader.ramp(stones, (linear(colors[0]), linear(colors[1])), (0.38, 0.64))
    worn = shader.remap(shader.noise(1.1, detail=3), (0.42, 0.70), (0, 0.35))
    aged = _mixed(shader, worn, dry, linear('#3a3a39'))
    darker = shader.remap(damp, target=(0.0, 0.62))
    shader.drive('Base Color', _mixed(shader, darker, aged, linear('#141618')))
    rough = shader.math(
        'MINIMUM',
        shader.remap(damp, target=(0.55, 0.26)),
        shader.remap(water, target=(1.0, 0.02 if film is None else film)),
    )
    shader.drive('Roughness', rough)
    shader.bump(stones, bumpy, 0.007)
    shader.set(specular=0.5)
    return shader.material

"""What a technician wears on site, down to the hip: high-visibility jacket."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .cloth import cut
from .finishes import Material
from .geometry import Object
from .glove import waves
from .person import Array, Body, Face
from .shader import Shader, Socket, linear

HEM, COLLAR, CUFF = 0.915, 1.585, 0.455
FLUORESCENT, NAVY, SILVER = '#c8e020', '#1b2740', '#b9bcbd'
NAVY_STITCH, TAPE = '#2a3852', '#7f8284'
RETURNED, GLOW = '#dfe3e6', 0.07
"""What tapes throw back of lamps we do not see: as mere grey they took every stain of light."""
ON_TRUNK = ((1.06, 1.11), (1.19, 1.24))
ON_SLEEVE = ((0.13, 0.18), (0.33, 0.38))
BRACES = (-0.425, -0.380)
WAIST, ELBOWS = (1.148, 1.152), (0.288, 0.292)
"""Where navy takes over from yellow, on trunk and sleeve: between the tapes of each."""
YOKE, ARMHOLE = (1.395, 1.399), (-0.165, -0.125)
"""Seams; the second where the texture leaps from trunk to arm (`along_arm`)."""
THREAD = 0.0012
SHOULDER, ELBOW = np.array((0.18, 0.0, 1.47)), np.array((0.336, -0.014, 1.284))
WRIST = np.array((0.464, -0.189, 1.172))
"""Joints of the resting left arm."""
BOX = (0.205, 0.150)
"""Half width and half depth of a jacket that hangs free."""


class Yellow(NamedTuple):
    """Of a jacket: its threads, between them, where it is sewn, along its tapes; how far its grain stands out."""

    thread: str
    between: str
    seam: str
    stitch: str
    grain: float


IN_SUN = Yellow('#858a25', '#797e22', '#646822', '#757928', 0.22)
"""As bright as `FLUORESCENT`, a whole jacket burns out, and its folds with it."""
BEFORE_DAY = Yellow('#b6bd28', '#a9b026', '#828722', '#9aa02c', 0.08)
"""Close, and in little light: a coarser grain comes out of the denoiser as moss."""


def along_arm(rest: Array) -> float:
    """Metres from the shoulder along the resting arm; on the trunk, from its middle less 0.5: no band between."""
    x, y, z = rest
    if abs(x) < 0.20 or z < 1.10:
        return abs(float(x)) - 0.5
    place, upper, lower = np.array((abs(x), y, z)), ELBOW - SHOULDER, WRIST - ELBOW
    length = np.linalg.norm(upper)
    above = min((place - SHOULDER) @ upper / length, length)
    return float(max(above, 0) + max((place - ELBOW) @ lower / np.linalg.norm(lower), 0))


def within(shader: Shader, value: Socket, bounds: tuple[float, float]) -> Socket:
    above = shader.math('GREATER_THAN', value, bounds[0])
    return shader.math('MULTIPLY', above, shader.math('LESS_THAN', value, bounds[1]))


def _either(shader: Shader, *masks: Socket) -> Socket:
    first, *others = masks
    for other in others:
        first = shader.math('MAXIMUM', first, other)
    return first


def _tapes(shader: Shader, height: Socket, arm: Socket, wider: float = 0) -> Socket:
    """Where the bands lie that throw light back: round trunk and sleeves, over the shoulders."""

    def lies(value: Socket, band: tuple[float, float]) -> Socket:
        return within(shader, value, (band[0] - wider, band[1] + wider))

    rounds = _either(shader, *(lies(height, band) for band in ON_TRUNK))
    above = shader.math('GREATER_THAN', height, ON_TRUNK[1][1])
    return _either(
        shader,
        shader.math('MULTIPLY', shader.math('LESS_THAN', arm, 0), rounds),
        shader.math('MULTIPLY', lies(arm, BRACES), above),
        *(lies(arm, band) for band in ON_SLEEVE),
    )


def _seams(shader: Shader, height: Socket, arm: Socket) -> Socket:
    """Across the yoke, round the armhole, where the colours meet."""
    trunk = shader.math('LESS_THAN', arm, 0)
    level = _either(shader, *(within(shader, height, seam) for seam in (YOKE, WAIST)))
    round_arm = _either(shader, *(within(shader, arm, seam) for seam in (ARMHOLE, ELBOWS)))
    return _either(shader, shader.math('MULTIPLY', trunk, level), round_arm)


def _relief(shader: Shader, grain: Socket, flat: Socket, sunk: Socket) -> None:
    """Grain and small crumples in the cloth; a tape is smooth, a seam draws in what it holds."""
    ridge = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.noise(30, detail=2), 0.5))
    cloth = shader.add_scaled(ridge, -1.2, grain)
    loose = shader.math('MULTIPLY', cloth, shader.remap(flat, target=(1, 0)))
    shader.bump(shader.add_scaled(sunk, -0.5, loose), 0.4, 0.004)


def hi_vis(yellow: Yellow = IN_SUN) -> Material:
    """Yellow shoulders, navy below and on the forearms, with the bands that throw light back."""
    shader = Shader('hi-vis')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    height, arm = split.outputs['X'], split.outputs['Y']
    tapes = _tapes(shader, height, arm)
    # Each tape is sewn on along both edges: the thread is what makes them crisp.
    sewn = shader.math('SUBTRACT', _tapes(shader, height, arm, THREAD), tapes)
    low = shader.math('LESS_THAN', height, WAIST[0])
    on_trunk = shader.math('MULTIPLY', low, shader.math('LESS_THAN', arm, 0))
    dark = _either(shader, on_trunk, shader.math('GREATER_THAN', arm, ELBOWS[1]))
    grain = shader.noise(400, detail=2, roughness=0.6)
    yarn = shader.ramp(grain, (linear(yellow.between), linear(yellow.thread)), (0.38, 0.62))
    seams = _seams(shader, height, arm)
    # Darker, the thread would draw round a tape like a pen.
    bright = shader.mix(sewn, shader.mix(seams, yarn, linear(yellow.seam)), linear(yellow.stitch))
    on_navy = shader.math('MULTIPLY', sewn, dark)
    cloth = shader.mix(on_navy, shader.mix(dark, bright, linear(NAVY)), linear(NAVY_STITCH))
    shader.drive('Base Color', shader.mix(tapes, cloth, linear(TAPE)))
    # Woven polyester has no shine of its own: a highlight turns it into oilcloth.
    shader.drive('Roughness', shader.remap(tapes, target=(0.95, 0.6)))
    shader.drive('Specular', shader.remap(tapes, target=(0.08, 0.3)))
    shader.set(emission=linear(RETURNED))
    shader.drive('Emission Strength', shader.math('MULTIPLY', tapes, GLOW))
    # Too faint to light anything: as lamps, its thousand faces would only cost time.
    shader.material.cycles.sample_as_light = False
    _relief(shader, shader.math('MULTIPLY', grain, yellow.grain), tapes, seams)
    return shader.material


def _shell_faces(body: Body) -> list[Face]:
    """Faces of the close-fitting shell between hem and collar."""

    def inside(corner: int) -> bool:
        return bool(HEM < body.rest[corner][2] < COLLAR)

    return [face for face in body.faces('helper-tights') if all(map(inside, face))]


def loosened(rest: Array) -> Array:
    """The body as a jacket knows it: from the chest it falls straight, over waist and seat."""
    x, y, z = rest.T
    middle = float(y[(z > 1.2) & (z < 1.3) & (abs(x) < 0.2)].mean())
    angle = np.arctan2((y - middle) / BOX[1], x / BOX[0])
    oval = np.stack([BOX[0] * np.cos(angle), middle + BOX[1] * np.sin(angle)], 1)
    further = np.hypot(*(oval - (0, middle)).T) > np.hypot(x, y - middle)
    share = np.clip((1.42 - z) / 0.20, 0, 1) * further * (abs(x) < 0.26) * (z > 0.8)
    loose = rest.copy()
    loose[:, :2] += share[:, None] * (oval - rest[:, :2])
    return loose


def jacket(body: Body, points: Array, yellow: Yellow) -> Object:
    """`points`: the loosened body, posed."""

    def ease(rest: Array) -> float:
        if along_arm(rest) > 0:
            return float(np.interp(along_arm(rest), (0.06, 0.36, 0.48), (0.020, 0.014, 0.006)))
        return float(np.interp(rest[2], (1.45, 1.56), (0.028, 0.008)))

    def fit(rest: Array) -> tuple[float, float]:
        return (float(rest[2]), along_arm(rest))

    return cut(body, points, _shell_faces(body), ease, fit, hi_vis(yellow))


def sleeve_folds(places: Array, texture: Array) -> Array:
    """A sleeve gathers in ridges round the bent elbow and above its cuff, and drags across the upper arm."""
    arm = texture[:, 1]

    def ridges(middle: float, reach: float, across: float, wave: float, seed: int) -> Array:
        near = np.exp(-(((arm - middle) / reach) ** 2))
        gathered = np.stack([arm, *(across * places.T[1:])], 1)
        return near * (1 - 1.6 * np.abs(waves(gathered, wave, seed)))

    elbow = float(np.linalg.norm(ELBOW - SHOULDER))
    folds = 0.014 * ridges(elbow, 0.06, 0.25, 0.06, 41)
    folds += 0.008 * ridges(CUFF - 0.07, 0.06, 0.2, 0.04, 42)
    folds += 0.007 * ridges(0.10, 0.08, 0.6, 0.075, 43)
    return folds * np.clip(arm / 0.02, 0, 1)

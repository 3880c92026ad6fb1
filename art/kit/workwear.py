"""What a technician wears on site, down to the hip: high-visibility jacket."""

from __future__ import annotations

import numpy as np

from .cloth import cut
from .finishes import Material
from .geometry import Object
from .glove import waves
from .person import Array, Body, Face
from .shader import Shader, Socket, linear

HEM, COLLAR, CUFF = 0.865, 1.585, 0.455
FLUORESCENT, NAVY, SILVER = '#c8e020', '#1b2740', '#b9bcbd'
SHADED, SEAM = '#b0c81a', '#75871a'
"""Between its threads, and where it is sewn."""
ON_TRUNK = ((1.06, 1.11), (1.19, 1.24))
ON_SLEEVE = ((0.13, 0.18), (0.33, 0.38))
BRACES = (-0.425, -0.380)
YOKE, ARMHOLE = (1.395, 1.399), (-0.18, -0.12)
"""Seams; the second where the texture leaps from trunk to arm (`along_arm`)."""
SHOULDER, ELBOW = np.array((0.18, 0.0, 1.47)), np.array((0.336, -0.014, 1.284))
WRIST = np.array((0.464, -0.189, 1.172))
"""Joints of the resting left arm."""
BOX = (0.205, 0.150)
"""Half width and half depth of a jacket that hangs free."""


def along_arm(rest: Array) -> float:
    """Metres from the shoulder along the resting arm; on the trunk, from its middle less 0.5: no band between."""
    x, y, z = rest
    if abs(x) < 0.20 or z < 1.10:
        return abs(float(x)) - 0.5
    place, upper, lower = np.array((abs(x), y, z)), ELBOW - SHOULDER, WRIST - ELBOW
    length = np.linalg.norm(upper)
    above = min((place - SHOULDER) @ upper / length, length)
    return float(max(above, 0) + max((place - ELBOW) @ lower / np.linalg.norm(lower), 0))


def _within(shader: Shader, value: Socket, bounds: tuple[float, float]) -> Socket:
    above = shader.math('GREATER_THAN', value, bounds[0])
    return shader.math('MULTIPLY', above, shader.math('LESS_THAN', value, bounds[1]))


def _either(shader: Shader, *masks: Socket) -> Socket:
    first, *others = masks
    for other in others:
        first = shader.math('MAXIMUM', first, other)
    return first


def hi_vis() -> Material:
    """Fluorescent above, navy at hem and cuffs, with the bands that throw light back."""
    shader = Shader('hi-vis')
    split = shader.node('SeparateXYZ')
    shader.link(shader.node('TexCoord').outputs['UV'], split.inputs[0])
    height, arm = split.outputs['X'], split.outputs['Y']
    trunk = shader.math('LESS_THAN', arm, 0)
    rounds = _either(shader, *(_within(shader, height, band) for band in ON_TRUNK))
    braces = shader.math(
        'MULTIPLY', _within(shader, arm, BRACES), shader.math('GREATER_THAN', height, 1.24)
    )
    bands = _either(
        shader,
        shader.math('MULTIPLY', trunk, rounds),
        braces,
        *(_within(shader, arm, band) for band in ON_SLEEVE),
    )
    low = shader.math('MULTIPLY', trunk, shader.math('LESS_THAN', height, 0.93))
    dark = _either(shader, low, shader.math('GREATER_THAN', arm, CUFF - 0.03))
    weave = shader.noise(420, detail=2)
    yarn = shader.ramp(weave, (linear(SHADED), linear(FLUORESCENT)), (0.35, 0.60))
    yoke = shader.math('MULTIPLY', trunk, _within(shader, height, YOKE))
    seams = _either(shader, yoke, _within(shader, arm, ARMHOLE))
    cloth = shader.mix(seams, shader.mix(dark, yarn, linear(NAVY)), linear(SEAM))
    shader.drive('Base Color', shader.mix(bands, cloth, linear(SILVER)))
    shader.drive('Roughness', shader.remap(bands, target=(0.8, 0.35)))
    relief = shader.add_scaled(weave, 0.12, shader.noise(38, detail=2))
    relief = shader.add_scaled(seams, -0.5, shader.add_scaled(bands, 0.25, relief))
    shader.bump(relief, 0.3, 0.004)
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


def jacket(body: Body, points: Array) -> Object:
    """`points`: the loosened body, posed."""

    def ease(rest: Array) -> float:
        if along_arm(rest) > 0:
            return float(np.interp(along_arm(rest), (0.06, 0.36, 0.48), (0.020, 0.014, 0.006)))
        return float(np.interp(rest[2], (1.45, 1.56), (0.028, 0.008)))

    def fit(rest: Array) -> tuple[float, float]:
        return (float(rest[2]), along_arm(rest))

    return cut(body, points, _shell_faces(body), ease, fit, hi_vis())


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

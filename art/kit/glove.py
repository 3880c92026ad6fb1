"""A knitted work glove, dipped in black nitrile over palm and fingertips, drawn over a posed hand."""

from __future__ import annotations

import bpy
import numpy as np

from .finishes import Material
from .geometry import Object, add_mesh, mesh_of
from .hand import Hand
from .person import Array, Face
from .shader import Shader, Socket, linear

THICK = 0.0026
WALE, COURSE = 0.0021, 0.0017
"""Width and height of a stitch."""
CUFF = (-0.062, 0.004)
EDGE = 0.006
"""The overlocked thread round the cuff's end."""


def finer(points: Array, faces: list[Face], levels: int) -> tuple[Array, list[Face]]:
    """The subdivided surface; the same faces always give the same order of points."""
    thing = bpy.data.objects.new('finer', mesh_of('finer', points, faces))
    bpy.context.collection.objects.link(thing)
    thing.modifiers.new('finer', 'SUBSURF').levels = levels
    mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    found = np.array([vertex.co for vertex in mesh.vertices])
    again = [tuple(polygon.vertices) for polygon in mesh.polygons]
    bpy.data.objects.remove(thing)
    return found, again


def normals(points: Array, faces: list[Face]) -> Array:
    corners = points[np.array(faces)]
    across = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    sums = np.zeros_like(points)
    np.add.at(sums, np.array(faces), across[:, None, :])
    return sums / np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-12)


def smoothed(points: Array, faces: list[Face], rounds: int) -> Array:
    """Knuckles and nails sink into the knit. Open ends stay where they are."""
    corners = np.array(faces)
    pairs = np.concatenate([corners[:, (i, (i + 1) % 4)] for i in range(4)])
    pairs = np.unique(np.sort(pairs, axis=1), axis=0)
    count = np.bincount(pairs.ravel(), minlength=len(points))[:, None]
    for _ in range(rounds):
        sums = np.zeros_like(points)
        np.add.at(sums, pairs[:, 0], points[pairs[:, 1]])
        np.add.at(sums, pairs[:, 1], points[pairs[:, 0]])
        points = points + 0.5 * (sums / count - points)
    return points


def waves(points: Array, length: float, seed: int, count: int = 7) -> Array:
    """Soft noise between -1 and 1 or so, of that wave length: a few plane waves added up."""
    random = np.random.default_rng(seed)
    total = np.zeros(len(points))
    for _ in range(count):
        direction = random.normal(size=3)
        direction *= 2 * np.pi / (length * random.uniform(0.7, 1.5)) / np.linalg.norm(direction)
        total += np.sin(points @ direction + random.uniform(0, 2 * np.pi))
    return total / np.sqrt(count)


def nearest_bones(hand: Hand, rest: Array) -> tuple[Array, Array, Array, Array]:
    """Per point: number of the nearest finger bone (-1 on the palm), place along it, angle round it, distance."""
    best = np.full(len(rest), 1.0)
    number, along, angle = np.full(len(rest), -1), np.zeros(len(rest)), np.zeros(len(rest))
    for i, (_, start, end) in enumerate(hand.bones()):
        if i == 0:
            continue
        axis = (end - start) / np.linalg.norm(end - start)
        reach = (rest - start) @ axis
        inside = np.clip(reach, 0, np.linalg.norm(end - start))
        away = rest - start - inside[:, None] * axis
        distance = np.linalg.norm(away, axis=1)
        back = np.array((0, -1, 0)) - axis * -axis[1]
        back /= np.linalg.norm(back)
        side = np.cross(axis, back)
        closer = (distance < best) & (distance < 0.016) & (reach > -0.004)
        best[closer], number[closer] = distance[closer], i
        along[closer] = reach[closer]
        angle[closer] = np.arctan2(away @ side, away @ back)[closer]
    return number, along, angle, best


def _weave(hand: Hand, rest: Array) -> Array:
    """Where each point lies in the knit: round the finger (or over the hand), along it, and how deep it was dipped."""
    number, along, angle, _ = nearest_bones(hand, rest)
    on_finger = number >= 0
    round_it = np.where(on_finger, angle * 0.0105, rest[:, 2] + 0.6 * rest[:, 1])
    joint = np.where(on_finger, number % 3, -1)
    lengths = np.array([np.linalg.norm(end - start) for _, start, end in hand.bones()])
    part = np.where(on_finger, along / lengths[number], 0)
    # Tips wholly, the middle of each finger by half; on the palm's side everywhere; the back in no bath.
    first = np.where(joint == 0, part - 0.9, -0.95)
    tip = np.where(joint == 2, 0.9, np.where(joint == 1, part - 0.25, first))
    tip = np.where((number == 1), part - 0.9, tip)
    tip = np.where(number == 2, 0.9, tip)
    palm = np.where(on_finger, -np.cos(angle) * 0.9, normal_palm(rest))
    return np.stack([round_it, rest[:, 0], np.maximum(tip, palm)], 1)


def normal_palm(rest: Array) -> Array:
    """Above 0 on the palm's side of the hand, between the wrist and the fingers."""
    return np.clip((rest[:, 1] - 0.006) / 0.012, -1, 1) - np.clip((0.022 - rest[:, 0]) / 0.01, 0, 2)


def _knit(shader: Shader, place: Socket) -> Socket:
    """Height of stocking stitch: columns of Vs."""
    split = shader.node('SeparateXYZ')
    shader.link(place, split.inputs[0])
    column = shader.math('MULTIPLY', split.outputs['X'], 2 * np.pi / WALE)
    lean = shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', column, 0.5)))
    row = shader.math('MULTIPLY', split.outputs['Y'], 2 * np.pi / COURSE)
    row = shader.add_scaled(lean, 2.4, row)
    loops = shader.math('MULTIPLY', shader.math('SINE', row), 0.5)
    return shader.math('ADD', loops, lean)


def knitted(name: str, yarn: str, dip: str, depth: float = 0) -> Material:
    """Heather yarn, soiled where it grips; where dipped, nitrile foam with a fine grain.

    `depth`: of the bath; 0.6 covers the fingers' middle joints.
    """
    shader = Shader(name)
    attribute = shader.node('Attribute')
    attribute.attribute_name = 'weave'
    place = attribute.outputs['Vector']
    split = shader.node('SeparateXYZ')
    shader.link(place, split.inputs[0])
    torn = shader.add_scaled(shader.noise(130, detail=2), 0.5, split.outputs['Z'])
    dipped = shader.remap(torn, (0.27 - depth, 0.33 - depth))
    knit = _knit(shader, place)
    heather = shader.noise(900, detail=1)
    light, dark = linear(yarn), tuple(c * 0.55 for c in linear(yarn)[:3]) + (1.0,)
    wool = shader.ramp(shader.add_scaled(knit, 0.22, heather), (dark, light), (0.35, 0.8))
    soil = shader.remap(shader.noise(28, detail=3, roughness=0.6), (0.48, 0.75), (0, 0.7))
    wool = shader.mix(soil, wool, linear('#2c2822'))
    shader.drive('Base Color', shader.mix(dipped, wool, linear(dip)))
    scuffed = shader.remap(shader.noise(60, detail=2), (0.4, 0.65), (0.42, 0.62))
    rough = shader.node('MixRGB', Color1=(0.95, 0.95, 0.95, 1))
    shader.link(dipped, rough.inputs['Fac'])
    shader.link(scuffed, rough.inputs['Color2'])
    shader.drive('Roughness', rough.outputs['Color'])
    shader.set(specular=0.35, sheen=0.4)
    grain = shader.noise(700, detail=1)
    height = shader.node('MixRGB')
    shader.link(dipped, height.inputs['Fac'])
    shader.link(knit, height.inputs['Color1'])
    shader.link(shader.math('MULTIPLY', grain, 0.6), height.inputs['Color2'])
    shader.bump(height.outputs['Color'], 0.75, 0.0007)
    return shader.material


def glove(hand: Hand, points: Array, paint: Material) -> Object:
    """The glove over a posed hand, in the hand's own axes."""
    points = smoothed(points, hand.faces, 1)
    shape, faces = finer(points, hand.faces, 1)
    rest, _ = finer(hand.rest, hand.faces, 1)
    shape = smoothed(shape, faces, 3)
    number, *_ = nearest_bones(hand, rest)
    thick = np.where(number >= 0, THICK + 0.0016, THICK + 0.0008)[:, None]
    shape = smoothed(shape + normals(shape, faces) * thick, faces, 2)
    shape, fine = finer(shape, faces, 2)
    rest, _ = finer(rest, faces, 2)
    shape = shape + normals(shape, fine) * _folds(hand, rest)[:, None]
    keep = rest[:, 0] > CUFF[0]
    fine = [face for face in fine if keep[list(face)].all()]
    thing = add_mesh(mesh_of('glove', shape, fine), paint, smooth=180)
    weave = thing.data.attributes.new('weave', 'FLOAT_VECTOR', 'POINT')
    weave.data.foreach_set('vector', _weave(hand, rest).astype(np.float32).ravel())
    return thing


def _folds(hand: Hand, rest: Array) -> Array:
    """Spare cloth: slack over the hand, creases round the wrist, ribs on the cuff."""
    x, y, z = rest.T
    number, along, angle, _ = nearest_bones(hand, rest)
    slack = 0.0006 * waves(rest * (0.6, 1, 1), 0.024, 3)
    wrist = np.exp(-(((x - 0.018) / 0.014) ** 2))
    creases = 0.0012 * wrist * waves(rest * (1, 0.25, 0.25), 0.010, 5)
    cuff = np.clip((CUFF[1] - x) / 0.008, 0, 1)
    around = np.arctan2(z, y)
    ribs = 0.0011 * cuff * np.sin(around * 34)
    bends = np.exp(-((along / 0.006) ** 2)) * (number >= 0)
    joints = 0.0005 * bends * np.sin(along * 2 * np.pi / 0.0042 + 0.7 * np.sin(angle * 3))
    return slack * (1 - cuff) + creases + ribs + joints

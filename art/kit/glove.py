"""A right hand in a work glove, closed round a grip, with the cuff and sleeve behind it."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector

from .geometry import Object, add_mesh, mesh_of
from .materials import Material, plain
from .person import Body, Pose, used_only
from .shader import Shader, linear
from .shapes import lathe
from .workwear import FLUORESCENT, SILVER

CLOSED = {2: (38, 52, 30), 3: (66, 72, 40), 4: (70, 74, 42), 5: (74, 74, 42)}
"""How far each finger's joints are bent, in degrees; the index lies on the trigger."""
THICKNESS = 0.0022


class Hand:
    """The resting right hand's own directions: along the fingers, across from index to little, off the palm."""

    def __init__(self, body: Body) -> None:
        self.wrist = Vector(body.joint('wrist.R'))
        index, little = Vector(body.joint('finger2-1.R')), Vector(body.joint('finger5-1.R'))
        self.across = (little - index).normalized()
        along = Vector(body.joint('finger3-1.R')) - self.wrist
        self.palm = along.cross(self.across).normalized()
        self.along = self.across.cross(self.palm).normalized()
        self.grip = Vector(body.joint('finger3-1.R')) - self.along * 0.019 + self.palm * 0.034

    def placing(self, grip: Vector, forward: Vector, up: Vector) -> Matrix:
        """Brings the hand's grip to a point, its fingers' direction forward, its index side up."""
        side = up.cross(forward)
        target = Matrix((forward, side, up)).transposed()
        rest = Matrix((self.along, (-self.across).cross(self.along), -self.across)).transposed()
        turn = target @ rest.inverted()
        return Matrix.Translation(grip) @ turn.to_4x4() @ Matrix.Translation(-self.grip)


def _about(axis: Vector, angle: float) -> tuple[float, float, float]:
    turned = Quaternion(axis, math.radians(angle)).to_euler()
    return tuple(math.degrees(part) for part in turned)


def closed_hand(hand: Hand) -> Pose:
    pose = {
        f'finger{finger}-{joint}.R': _about(hand.across, -angle)
        for finger, angles in CLOSED.items()
        for joint, angle in enumerate(angles, start=1)
    }
    pose['finger1-1.R'] = _about(hand.along, -28)
    pose['finger1-2.R'] = _about(hand.palm, 18)
    pose['finger1-3.R'] = _about(hand.palm, 26)
    return pose


def foam() -> Material:
    """Foam-coated palm and fingers: slate, dull, finely pitted."""
    shader = Shader('glove')
    shader.set(base_color=linear('#39424c'), roughness=0.66, specular=0.35)
    shader.bump(shader.noise(900, detail=2), 0.35, 0.0008)
    return shader.material


def gloved_hand(grip: Vector, forward: Vector, up: Vector) -> Object:
    body = Body()
    hand = Hand(body)
    points = body.posed(closed_hand(hand))
    middle = np.array(hand.wrist) - 0.10 * np.array(hand.along)
    near = {i for i, rest in enumerate(body.rest) if np.linalg.norm(rest - middle) < 0.30}
    faces = [
        face
        for face in body.faces('body')
        if all(c in near and body.rest[c][0] < -0.36 for c in face)
    ]
    found, again, _ = used_only(points, faces)
    glove = add_mesh(mesh_of('glove', found, again), foam(), smooth=80)
    for vertex in glove.data.vertices:
        vertex.co += Vector(vertex.normal) * THICKNESS
    glove.modifiers.new('round', 'SUBSURF').levels = 2
    placing = hand.placing(grip, forward, up)
    glove.matrix_local = placing
    _sleeve(
        placing @ hand.wrist,
        Vector(placing.to_3x3() @ (Vector(body.joint('lowerarm01.R')) - hand.wrist)).normalized(),
    )
    return glove


def _sleeve(wrist: Vector, back: Vector) -> None:
    """Ribbed cuff, then the jacket's sleeve with a band, towards the elbow."""
    rib = [(0.0345 + 0.0012 * (i % 2), -0.012 + i * 0.004) for i in range(16)]
    lathe(rib, plain('cuff', '#5c6166', 0.9, specular=0.2), wrist, back, 72, smooth=60)
    cloth, band = plain('sleeve', FLUORESCENT, 0.8), plain('sleeve band', SILVER, 0.4)

    def radius(along: float) -> float:
        return (
            0.049 + 0.07 * along + 0.0035 * math.sin(along * 95) + 0.002 * math.sin(along * 210 + 1)
        )

    for start, end, paint, lift in ((0.035, 0.40, cloth, 0.0), (0.115, 0.165, band, 0.0008)):
        steps = 40
        profile = [
            (radius(start + (end - start) * i / steps) + lift, start + (end - start) * i / steps)
            for i in range(steps + 1)
        ]
        if lift == 0:
            profile = [(0.040, 0.045), (0.044, 0.036), *profile]
        sleeve = lathe(profile, paint, wrist, back, 96, smooth=70)
        wrinkle = sleeve.modifiers.new('folds', 'DISPLACE')
        clouds = bpy.data.textures.new('folds', 'CLOUDS')
        clouds.noise_scale = 0.045
        wrinkle.texture, wrinkle.texture_coords = clouds, 'GLOBAL'
        wrinkle.strength, wrinkle.mid_level = 0.010, 0.5

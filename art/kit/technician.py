"""A technician from behind, down to the hip. Stands at the origin and looks to -y; no face is made to be seen."""

from __future__ import annotations

import numpy as np
from mathutils import Euler, Matrix

from .cloth import hang
from .collar import collar
from .geometry import ORIGIN, Object, Point, add_mesh, degrees, mesh_of, placed
from .glove import glove, knitted
from .hand import Hand
from .helmet import helmet
from .person import Body, Pose, used_only
from .skin import skin
from .workwear import elbow_folds, jacket, loosened

HEAD_MIDDLE = (0, -0.035, 1.735)
AT_WORK: Pose = {
    'spine05': (7, 0, 0),
    'spine03': (8, 0, 3),
    'spine01': (8, 0, 4),
    'neck01': (4, 0, -4),
    'head': (3, 0, -6),
    'clavicle.L': (-14, -12, -12),
    'upperarm01.L': (-31, -10, -34),
    'lowerarm01.L': (-27, 19, 11),
    'clavicle.R': (0, 0, 6),
    'upperarm01.R': (-54, -20, 47),
    'lowerarm01.R': (-5, 0, -31),
    'upperleg01.L': (-13, 5, 4),
    'lowerleg01.L': (20, 0, 0),
    'foot.L': (-7, 0, 0),
    'upperleg01.R': (5, -4, -5),
    'lowerleg01.R': (9, 0, 0),
    'foot.R': (-14, 0, 0),
}
"""Leans into the cabinet, the left hand on its air filter; the left foot before the right."""
SOLES = -0.035
"""Bent knees: how far the whole figure comes down for its boots to stand."""
HOLD = Euler(degrees((-78, -46, -21)))
"""How the wrist turns a hand: its back to us, bent up on to the filter."""
FINGERS = [(-2, 24, 16), (2, 24, 16), (6, 26, 16), (8, 28, 18)]
THUMB = [[((1, 0, 0), 40), ((0, 1, 0), -20)]]
APART = 1.15
"""Of a hand laid on the filter (`Hand.posed`)."""


def gloves(body: Body, pose: Pose) -> None:
    """The same hand on both arms, which the body mirrors."""
    hand = Hand()
    points = hand.posed(FINGERS, THUMB, APART)
    paint = knitted('work glove', '#212426', '#0b0c0d')
    right = np.eye(4)
    right[:3, :3], right[:3, 3] = hand.axes.T, hand.wrist
    for side, mirrored in (('L', -1), ('R', 1)):
        with placed('glove') as worn:
            glove(hand, points, paint)
        frame = body.frame(pose, f'wrist.{side}') @ np.diag((mirrored, 1, 1, 1)) @ right
        worn.matrix_local = Matrix(frame.tolist()) @ HOLD.to_matrix().to_4x4()


def technician(at: Point, turn: float, pose: Pose = AT_WORK) -> Object:
    body = Body()
    points = body.posed(pose)
    with placed('technician', (at[0], at[1], at[2] + SOLES), turn) as group:
        skin(body, points)
        inner, again, _ = used_only(points, body.faces('helper-tights'))
        figure = add_mesh(mesh_of('figure', inner, again), 'black')
        coat = jacket(body, body.posed(pose, loosened(body.rest)))
        hang([(coat, 1.50, elbow_folds)], figure)
        gloves(body, pose)
        for joint, middle, part in (('head', HEAD_MIDDLE, helmet), ('neck01', ORIGIN, collar)):
            with placed(joint) as worn:
                part()
            moved = Matrix(body.frame(pose, joint).tolist())
            worn.matrix_local = moved @ Matrix.Translation(middle)
    return group

"""A technician from behind, down to the hip. Stands at the origin and looks to -y; no face is made to be seen."""

from __future__ import annotations

import numpy as np
from mathutils import Matrix, Vector

from .cloth import hang
from .collar import collar
from .geometry import ORIGIN, Object, Point, add_mesh, mesh_of, placed
from .glove import glove, knitted
from .hand import Hand, Turn
from .helmet import helmet
from .person import Body, Pose, used_only
from .skin import skin
from .workwear import sleeve_folds, jacket, loosened

HEAD_MIDDLE = (0, -0.035, 1.735)
AT_WORK: Pose = {
    'spine05': (7, 0, 0),
    'spine03': (8, 0, 1),
    'spine01': (8, 0, -1),
    'neck01': (4, 0, -1),
    'head': (3, 0, -3),
    'clavicle.L': (-14, -12, -12),
    'upperarm01.L': (-27, -8, -25),
    'lowerarm01.L': (-40, 2, 7),
    'clavicle.R': (0, 0, 6),
    'upperarm01.R': (-33, 13.8, 17.8),
    'lowerarm01.R': (-76.3, 0, -43.9),
    'upperleg01.L': (-13, 5, 4),
    'lowerleg01.L': (20, 0, 0),
    'foot.L': (-7, 0, 0),
    'upperleg01.R': (5, -4, -5),
    'lowerleg01.R': (9, 0, 0),
    'foot.R': (-14, 0, 0),
}
"""Leans into the cabinet, the left hand on its air filter, the right one round the edge."""
SOLES = -0.035
"""Bent knees: how far the whole figure comes down for its boots to stand."""
HOLDS: dict[str, tuple[Point, Point]] = {
    'L': ((0.06, -0.66, 0.75), (0.10, -0.74, -0.66)),
    'R': ((-0.86, -0.06, 0.42), (0.14, -0.99, 0)),
}
"""Where fingers point and where the palm looks: bent up on to the filter; across the edge."""
FINGERS = {
    'L': [(-2, 22, 14), (2, 22, 14), (5, 24, 14), (7, 26, 16)],
    'R': [(6, 34, 24), (9, 36, 26), (12, 38, 26), (15, 38, 26)],
}
THUMBS: dict[str, list[list[Turn]]] = {
    'L': [[((1, 0, 0), 40), ((0, 1, 0), -20)]],
    'R': [[((1, 0, 0), -34), ((0, 1, 0), -6)], [((0, 1, 0), 6)], [((0, 1, 0), 10)]],
}
"""The right one goes behind the edge that its fingers hold from outside: laid flat, it idled."""
APART = {'L': 1.3, 'R': 0.9}
"""See `Hand.posed`."""


def gloves(body: Body, pose: Pose) -> None:
    """A right hand at the end of each arm; the left one is mirrored."""
    hand = Hand()
    paint = knitted('work glove', '#9aa0a4', '#141516')
    for side, mirrored in (('L', -1), ('R', 1)):
        with placed('glove') as worn:
            glove(hand, hand.posed(FINGERS[side], THUMBS[side], APART[side]), paint)
        wrist = body.frame(pose, f'wrist.{side}') @ np.append(body.joint(f'wrist.{side}'), 1)
        fingers, palm = (Vector(way).normalized() for way in HOLDS[side])
        palm = (palm - fingers * palm.dot(fingers)).normalized()
        turn = Matrix((fingers, palm, mirrored * fingers.cross(palm))).transposed()
        worn.matrix_local = Matrix.Translation(wrist[:3]) @ turn.to_4x4()


def technician(at: Point, turn: float, pose: Pose = AT_WORK) -> Object:
    body = Body()
    points = body.posed(pose)
    with placed('technician', (at[0], at[1], at[2] + SOLES), turn) as group:
        skin(body, points)
        inner, again, _ = used_only(points, body.faces('helper-tights'))
        figure = add_mesh(mesh_of('figure', inner, again), 'black')
        coat = jacket(body, body.posed(pose, loosened(body.rest)))
        hang([(coat, 1.50, sleeve_folds)], figure)
        gloves(body, pose)
        for joint, middle, part in (('head', HEAD_MIDDLE, helmet), ('neck01', ORIGIN, collar)):
            with placed(joint) as worn:
                part()
            moved = Matrix(body.frame(pose, joint).tolist())
            worn.matrix_local = moved @ Matrix.Translation(middle)
    return group

"""A technician from behind. Stands at the origin and looks to -y; no face is made to be seen."""

from __future__ import annotations

import numpy as np
from mathutils import Matrix, Vector

from .cloth import hang
from .clothes import shoes, trousers
from .collar import collar
from .geometry import ORIGIN, Object, Point, add_mesh, mesh_of, placed
from .gestures import Gesture
from .glove import glove, knitted
from .hand import Hand
from .helmet import helmet
from .person import Body, used_only
from .skin import skin
from .tablet import tablet
from .workwear import IN_SUN, Yellow, jacket, loosened, sleeve_folds

HEAD_MIDDLE = (0, -0.035, 1.735)
ON_PALM = (-0.04, 0.155, 0.036)
"""Middle of a tablet from the wrist: across the fingers, along them, off the palm."""


def gloves(body: Body, does: Gesture) -> None:
    """A right hand at the end of each arm; the left one is mirrored."""
    hand = Hand()
    paint = knitted('work glove', '#2f5f9e', '#1d3a61')
    for side, mirrored in (('L', -1), ('R', 1)):
        with placed('glove') as worn:
            glove(hand, hand.posed(does.fingers[side], does.thumbs[side], does.apart[side]), paint)
        wrist = body.frame(does.pose, f'wrist.{side}') @ np.append(body.joint(f'wrist.{side}'), 1)
        fingers, palm = (Vector(way).normalized() for way in does.holds[side])
        palm = (palm - fingers * palm.dot(fingers)).normalized()
        turn = Matrix((fingers, palm, mirrored * fingers.cross(palm))).transposed()
        worn.matrix_local = Matrix.Translation(wrist[:3]) @ turn.to_4x4()
        if does.tablet == side:
            across = Matrix((fingers.cross(palm), fingers, palm)).transposed()
            with placed('tablet') as carried:
                tablet()
            held = Matrix.Translation(wrist[:3]) @ across.to_4x4()
            carried.matrix_local = held @ Matrix.Translation(ON_PALM)


def technician(at: Point, turn: float, does: Gesture, yellow: Yellow = IN_SUN) -> Object:
    body, pose = Body(), does.pose
    points = body.posed(pose)
    with placed('technician', (at[0], at[1], at[2] + does.soles), turn) as group:
        skin(body, points)
        trousers(body, pose)
        shoes(body, pose)
        inner, again, _ = used_only(points, body.faces('helper-tights'))
        figure = add_mesh(mesh_of('figure', inner, again), 'black')
        coat = jacket(body, body.posed(pose, loosened(body.rest)), yellow)
        hang([(coat, 1.50, sleeve_folds)], figure)
        gloves(body, does)
        for joint, middle, part in (('head', HEAD_MIDDLE, helmet), ('neck01', ORIGIN, collar)):
            with placed(joint) as worn:
                part()
            moved = Matrix(body.frame(pose, joint).tolist())
            worn.matrix_local = moved @ Matrix.Translation(middle)
    return group

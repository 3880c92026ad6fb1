"""A technician from behind, down to the hip. Stands at the origin and looks to -y; no face is made to be seen."""

from __future__ import annotations

import math

from mathutils import Matrix, Quaternion, Vector

from .cloth import hang
from .geometry import Object, Point, add_mesh, mesh_of, placed
from .helmet import collar, helmet
from .hood import hood
from .person import Body, Pose, used_only
from .workwear import jacket, loosened, skin

HEAD_MIDDLE, NECK = (0, -0.035, 1.735), (0, -0.012, 1.575)
NAPE = (0, -0.008, 1.600)
AT_WORK: Pose = {
    'spine05': (7, 0, 0),
    'spine03': (8, 0, 3),
    'spine01': (8, 0, 4),
    'neck01': (4, 0, -4),
    'head': (3, 0, -6),
    'clavicle.L': (-14, -12, -12),
    'upperarm01.L': (-24, -1, -26),
    'lowerarm01.L': (-48, 6, -3),
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
GRIP = 34


def half_closed(body: Body) -> dict[str, Point]:
    """Fingers of both hands bent at each joint, as round a cartridge."""
    pose: dict[str, Point] = {}
    for side, sense in (('L', 1), ('R', -1)):
        ends = [Vector(body.joint(f'finger{finger}-1.{side}')) for finger in (2, 5)]
        bent = Quaternion(ends[1] - ends[0], math.radians(sense * GRIP)).to_euler()
        for finger in range(2, 6):
            for joint in range(1, 4):
                pose[f'finger{finger}-{joint}.{side}'] = [math.degrees(angle) for angle in bent]
    return pose


def technician(at: Point, turn: float, pose: Pose = AT_WORK) -> Object:
    body = Body()
    pose = {**half_closed(body), **pose}
    points = body.posed(pose)
    with placed('technician', (at[0], at[1], at[2] + SOLES), turn) as group:
        skin(body, points)
        inner, again, _ = used_only(points, body.faces('helper-tights'))
        figure = add_mesh(mesh_of('figure', inner, again), 'black')
        hang([(jacket(body, body.posed(pose, loosened(body.rest))), 1.50)], figure)
        for joint, middle, part in (
            ('head', HEAD_MIDDLE, helmet),
            ('neck01', NECK, collar),
            ('spine01', NAPE, hood),
        ):
            with placed(joint) as worn:
                part()
            moved = Matrix(body.frame(pose, joint).tolist())
            worn.matrix_local = moved @ Matrix.Translation(middle)
    return group

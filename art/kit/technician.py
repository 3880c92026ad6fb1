"""A technician from behind. Stands at the origin and looks to -y; no face is made to be seen."""

from __future__ import annotations

from mathutils import Matrix

from .cloth import hang
from .geometry import Object, Point, add_mesh, mesh_of, placed
from .helmet import collar, helmet
from .person import Body, Pose, used_only
from .workwear import boots, jacket, skin, trousers

HEAD_MIDDLE, NECK = (0, -0.035, 1.735), (0, -0.012, 1.575)
AT_WORK: Pose = {
    'spine05': (5, 0, 0),
    'spine03': (6, 0, -3),
    'spine01': (5, 0, -4),
    'neck01': (8, 0, 6),
    'head': (12, 0, 10),
    'clavicle.R': (0, 6, 10),
    'upperarm01.R': (-52, -18, 22),
    'lowerarm01.R': (-42, 0, 30),
    'clavicle.L': (0, 0, -4),
    'upperarm01.L': (-18, 24, -14),
    'lowerarm01.L': (-46, 0, -22),
    'upperleg01.L': (-6, 4, 4),
    'lowerleg01.L': (9, 0, 0),
    'upperleg01.R': (3, -2, -5),
    'lowerleg01.R': (2, 0, 0),
}
"""Both hands at the machine before him, the right one higher; weight on the right leg, head bent."""


def technician(at: Point, turn: float, pose: Pose = AT_WORK) -> Object:
    body = Body()
    points = body.posed(pose)
    with placed('technician', at, turn) as group:
        skin(body, points)
        boots(body, points)
        inner, again, _ = used_only(points, body.faces('helper-tights'))
        figure = add_mesh(mesh_of('figure', inner, again), 'black')
        hang([(jacket(body, points), 1.50), (trousers(body, points), 0.97)], figure)
        for joint, middle, part in (('head', HEAD_MIDDLE, helmet), ('neck01', NECK, collar)):
            with placed(joint) as worn:
                part()
            moved = Matrix(body.frame(pose, joint).tolist())
            worn.matrix_local = moved @ Matrix.Translation(middle)
    return group

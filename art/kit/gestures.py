"""What the technician does: joints, hands, fingers."""

from __future__ import annotations

from typing import NamedTuple

from .geometry import Point
from .hand import Turn
from .person import Pose

Ways = tuple[Point, Point]
"""Where fingers point and where the palm looks."""


class Gesture(NamedTuple):
    """By side, 'L' and 'R', what hands do; `apart`: see `Hand.posed`."""

    pose: Pose
    soles: float
    """How far bent knees bring the whole figure down for its boots to stand."""
    holds: dict[str, Ways]
    fingers: dict[str, list[Point]]
    thumbs: dict[str, list[list[Turn]]]
    apart: dict[str, float]
    tablet: str | None = None
    """The side of the hand that carries one."""


IN_CABINET = Gesture(
    pose={
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
    },
    soles=-0.035,
    holds={
        'L': ((0.06, -0.66, 0.75), (0.10, -0.74, -0.66)),
        'R': ((-0.86, -0.06, 0.42), (0.14, -0.99, 0)),
    },
    fingers={
        'L': [(-2, 22, 14), (2, 22, 14), (5, 24, 14), (7, 26, 16)],
        'R': [(6, 34, 24), (9, 36, 26), (12, 38, 26), (15, 38, 26)],
    },
    thumbs={
        'L': [[((1, 0, 0), 40), ((0, 1, 0), -20)]],
        'R': [[((1, 0, 0), -34), ((0, 1, 0), -6)], [((0, 1, 0), 6)], [((0, 1, 0), 10)]],
    },
    apart={'L': 1.3, 'R': 0.9},
)
"""Leans in, the left hand on the air filter (fingers bent up on to it), the right one round the cabinet's edge: its
thumb goes behind the edge that its fingers hold from outside; laid flat, it idled."""

AT_DISPLAY = Gesture(
    pose={
        'root': (5.4, -5.0, 6.7),
        'spine05': (4.0, 3.9, -2.3),
        'spine03': (3.4, 4.1, -3.3),
        'spine02': (2.9, 3.1, -3.2),
        'spine01': (2.2, 2.1, -3.2),
        'neck01': (4.0, -2.0, -7.0),
        'head': (5.0, -5.0, -16.0),
        'clavicle.L': (-2.2, 7.1, -5.5),
        'upperarm01.L': (-6.2, 10.2, 15.2),
        'lowerarm01.L': (-18.2, 3.7, -3.4),
        'clavicle.R': (-0.3, 5.1, -2.1),
        'upperarm01.R': (-36.7, 24.6, 21.8),
        'lowerarm01.R': (-36.9, 1.0, 6.7),
        'upperleg01.L': (-11.4, 19.1, 2.9),
        'lowerleg01.L': (12.4, -2.8, 1.0),
        'foot.L': (-6.1, -11.3, -1.4),
        'upperleg01.R': (-18.1, -1.1, -18.0),
        'lowerleg01.R': (38.7, 5.5, -7.7),
        'foot.R': (-12.7, -2.5, -5.5),
    },
    soles=-0.034,
    holds={
        'L': ((0.06, -0.85, 0.40), (-0.12, 0.76, 0.64)),
        'R': ((-0.42, -0.80, 0.42), (0.50, -0.35, -1.00)),
    },
    fingers={
        'L': [(4, 12, 8), (4, 12, 8), (4, 12, 8), (4, 12, 8)],
        'R': [(0, 6, 4), (26, 44, 26), (30, 48, 28), (32, 50, 30)],
    },
    thumbs={'L': [[((1, 0, 0), 20)]], 'R': [[((1, 0, 0), -10)]]},
    apart={'L': 0.9, 'R': 0.5},
    tablet='L',
)
"""A finger of the right hand on a display, a tablet at his waist in the left one. His weight is on the left leg, which
lifts that hip; the right knee gives way behind it, that heel off the floor. His shoulders lean and turn the other way.
With a foot up on the plinth he was a pair of compasses; higher and farther out, the tablet was a part of the dryer."""

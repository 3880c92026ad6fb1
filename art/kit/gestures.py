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
        'spine05': (3, 0, 0),
        'spine03': (4, 0, 0),
        'spine01': (5, 0, 0),
        'neck01': (6, 0, -4),
        'head': (6, 0, -8),
        'upperarm01.R': (-45.3, -4.1, 20.7),
        'lowerarm01.R': (-3.3, -7.8, 18.9),
        'upperarm01.L': (-21.7, 24.8, -1.8),
        'lowerarm01.L': (12.4, 11, -63.5),
        'upperleg01.L': (1, 3, 0),
        'lowerleg01.L': (1, 0, 0),
        'upperleg01.R': (-9, -4, -10),
        'lowerleg01.R': (12, 0, 0),
        'foot.R': (-3, 0, 0),
    },
    soles=-0.004,
    holds={'L': ((-0.45, -0.85, 0.1), (0, -0.1, 1)), 'R': ((0.1, -0.95, 0.3), (0.2, -0.25, -1))},
    fingers={
        'L': [(6, 20, 14), (8, 22, 14), (10, 24, 14), (12, 26, 16)],
        'R': [(0, 8, 6), (24, 40, 24), (28, 44, 26), (30, 46, 28)],
    },
    thumbs={'L': [[((1, 0, 0), 20)]], 'R': [[((1, 0, 0), -10)]]},
    apart={'L': 0.8, 'R': 0.6},
)
"""Upright before a display, a finger of the right hand on it, a tablet on the left one."""

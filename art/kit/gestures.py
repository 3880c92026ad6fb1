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
        'root': (4, 5, -4),
        'spine05': (2, -3, -2),
        'spine03': (4, -3, -4),
        'spine02': (4, -3, -4),
        'spine01': (1, -1, -4),
        'neck01': (-0.9, 4.3, -2.1),
        'head': (2.9, -2.3, -13.9),
        'clavicle.L': (0, 4, -4),
        'upperarm01.L': (12.1, 3.5, 36.4),
        'lowerarm01.L': (-19.8, -6.9, -16.1),
        'clavicle.R': (0, 8, -4),
        'upperarm01.R': (-35.5, 29.3, 48.4),
        'lowerarm01.R': (-41.5, 22.0, 32.2),
        'upperleg01.L': (-10.3, -3.4, 11.9),
        'lowerleg01.L': (17.6, 2.0, 3.9),
        'foot.L': (-12.4, -2.4, 3.3),
        'upperleg01.R': (-38.6, -12.2, -15.2),
        'lowerleg01.R': (14.9, -2.2, -3.5),
        'foot.R': (20.5, 11.1, -0.8),
    },
    soles=0.0,
    holds={
        'L': ((-0.10, -0.80, 0.60), (0.10, 0.60, 0.80)),
        'R': ((-0.55, -0.75, 0.35), (0.5, -0.35, -1.0)),
    },
    fingers={
        'L': [(4, 12, 8), (4, 12, 8), (4, 12, 8), (4, 12, 8)],
        'R': [(0, 6, 4), (26, 44, 26), (30, 48, 28), (32, 50, 30)],
    },
    thumbs={'L': [[((1, 0, 0), 20)]], 'R': [[((1, 0, 0), -10)]]},
    apart={'L': 0.9, 'R': 0.5},
    tablet='L',
)
"""A finger of the right hand on a display, a tablet on the left one, its foot bears him, the other is up on the plinth.
Upright on both feet, arms close, he was a mannequin."""

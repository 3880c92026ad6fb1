"""A right hand of the body, its fingers bent one by one.

Its own axes: the wrist at the origin, fingers to +x, thumb up, palm to +y, so that a camera before it sees its back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from mathutils import Quaternion, Vector

from .geometry import Point
from .person import Array, Body, used_only

FINGERS = range(2, 6)
FOREARM = -0.17
"""How far behind the wrist the arm is kept."""
FINGER = 0.0105
"""From the bone of a finger to the palm's side of its glove."""
Turn = tuple[Point, float]
"""An axis of the hand, and degrees round it."""


def _unit(vector: Array) -> Array:
    return vector / np.linalg.norm(vector)


class Hand:
    def __init__(self) -> None:
        self.body = Body()
        self.wrist = self._joint('wrist')
        along = _unit(self._joint('finger3-1') - self.wrist)
        up = self._joint('finger2-1') - self._joint('finger5-1')
        up = _unit(up - along * (up @ along))
        self.axes = np.array([along, np.cross(up, along), up])
        rest = self.own(self.body.rest)
        near = (rest[:, 0] > FOREARM) & (np.abs(rest[:, 1:]).max(1) < 0.16)
        faces = [face for face in self.body.faces('body') if near[list(face)].all()]
        _, self.faces, self._places = used_only(rest, faces)
        self.rest = rest[self._places]

    def _joint(self, name: str) -> Array:
        return self.body.joint(f'{name}.R')

    def own(self, points: Array) -> Array:
        """Points of the standing body in the hand's own axes."""
        return (points - self.wrist) @ self.axes.T

    def bones(self) -> list[tuple[str, Array, Array]]:
        """Name, start and end of each bone of a finger, at rest."""
        return [
            (name, self.own(self._joint(name)), self.own(self.body.end(f'{name}.R')))
            for name in (f'finger{finger}-{joint}' for finger in range(1, 6) for joint in (1, 2, 3))
        ]

    def _quaternion(self, turn: Turn) -> Quaternion:
        axis, angle = turn
        return Quaternion(Vector(np.array(axis) @ self.axes), math.radians(angle))

    def round_bar(self, centre: tuple[float, float], radius: float) -> list[Point]:
        """Degrees that lay each bone of each finger on an upright bar at (x, y)."""
        middle, reach = np.array(centre), radius + FINGER
        bones = {name: (start, end) for name, start, end in self.bones()}
        curls = []
        for finger in FINGERS:
            place, before, at_rest = bones[f'finger{finger}-1'][0][:2], 0.0, 0.0
            bends = []
            for joint in (1, 2, 3):
                start, end = bones[f'finger{finger}-{joint}']
                length = float(np.linalg.norm(end - start))
                resting = math.atan2(
                    end[1] - start[1], math.hypot(end[0] - start[0], end[2] - start[2])
                )
                angle = before
                while angle < before + 1.7:
                    step = place + length * np.array((math.cos(angle), math.sin(angle)))
                    if np.linalg.norm(step - middle) <= reach:
                        break
                    angle += 0.01
                bends.append(math.degrees((angle - before) - (resting - at_rest)))
                place, before, at_rest = step, angle, resting
            curls.append(bends)
        return curls

    def posed(
        self, curls: Sequence[Point], thumb: Sequence[Sequence[Turn]], apart: float = 0.1
    ) -> Array:
        """`curls`: degrees at the three joints of each finger, from the index on. `apart`: 1 spreads them as at rest."""
        starts = {name: (start, end) for name, start, end in self.bones()}
        turns: dict[str, Quaternion] = {}
        for finger, bends in zip(FINGERS, curls):
            start, end = starts[f'finger{finger}-1']
            x, _, z = end - start
            beside = self._quaternion(((0, 1, 0), math.degrees(math.atan2(z, x)) * (1 - apart)))
            axis = _unit(np.cross(_unit(end - start), (0, 1, 0)))
            for joint, bend in enumerate(bends, 1):
                turn = self._quaternion((axis if joint > 1 else (0, 0, 1), bend))
                turns[f'finger{finger}-{joint}'] = turn @ beside if joint == 1 else turn
        for joint, parts in enumerate(thumb, 1):
            whole = Quaternion()
            for part in parts:
                whole = self._quaternion(part) @ whole
            turns[f'finger1-{joint}'] = whole
        pose = {
            f'{name}.R': [math.degrees(angle) for angle in turn.to_euler()]
            for name, turn in turns.items()
        }
        return self.own(self.body.posed(pose))[self._places]

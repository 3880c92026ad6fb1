"""The hood of a jacket, lying in a roll of folds behind the neck."""

from __future__ import annotations

import math

import numpy as np

from .finishes import plain
from .geometry import Object, add_mesh, mesh_of
from .glove import waves
from .person import Array
from .workwear import FLUORESCENT

ALONG, AROUND = 64, 48
HALF_TURN = 2.35
"""Radians from the nape to where the roll ends, beside the chin."""


def _roll() -> Array:
    """Rings of points from one side of the chin round the nape (+y) to the other: thickest there, and lowest."""
    points = []
    for i in range(ALONG + 1):
        side = 2 * i / ALONG - 1
        turn, thick = side * HALF_TURN, math.cos(side * math.pi / 2) ** 0.7
        for k in range(AROUND):
            angle = 2 * math.pi * k / AROUND
            across = math.cos(angle) * (0.014 + 0.046 * thick)
            up = math.sin(angle) * (0.016 + 0.060 * thick)
            reach = 0.098 + 0.046 * thick + across - 0.25 * up
            z = up - 0.020 - 0.040 * thick
            points.append((math.sin(turn) * reach * 1.05, math.cos(turn) * reach, z))
    return np.array(points)


def hood() -> Object:
    """Round the neck, its middle at the origin."""
    shape = _roll()
    rings = shape.reshape(ALONG + 1, AROUND, 3)
    outward = (rings - rings.mean(1, keepdims=True)).reshape(-1, 3)
    outward /= np.linalg.norm(outward, axis=1, keepdims=True) + 1e-9
    folds = 0.010 * waves(shape * (1.6, 0.8, 0.8), 0.10, 5) + 0.005 * waves(shape, 0.045, 6)
    shape = shape + outward * folds[:, None]
    corners = [
        (ring * AROUND, (ring + 1) * AROUND, k, (k + 1) % AROUND)
        for ring in range(ALONG)
        for k in range(AROUND)
    ]
    faces = [(a + k, a + after, b + after, b + k) for a, b, k, after in corners]
    return add_mesh(mesh_of('hood', shape, faces), plain('hood', FLUORESCENT, 0.85), smooth=180)

"""The stand-up collar of a jacket: two layers of cloth, turned over at the top and stitched below the edge."""

from __future__ import annotations

import numpy as np

from .geometry import Object, add_mesh, mesh_of
from .glove import waves
from .person import Array
from .workwear import hi_vis

AROUND, UP = 144, 40
HIGH, THICK = 0.058, 0.009
WIDE, BACK, FRONT = (0.097, 0.077), (0.062, 0.039), (0.125, 0.140)
"""From the neck's middle to its side, nape and throat: at the seam, and at the top."""
SEAM, HIGHER_SIDES, HIGHER_FRONT = 1.542, 0.012, 0.020
"""Height of the seam at the nape, and how much higher it lies elsewhere."""
BURIED, STITCHED = -0.7, 0.82
"""Parts of its height: where it starts, under the jacket, and where the stitches run."""
PLAIN = (0.97, -0.35)
"""A place of the jacket's texture without bands: navy."""


def _outline() -> Array:
    """Up the outer layer, over the edge, down the inner one: part of the height, and metres inwards."""
    outer = np.linspace(BURIED, 1, UP)
    puffed = -0.0035 * np.sin(np.pi * np.clip(outer, 0, 1)) ** 0.7
    stitches = 0.0022 * np.exp(-(((outer - STITCHED) / 0.035) ** 2))
    turn = np.linspace(0, np.pi, 12)[1:-1]
    edge = np.stack([1 + np.sin(turn) * THICK / 2 / HIGH, (1 - np.cos(turn)) * THICK / 2], 1)
    inner = np.stack([np.linspace(1, 0.1, 12), np.full(12, THICK)], 1)
    return np.concatenate([np.stack([outer, puffed + stitches], 1), edge, inner])


def _shape(outline: Array) -> Array:
    """Rings round the standing body's neck, from below the seam to inside the collar."""
    angle = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    part, inwards = outline[:, :1], outline[:, 1:]
    front = (1 - np.cos(angle)) / 2

    def reach(ends: tuple[float, float]) -> Array:
        return ends[0] + (ends[1] - ends[0]) * np.clip(part, -0.1, 1) - inwards

    x = np.sin(angle) * reach(WIDE)
    y = np.cos(angle) * np.where(np.cos(angle) > 0, reach(BACK), reach(FRONT))
    z = SEAM + HIGHER_SIDES * np.sin(angle) ** 2 + HIGHER_FRONT * front**2 + part * HIGH
    return np.stack([x, y, z], 2).reshape(-1, 3)


def collar() -> Object:
    """Round the neck of the standing body."""
    outline = _outline()
    shape = _shape(outline)
    free = np.repeat(np.clip(outline[:, 0], 0, 1), AROUND)
    dents = 0.0040 * waves(shape * (1, 1, 0.35), 0.085, 31)
    dents += 0.0022 * waves(shape * (0.5, 0.5, 1.3), 0.045, 32)
    outward = shape * (1, 1, 0) / np.linalg.norm(shape[:, :2], axis=1)[:, None]
    sag = np.outer(0.002 * free * waves(shape, 0.11, 33), (0, 0, 1))
    shape = shape + outward * (free**0.5 * dents)[:, None] + sag
    rings = [
        (ring * AROUND, k, (k + 1) % AROUND)
        for ring in range(len(outline) - 1)
        for k in range(AROUND)
    ]
    faces = [(a + k, a + AROUND + k, a + AROUND + after, a + after) for a, k, after in rings]
    return add_mesh(mesh_of('collar', shape, faces, lambda _: PLAIN), hi_vis(), smooth=180)

"""Van wheels: tyres with tread, steel rims with hub and nuts. Outer side to ±y."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mathutils import Vector

from .fasteners import bolt
from .finishes import plain
from .geometry import Object, Point, add_mesh, mesh_of
from .shapes import cylinder, lathe

RADIUS, TRACK = 0.345, 0.885
BLOCKS = 46
ROWS = ((-0.082, 0.030), (-0.034, 0.040), (0.034, 0.040), (0.082, 0.030))
"""(offset across the tread, half width is half of the second)"""
TYRE = (
    (0.20, -0.110), (0.262, -0.117), (0.300, -0.112), (0.322, -0.101), (0.334, -0.085), (0.337, 0.0),
    (0.334, 0.085), (0.322, 0.101), (0.318, 0.104), (0.312, 0.1035), (0.300, 0.112), (0.286, 0.1135),
    (0.284, 0.1165), (0.270, 0.1175), (0.268, 0.1155), (0.240, 0.116), (0.222, 0.113), (0.216, 0.116),
    (0.208, 0.112), (0.205, 0.09), (0.20, 0.0),
)  # fmt: skip
RIM = (
    (0, 0.045), (0.052, 0.045), (0.056, 0.030), (0.085, 0.026), (0.115, 0.034), (0.150, 0.062),
    (0.172, 0.066), (0.186, 0.070), (0.196, 0.096), (0.206, 0.106), (0.211, 0.098), (0.20, -0.08),
)  # fmt: skip


def _tread() -> tuple[list[Point], list[Sequence[int]]]:
    """Blocks round the tyre, turned half a block from row to row."""
    vertices: list[Point] = []
    faces: list[Sequence[int]] = []
    pitch = 2 * math.pi / BLOCKS
    for row, (offset, width) in enumerate(ROWS):
        for block in range(BLOCKS):
            middle, first = (block + 0.5 * (row % 2)) * pitch, len(vertices)
            for radius in (0.330, RADIUS):
                for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    # The slant makes grooves, not a chessboard.
                    angle = middle + pitch * (0.36 * along + 0.22 * across * (1 - 2 * (row % 2)))
                    shoulder = 0.006 if abs(offset) > 0.05 and across * offset > 0 else 0
                    r = radius - (shoulder if radius == RADIUS else 0)
                    across_y = offset + across * width / 2
                    vertices.append((r * math.cos(angle), across_y, r * math.sin(angle)))
            corners = ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
            faces += [tuple(first + corner for corner in face) for face in corners]
    return vertices, faces


def wheel(x: float, side: int) -> Object:
    centre, out = Vector((x, side * TRACK, RADIUS)), (0, side, 0)
    rubber = plain('tyre', '#1b1c1d', 0.72, specular=0.35)
    lathe(TYRE, rubber, centre, out, 96, 25)
    lathe(RIM, 'aluminium', centre, out, 72)
    cylinder(0.050, 0.03, centre + Vector((0, side * 0.05, 0)), 'fitting', out, 0.012)
    for i in range(10):
        angle = 2 * math.pi * i / 10
        hole = Vector((0.146 * math.cos(angle), side * 0.056, 0.146 * math.sin(angle)))
        cylinder(0.016, 0.018, centre + hole, 'black', out, 0.002, 20)
    for i in range(5):
        angle = 2 * math.pi * (i + 0.25) / 5
        nut = Vector((0.078 * math.cos(angle), side * 0.026, 0.078 * math.sin(angle)))
        bolt(centre + nut, out, 'steel', 0.012, 0.016)
    vertices, faces = _tread()
    return add_mesh(mesh_of('tread', vertices, faces), rubber, centre, smooth=0)

"""Cabinet walls: sheets that wrap round rounded corners with real gaps, cut-outs and slats."""

from __future__ import annotations

import math
from typing import NamedTuple

import bmesh
import bpy

from .geometry import ORIGIN, Object, Point, add_mesh, degrees
from .materials import Paint
from .outlines import Outline, lengths_along, rounded_rectangle, stretch
from .shapes import box, prism

CORNER_STEPS = 12


class Make(NamedTuple):
    """A maker's colours: of the panels below its belt, of the belt, of those above; of controls and lid."""

    low: Paint = 'body'
    belt: Paint = 'livery'
    high: Paint = 'body'
    column: Paint = 'dark'
    rim: Paint = 'dark'
    roof: Paint = 'body'


OURS = Make()
TEAL = Make('other-door', 'other-door', 'other-body', 'other-door', 'other-lid', 'other-lid')
BRICK = Make('other-body', 'other-belt', 'other-body', 'other-body', 'other-belt', 'other-body')
"""Fictional: we look after every make, so not all that stands in our pictures is ours."""


def strip(outline: Outline, thickness: float, bottom: float, top: float, paint: Paint) -> Object:
    """A sheet whose outer face follows an open path; its inner face is parallel to it."""
    inner: Outline = []
    for i, (x, y) in enumerate(outline):
        (x0, y0), (x1, y1) = outline[max(i - 1, 0)], outline[min(i + 1, len(outline) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        inner.append((x - (y1 - y0) / length * thickness, y + (x1 - x0) / length * thickness))
    return prism([*outline, *inner[::-1]], bottom, top, paint, 0.0035, 2)


class Shell:
    """The skin of a cabinet, unrolled: places on it are distances along its outline.

    The outline runs back, left side, front (left to right), right side.
    """

    def __init__(
        self,
        width: float,
        depth: float,
        radius: float,
        thickness: float = 0.014,
        gap: float = 0.0028,
    ) -> None:
        self.width, self.depth, self.radius = width, depth, radius
        self.thickness, self.gap = thickness, gap
        outline = rounded_rectangle(width, depth, radius, CORNER_STEPS)
        self._outline = [*outline, outline[0]]
        lengths = lengths_along(self._outline)
        corner = lengths[CORNER_STEPS]
        self.flat_width, self.flat_depth = width - 2 * radius, depth - 2 * radius
        self.back = corner
        self.left = 2 * corner + self.flat_width
        self.front = 3 * corner + self.flat_width + self.flat_depth
        self.front_end = self.front + self.flat_width
        self.right = self.front_end + corner
        self.end = lengths[-1]

    @property
    def face(self) -> float:
        """y of the front face."""
        return -self.depth / 2

    def on_front(self, x: float) -> float:
        return self.front + x + self.width / 2 - self.radius

    def panel(self, start: float, end: float, bottom: float, top: float, paint: Paint) -> None:
        gap = self.gap
        path = stretch(self._outline, start + gap, end - gap)
        strip(path, self.thickness, bottom + gap, top - gap, paint)

    def belted_panel(
        self,
        start: float,
        end: float,
        bottom: float,
        top: float,
        belt: tuple[float, float],
        make: Make = OURS,
    ) -> None:
        """With the belt that runs round every machine: ours is white, its belt blue."""
        self.panel(start, end, bottom, belt[0], make.low)
        self.panel(start, end, *belt, make.belt)
        self.panel(start, end, belt[1], top, make.high)

    def core(self, bottom: float, top: float) -> None:
        """The dark inside that shows through the gaps."""
        inside = rounded_rectangle(self.width - 0.05, self.depth - 0.05, self.radius * 0.8)
        prism(inside, bottom, top, 'black', 0.002)


def holed_panel(
    width: float,
    height: float,
    hole: tuple[float, float, float, float],
    paint: Paint,
    at: Point,
    tilt: Point = ORIGIN,
    thickness: float = 0.014,
    hole_radius: float = 0.018,
) -> Object:
    """A flat sheet facing -y with one rounded hole: (x, z, width, height) from its centre."""
    x, z, hole_width, hole_height = hole
    steps = 6
    rim = rounded_rectangle(hole_width, hole_height, hole_radius, steps, (x, z))
    corners = [(sx * width / 2, sz * height / 2) for sx, sz in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    work = bmesh.new()

    def ring(points: Outline, y: float) -> list[bmesh.types.BMVert]:
        return [work.verts.new((px, y, pz)) for px, pz in points]

    faces = [(ring(corners, y), ring(rim, y)) for y in (0, thickness)]
    for outer, inner in faces:
        for corner in range(4):
            arc = inner[corner * (steps + 1) : (corner + 1) * (steps + 1)]
            for start, end in zip(arc, arc[1:]):
                work.faces.new((outer[corner], end, start))
            following = inner[((corner + 1) % 4) * (steps + 1)]
            work.faces.new((outer[(corner + 1) % 4], following, arc[-1], outer[corner]))
    for front, back in zip(*faces):
        for i in range(len(front)):
            j = (i + 1) % len(front)
            work.faces.new((front[i], back[i], back[j], front[j]))
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    mesh = bpy.data.meshes.new('holed panel')
    work.to_mesh(mesh)
    work.free()
    return add_mesh(mesh, paint, at, degrees(tilt), 0.0035, 2)


def louvres(
    width: float,
    height: float,
    at: Point,
    pitch: float = 0.036,
    depth: float = 0.034,
    thickness: float = 0.0025,
) -> None:
    """Tilted slats facing -y before a black back."""
    x, y, z = at
    count = int(height / pitch)
    for i in range(count):
        level = z - height / 2 + (i + 0.5) * height / count
        slat = (width, depth, thickness)
        box(slat, (x, y + depth * 0.4, level), 'grey', 0.0008, 2, (40, 0, 0), 'slat')
    box((width, 0.004, height), (x, y + depth + 0.03, z), 'black', 0)


def grille(
    width: float,
    height: float,
    hole: tuple[float, float, float, float],
    at: Point,
    paint: Paint = 'body',
    **slats: float,
) -> None:
    """A panel with louvres in its hole."""
    holed_panel(width, height, hole, paint, at)
    x, z, hole_width, hole_height = hole
    centre = (at[0] + x, at[1] + 0.006, at[2] + z)
    louvres(hole_width - 0.01, hole_height - 0.01, centre, **slats)

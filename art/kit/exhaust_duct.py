"""Warm air leaves a compressor's roof: collar, hood, canvas sleeve, duct with flanges."""

from __future__ import annotations

from .fasteners import bolt
from .geometry import Point, add_mesh, mesh_of
from .instruments import FRONT
from .shapes import box

Size = tuple[float, float]


def hood(bottom: Size, top: Size, at: Point, height: float, paint: str, behind: float = 0) -> None:
    """Four sloped sheets from a wide opening to a narrow one; `at` is the middle of the wide one.

    The narrow one stands `behind` (+y) it.
    """
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    vertices = [
        (sx * width / 2, sy * depth / 2 + shift, z)
        for (width, depth), z, shift in ((bottom, 0.0, 0.0), (top, height, behind))
        for sx, sy in corners
    ]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    add_mesh(mesh_of('hood', vertices, faces), paint, at, bevel=0.004, smooth=20)


def _frame(size: Size, at: Point, height: float, paint: str, lip: float = 0.03) -> None:
    (width, depth), (x, y, z) = size, at
    box((width + 2 * lip, depth + 2 * lip, height), (x, y, z), paint, 0.004)


def exhaust_duct(at: Point, ceiling: float, behind: float = 0) -> None:
    """`at`: middle of the opening on the roof. The duct rises to `ceiling`, `behind` the opening."""
    x, y, z = at
    wide, narrow = (0.92, 0.58), (0.50, 0.42)
    _frame(wide, (x, y, z + 0.03), 0.06, 'dark')
    hood(wide, narrow, (x, y, z + 0.06), 0.24, 'light-grey', behind)
    for px in (x - 0.27, x + 0.27):
        bolt((px, y - wide[1] / 2 - 0.031, z + 0.03), FRONT, radius=0.009)
    y += behind
    _frame(narrow, (x, y, z + 0.31), 0.025, 'zinc')
    box((*narrow, 0.10), (x, y, z + 0.37), 'rubber', 0.02)
    _frame(narrow, (x, y, z + 0.43), 0.025, 'zinc')
    start = z + 0.44
    box((*narrow, ceiling - start), (x, y, (ceiling + start) / 2), 'light-grey', 0.004)
    for step in range(1, int((ceiling - start) / 0.52) + 1):
        level = start + step * 0.52
        for side in (-0.014, 0.014):
            _frame(narrow, (x, y, level + side), 0.024, 'zinc')
        for i in range(5):
            px = x + (i - 2) * 0.12
            bolt((px, y - narrow[1] / 2 - 0.031, level), FRONT, radius=0.007, height=0.006)

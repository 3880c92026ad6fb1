"""The pressed plates of a heat exchanger, seen on their edges: a honeycomb between two frames."""

from __future__ import annotations

from .geometry import add_mesh, mesh_of, rounded_edges
from .shapes import box


def _corrugated(
    x: float, width: float, bottom: float, top: float, wave: float, phase: int, paint: str
) -> None:
    """One plate across x: its long edges zigzag, so that neighbours meet crest to crest."""
    steps = 2 * round((top - bottom) / 0.034)
    thick, vertices = 0.0022, []
    for i in range(steps + 1):
        z = bottom + (top - bottom) * i / steps
        offset = wave / 2 * (1 if (i + phase) % 2 else -1)
        for y in (-width / 2, width / 2):
            vertices += [(x + offset - thick, y, z), (x + offset + thick, y, z)]
    faces = []
    for i in range(steps):
        a, b = 4 * i, 4 * (i + 1)
        faces += [
            (a, b, b + 2, a + 2),
            (a + 1, a + 3, b + 3, b + 1),
            (a, a + 1, b + 1, b),
            (a + 2, b + 2, b + 3, a + 3),
        ]
    rounded_edges(add_mesh(mesh_of('plate', vertices, faces), paint, smooth=0), 0.0008, 1)


def plate_pack(span: float, plates: int, width: float, bottom: float, top: float) -> None:
    """`plates` plates over `span` along x round the origin, with their gaskets set back."""
    pitch = span / plates
    for i in range(plates):
        x = -span / 2 + pitch * (i + 0.5)
        # Hand-hung plates never line up to the millimetre.
        proud = 0.003 * ((i * 7) % 3 - 1)
        _corrugated(x, width + proud, bottom, top, pitch * 0.66, i % 2, 'stainless')
    inset = 0.030
    size = (span - 0.004, width - inset, top - bottom - inset)
    box(size, (0, 0, (bottom + top) / 2), 'rubber', 0.002)

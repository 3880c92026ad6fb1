"""A tablet in its rubber sleeve. Lies at the origin and looks to +z, its top to +y."""

from __future__ import annotations

from .shapes import box, decal

SIZE, DISPLAY = (0.285, 0.195, 0.014), (0.248, 0.155)


def tablet() -> None:
    box(SIZE, (0, 0, 0), 'rubber', 0.006, 4)
    box((DISPLAY[0] + 0.012, DISPLAY[1] + 0.012, 0.003), (0, 0, 0.0065), 'glass', 0.001)
    decal(*DISPLAY, (0, 0, 0.0086), 'screen-supervision', (0, 0, 0))

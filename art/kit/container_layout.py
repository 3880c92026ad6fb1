"""Size of the rental container and of its two openings."""

from __future__ import annotations

LENGTH, WIDTH, HEIGHT = 3.05, 2.44, 2.59
FRAME, SKIN = 'container frame', 'container skin'
"""Names of the two paints that `container` mixes first."""
FACE = -WIDTH / 2 + 0.02
"""y of the hatch frames."""
SHEET_BOTTOM, SHEET_TOP = 0.17, HEIGHT - 0.095
SHEET_LEFT, SHEET_RIGHT = -LENGTH / 2 + 0.14, LENGTH / 2 - 0.14
HATCH = (-0.36, 0.42, 0.50, 1.98)
INTAKE = (0.52, 1.20, 0.62, 1.98)
"""(left, right, bottom, top)"""

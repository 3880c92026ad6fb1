"""What people leave in the compressor room, and where they have touched it."""

from __future__ import annotations

from .compressor_layout import COMPRESSORS_Y, FRONT_X, PLINTH
from .geometry import placed
from .gestures import AT_DISPLAY
from .left_behind import mug
from .technician import technician
from .tool_case import tool_case
from .trolley import trolley
from .wear import hand_marks, oil_film, oil_stain

HANDLED = (
    (-0.29, 0.98, 0.20, 0.34), (-0.29, 1.48, 0.16, 0.22), (-0.32, 0.44, 0.18, 0.26),
    (-0.55, 0.20, 0.60, 0.13), (0.10, 0.20, 0.50, 0.12), (0.44, 1.02, 0.14, 0.30),
)  # fmt: skip
"""Marks on the front of our compressor, whose paint is light: middle, then width and height."""


def at_work() -> None:
    """Our technician before the second machine's display; a trolley, an open tool case, a cup."""
    trolley((3.28, 0.40, 0), -90)
    mug((3.43, 0.15, 0.845))
    tool_case((0.80, 1.20, 0), -82)
    technician((0.695, 2.15, 0), 133, AT_DISPLAY)


def worn() -> None:
    """Where hands reach and shoes knock: round locks and stops, along the foot, below the drain."""
    with placed('hand marks', (FRONT_X, COMPRESSORS_Y[0], PLINTH), -90):
        for x, z, width, height in HANDLED:
            hand_marks((x, -0.0019, z), width, height)
    oil_stain((1.30, 1.75, PLINTH + 0.001), 0.20, 0.50)
    oil_stain((1.29, 4.05, PLINTH + 0.001), 0.18, 0.30)
    oil_film((0.86, 2.55, 0.0026), 0.50, 0.34)
    oil_film((0.78, -0.20, 0.0026), 0.60, 0.40)

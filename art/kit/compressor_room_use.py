"""What people leave in the compressor room, and where they have touched it."""

from __future__ import annotations

from .compressor_layout import COMPRESSORS_Y, FRONT_X, PLINTH
from .geometry import placed
from .hall import RIGHT
from .left_behind import draped_jacket, mug, work_lamp
from .shapes import box, cylinder, hose
from .tool_case import tool_case
from .trolley import trolley
from .wear import hand_marks, oil_film, oil_stain

HANDLED = (
    (-0.29, 0.98, 0.20, 0.34), (-0.29, 1.48, 0.16, 0.22), (-0.32, 0.44, 0.18, 0.26),
    (-0.55, 0.20, 0.60, 0.13), (0.10, 0.20, 0.50, 0.12), (0.44, 1.02, 0.14, 0.30),
)  # fmt: skip
"""Marks on a compressor's front: middle, then width and height."""


def at_work() -> None:
    """Somebody is servicing, and has gone for a part: tools, a lamp with its cable, a cup, a jacket."""
    trolley((3.28, 0.40, 0), -90)
    mug((3.43, 0.15, 0.845))
    draped_jacket((3.28, -0.02, 0.772))
    tool_case((0.80, 1.62, 0), -82)
    lamp, socket = (0.86, 0.62, 0), (3.44, -0.06, 1.00)
    work_lamp(lamp, 78)
    # Blue is 230 V, as a lamp needs; red would be 400 V.
    box((0.09, 0.10, 0.12), (RIGHT - 0.045, socket[1], socket[2] + 0.03), 'light-grey', 0.008)
    cylinder(0.025, 0.08, (3.47, socket[1], socket[2]), 'socket-230-volt', (-1, 0, -0.7), 0.005)
    cable = [
        socket, (3.42, socket[1] - 0.03, 0.90), (3.47, -0.34, 0.42), (3.40, -0.50, 0.01),
        (3.00, -0.86, 0.01), (2.30, -0.80, 0.01), (1.70, -0.98, 0.01), (1.16, -0.78, 0.01),
        (0.84, -0.30, 0.01), (0.98, 0.14, 0.01), (0.80, 0.34, 0.01), (0.90, 0.52, 0.03),
        (0.90, 0.62, 0.14),
    ]  # fmt: skip
    hose(cable, 0.008, 'cable')


def worn() -> None:
    """Where hands reach and shoes knock: round locks and stops, along the foot, below the drain."""
    for y in COMPRESSORS_Y:
        with placed('hand marks', (FRONT_X, y, PLINTH), -90):
            for x, z, width, height in HANDLED:
                hand_marks((x, -0.0019, z), width, height)
    oil_stain((1.30, 1.75, PLINTH + 0.001), 0.20, 0.50)
    oil_stain((1.29, 4.05, PLINTH + 0.001), 0.18, 0.30)
    oil_film((0.86, 2.55, 0.0026), 0.50, 0.34)
    oil_film((0.78, -0.20, 0.0026), 0.60, 0.40)

"""What people leave in the compressor room, and where they have touched it."""

from __future__ import annotations

from .compressor_layout import COMPRESSORS_Y, FRONT_X, PLINTH
from .geometry import Point, placed
from .hall import RIGHT
from .left_behind import draped_jacket, mug, work_lamp
from .shapes import box, cylinder, hose
from .tool_case import tool_case
from .trolley import trolley
from .wear import hand_marks, oil_film, oil_stain

ON_PLINTH = PLINTH + 0.012
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
    work_lamp((0.86, 0.62, 0), 78)
    lamp_cable((3.48, 0.36, 1.00))


def lamp_cable(socket: Point) -> None:
    """From under the switch cabinet, behind the trolley, over the plinth's near edge to the lamp.

    Left of 89 % of both pictures: the page draws its pipe right of that.
    """
    x, y, z = socket
    # Blue is 230 V, as a lamp needs; red would be 400 V.
    box((0.09, 0.10, 0.12), (RIGHT - 0.045, y, z + 0.03), 'light-grey', 0.008)
    cylinder(0.025, 0.08, (x - 0.01, y, z), 'socket-230-volt', (-1, 0, -0.7), 0.005)
    down = [(x - 0.04, y, 0.97), (x - 0.05, y - 0.02, 0.92), (3.545, y - 0.04, 0.78)]
    behind = [(3.55, y - 0.06, 0.30), (3.46, 0.30, 0.01), (3.20, 0.20, 0.01), (3.05, 0.10, 0.03)]
    on_plinth = [(2.96, 0.04, ON_PLINTH), (2.84, -0.12, ON_PLINTH), (2.72, -0.30, ON_PLINTH)]
    across = [(2.52, -0.41, ON_PLINTH), (2.30, -0.48, ON_PLINTH), (2.14, -0.59, ON_PLINTH)]
    over = [(2.08, -0.657, 0.100), (2.06, -0.684, 0.05), (2.02, -0.73, 0.01)]
    on_floor = [(1.86, -0.80, 0.01), (1.60, -0.86, 0.01), (1.30, -0.86, 0.01), (1.02, -0.72, 0.01)]
    to_lamp = [(0.88, -0.28, 0.01), (0.98, 0.14, 0.01), (0.80, 0.34, 0.01), (0.90, 0.52, 0.03)]
    path = [socket, *down, *behind, *on_plinth, *across, *over, *on_floor, *to_lamp]
    hose([*path, (0.90, 0.62, 0.14)], 0.008, 'cable')


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

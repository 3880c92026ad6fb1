"""Signs of service inside the open compressor, local to its cabinet."""

from __future__ import annotations

from .compressor_inside import SEPARATOR_X, SEPARATOR_Y, SHAFT_Y, SHAFT_Z
from .instruments import FRONT, column_label
from .left_behind import rag
from .shapes import box, cylinder, decal, disc
from .wear import dust, oil_film, oil_stain

TRAY = 0.1395
DEPTH, OPENING_RIGHT = 1.08, 0.25
"""Of the cabinet round them."""


def traces() -> None:
    """Oil under the screw and the filter, runs below every joint, dust in the corners."""
    oil_stain((-0.62, -0.22, TRAY), 0.78, 0.56)
    oil_stain((-0.02, -0.34, TRAY + 0.0004), 0.56, 0.36)
    oil_film((-0.35, DEPTH / 2 - 0.0515, 0.45), 1.1, 0.62, (90, 0, 0))
    oil_film((-0.10, DEPTH / 2 - 0.0520, 1.05), 0.5, 0.7, (90, 0, 0))
    oil_film((OPENING_RIGHT + 0.029, -0.28, 0.62), 0.34, 0.80, (90, 0, -90))
    oil_film((-0.06, -0.3535, 0.85), 0.07, 0.16, (90, 0, 0))
    oil_film((-0.02, -0.3508, 1.02), 0.16, 0.06, (90, 0, 0))
    oil_film((-0.70, SHAFT_Y - 0.1635, 0.52), 0.16, 0.20, (90, 0, 0))
    oil_film((-0.50, SHAFT_Y - 0.17, 0.4212), 0.34, 0.055)
    dust((-0.35, 0.30, TRAY + 0.0008), 1.0, 0.30)


def drip_pan() -> None:
    """Left under the oil filter, with the rag."""
    x, y, z = -0.02, -0.36, TRAY + 0.002
    for side in (-1, 1):
        box((0.28, 0.006, 0.05), (x, y + side * 0.09, z + 0.025), 'zinc', 0.002)
        box((0.006, 0.18, 0.05), (x + side * 0.14, y, z + 0.025), 'zinc', 0.002)
    box((0.27, 0.17, 0.004), (x, y, z + 0.004), 'zinc', 0)
    box((0.268, 0.168, 0.012), (x, y, z + 0.012), 'old-oil', 0)
    rag((x - 0.28, y + 0.02, z), 0.21, 2)


def labels() -> None:
    """Oil grade on the separator, sense of rotation on the coupling."""
    at = (SEPARATOR_X, SEPARATOR_Y, 0.80)
    column_label(at, (0.25, -1, 0), 0.151, 0.20, 0.12, 'label-oil')
    decal(0.13, 0.045, (-0.445, SHAFT_Y - 0.1935, SHAFT_Z + 0.098), 'label-rotation', (68, 0, 0))
    x, y = SEPARATOR_X + 0.06, SEPARATOR_Y - 0.142
    cylinder(0.026, 0.03, (x, y, 0.45), 'brass', FRONT, 0.003)
    disc(0.018, (x, y - 0.0165, 0.45), 'clear-hose', FRONT)


def inside_wear() -> None:
    traces()
    drip_pan()
    labels()

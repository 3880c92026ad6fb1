"""Helmet with ear cups."""

from __future__ import annotations

import math

from .finishes import Material, plain
from .shapes import box, cylinder, lathe, tube

LONGER = 1.2
"""A head is longer than wide."""
DOME = [(0.0, 0.142), (0.035, 0.139), (0.070, 0.126), (0.098, 0.100), (0.113, 0.062), (0.118, 0.02)]
RIM = [(0.119, 0.014), (0.125, 0.011), (0.133, 0.006), (0.134, 0.000), (0.130, -0.002)]
INSIDE = [(0.121, 0.001), (0.113, 0.006)]
RIDGES = (-0.030, 0.0, 0.030)


def _shell(white: Material) -> None:
    """Dome, gutter and peak; ridges from front to back and our band give its roundness something to show on."""
    shell = lathe([*DOME, *RIM, *INSIDE], white, segments=72, smooth=50)
    shell.scale = (1.0, LONGER, 1.0)
    shell.modifiers.new('smooth', 'SUBSURF').render_levels = 2
    for x in RIDGES:
        half = [(math.sqrt(r * r - x * x) * LONGER, z) for r, z in DOME[:-1] if r > abs(x)]
        over = [(x, -y, z - 0.003) for y, z in reversed(half)] + [
            (x, y, z - 0.003) for y, z in half
        ]
        tube(over, 0.0065, white, 0.05)
    band = [(0.112, 0.022), (0.1193, 0.022), (0.1178, 0.046), (0.110, 0.046)]
    lathe(band, 'livery', segments=96).scale = (1.0, LONGER, 1.0)
    # Seen from behind and a little below, a shell without its padding shows as an empty bowl.
    cylinder(0.114, 0.012, (0, 0, 0.012), 'black').scale = (1.0, LONGER, 1.0)
    box((0.15, 0.075, 0.008), (0, -0.165, 0.008), white, 0.004, tilt=(10, 0, 0))


def _cradle() -> None:
    """Headband with the knob that tightens it, and the strap that runs from the shell to the chin."""
    band = lathe([(0.100, -0.031), (0.103, -0.029), (0.103, -0.012), (0.100, -0.010)], 'rubber')
    band.scale = (0.88, 1.10, 1.0)
    cylinder(0.021, 0.014, (0, 0.119, -0.021), 'fitting', (0, 1, 0), 0.003)
    for i in range(12):
        angle = math.tau * i / 12
        x, z = 0.0205 * math.cos(angle), 0.0205 * math.sin(angle)
        cylinder(0.003, 0.012, (x, 0.120, z - 0.021), 'rubber', (0, 1, 0), 0.001, 12)
    for side in (-1, 1):
        for y in (0.060, -0.05):
            tube([(side * 0.086, y, 0.010), (side * 0.080, 0.012, -0.105)], 0.0030, 'rubber')
        tube([(side * 0.080, 0.012, -0.105), (side * 0.03, -0.06, -0.150)], 0.0030, 'rubber')


def _ear_cup(side: int) -> None:
    """Cushion, shell and the wires that hold it on the helmet."""
    cup = plain('ear cup', '#24282c', 0.30)
    box((0.022, 0.072, 0.092), (side * 0.090, -0.01, -0.056), 'rubber', 0.010, 4)
    box((0.004, 0.078, 0.098), (side * 0.1025, -0.01, -0.056), 'grey', 0.0019)
    box((0.030, 0.076, 0.096), (side * 0.119, -0.01, -0.056), cup, 0.0145, 6)
    for y in (-0.022, 0.002):
        wire = [(side * 0.137, y, -0.055), (side * 0.139, y, -0.02), (side * 0.131, y, 0.024)]
        tube(wire, 0.0022, 'steel', 0.01)
    box((0.016, 0.046, 0.030), (side * 0.127, -0.01, 0.022), cup, 0.005)


def helmet() -> None:
    """On the resting head (its middle at the origin, looking to -y)."""
    _shell(plain('helmet', '#e2e2dd', 0.17))
    _cradle()
    for side in (-1, 1):
        _ear_cup(side)

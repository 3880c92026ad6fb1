"""Helmet with ear cups."""

from __future__ import annotations

from .finishes import plain
from .shapes import box, cylinder, lathe


def helmet() -> None:
    """Shell, rim, peak, strap, ear cups, on the resting head (its middle at the origin, looking to -y)."""
    white = plain('helmet', '#d9d9d4', 0.28)
    dome = [
        (0.0, 0.142),
        (0.035, 0.139),
        (0.070, 0.126),
        (0.098, 0.100),
        (0.113, 0.062),
        (0.118, 0.02),
    ]
    rim = [(0.119, 0.012), (0.128, 0.008), (0.129, 0.003), (0.118, 0.002), (0.112, 0.010)]
    shell = lathe([*dome, *rim], white, segments=72, smooth=50)
    shell.scale = (1.0, 1.2, 1.0)
    shell.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    # Seen from behind and a little below, a shell without its padding shows as an empty bowl.
    padding = cylinder(0.114, 0.012, (0, 0, 0.010), 'black')
    padding.scale = (1.0, 1.2, 1.0)
    box((0.15, 0.075, 0.008), (0, -0.165, 0.008), white, 0.004, tilt=(10, 0, 0))
    cylinder(0.017, 0.03, (0, 0.118, -0.020), 'dark', (0, 1, 0), 0.004)
    strap = lathe([(0.100, -0.029), (0.103, -0.027), (0.103, -0.013), (0.100, -0.011)], 'dark')
    strap.scale = (0.88, 1.10, 1.0)
    for side in (-1, 1):
        box((0.045, 0.075, 0.095), (side * 0.105, -0.01, -0.055), 'dark', 0.020, 5)
        box((0.012, 0.02, 0.09), (side * 0.125, -0.01, 0.01), 'dark', 0.004)

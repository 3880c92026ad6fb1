"""Ultrasonic leak detector: a pistol with a display at its back and a cone at its nose."""

from __future__ import annotations

from mathutils import Matrix, Vector

from .geometry import Object, placed
from .shapes import box, cylinder, decal, lathe


def leak_detector() -> Object:
    """Barrel along +x, grip along -z below the origin, which is where a hand closes."""
    with placed('leak detector') as group:
        box((0.029, 0.025, 0.125), (0, 0, -0.012), 'dark', 0.012, 5, tilt=(0, -9, 0))
        box((0.036, 0.034, 0.014), (0.012, 0, -0.078), 'rubber', 0.006, 4, tilt=(0, -9, 0))
        box((0.135, 0.050, 0.046), (0.028, 0, 0.068), 'dark', 0.014, 5)
        box((0.100, 0.0515, 0.014), (0.030, 0, 0.068), 'yellow', 0.005, 4)
        box((0.012, 0.012, 0.026), (0.030, 0, 0.030), 'red', 0.005, 4)
        box((0.016, 0.078, 0.060), (-0.046, 0, 0.082), 'rubber', 0.008, 5, tilt=(0, 18, 0))
        with placed('display', (-0.0545, 0, 0.0845), tilt=(72, 0, -90)):
            decal(0.064, 0.046, (0, 0, 0), 'screen-leak', (0, 0, 0))
        nose = [
            (0.0, 0),
            (0.021, 0),
            (0.022, 0.03),
            (0.016, 0.045),
            (0.0105, 0.09),
            (0.0075, 0.135),
            (0.005, 0.137),
            (0, 0.130),
        ]
        lathe(nose, 'rubber', (0.093, 0, 0.068), (1, 0, 0), 48)
        cylinder(0.0235, 0.010, (0.098, 0, 0.068), 'zinc', (1, 0, 0), 0.002)
    return group

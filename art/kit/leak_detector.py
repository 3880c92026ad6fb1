"""An ultrasonic leak detector, held as a pistol: in the axes of the hand that holds it (kit/hand.py)."""

from __future__ import annotations

import math

from .fasteners import bolt
from .finishes import Material, plain
from .geometry import add_curve, placed
from .outlines import rounded_rectangle, slack
from .shapes import box, cylinder, lathe, lettering, plane, prism

MIDDLE = 0.033
"""Where its own plane lies: in the middle of the fist."""
BARREL = 0.088
SIDE = (90, 0, 0)
"""Tilt of an outline drawn in x and z."""
TIP = (0.262, MIDDLE, BARREL)
SLOPE = 47.4


def leak_detector() -> None:
    shell = plain('detector', '#17191b', 0.42)
    _housing(shell)
    _grip()
    _display(shell)
    _nose()
    _knob()


def _housing(shell: Material) -> None:
    profile = [
        (0.030, 0.058),
        (0.060, 0.050),
        (0.150, 0.058),
        (0.166, 0.066),
        (0.166, 0.110),
        (0.150, 0.120),
        (0.068, 0.124),
        (0.022, 0.074),
    ]
    half = 0.023
    prism(profile, -half, half, shell, 0.007, 6, (0, MIDDLE, 0), SIDE, 'housing')
    box((0.026, 0.050, 0.058), (0.142, MIDDLE, 0.089), 'rubber', 0.010, 5)
    for x, z in ((0.060, 0.066), (0.118, 0.070), (0.118, 0.108)):
        cylinder(0.0030, 0.002, (x, MIDDLE - half, z), 'black', (0, 1, 0), 0.0004, 24)
        bolt((x, MIDDLE - half - 0.0006, z), (0, -1, 0), 'zinc', 0.0017, 0.0006)
    lettering('ULTRASONS', 0.0072, (0.066, MIDDLE - half - 0.0004, 0.092), 'white', 'Bold', 0.0001)
    lettering(
        '38 à 42 kHz', 0.0056, (0.066, MIDDLE - half - 0.0004, 0.083), 'white', 'Medium', 0.0001
    )


def _grip() -> None:
    with placed('grip', (0.087, MIDDLE, -0.012), tilt=(0, 13, 0)):
        prism(rounded_rectangle(0.040, 0.033, 0.0155), -0.074, 0.078, 'rubber', 0.004, 4)
        prism(rounded_rectangle(0.043, 0.036, 0.016), -0.080, -0.070, 'dark', 0.003, 4)
    _lead()


def _lead() -> None:
    """The headphones' coiled lead."""
    path = slack(
        [(0.064, MIDDLE, -0.09), (0.055, 0.04, -0.15), (-0.02, 0.09, -0.22), (-0.2, 0.1, -0.25)],
        160,
    )
    coil = []
    for i, point in enumerate(path):
        angle = i * 2 * math.pi / 9
        coil.append(
            (point.x + 0.0055 * math.cos(angle), point.y + 0.0055 * math.sin(angle), point.z)
        )
    add_curve(coil, 0.0016, 'rubber', 'lead', 4)
    cylinder(0.0055, 0.022, (0.064, MIDDLE, -0.093), 'dark', (0.1, 0, 1), 0.002)


def _display(shell: Material) -> None:
    """On the slope that looks back at its user."""
    with placed('display', (0.0445, MIDDLE, 0.0995), tilt=(SLOPE, 0, -90)):
        box((0.046, 0.062, 0.008), (0, 0, 0.001), shell, 0.003, 4)
        box((0.041, 0.034, 0.0015), (0, 0.010, 0.0052), 'glass', 0.0006, 2)
        plane(0.036, 0.027, (0, 0.0105, 0.0063), 'screen-leak')
        for x in (-0.0125, 0, 0.0125):
            box((0.0095, 0.007, 0.002), (x, -0.0175, 0.0055), 'rubber', 0.0009, 3)
        cylinder(0.0012, 0.001, (0.018, -0.0265, 0.0052), 'led', bevel=0.0003, segments=16)


def _nose() -> None:
    """The flared horn, then the rubber tube that reaches into corners."""
    start = 0.162
    horn = [
        (0.0, 0.0),
        (0.0235, 0.0),
        (0.0240, 0.004),
        (0.0240, 0.012),
        (0.0228, 0.014),
        (0.0205, 0.0145),
        (0.0200, 0.024),
        (0.0125, 0.036),
        (0.0085, 0.046),
        (0.0062, 0.056),
        (0.0052, 0.085),
        (0.0046, TIP[0] - start),
        (0.0030, TIP[0] - start),
        (0.0028, TIP[0] - start - 0.02),
        (0.0, TIP[0] - start - 0.02),
    ]
    nose = lathe(horn, 'rubber', (start, MIDDLE, BARREL), (1, 0, 0), 64, smooth=40)
    nose.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    ring = [(0.0242, -0.002), (0.0250, -0.001), (0.0250, 0.001), (0.0242, 0.002)]
    lathe(ring, 'aluminium', (start + 0.008, MIDDLE, BARREL), (1, 0, 0), 64)


def _knob() -> None:
    at = (0.100, MIDDLE - 0.023, 0.1085)
    cylinder(0.0075, 0.006, at, 'dark', (0, 1, 0), 0.001, 40)

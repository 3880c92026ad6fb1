"""Control bay of the rental container: display, three outlets, the rain flap over them."""

from __future__ import annotations

from .container_layout import FACE, FRAME, HATCH, SKIN
from .fasteners import clamp
from .geometry import Object, placed
from .instruments import FRONT, dial, emergency_stop, pipe_label, push_button
from .lights import area
from .piping import X
from .shapes import box, cylinder, decal, tube
from .valves import ball_valve
from .wear import hand_marks

BAY_X = (HATCH[0] + HATCH[1]) / 2
CONTROLS_X = BAY_X - 0.07
"""Left of the middle: cameras stand to the right, where the jamb hides what is behind it."""
OUTLETS_X = (CONTROLS_X - 0.21, CONTROLS_X, CONTROLS_X + 0.21)
IN_USE = OUTLETS_X[1]
OUTLET_Z, HEADER_Z = 0.86, 1.06
COUPLING_Y = FACE - 0.10
"""y at which a hose begins."""


def control_bay(runs: bool) -> None:
    """White inside and lit by its own lamp, or nothing in it could be read by day."""
    left, right, *_ = HATCH
    width, back = right - left, FACE + 0.30
    box((width, 0.02, 1.44), (BAY_X, back, 1.24), 'white', 0.003)
    for x in (left + 0.03, right - 0.03):
        box((0.02, 0.30, 1.44), (x, FACE + 0.15, 1.24), 'white', 0)
    box((width, 0.30, 0.02), (BAY_X, FACE + 0.15, 0.54), 'galvanised', 0)
    box((width, 0.30, 0.02), (BAY_X, FACE + 0.15, 1.955), 'white', 0)
    box((0.60, 0.04, 0.03), (BAY_X, FACE + 0.07, 1.925), 'light-grey', 0.006)
    box((0.56, 0.025, 0.004), (BAY_X, FACE + 0.07, 1.908), 'lamp', 0)
    _controls(runs)
    _manifold(runs)
    for x, z, width, height in (
        (CONTROLS_X + 0.02, 0.84, 0.66, 0.34),
        (CONTROLS_X, 1.28, 0.50, 0.14),
    ):
        hand_marks((x, back - 0.0115, z), width, height)


def bay_lamp() -> Object:
    start, aim = (BAY_X, FACE + 0.05, 1.89), (BAY_X, FACE + 0.24, 0.9)
    return area(start, aim, (0.6, 0.05), 9, (1, 0.97, 0.9), 'bay lamp')


def _controls(runs: bool) -> None:
    box((0.50, 0.03, 0.60), (CONTROLS_X, FACE + 0.275, 1.56), 'dark', 0.010)
    box((0.40, 0.012, 0.27), (CONTROLS_X, FACE + 0.256, 1.66), 'black', 0.006)
    if runs:
        decal(0.375, 0.235, (CONTROLS_X, FACE + 0.2485, 1.66), 'screen-compressor')
    emergency_stop((CONTROLS_X + 0.16, FACE + 0.261, 1.38))
    for i, paint in enumerate(('led' if runs else 'light-grey', 'light-grey', 'light-grey')):
        push_button((CONTROLS_X - 0.17 + i * 0.075, FACE + 0.261, 1.38), paint, 0.016)


def _manifold(runs: bool) -> None:
    """Header with three outlets; when it runs the middle one is open and feeds the hose, the others are capped."""
    y, start, end = FACE + 0.20, OUTLETS_X[0] - 0.10, OUTLETS_X[2] + 0.10
    tube([(start, y, HEADER_Z), (end, y, HEADER_Z)], 0.045, 'livery')
    for x in (start, end):
        cylinder(0.056, 0.03, (x, y, HEADER_Z), 'fitting', X, 0.006)
    for x in (OUTLETS_X[0] + 0.11, OUTLETS_X[2] - 0.11):
        clamp((x, y, HEADER_Z), X, 0.045)
        box((0.03, 0.08, 0.05), (x, FACE + 0.265, HEADER_Z), 'zinc', 0.003)
    pipe_label((CONTROLS_X, y, HEADER_Z), X, FRONT, 0.045, 0.17, 'label-air')
    for x in OUTLETS_X:
        elbow = [(x, y, HEADER_Z), (x, y, OUTLET_Z), (x, FACE, OUTLET_Z)]
        tube(elbow, 0.028, 'stainless', 0.07)
        feeds = runs and x == IN_USE
        ball_valve((x, FACE - 0.015, OUTLET_Z), FRONT, 0.028, shut=not feeds)
        cylinder(0.038, 0.05, (x, FACE - 0.075, OUTLET_Z), 'brass', FRONT, 0.004)
        if not feeds:
            cylinder(0.043, 0.05, (x, FACE - 0.115, OUTLET_Z), 'fitting', FRONT, 0.008)
            for side in (-1, 1):
                box((0.008, 0.06, 0.02), (x + side * 0.046, FACE - 0.10, OUTLET_Z), 'steel')
    gauge_x = OUTLETS_X[2] + 0.03
    dial((gauge_x, y - 0.05, HEADER_Z + 0.15), radius=0.05, stem=(gauge_x, y - 0.035, HEADER_Z))


def rain_flap() -> None:
    """Over the control bay, on gas struts."""
    left, right, *_ = HATCH
    width = right - left
    with placed('rain flap', (BAY_X, FACE - 0.035, 1.99), tilt=(-14, 0, 0)):
        box((width, 0.86, 0.03), (0, -0.43, 0), SKIN, 0.008)
        box((width - 0.10, 0.74, 0.02), (0, -0.43, -0.022), 'light-grey', 0.006)
        for y in (-0.62, -0.24):
            box((width - 0.14, 0.03, 0.012), (0, y, -0.036), 'grey', 0.003)
        box((width, 0.02, 0.06), (0, -0.85, -0.015), FRAME, 0.006)
    for x in (-0.28, 0.28):
        cylinder(0.014, 0.14, (BAY_X + x, FACE - 0.037, 2.005), 'zinc', X)
    # One strut, on the hinge's far side: a second one would cross the display.
    x = left + 0.05
    tube([(x, FACE + 0.02, 1.55), (x, FACE - 0.56, 2.095)], 0.009, 'steel')
    tube([(x, FACE + 0.02, 1.55), (x, FACE - 0.28, 1.83)], 0.014, 'black')

"""Rental compressor in a ten-foot container, its control hatch open. Long side to -y."""

from __future__ import annotations

from .fasteners import bolt, clamp
from .finishes import LIVERY
from .geometry import Object, Point, placed
from .instruments import FRONT, dial, emergency_stop, pipe_label, push_button
from .lights import area
from .marking import symbol
from .piping import X
from .shapes import box, cylinder, decal, lettering, tube
from .sheet_metal import louvres
from .valves import ball_valve
from .weather import scuffed, weathered
from .yard import cladding

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
BAY_X = (HATCH[0] + HATCH[1]) / 2
CONTROLS_X = BAY_X - 0.07
"""Left of the middle: cameras stand to the right, where the jamb hides what is behind it."""
OUTLETS_X = (CONTROLS_X - 0.21, CONTROLS_X, CONTROLS_X + 0.21)
IN_USE = OUTLETS_X[1]
OUTLET_Z, HEADER_Z = 0.86, 1.06
COUPLING_Y = FACE - 0.10
"""y at which a hose begins."""


def _frame() -> None:
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                (0.14, 0.14, HEIGHT - 0.238),
                (sx * (LENGTH / 2 - 0.07), sy * (WIDTH / 2 - 0.07), HEIGHT / 2),
                FRAME,
                0.012,
            )
            for z in (0.06, HEIGHT - 0.06):
                casting = (sx * (LENGTH / 2 - 0.087), sy * (WIDTH / 2 - 0.079), z)
                box((0.178, 0.162, 0.118), casting, FRAME, 0.010)
                box((0.07, 0.17, 0.05), casting, 'black', 0.02)
                box((0.19, 0.05, 0.06), casting, 'black', 0.02)
        box((LENGTH - 0.30, 0.07, 0.14), (0, sx * (WIDTH / 2 - 0.045), 0.10), FRAME, 0.008)
        box((LENGTH - 0.30, 0.06, 0.07), (0, sx * (WIDTH / 2 - 0.04), HEIGHT - 0.06), FRAME, 0.008)
        box((0.07, WIDTH - 0.30, 0.14), (sx * (LENGTH / 2 - 0.045), 0, 0.10), FRAME, 0.008)
        box((0.06, WIDTH - 0.30, 0.07), (sx * (LENGTH / 2 - 0.04), 0, HEIGHT - 0.06), FRAME, 0.008)
        box((0.30, 0.10, 0.09), (sx * 0.42, -WIDTH / 2 + 0.03, 0.105), 'black', 0.006)
    box((LENGTH - 0.1, WIDTH - 0.1, 0.02), (0, 0, HEIGHT - 0.04), SKIN, 0)
    box((LENGTH - 0.1, WIDTH - 0.1, 0.03), (0, 0, 0.16), 'dark', 0)


def _long_side() -> None:
    """Corrugated sheet round the two openings, each with its frame."""
    (hatch_left, hatch_right, hatch_bottom, top), (left, right, bottom, _) = HATCH, INTAKE
    for start, end, low, high in (
        (SHEET_LEFT, hatch_left, SHEET_BOTTOM, SHEET_TOP),
        (hatch_left, left, top, SHEET_TOP),
        (right, SHEET_RIGHT, SHEET_BOTTOM, SHEET_TOP),
        (hatch_right, left, SHEET_BOTTOM, top),
        (left, right, SHEET_BOTTOM, bottom),
        (left, right, top, SHEET_TOP),
        (hatch_left, hatch_right, SHEET_BOTTOM, hatch_bottom),
    ):
        cladding(start, end, low, high, -WIDTH / 2 + 0.045, SKIN, 0.28, 0.036)
    for start, end, low, high in (HATCH, INTAKE):
        for x in (start, end):
            box((0.05, 0.07, high - low + 0.05), (x, FACE, (low + high) / 2), FRAME, 0.006)
        for z in (low, high):
            box((end - start + 0.05, 0.07, 0.05), ((start + end) / 2, FACE, z), FRAME, 0.006)
    # A cooler's face behind the slats: black gaps would look like a hole.
    cooler = (right - left - 0.06, 0.004, 1.30)
    box(cooler, ((left + right) / 2, FACE + 0.075, 1.30), 'fitting', 0)
    louvres(right - left - 0.06, 1.30, ((left + right) / 2, FACE - 0.01, 1.30), 0.075, 0.07, 0.004)


def _control_bay() -> None:
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
    _controls()
    _manifold()


def _bay_lamp() -> Object:
    start, aim = (BAY_X, FACE + 0.05, 1.89), (BAY_X, FACE + 0.24, 0.9)
    return area(start, aim, (0.6, 0.05), 9, (1, 0.97, 0.9), 'bay lamp')


def _controls() -> None:
    box((0.50, 0.03, 0.60), (CONTROLS_X, FACE + 0.275, 1.56), 'dark', 0.010)
    box((0.40, 0.012, 0.27), (CONTROLS_X, FACE + 0.256, 1.66), 'black', 0.006)
    decal(0.375, 0.235, (CONTROLS_X, FACE + 0.2485, 1.66), 'screen-compressor')
    emergency_stop((CONTROLS_X + 0.16, FACE + 0.261, 1.38))
    for i, paint in enumerate(('led', 'light-grey', 'light-grey')):
        push_button((CONTROLS_X - 0.17 + i * 0.075, FACE + 0.261, 1.38), paint, 0.016)


def _manifold() -> None:
    """Header with three outlets; the middle one is open and feeds the hose, the others are capped."""
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
        ball_valve((x, FACE - 0.015, OUTLET_Z), FRONT, 0.028, shut=x != IN_USE)
        cylinder(0.038, 0.05, (x, FACE - 0.075, OUTLET_Z), 'brass', FRONT, 0.004)
        if x != IN_USE:
            cylinder(0.043, 0.05, (x, FACE - 0.115, OUTLET_Z), 'fitting', FRONT, 0.008)
            for side in (-1, 1):
                box((0.008, 0.06, 0.02), (x + side * 0.046, FACE - 0.10, OUTLET_Z), 'steel')
    gauge_x = OUTLETS_X[2] + 0.03
    dial((gauge_x, y - 0.05, HEADER_Z + 0.15), radius=0.05, stem=(gauge_x, y - 0.035, HEADER_Z))


def _rain_flap() -> None:
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


def _cargo_doors() -> None:
    """Right end, with lock bars and the machine's number."""
    width = WIDTH / 2 - 0.16
    for side in (-1, 1):
        with placed('cargo door', (LENGTH / 2 - 0.03, side * (WIDTH / 4 - 0.03), 0), 90):
            cladding(
                -width / 2, width / 2, SHEET_BOTTOM + 0.02, SHEET_TOP - 0.02, 0, SKIN, 0.24, 0.026
            )
            for x in (-width * 0.28, width * 0.28):
                tube([(x, -0.055, SHEET_BOTTOM), (x, -0.055, SHEET_TOP)], 0.016, 'zinc')
                for z in (0.30, 0.85, 1.6, 2.3):
                    box((0.07, 0.03, 0.05), (x, -0.04, z), 'zinc')
                box((0.30, 0.02, 0.03), (x + 0.10, -0.08, 1.15), 'zinc', 0.005)
                box((0.06, 0.04, 0.10), (x + 0.22, -0.05, 1.15), 'zinc', 0.005)
    with placed('number', (LENGTH / 2 - 0.005, -WIDTH / 4 + 0.03, 0), 90):
        box((0.34, 0.006, 0.24), (0, -0.001, 2.02), 'white', 0.002)
        lettering('AE 07', 0.11, (-0.15, -0.006, 1.985), 'livery', 'Bold')
        box((0.16, 0.006, 0.16), (0, -0.001, 1.66), 'black', 0.001)
        decal(0.156, 0.156, (0, -0.006, 1.66), 'label-voltage')
    with placed('left end', (-LENGTH / 2 + 0.03, 0, 0), -90):
        cladding(-WIDTH / 2 + 0.14, WIDTH / 2 - 0.14, SHEET_BOTTOM, SHEET_TOP, 0, SKIN, 0.28, 0.036)


def _sign() -> None:
    """Plate bolted to the crests of the sheet."""
    left, y = SHEET_LEFT + 0.02, -WIDTH / 2 + 0.003
    box((0.98, 0.012, 0.42), (left + 0.49, y, 1.36), 'white')
    for x in (left + 0.03, left + 0.95):
        for z in (1.18, 1.54):
            bolt((x, y - 0.006, z), FRONT, radius=0.008, height=0.005)
    ink = -WIDTH / 2 - 0.0045
    symbol(0.21, (left + 0.055, ink, 1.34))
    lettering('Aérance', 0.185, (left + 0.285, ink, 1.352), 'livery', 'Bold')
    lettering('Air comprimé · Location', 0.058, (left + 0.292, ink, 1.245), 'dark')


def _roof() -> None:
    box((1.2, 1.2, 0.16), (0.55, 0, HEIGHT + 0.05), 'grey', 0.01)
    box((1.3, 1.3, 0.03), (0.55, 0, HEIGHT + 0.16), 'grey', 0.01)
    tube([(-1.0, 0.5, HEIGHT - 0.1), (-1.0, 0.5, HEIGHT + 0.45)], 0.06, 'stainless')
    cylinder(0.10, 0.02, (-1.0, 0.5, HEIGHT + 0.47), 'stainless')
    for x, y in (
        (-LENGTH / 2 + 0.087, -WIDTH / 2 + 0.079),
        (LENGTH / 2 - 0.087, -WIDTH / 2 + 0.079),
    ):
        tube([(x, y + 0.12, HEIGHT), (x, y + 0.12, HEIGHT + 0.05)], 0.012, 'zinc')


def container(at: Point, turn: float) -> Object:
    weathered(SKIN, '#eceae5', 0.36, runs=0.8, reach=(0.10, 0.80), splash=0.75)
    scuffed(FRAME, LIVERY)
    with placed('container', at, turn) as group:
        _frame()
        _long_side()
        _control_bay()
        _rain_flap()
        _cargo_doors()
        _sign()
        _roof()
    _bay_lamp().parent = group
    return group

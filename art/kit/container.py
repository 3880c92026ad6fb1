"""Rental compressor in a ten-foot container, its control hatch open. Long side to -y."""

from __future__ import annotations

from .container_bay import bay_lamp, control_bay, rain_flap
from .container_layout import (
    FACE,
    FRAME,
    HATCH,
    HEIGHT,
    INTAKE,
    LENGTH,
    SHEET_BOTTOM,
    SHEET_LEFT,
    SHEET_RIGHT,
    SHEET_TOP,
    SKIN,
    WIDTH,
)
from .fasteners import bolt
from .finishes import LIVERY
from .geometry import Object, Point, placed
from .instruments import FRONT
from .marking import symbol
from .shapes import box, cylinder, decal, lettering, tube
from .sheet_metal import louvres
from .wear import hand_marks
from .weather import scuffed, weathered
from .yard import cladding


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
    lettering('Location', 0.1, (left + 0.292, ink, 1.222), 'dark')


def _roof() -> None:
    box((1.2, 1.2, 0.16), (0.55, 0, HEIGHT + 0.05), 'grey', 0.01)
    box((1.3, 1.3, 0.03), (0.55, 0, HEIGHT + 0.16), 'grey', 0.01)
    tube([(-1.0, 0.5, HEIGHT - 0.1), (-1.0, 0.5, HEIGHT + 0.45)], 0.06, 'stainless')
    cylinder(0.10, 0.02, (-1.0, 0.5, HEIGHT + 0.47), 'stainless')
    for side in (-1, 1):
        x, y = side * (LENGTH / 2 - 0.087), -WIDTH / 2 + 0.199
        tube([(x, y, HEIGHT), (x, y, HEIGHT + 0.05)], 0.012, 'zinc')


def _worn() -> None:
    """Gloves round the hatch and its outlets, soot and oil haze where the cooler breathes."""
    left, right, low, _ = HATCH
    for x, z, width, height in (
        (left, 1.30, 0.06, 0.60), (right, 1.10, 0.06, 0.50), (0.03, low, 0.70, 0.06),
    ):  # fmt: skip
        hand_marks((x, FACE - 0.037, z), width, height)
    start, end, bottom, _ = INTAKE
    for x, width in ((start + 0.22, 0.50), (end - 0.18, 0.42)):
        hand_marks((x, FACE - 0.038, bottom + 0.02), width, 0.30)


def container(at: Point, turn: float, runs: bool) -> Object:
    weathered(SKIN, '#eceae5', 0.36, runs=0.8, reach=(0.10, 0.80), splash=0.75)
    scuffed(FRAME, LIVERY)
    with placed('container', at, turn) as group:
        _frame()
        _long_side()
        control_bay(runs)
        rain_flap()
        _cargo_doors()
        _sign()
        _roof()
        _worn()
    bay_lamp().parent = group
    return group

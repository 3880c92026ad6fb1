"""Rear leaves of the van: pressed shell, pane in a rubber frame, trim panel, latch, pocket."""

from __future__ import annotations

from .finishes import LIVERY, Material, plain
from .geometry import Object, Point, placed
from .glazing import window_glass
from .marking import Surface, film_lettering, symbol
from .outlines import rounded_rectangle
from .shapes import box, cylinder, prism, tube

WIDTH, BOTTOM, TOP, THICKNESS = 0.945, 0.61, 2.345, 0.048
MIDDLE, HEIGHT = (BOTTOM + TOP) / 2, TOP - BOTTOM
PANE = (WIDTH / 2, 1.945, WIDTH - 0.24, 0.56)
"""x, z, width, height"""
TRIM = (WIDTH / 2, 1.10, WIDTH - 0.17, 0.80)


def _slab(
    x: float, z: float, width: float, height: float, radius: float, inner: float, outer: float,
    paint: Material | str, bevel: float,
) -> Object:  # fmt: skip
    """Upright plate with rounded corners between two depths."""
    low, high = sorted((inner, outer))
    outline = rounded_rectangle(width, height, radius, 8)
    # Turned by 90° about x, the outline stands up and depth runs to -y.
    return prism(outline, -high, -low, paint, bevel, 3, (x, 0, z), (90, 0, 0))


def _rim(x: float, z: float, width: float, height: float, y: float, radius: float) -> None:
    """A rubber bead round a rounded rectangle."""
    outline = rounded_rectangle(width, height, 0.07, 8)
    path = [(x + px, y, z + pz) for px, pz in [*outline, outline[0]]]
    tube(path, radius, 'rubber')


def _shell(outer: int, paint: Material) -> None:
    shell = _slab(WIDTH / 2, MIDDLE, WIDTH, HEIGHT, 0.07, 0, outer * THICKNESS, paint, 0.010)
    x, z, width, height = PANE
    opening = _slab(x, z, width, height, 0.07, -0.2, 0.2, 'black', 0)
    opening.hide_render = True
    cut = shell.modifiers.new('pane', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', opening, 'EXACT'
    for depth in (0.002, THICKNESS - 0.002):
        _rim(x, z, width - 0.01, height - 0.01, outer * depth, 0.010)
    _slab(x, z, width - 0.01, height - 0.01, 0.065, outer * 0.024, outer * 0.0245,
          window_glass('leaf pane'), 0)  # fmt: skip
    _rim(WIDTH / 2, MIDDLE, WIDTH - 0.045, HEIGHT - 0.045, -outer * 0.002, 0.009)


def _inner_face(outer: int, trim: Material) -> None:
    x, z, width, height = TRIM

    def off(distance: float) -> float:
        return -outer * distance

    _slab(x, z, width, height, 0.05, off(0), off(0.014), trim, 0.006)
    for sx in (-1, 1):
        for sz in (-1, 0, 1):
            clip = (x + sx * (width / 2 - 0.03), off(0.015), z + sz * (height / 2 - 0.03))
            cylinder(0.010, 0.005, clip, 'fitting', (0, -outer, 0), 0.002, 20)
    box((0.46, 0.06, 0.15), (x, off(0.042), 0.80), 'fitting', 0.014, 4)
    for i in range(3):
        sheet = (x - 0.12 + 0.11 * i, off(0.032 + 0.009 * i), 0.865 + 0.012 * i)
        box(
            (0.21, 0.003, 0.16),
            sheet,
            ('white', 'yellow', 'light-grey')[i],
            0.001,
            tilt=(0, 3 * i, 0),
        )
    free = WIDTH - 0.045
    box((0.05, 0.02, 0.16), (free, off(0.012), 1.30), 'zinc', 0.004)
    for low, high in ((0.66, 1.22), (1.38, 2.28)):
        tube([(free, off(0.010), low), (free, off(0.010), high)], 0.006, 'zinc')
    box((0.035, 0.035, 0.17), (free - 0.075, off(0.030), 1.56), 'fitting', 0.012, 4)
    box((0.09, 0.006, 0.03), (free - 0.10, off(0.004), 0.66), 'red', 0.002)


def _trim_film(outer: int) -> None:
    """Name on the trim: it reads while the doors stand open."""

    def on(start: float, base: float) -> Surface:
        y = -outer * 0.0160
        flip = outer
        return lambda right, up: (start + flip * right, y, base + up)

    width = 0.30
    left = TRIM[0] - outer * width / 2
    symbol(width, (0, 0, 0), on(left, 1.14), ('white', 'yellow'))
    film_lettering('Aérance', 0.125, on(TRIM[0] - outer * 0.245, 1.005), 'white', 'Bold')


def _hinges(outer: int, paint: Material) -> None:
    for z in (0.80, 1.48, 2.14):
        cylinder(0.014, 0.11, (-0.012, outer * 0.024, z), paint)
        box((0.10, 0.012, 0.055), (0.03, outer * (THICKNESS + 0.004), z), paint, 0.004)


def rear_leaf(side: int, opening: float, hinge: Point, paint: Material) -> None:
    """`side` -1 is the right leaf. `opening`: 0 is shut, 270 lies along the flank."""
    # The right leaf lies beside the marking of the flank: a second one there would be one too many.
    trim = plain('leaf trim', LIVERY if side > 0 else '#4b5156', 0.55)
    turn = 90 + opening if side < 0 else -90 - opening
    with placed('rear leaf', hinge, turn):
        _shell(-side, paint)
        _inner_face(-side, trim)
        if side > 0:
            _trim_film(-side)
        _hinges(-side, paint)


def aperture(paint: Material) -> None:
    """What the leaves close on: seal, strikers, gooseneck hinges on the pillars."""
    outline = rounded_rectangle(1.745, 1.735, 0.08, 8)
    path = [(-0.003, py, 1.472 + pz) for py, pz in [*outline, outline[0]]]
    tube(path, 0.011, 'rubber')
    for z in (0.628, 2.322):
        box((0.03, 0.10, 0.02), (0.02, 0, z), 'zinc', 0.004)
    for side in (-1, 1):
        for z in (0.80, 1.48, 2.14):
            reach = [(0.02, side * 0.93, z), (-0.035, side * 0.97, z), (-0.04, side * 1.03, z)]
            tube(reach, 0.012, paint, 0.02)

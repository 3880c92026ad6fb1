"""Motors, pumps and the plate exchanger."""

from __future__ import annotations

from .fasteners import bolt, bolt_circle, gland
from .geometry import ALONG_X, Object, Point, placed
from .materials import Paint
from .outlines import finned_circle, rounded_rectangle
from .piping import X, flange_pair
from .plate_pack import plate_pack
from .shapes import box, cylinder, decal, lathe, prism


def motor(
    at: Point,
    radius: float = 0.155,
    length: float = 0.52,
    paint: Paint = 'oily-grey',
    fins: int = 44,
) -> Object:
    """Finned electric motor along x, drive end towards -x; `at` is the middle of its stator."""
    half = length / 2
    with placed('motor', at) as group:
        prism(finned_circle(radius, fins, radius * 0.14), -half, half, paint, 0, tilt=(0, 90, 0))
        for x in (-half, half):
            cylinder(radius * 1.04, 0.03, (x, 0, 0), paint, X, 0.006, 96)
        cylinder(radius * 1.22, 0.03, (-half - 0.03, 0, 0), paint, X, 0.005, 96)
        bolt_circle((-half - 0.045, 0, 0), (-1, 0, 0), radius * 1.11, 8, 0.011)
        cowl = [
            (0, 0.10),
            (0.65, 0.10),
            (0.9, 0.085),
            (1.03, 0.04),
            (1.05, 0),
            (1.05, -0.03),
            (1, -0.03),
        ]
        lathe([(r * radius, z) for r, z in cowl], 'dark', (half + 0.03, 0, 0), X, 72)
        box((length * 0.4, radius * 1.05, radius * 0.62), (-0.02, 0, radius * 1.25), paint, 0.012)
        box((length * 0.42, radius * 1.1, 0.012), (-0.02, 0, radius * 1.58), paint)
        box((0.11, 0.006, 0.074), (length * 0.08, -radius + 0.002, 0), paint, 0.001)
        decal(0.10, 0.066, (length * 0.08, -radius - 0.002, 0), 'plate-motor')
    return group


def inline_pump(at: Point) -> Object:
    """Circulation pump: pipe along x through `at`, motor upright."""
    fin = 0.095
    with placed('pump', at) as group:
        volute = [
            (0, -0.10),
            (0.07, -0.10),
            (0.10, -0.08),
            (0.115, -0.03),
            (0.115, 0.03),
            (0.10, 0.06),
            (0.085, 0.07),
            (0, 0.07),
        ]
        lathe(volute, 'livery-cast', segments=72)
        cylinder(0.052, 0.34, (0, 0, -0.01), 'livery-cast', X, 0.006)
        for x in (-0.19, 0.19):
            flange_pair((x, 0, 0), X, 0.042, 'livery-cast', 0.016, 1.45, 4)
        cylinder(0.115, 0.025, (0, 0, 0.085), 'livery-cast', bevel=0.004)
        bolt_circle((0, 0, 0.098), (0, 0, 1), 0.10, 8)
        cylinder(0.07, 0.07, (0, 0, 0.13), 'dark')
        prism(finned_circle(fin, 30, fin * 0.14), 0.16, 0.40, 'dark', 0)
        cap = [(1.04, 0.39), (1.05, 0.40), (1.05, 0.45), (0.9, 0.475), (0, 0.48)]
        lathe([(r * fin, z) for r, z in cap], 'dark', segments=72)
        cylinder(fin * 1.05, 0.02, (0, 0, 0.165), 'dark')
        box((0.13, 0.07, 0.14), (0, -fin - 0.03, 0.29), 'fitting', 0.012, 4)
        box((0.09, 0.004, 0.05), (0, -fin - 0.066, 0.31), 'glass')
        box((0.05, 0.002, 0.006), (0, -fin - 0.069, 0.315), 'led', 0)
        gland((0.035, -fin - 0.03, 0.22), (0, 0, -1), 0.009)
    return group


def plate_exchanger(at: Point, plates: int = 26) -> Object:
    """Plates stacked along x between a frame (+x, water ports) and a pressure plate (oil ports)."""
    width, bottom, top = 0.42, 0.16, 1.06
    middle = (0, (bottom + top) / 2)

    with placed('plate exchanger', at) as group:
        frame = rounded_rectangle(width, top - bottom, 0.03, 6, middle)
        for x, half in ((0.21, 0.0175), (-0.21, 0.015)):
            prism(frame, -half, half, 'livery-cast', 0.005, 2, (x, 0, 0), ALONG_X)
        plate_pack(0.37, plates, width - 0.06, bottom + 0.06, top - 0.06)
        for y in (-width / 2 + 0.018, width / 2 - 0.018):
            for z in (bottom + 0.10, bottom + 0.32, top - 0.32, top - 0.10):
                cylinder(0.011, 0.62, (0.02, y, z), 'zinc', X)
                bolt((0.228, y, z), (1, 0, 0), radius=0.021, height=0.018)
                bolt((-0.226, y, z), (-1, 0, 0), radius=0.021, height=0.018)
        cylinder(0.024, 0.62, (-0.02, 0, top + 0.03), 'stainless', X)
        cylinder(0.018, 0.62, (-0.02, 0, bottom - 0.02), 'stainless', X)
        box((0.05, 0.06, 1.28), (-0.36, 0, 0.64), 'livery-cast', 0.006)
        box((0.12, 0.20, 0.014), (-0.36, 0, 0.007), 'livery-cast', 0.003)
        for y in (-0.15, 0.15):
            box((0.06, 0.07, bottom + 0.02), (0.21, y, (bottom + 0.02) / 2), 'livery-cast', 0.006)
            box((0.11, 0.10, 0.014), (0.21, y, 0.007), 'livery-cast', 0.003)
            bolt((0.25, y, 0.014), (0, 0, 1), radius=0.012)
    return group

"""Service van, rear doors open. x forward from the tail, y to its left, z up."""

from __future__ import annotations

from .finishes import Material, glow, plain
from .geometry import Object, Point, placed
from .lights import area
from .marking import Surface, film_lettering, symbol
from .shapes import box, cylinder, decal, tube
from .van_body import AXLES, arch, half_width, patch, seam, shell, skin_y
from .van_doors import aperture, rear_leaf
from .van_load import load
from .weather import weathered
from .wheels import wheel

TO_TAIL = (90, 0, -90)
BULKHEAD = 2.886
"""Tilt of a drawing that faces -x."""
FILM = 0.0022


class Paints:
    """Materials only a vehicle needs."""

    def __init__(self, lit: bool) -> None:
        self.body = weathered(
            'van paint', '#e6e7e7', 0.24, 0.06, (0.30, 0.85), 0.5, '#847b6c', coat=0.7
        )
        self.pane = plain('cab pane', '#10151a', 0.03, specular=0.8)
        self.trim = plain('trim', '#202224', 0.5)
        self.red_lens = glow('lamp red', '#c0060a', 5) if lit else _lens('red lens', '#9b0c10')
        self.amber_lens = _lens('amber lens', '#c8730a')
        self.clear_lens = _lens('clear lens', '#cfcdc6')
        self.beacon = _lens('beacon', '#e39200')


def _lens(name: str, color: str) -> Material:
    return plain(name, color, 0.07, specular=0.8)


def _on_flank(start: float, base: float) -> Surface:
    """The right flank: seen from outside, forward is to the right."""

    def surface(right: float, up: float) -> Point:
        x, z = start + right, base + up
        return (x, -(skin_y(x, z) + FILM), z)

    return surface


def _marking() -> None:
    symbol(0.40, (0, 0, 0), _on_flank(1.16, 1.42))
    film_lettering('Aérance', 0.37, _on_flank(1.66, 1.47), 'dark', 'Bold')
    film_lettering('Air comprimé · Gaz · Vide', 0.098, _on_flank(1.68, 1.335), 'dark', 'SemiBold')
    # Read from behind too, with the doors open: on the bulkhead, under the lamp.
    symbol(0.52, (0, 0, 0), lambda right, up: (BULKHEAD, 0.26 - right, 1.46 + up))
    film_lettering(
        'Aérance', 0.20, lambda right, up: (BULKHEAD, 0.37 - right, 1.24 + up), 'dark', 'Bold'
    )


def _side(side: int, paints: Paints) -> None:
    for start, end in ((0.02, 0.56), (0.56, 3.9), (3.9, 4.55)):
        patch(start, lambda _, end=end: end, 0.80, 1.02, 'livery', side)
        patch(start, lambda _, end=end: end, 1.04, 1.065, 'yellow', side)
    patch(3.38, lambda part: 4.50 - 0.62 * part, 1.50, 2.13, paints.pane, side, 0.003)
    patch(1.42, lambda _: 3.98, 0.60, 0.70, paints.trim, side, 0.010)
    patch(0.30, lambda _: 0.55, 0.60, 0.70, paints.trim, side, 0.010)
    patch(0.50, lambda _: 1.715, 1.212, 1.236, 'black', side, 0.001)
    levels = [0.52 + i * 1.66 / 24 for i in range(25)]
    for x in (1.72, 3.02, 3.26):
        seam([(x, z) for z in levels], side)
    for z in (0.52, 2.18):
        seam([(1.72 + i * 0.13, z) for i in range(11)], side)
    seam([(3.26 + i * 0.1, 0.52) for i in range(8)], side)
    seam([(0.10 + i * 0.15, 2.26) for i in range(22)], side)
    for x, z in ((2.90, 1.24), (3.40, 1.26)):
        box((0.20, 0.03, 0.035), (x, side * (half_width(z) + 0.014), z), paints.trim, 0.008)
    box((0.16, 0.24, 0.36), (4.28, side * 1.10, 1.62), paints.trim, 0.04, 4)
    for x in (0.35, 2.2):
        at = (x, side * (half_width(0.66) + 0.014), 0.65)
        box((0.09, 0.01, 0.035), at, paints.amber_lens, 0.003)


def _tail_lamp(side: int, paints: Paints) -> None:
    """Housing on the pillar with four ribbed lenses."""
    y = side * 0.922
    box((0.05, 0.100, 0.66), (-0.008, y, 1.24), paints.trim, 0.016, 4)
    for z, height, lens in (
        (1.455, 0.20, paints.red_lens),
        (1.295, 0.105, paints.amber_lens),
        (1.185, 0.105, paints.clear_lens),
        (1.035, 0.18, paints.red_lens),
    ):
        box((0.05, 0.086, height - 0.008), (-0.014, y, z), lens, 0.010, 4)
        for i in range(int(height / 0.02)):
            rib = (-0.0395, y, z - height / 2 + 0.015 + i * 0.02)
            box((0.002, 0.074, 0.010), rib, lens, 0.0008)
    box((0.006, 0.05, 0.12), (-0.0405, y, 1.455), 'red', 0.002)


def _bumper(paints: Paints) -> None:
    """Plastic bumper with step, number plate, reflectors, sensors."""
    box((0.17, 1.98, 0.23), (-0.025, 0, 0.455), paints.trim, 0.045, 5)
    box((0.13, 1.34, 0.02), (-0.045, 0, 0.580), paints.trim, 0.006)
    for i in range(42):
        box((0.11, 0.010, 0.006), (-0.045, -0.63 + i * 0.0307, 0.591), 'rubber', 0.001)
    box((0.02, 0.60, 0.17), (-0.105, 0, 0.462), 'black', 0.01)
    box((0.010, 0.53, 0.120), (-0.116, 0, 0.458), 'black', 0.004)
    decal(0.52, 0.11, (-0.1222, 0, 0.458), 'label-number-plate', TO_TAIL)
    for side in (-1, 1):
        box((0.03, 0.06, 0.018), (-0.115, side * 0.12, 0.535), 'fitting', 0.004)
        box((0.012, 0.13, 0.035), (-0.1075, side * 0.80, 0.43), paints.red_lens, 0.004)
        for y in (0.42, 0.66):
            cylinder(0.014, 0.008, (-0.110, side * y, 0.49), 'fitting', (-1, 0, 0), 0.002, 24)
        box((0.02, 0.24, 0.30), (0.52, side * 0.86, 0.30), 'rubber', 0.006)
    tube([(0.6, 0.55, 0.27), (0.12, 0.55, 0.25), (-0.02, 0.58, 0.22)], 0.03, 'galvanised', 0.08)
    box((1.6, 1.3, 0.06), (0.9, 0, 0.42), 'black', 0)
    cylinder(0.055, 1.6, (AXLES[0], 0, 0.34), 'dark', (0, 1, 0))


def _roof(paints: Paints) -> None:
    """Header with brake lamp and camera, rack with a pipe tube, amber light bar."""
    box((0.05, 1.62, 0.06), (0.004, 0, 2.435), paints.body, 0.02)
    box((0.012, 0.34, 0.022), (-0.024, 0, 2.435), paints.red_lens, 0.004)
    box((0.03, 0.05, 0.03), (-0.030, 0.28, 2.43), paints.trim, 0.008)
    box((0.20, 1.12, 0.035), (0.30, 0, 2.522), paints.trim, 0.010)
    for i in range(6):
        y = -0.435 + i * 0.174
        box((0.17, 0.164, 0.050), (0.30, y, 2.560), paints.beacon, 0.014, 4)
        box((0.004, 0.120, 0.020), (0.2135, y, 2.560), paints.clear_lens, 0.001)
    for side in (-1, 1):
        box((0.19, 0.04, 0.060), (0.30, side * 0.545, 2.560), paints.trim, 0.014, 4)
    for x in (0.75, 1.75, 2.75):
        box((0.05, 1.66, 0.03), (x, 0, 2.60), 'aluminium', 0.006)
        for side in (-1, 1):
            # The roof falls away towards its edge: a foot lies on it, the post goes through.
            box((0.05, 0.03, 0.19), (x, side * 0.78, 2.505), 'aluminium', 0.006)
            box(
                (0.15, 0.08, 0.03),
                (x, side * 0.78, 2.455),
                paints.trim,
                0.008,
                tilt=(-21 * side, 0, 0),
            )
    tube([(0.62, -0.55, 2.69), (3.1, -0.55, 2.69)], 0.075, 'light-grey')
    cylinder(0.080, 0.05, (0.62, -0.55, 2.69), 'dark', (1, 0, 0), 0.01)


def _load_lamp() -> Object:
    return area((1.0, -0.10, 2.27), (1.0, 0.10, 0.8), (1.8, 0.12), 55, (1, 0.96, 0.9), 'load bay')


def van(
    at: Point, turn: float, leaves: tuple[float, float] = (168, 266), lit: bool = False
) -> Object:
    """`leaves`: how far the left and the right rear door stand open. `lit`: tail lamps on."""
    paints = Paints(lit)
    with placed('van', at, turn) as group:
        shell(paints.body)
        for side in (-1, 1):
            for x in AXLES:
                wheel(x, side)
                arch(x, side, paints.trim)
            _side(side, paints)
            _tail_lamp(side, paints)
        _marking()
        _bumper(paints)
        _roof(paints)
        aperture(paints.body)
        load()
        rear_leaf(1, leaves[0], (-0.055, 1.00, 0), paints.body)
        rear_leaf(-1, leaves[1], (-0.045, -1.085, 0), paints.body)
    _load_lamp().parent = group
    return group

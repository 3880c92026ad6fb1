"""What runs along the walls of a machine room: consoles, cable trays, floor channels."""

from __future__ import annotations

from random import Random

from .fasteners import bolt, clamp, gland
from .geometry import Point, placed
from .instruments import FRONT
from .materials import Paint
from .outlines import slack
from .shapes import box, cylinder, decal, lathe, tube

STRUT = 0.041
CABLES = (0.017, 0.013, 0.011, 0.015, 0.009, 0.012, 0.008)
"""Radii of the cables that lie in a tray."""


def console(y: float, wall: float, tip: float, level: float, brace: float) -> None:
    """Cantilever from a wall at x = `wall` to x = `tip`; its top is at `level`, its brace `brace` below."""
    z = level - STRUT / 2
    box((wall - tip, STRUT, STRUT), ((wall + tip) / 2, y, z), 'zinc', 0.003)
    box((0.004, 0.030, 0.030), (tip - 0.001, y, z), 'black', 0)
    foot, head = (wall - 0.02, y, z - brace), (tip + (wall - tip) * 0.32, y, z - STRUT / 2)
    tube([foot, head], 0.016, 'zinc')
    for at in (z, z - brace):
        box((0.010, 0.13, 0.15), (wall - 0.006, y, at), 'zinc', 0.003)
        for side in (-0.045, 0.045):
            bolt((wall - 0.011, y + side, at + 0.045), (-1, 0, 0))


def pipe_on_console(at: Point, radius: float) -> None:
    """Clamp and two studs that hold a pipe along y on the console under it."""
    x, y, z = at
    clamp(at, (0, 1, 0), radius)
    for side in (-1, 1):
        cylinder(0.006, 0.06, (x + side * (radius + 0.009), y, z - radius + 0.02), 'zinc')


def pipe_under_console(at: Point, radius: float, level: float) -> None:
    """Clamp on a rod that hangs from a console whose underside is at `level`."""
    x, y, z = at
    clamp(at, (0, 1, 0), radius)
    cylinder(0.006, level - z - radius, (x, y, (level + z + radius) / 2), 'zinc')
    cylinder(0.012, 0.02, (x, y, z + radius + 0.012), 'zinc')


def cable_tray(x: float, z: float, start: float, end: float, wall: float) -> None:
    """Ladder tray along y, 0.24 m wide, with its cables, on brackets from a wall at x = `wall`."""
    middle, length = (start + end) / 2, end - start
    for side in (-0.12, 0.12):
        box((0.004, length, 0.06), (x + side, middle, z + 0.03), 'galvanised', 0)
    for i in range(int(length / 0.3)):
        box((0.236, 0.025, 0.006), (x, start + 0.15 + i * 0.3, z + 0.004), 'galvanised', 0)
    for i in range(int(length / 1.5)):
        y = start + 0.7 + i * 1.5
        box((wall - x + 0.15, STRUT, 0.03), ((wall + x - 0.15) / 2, y, z - 0.016), 'zinc', 0.003)
        box((0.008, 0.09, 0.16), (wall - 0.005, y, z - 0.06), 'zinc', 0.003)
    _cables_in_tray(x, z + 0.008, start, end)


def _cables_in_tray(x: float, z: float, start: float, end: float) -> None:
    """Cables never lie straight: each wanders a little between its ties."""
    chance = Random(7)
    place = x - 0.10
    for radius in CABLES:
        place += radius
        knots = [
            (place + chance.uniform(-0.007, 0.007), start + (end - start) * i / 9, z + radius)
            for i in range(10)
        ]
        tube(slack(knots, 6), radius, 'rubber' if radius > 0.009 else 'light-grey')
        place += radius + 0.005


def wall_conduits(wall: float, y: float, top: float) -> None:
    """Supply and signal, down a wall at x = `wall` from the tray above to behind a machine."""
    for side, radius in ((0, 0.020), (0.075, 0.012)):
        x = wall - radius - 0.012
        tube([(x, y + side, top), (x, y + side, 0.30)], radius, 'light-grey')
        for z in (top - 0.25, top - 0.85, top - 1.45):
            box((0.012, radius * 3.4, 0.025), (wall - 0.006, y + side, z), 'zinc', 0.002)
            clamp((x, y + side, z), (0, 0, 1), radius, width=0.02)


def floor_channel(x: float, start: float, end: float, width: float = 0.13) -> None:
    """Drain channel along y under a bar grating, flush with the floor."""
    middle, length = (start + end) / 2, end - start
    box((width, length, 0.003), (x, middle, 0.001), 'black', 0)
    for side in (-1, 1):
        box((0.012, length, 0.006), (x + side * width / 2, middle, 0.003), 'galvanised', 0)
    count = int(length / 0.045)
    for i in range(count):
        at = (x, start + (i + 0.5) * length / count, 0.004)
        box((width - 0.014, 0.013, 0.005), at, 'galvanised', 0)


def switch_cabinet(at: Point, turn: float, conduit_foot: float) -> None:
    """Wall cabinet, 0.62 × 0.24 × 0.86 m: switch, lamp, conduits down. `at`: middle of its back."""
    with placed('switch cabinet', at, turn):
        box((0.62, 0.22, 0.86), (0, -0.11, 0), 'light-grey', 0.008)
        box((0.58, 0.012, 0.82), (0, -0.226, 0), 'light-grey', 0.005)
        box((0.10, 0.004, 0.10), (0.14, -0.234, 0.20), 'yellow', 0.002)
        cylinder(0.034, 0.02, (0.14, -0.245, 0.20), 'red', FRONT, 0.004)
        box((0.018, 0.022, 0.062), (0.14, -0.261, 0.20), 'red')
        decal(0.11, 0.11, (-0.14, -0.2335, 0.20), 'label-voltage')
        decal(0.13, 0.062, (-0.14, -0.2335, 0.08), 'label-400-volt')
        cylinder(0.011, 0.012, (0.14, -0.236, 0.06), 'led', FRONT, 0.002, 24)
        for z in (-0.28, 0.28):
            cylinder(0.012, 0.02, (-0.25, -0.235, z), 'fitting', FRONT)
        for x in (-0.18, -0.06, 0.06, 0.18):
            gland((x, -0.11, -0.43), (0, 0, -1), 0.013)
            tube([(x, -0.11, -0.44), (x, -0.11, conduit_foot)], 0.012, 'light-grey')


def identification_ring(at: Point, axis: Point, pipe: float, paint: Paint, width: float) -> None:
    """Painted band round a pipe: its fluid, by colour."""
    outer = pipe + 0.0009
    profile = [(pipe, -width / 2), (outer, -width / 2), (outer, width / 2), (pipe, width / 2)]
    lathe(profile, paint, at, axis, 64)

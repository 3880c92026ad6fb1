"""An open tool case on the ground: lid with a tool board, sockets and a gauge in foam."""

from __future__ import annotations

import math

from .finishes import plain
from .geometry import Object, Point, placed
from .instruments import dial
from .materials import Paint
from .outlines import Outline, regular_polygon, rounded_rectangle
from .shapes import box, cylinder, prism, tube

WIDTH, DEPTH, BASE, LID = 0.56, 0.40, 0.13, 0.075
WALL = 0.014


def _tray(height: float, paint: Paint) -> None:
    """A moulded half: floor and four walls, ribbed outside."""
    outer = rounded_rectangle(WIDTH, DEPTH, 0.035, 6)
    prism(outer, 0, 0.014, paint, 0.006)
    for side in (-1, 1):
        box((WIDTH - 0.03, WALL, height), (0, side * (DEPTH - WALL) / 2, height / 2), paint, 0.005)
        box((WALL, DEPTH - 0.03, height), (side * (WIDTH - WALL) / 2, 0, height / 2), paint, 0.005)
        for end in (-1, 1):
            at = (end * (WIDTH / 2 - 0.022), side * (DEPTH / 2 - 0.022), height / 2)
            cylinder(0.022, height, at, paint, bevel=0.005)
        for x in (-0.20, -0.07, 0.07, 0.20):
            box((0.03, 0.012, height - 0.03), (x, side * (DEPTH / 2 + 0.002), height / 2), paint)


def _spanner(length: float, at: Point, turn: float) -> None:
    """Combination spanner, lying: open jaw at one end, ring at the other."""
    half = length / 2
    shank: Outline = [(-half, -0.006), (half, -0.006), (half, 0.006), (-half, 0.006)]
    with placed('spanner', at, turn):
        prism(shank, 0, 0.006, 'steel', 0.001, 2)
        for i in range(16):
            angle = 2 * math.pi * i / 16
            x, y = 0.0135 * math.cos(angle), 0.0135 * math.sin(angle)
            cylinder(0.0045, 0.009, (half + 0.012 + x, y, 0.004), 'steel', bevel=0.001, segments=12)
        for side in (-1, 1):
            box((0.034, 0.009, 0.007), (-half - 0.012, side * 0.0135, 0.0035), 'steel', 0.001)


def _in_the_foam(z: float) -> None:
    for i in range(8):
        radius = 0.010 + 0.0012 * i
        at = (-0.235 + i * 0.037, 0.125, z + 0.012)
        cylinder(radius, 0.034, at, 'steel', bevel=0.002, segments=32)
        prism(
            regular_polygon(radius * 0.62, 6), z + 0.0292, z + 0.0296, 'black', 0, at=at[:2] + (0,)
        )
    for i in range(6):
        _spanner(0.15 + 0.012 * i, (-0.13, 0.075 - i * 0.036, z + 0.001), 0)
    dial((0.16, 0.09, z + 0.03), (0, 0, 1), 0.05)
    tube([(0.16, 0.03, z + 0.012), (0.16, -0.02, z + 0.012)], 0.011, 'brass')
    with placed('ratchet', (0.15, -0.10, z + 0.014), 24):
        cylinder(0.012, 0.15, (-0.04, 0, 0), 'red', (1, 0, 0), 0.004)
        cylinder(0.007, 0.08, (0.07, 0, 0), 'steel', (1, 0, 0))
        cylinder(0.018, 0.022, (0.115, 0, 0), 'steel', bevel=0.004)


def _tool_board(z: float) -> None:
    """Screwdrivers and pliers under a strap, on the lid's inner face."""
    box((WIDTH - 0.05, DEPTH - 0.06, 0.010), (0, 0, 0.022), 'foam', 0.003)
    for i in range(6):
        x = -0.20 + i * 0.05
        paint = 'yellow' if i % 2 else 'livery'
        cylinder(0.013, 0.095, (x, -0.085, 0.042), paint, (0, 1, 0), 0.004)
        cylinder(0.0035, 0.13, (x, 0.025, 0.042), 'steel', (0, 1, 0))
    for x in (0.13, 0.20):
        for side in (-1, 1):
            grip = [
                (x + side * 0.020, -0.13, 0.04),
                (x + side * 0.018, -0.04, 0.04),
                (x, 0.02, 0.04),
            ]
            tube(grip, 0.009, 'red' if x < 0.15 else 'livery', 0.03)
        box((0.024, 0.075, 0.010), (x, 0.055, 0.04), 'steel', 0.003)
    for y in (-0.06, 0.06):
        box((WIDTH - 0.06, 0.022, 0.004), (0, y, z), 'black', 0.001)


def tool_case(at: Point, turn: float) -> Object:
    """Front to local -y; the lid stands open at the back."""
    shell = plain('case shell', '#2a2e32', 0.55)
    with placed('tool case', at, turn) as group:
        _tray(BASE, shell)
        box((WIDTH - 0.032, DEPTH - 0.032, 0.02), (0, 0, BASE - 0.028), 'foam', 0.003)
        _in_the_foam(BASE - 0.018)
        for x in (-0.16, 0.16):
            box((0.055, 0.016, 0.07), (x, -DEPTH / 2 - 0.008, BASE - 0.035), 'yellow', 0.005)
        grip = [(-0.07, -DEPTH / 2, 0.08), (-0.07, -DEPTH / 2 - 0.04, 0.075),
                (0.07, -DEPTH / 2 - 0.04, 0.075), (0.07, -DEPTH / 2, 0.08)]  # fmt: skip
        tube(grip, 0.010, 'black', 0.02)
        # Hinged on the rear edge, leaning back a little.
        with placed('lid', (0, DEPTH / 2 + 0.012, BASE + 0.004), tilt=(76, 0, 0)):
            with placed('lid face', (0, DEPTH / 2, 0)):
                _tray(LID, shell)
                _tool_board(0.050)
        for x in (-0.18, 0.18):
            cylinder(0.008, 0.06, (x, DEPTH / 2 + 0.008, BASE), 'zinc', (1, 0, 0))
    return group

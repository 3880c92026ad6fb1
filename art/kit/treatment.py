"""Filters, condensate separator and the small things round them."""

from __future__ import annotations

import math

from mathutils import Vector

from .geometry import Object, Point, placed
from .instruments import column_label, dial
from .materials import Paint
from .outlines import rounded_rectangle
from .piping import UP, X
from .shapes import box, cylinder, decal, lathe, prism, tube
from .unions import hexagon, knurled, union
from .valves import drain_valve

Profile = list[tuple[float, float]]
LABEL_SIDE = (-0.36, -1, 0)
PORT = 0.12
"""From a filter's middle to the face of each port."""


def _scaled(profile: Profile, radius: float, size: float) -> Profile:
    return [(r * radius, z * size) for r, z in profile]


def air_filter(at: Point, turn: float = 0, size: float = 1.0) -> Object:
    """Simple in-line filter for the middle distance; `at` is the pipe's axis, flow along x."""
    radius = 0.075 * size
    head = [
        (0, 0.085),
        (0.55, 0.085),
        (0.85, 0.07),
        (1.06, 0.035),
        (1.06, -0.06),
        (1.12, -0.062),
        (1.12, -0.085),
        (1, -0.088),
    ]
    bowl = [(1, -0.085), (1, -0.40), (0.96, -0.43), (0.80, -0.46), (0.4, -0.475), (0, -0.475)]
    with placed('filter', at, turn) as group:
        lathe(_scaled(head, radius, size), 'fitting')
        lathe(_scaled(bowl, radius, size), 'light-grey')
        ring = [(1.02, -0.10), (1.09, -0.105), (1.09, -0.125), (1.02, -0.13)]
        lathe(_scaled(ring, radius, size), 'livery')
        cylinder(0.055 * size, 0.30 * size, (0, 0, 0), 'fitting', X, 0.004)
        for x in (-0.14, 0.14):
            cylinder(0.068 * size, 0.03 * size, (x * size, 0, 0), 'fitting', X, 0.004)
        cylinder(0.010 * size, 0.05 * size, (0, 0, 0.10 * size), 'brass')
        dial((0, -0.012 * size, 0.145 * size), radius=0.042 * size)
        cylinder(0.022 * size, 0.07 * size, (0, 0, -0.50 * size), 'fitting', bevel=0.006)
        cylinder(0.008 * size, 0.05 * size, (0, 0, -0.55 * size), 'brass')
    return group


def coalescer(
    at: Point,
    label: Paint,
    label_width: float = 0.125,
    facing: Point = LABEL_SIDE,
    gauge: Paint = 'dial-differential',
) -> tuple[float, float, float]:
    """Coalescing filter for close views, with its automatic drain. Gives the drain's outlet."""
    _filter_housing(at, label, label_width, facing, gauge)
    x, y, z = at
    return drain_valve((x, y, z - 0.553))


def carbon_filter(
    at: Point,
    label: Paint,
    label_width: float = 0.125,
    facing: Point = LABEL_SIDE,
    gauge: Paint = 'dial-differential',
) -> None:
    """The same housing; dry air leaves nothing to drain, so a plug closes it."""
    _filter_housing(at, label, label_width, facing, gauge)
    x, y, z = at
    cylinder(0.016, 0.016, (x, y, z - 0.558), 'brass')
    cylinder(0.013, 0.016, (x, y, z - 0.572), 'brass', segments=6)


def _filter_housing(
    at: Point, label: Paint, label_width: float, facing: Point, gauge: Paint
) -> None:
    """Head, bowl, differential gauge, sight glass; the label looks to `facing`."""
    radius = 0.088
    head = [(0, 0.095), (0.6, 0.095), (0.9, 0.078), (1.08, 0.04), (1.08, -0.06)]
    bowl = [
        (0.99, -0.095), (0.99, -0.47), (0.95, -0.50), (0.78, -0.535), (0.4, -0.552), (0, -0.555),
    ]  # fmt: skip
    with placed('coalescer', at):
        lathe(_scaled(head, radius, 1), 'fitting', segments=72)
        # Unscrewed by hand to change the cartridge; the gasket shows under it.
        knurled((0, 0, -0.079), UP, radius * 1.18, 0.040, 'fitting')
        cylinder(radius * 1.05, 0.007, (0, 0, -0.102), 'rubber', bevel=0.001)
        lathe(_scaled(bowl, radius, 1), 'white', segments=72)
        ring = [(1.0, -0.115), (1.02, -0.117), (1.02, -0.133), (1.0, -0.135)]
        lathe(_scaled(ring, radius, 1), 'livery', segments=72)
        column_label((0, 0, -0.28), facing, radius * 0.992, label_width, label_width * 0.75, label)
        cylinder(0.062, PORT * 2, (0, 0, 0), 'fitting', X, 0.003)
        for side in (-1, 1):
            cylinder(0.068, 0.014, (side * (PORT - 0.007), 0, 0), 'fitting', X, 0.002)
            union((side * PORT, 0, 0), (side, 0, 0), 0.042)
        hexagon((0, -0.006, 0.104), UP, 0.021, 0.020, 'brass')
        box((0.038, 0.042, 0.034), (0, -0.006, 0.130), 'fitting', 0.005)
        dial((0, -0.035, 0.155), (0, -1, 0.10), 0.056, gauge)
        box((0.018, 0.012, 0.07), (0, -radius * 0.97, -0.44), 'clear-hose')


def oil_water_separator(
    at: Point, turn: float = 0, label: Paint = 'label-separator', label_width: float = 0.20
) -> Object:
    """Condensate separator. Inlet on top at (0, .05, 1.02), outlet at (.30, -.05, .62), local."""
    width, depth, height = 0.56, 0.42, 0.78
    with placed('oil/water separator', at, turn) as group:
        prism(rounded_rectangle(width, depth, 0.06), 0.02, height, 'polyethylene', 0.014, 4)
        rib = rounded_rectangle(0.05, depth + 0.014, 0.01, 4)
        for x in (-0.19, 0.19):
            prism(rib, 0.07, height - 0.06, 'polyethylene', 0.006, at=(x, 0, 0))
        lid = rounded_rectangle(width + 0.02, depth + 0.02, 0.066)
        prism(lid, height + 0.002, height + 0.055, 'livery', 0.012, 4)
        for x in (-0.22, 0.22):
            cylinder(0.022, 0.018, (x, -0.15, height + 0.062), 'fitting', bevel=0.004)
        cylinder(0.095, 0.16, (0, 0.05, height + 0.135), 'polyethylene', bevel=0.012)
        cylinder(0.101, 0.03, (0, 0.05, height + 0.215), 'livery', bevel=0.008)
        for i in range(4):
            angle = math.radians(-150 + 40 * i)
            out = Vector((math.cos(angle), math.sin(angle), 0))
            cylinder(0.013, 0.05, Vector((0, 0.05, height + 0.16)) + out * 0.115, 'brass', out)
        face = -depth / 2
        decal(label_width, label_width * 0.75, (0, face - 0.001, 0.50), label)
        decal(0.075, 0.095, (0.215, face - 0.0085, 0.60), 'label-checked')
        box((0.10, 0.004, 0.05), (0, face - 0.001, 0.37), 'clear-hose', 0.003)
        cylinder(0.016, 0.05, (width / 2 + 0.02, -0.05, 0.62), 'pvc', X)
        cylinder(0.010, 0.05, (-0.10, face - 0.02, 0.16), 'brass', (0, -1, 0))
        box((0.05, 0.008, 0.012), (-0.10, face - 0.045, 0.175), 'red', 0.003)
    return group


def jerrycan(at: Point, turn: float = 0) -> Object:
    with placed('jerrycan', at, turn) as group:
        prism(rounded_rectangle(0.20, 0.17, 0.035, 8), 0, 0.25, 'polyethylene', 0.02, 4)
        grip = [(-0.055, 0, 0.245), (-0.055, 0, 0.285), (0.045, 0, 0.285), (0.045, 0, 0.245)]
        tube(grip, 0.013, 'polyethylene', 0.02)
        cylinder(0.026, 0.03, (0.075, 0, 0.262), 'fitting', bevel=0.004)
        decal(0.10, 0.07, (0, -0.0862, 0.13), 'label-checked')
    return group

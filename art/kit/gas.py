"""Gas generators: adsorber columns, their valves, buffer vessels, analyser."""

from __future__ import annotations

from .fasteners import bolt, bolt_circle
from .geometry import Object, Point, placed
from .instruments import FRONT, column_label, dial
from .materials import Paint
from .piping import UP, X
from .shapes import box, cylinder, decal, lathe, tube
from .valves import angle_valve, safety_valve
from .vessels import around, dished_profile, nozzle


def gas_skid(left: float, right: float, depth: float) -> None:
    """Channel frame on rubber feet under a folded tray; its top is at z = 0.152."""
    width, middle = right - left, (left + right) / 2
    for y in (-depth / 2 + 0.035, depth / 2 - 0.035):
        box((width, 0.07, 0.12), (middle, y, 0.085), 'dark', 0.006)
        for x in (left + 0.12, right - 0.12):
            cylinder(0.045, 0.025, (x, y, 0.0125), 'rubber', bevel=0.004)
    for x in (left + 0.035, right - 0.035):
        box((0.07, depth - 0.01, 0.10), (x, 0, 0.08), 'dark', 0.005)
    box((width - 0.04, depth - 0.04, 0.006), (middle, 0, 0.149), 'galvanised', 0.001)
    for x in (left + 0.06, right - 0.06):
        bolt((x, -depth / 2 - 0.001, 0.085), FRONT, radius=0.012)


def flanged_adsorber(x: float, radius: float, bottom: float, top: float) -> None:
    """Painted tube between two bolted heads, on four legs. Ribs would mirror the room in streaks."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg = bottom - 0.15
            cylinder(0.018, leg, (x + sx * 0.13, sy * 0.13, 0.152 + leg / 2), 'dark')
    cylinder(radius, top - bottom, (x, 0, (bottom + top) / 2), 'body', segments=128)
    decal_z = bottom + (top - bottom) * 0.72
    column_label((x, 0, decal_z), (-0.22, -1, 0), radius + 0.001, 0.105, 0.07, 'plate-adsorber')
    dome = [(0.84, 0), (0.83, 0.02), (0.73, 0.045), (0.5, 0.06), (0.28, 0.065), (0, 0.065)]
    for z, side in ((bottom, -1), (top, 1)):
        out = (0, 0, side)
        cylinder(radius * 1.26, 0.034, (x, 0, z + side * 0.017), 'cast', out, 0.005, 96)
        cylinder(radius * 1.16, 0.03, (x, 0, z - side * 0.016), 'cast', out, 0.004, 96)
        bolt_circle((x, 0, z + side * 0.034), out, radius * 1.1, 14, 0.012, 0.012)
        lathe([(r * radius, h) for r, h in dome], 'cast', (x, 0, z + side * 0.034), out, 72)


def welded_adsorber(x: float, radius: float, bottom: float, top: float, paint: Paint) -> None:
    """Painted steel column with dished ends on a skirt."""
    lathe(
        dished_profile(radius, bottom, top, radius * 0.55), paint, (x, 0, 0), segments=96, smooth=50
    )
    skirt = radius * 0.8
    cylinder(skirt, bottom + 0.06 - 0.152, (x, 0, (bottom + 0.06 + 0.152) / 2), 'dark', bevel=0.003)
    cylinder(skirt + 0.02, 0.012, (x, 0, 0.158), 'dark', bevel=0.002)
    for z in (bottom + radius * 0.55, top - radius * 0.55):
        bead = [(-0.002, -0.006), (0.003, 0), (-0.002, 0.006)]
        lathe([(radius + r, h) for r, h in bead], paint, (x, 0, z), segments=96)
    cylinder(0.03, 0.05, (x, 0, top + 0.015), paint)


def valve_bridge(
    columns: tuple[float, float], y: float, feed_z: float, vent_z: float, pipe: float, shell: float
) -> None:
    """Feed and vent headers before the feet of two columns: two valves each, a silencer on the vent.

    The columns take turns: one is fed while the other one breathes out.
    """
    middle, entry = sum(columns) / 2, (feed_z + vent_z) / 2
    for x in columns:
        tube([(x, y, feed_z), (x, y, vent_z)], pipe, 'stainless')
        tube([(x, y, entry), (x, -shell * 0.8, entry)], pipe, 'stainless')
        cylinder(pipe * 1.5, 0.05, (x, y, entry), 'stainless', UP, 0.005)
    for z in (feed_z, vent_z):
        tube([(columns[0], y, z), (columns[1], y, z)], pipe, 'stainless')
        for x in (*columns, middle):
            cylinder(pipe * 1.4, pipe * 2.9, (x, y, z), 'stainless', X, 0.006)
        for side in (-1, 1):
            tilt = (0, -1, 0.5) if z == vent_z else (0, -1, -0.15)
            angle_valve((middle + side * (columns[1] - columns[0]) * 0.27, y, z), tilt)
    cylinder(pipe * 0.9, 0.10, (middle, y, vent_z + 0.06), 'stainless')
    cylinder(0.045, 0.16, (middle, y, vent_z + 0.17), 'fitting', UP, 0.014)
    for i in range(5):
        cylinder(0.0465, 0.006, (middle, y, vent_z + 0.115 + i * 0.028), 'black', UP, 0.001)


def top_bridge(columns: tuple[float, float], top: float, bridge_z: float, pipe: float) -> None:
    """Equalising line between the heads, with its two check valves and a gauge."""
    middle = sum(columns) / 2
    for x in columns:
        cylinder(pipe * 1.5, 0.05, (x, 0, top + 0.02), 'fitting')
        tube([(x, 0, top), (x, 0, bridge_z)], pipe, 'stainless')
    path = [(columns[0], 0, bridge_z), (columns[1], 0, bridge_z)]
    tube(path, pipe, 'stainless')
    for x in (*columns, middle):
        cylinder(pipe * 1.42, pipe * 3.2, (x, 0, bridge_z), 'stainless', X, 0.008)
    for side in (-1, 1):
        angle_valve((middle + side * (columns[1] - columns[0]) * 0.27, 0, bridge_z), (0, -0.5, 1))


def buffer_vessel(at: Point, radius: float, height: float, paint: Paint, mark: Paint) -> Object:
    """Upright vessel on three legs: mark, gauge, safety valve on top, drain cock below."""
    bottom, dome = 0.22, radius * 0.52
    with placed('buffer vessel', at) as group:
        lathe(dished_profile(radius, bottom, height, dome), paint, segments=128, smooth=50)
        for z in (bottom + dome, height - dome):
            bead = [(-0.002, -0.006), (0.003, 0), (-0.002, 0.006)]
            lathe([(radius + r, h) for r, h in bead], paint, (0, 0, z), segments=128)
        for angle in (-45, 75, 195):
            with placed('leg', around(angle, radius * 0.88, 0), angle):
                box((0.012, 0.09, 0.42), (0.02, 0, 0.22), paint, 0.003)
                box((0.09, 0.12, 0.012), (0.01, 0, 0.006), paint, 0.002)
        column_label((0, 0, height * 0.60), (-0.22, -1, 0), radius + 0.001, 0.15, 0.12, mark)
        _vessel_gauge(radius, height * 0.79)
        nozzle(radius, -90, 0.52, 0.032, 0.09, paint, blind=True)
        cylinder(0.022, 0.07, (radius * 0.42, 0, height - 0.02), paint)
        safety_valve(radius * 0.42, 0, height + 0.03)
        tube([(0, 0, bottom + 0.02), (0, 0, 0.12)], 0.012, 'brass')
        cylinder(0.02, 0.04, (0, 0, 0.13), 'nickel')
        box((0.07, 0.012, 0.012), (-0.03, -0.02, 0.13), 'red', 0.003)
    return group


def _vessel_gauge(radius: float, z: float) -> None:
    out = around(-100, 1, 0)
    tube([around(-100, radius + d, z) for d in (-0.01, 0.05)], 0.010, 'brass')
    dial(around(-100, radius + 0.075, z), out, 0.06)


def analyser(at: Point) -> None:
    """Purity analyser on the wall: two flow tubes, display, sample lines coming from below."""
    x, y, z = at
    box((0.34, 0.12, 0.40), (x, y - 0.06, z), 'body', 0.012, 4)
    box((0.31, 0.01, 0.17), (x, y - 0.122, z + 0.09), 'dark', 0.004)
    decal(0.28, 0.14, (x, y - 0.1285, z + 0.09), 'screen-analyser')
    for i, level in ((-1, 0.02), (1, -0.015)):
        px = x + i * 0.07
        cylinder(0.018, 0.13, (px, y - 0.135, z - 0.09), 'clear-hose', UP, 0.004)
        cylinder(0.012, 0.018, (px, y - 0.137, z - 0.09 + level), 'black', UP, 0.002)
        for end in (-0.072, 0.072):
            cylinder(0.022, 0.02, (px, y - 0.135, z - 0.09 + end), 'fitting', UP, 0.003)

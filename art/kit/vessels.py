"""Pressure vessels."""

from __future__ import annotations

import math

from mathutils import Vector

from .fasteners import bolt, bolt_circle
from .geometry import Object, Point, placed
from .instruments import dial
from .materials import Paint
from .shapes import box, cylinder, decal, lathe, tube
from .valves import safety_valve

DOME_STEPS = 22


def dished_profile(
    radius: float, bottom: float, top: float, dome: float
) -> list[tuple[float, float]]:
    """Half outline of a shell with two dished ends, flatter than half an ellipse."""
    quarter = [math.radians(90 * i / DOME_STEPS) for i in range(DOME_STEPS + 1)]
    rise = [(max(math.sin(a), 0) ** 0.86, max(math.cos(a), 0) ** 0.92) for a in quarter]
    rise[-1] = (1.0, 0.0)
    lower = [(radius * r, bottom + dome - dome * z) for r, z in rise]
    upper = [(radius * r, top - dome + dome * z) for r, z in reversed(rise)]
    return [*lower, *upper]


def around(angle: float, distance: float, z: float) -> Vector:
    """A point at that compass angle (degrees from +x) and distance from the axis."""
    return Vector(
        (math.cos(math.radians(angle)) * distance, math.sin(math.radians(angle)) * distance, z)
    )


def nozzle(
    shell: float,
    angle: float,
    z: float,
    pipe: float,
    length: float,
    paint: Paint,
    blind: bool = False,
) -> None:
    """Flanged stub on an upright shell of radius `shell`; `blind` closes it with a bolted cover."""
    out = around(angle, 1, 0)

    def at(distance: float) -> Vector:
        return around(angle, shell + distance, z)

    cylinder(pipe, length, at(length / 2 - 0.02), paint, out)
    cylinder(pipe * 1.25, 0.012, at(0.004), paint, out, 0.005)
    flange = pipe * 1.75 + 0.02
    cylinder(flange, 0.022, at(length - 0.009), paint, out, 0.003)
    if blind:
        cylinder(flange, 0.024, at(length + 0.017), paint, out, 0.004)
        bolt_circle(at(length + 0.029), out, (flange + pipe) / 2 + 0.004, 10, 0.012, 0.012)


def receiver(
    at: Point,
    turn: float,
    diameter: float = 0.9,
    height: float = 2.55,
    paint: Paint = 'livery',
    inlet: tuple[float, float] = (-150, 1.75),
    outlet: tuple[float, float] = (-30, 0.82),
    legs: float = 30,
) -> Object:
    """Upright air receiver. Inlet and outlet nozzles: (compass angle, z); first of three legs at
    `legs`°.
    """
    radius, leg = diameter / 2, 0.32
    dome = radius * 0.52
    bottom = leg + dome * 0.3
    with placed('receiver', at, turn) as group:
        lathe(dished_profile(radius, bottom, height, dome), paint, segments=128, smooth=50)
        for z in (bottom + dome, height - dome, (bottom + height) / 2):
            _weld_bead(radius, z, paint)
        for i in range(3):
            _leg(legs + 120 * i, radius * 0.86, leg + dome * 1.25, paint)
        nozzle(radius, -90, 1.02, 0.115, 0.11, paint, blind=True)
        for angle, z in (inlet, outlet):
            nozzle(radius, angle, z, 0.05, 0.12, paint)
        cylinder(0.03, 0.12, (0, 0, height + 0.05), paint)
        safety_valve(0, 0, height + 0.13)
        _gauge(radius, -112)
        _name_plate(radius, -72, paint)
        _drain(bottom)
    return group


def _weld_bead(radius: float, z: float, paint: Paint) -> None:
    bead = [(-0.002, -0.006), (0.0022, -0.004), (0.0032, 0), (0.0022, 0.004), (-0.002, 0.006)]
    lathe([(radius + r, h) for r, h in bead], paint, (0, 0, z), segments=128)


def _leg(angle: float, distance: float, height: float, paint: Paint) -> None:
    with placed('leg', around(angle, distance, 0), angle):
        box((0.012, 0.14, height), (0.035, 0, height / 2 + 0.012), paint, 0.003)
        box((0.07, 0.012, height * 0.97), (0, 0, height * 0.485 + 0.012), paint, 0.003)
        box((0.16, 0.18, 0.014), (0.02, 0, 0.007), paint, 0.003)
        for y in (-0.055, 0.055):
            bolt((0.06, y, 0.014), (0, 0, 1), radius=0.014, height=0.012)


def _gauge(radius: float, angle: float) -> None:
    out = around(angle, 1, 0)
    pipe = [around(angle, radius + d, z) for d, z in ((-0.01, 1.40), (0.06, 1.40), (0.06, 1.50))]
    tube(pipe, 0.009, 'brass', 0.02)
    cylinder(0.014, 0.03, around(angle, radius + 0.03, 1.40), 'brass', out)
    dial(around(angle, radius + 0.075, 1.56), out, 0.062)


def _name_plate(radius: float, angle: float, paint: Paint) -> None:
    with placed('name plate', around(angle, radius + 0.02, 1.45), angle + 90):
        box((0.19, 0.03, 0.13), (0, 0.012, 0), paint, 0.003)
        decal(0.17, 0.112, (0, -0.0045, 0), 'plate-receiver')


def _drain(bottom: float) -> None:
    tube([(0, 0, bottom + 0.02), (0, 0, 0.20), (0, -0.36, 0.20)], 0.014, 'brass', 0.03)
    box((0.11, 0.14, 0.10), (0, -0.42, 0.20), 'fitting', 0.01)
    cylinder(0.02, 0.06, (0, -0.30, 0.20), 'nickel', (0, 1, 0))


def expansion_vessel(at: Point, paint: Paint = 'hot-jacket') -> None:
    angles = [math.radians(9 * i) for i in range(11)]
    half = [(0.15 * math.cos(a) ** 0.7, 0.07 + 0.13 * math.sin(a)) for a in angles[:-1]]
    half.append((0, 0.20))
    lathe([*((r, -z) for r, z in reversed(half)), *half], paint, at, segments=72)
    lathe(
        [(0.149, -0.004), (0.155, -0.004), (0.155, 0.004), (0.149, 0.004)], paint, at, segments=72
    )

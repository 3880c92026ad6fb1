"""Nearby: our van before a plant, rear doors open; behind it, the compressor being serviced."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.lights import sun
from kit.plant_room import plant_room
from kit.shapes import box, cylinder, hose, plane
from kit.tool_case import tool_case
from kit.trolley import filter_element
from kit.van import van
from kit.van_load import carton
from kit.weather import scuffed, wet_asphalt
from kit.yard import overcast, surroundings

VAN, VAN_TURN = (2.99, 5.10, 0), 16


def in_van(x: float, y: float, z: float) -> Vector:
    """A point of the van, in the yard."""
    return Matrix.Rotation(math.radians(VAN_TURN), 3, 'Z') @ Vector((x, y, z)) + Vector(VAN)


def at_work() -> None:
    """What the technician has put down between van and room."""
    tool_case((1.42, 5.95, 0), -14)
    filter_element((0.92, 6.42, 0))
    carton((0.52, 6.62, 0), (0.42, 0.34, 0.30), turn=-18)


def air_line() -> None:
    """Hose from the load bay, over the bumper's step, to a blow gun left on the machine's plinth."""
    gun = Vector((2.95, 10.69, 0.125))
    knots = [
        in_van(0.75, 0.30, 0.64), in_van(0.10, 0.32, 0.645), in_van(-0.09, 0.40, 0.615),
        in_van(-0.19, 0.44, 0.40), in_van(-0.30, 0.50, 0.04), (2.15, 5.95, 0.02), (2.05, 6.60, 0.02),
        (2.60, 7.30, 0.02), (2.85, 8.20, 0.02), (2.75, 9.0, 0.03), (2.60, 9.8, 0.02),
        (2.66, 10.4, 0.02), (2.74, 10.60, 0.115), gun,
    ]  # fmt: skip
    hose(knots, 0.013, 'air-tubing')
    along = Vector((0.93, 0.36, 0))
    cylinder(0.017, 0.05, gun, 'brass', along)
    cylinder(0.018, 0.13, gun + along * 0.09, 'red', along, 0.006)
    cylinder(0.006, 0.14, gun + along * 0.22, 'steel', along)


def bay_lines() -> None:
    """Worn lines of the parking bay the van stands in."""
    paint = scuffed('road paint', '#c3c2bb', 0.5, '#4c4d4d')
    for side in (-1.55, 1.75):
        at = in_van(2.2, side, 0.001)
        box((7.5, 0.10, 0.002), at, paint, 0, tilt=(0, 0, VAN_TURN))


def build() -> None:
    plane(80, 80, (0, 0, 0), wet_asphalt((0.560, 0.585)), name='yard')
    plant_room()
    van(VAN, VAN_TURN)
    at_work()
    air_line()
    bay_lines()
    surroundings()
    overcast(0.50)
    sun((0.42, 0.72, -0.48), 6.5, 1.6, (1, 0.91, 0.79))
    camera((-0.16, -0.31, 1.5), 27, 35, focus=6.6, aperture=4.0, shift=(0, -0.045))

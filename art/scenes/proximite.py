"""Nearby: our van before a plant, rear doors open; behind it, the compressor being serviced."""

from __future__ import annotations

import math

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.geometry import placed
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
    """Hose from the load bay, over the bumper's step, to the blow gun laid down by the tools."""
    gun, turn = Vector((2.20, 6.25, 0)), -38
    tail = gun + Matrix.Rotation(math.radians(turn), 3, 'Z') @ Vector((0, -0.20, 0.02))
    entry = gun + Matrix.Rotation(math.radians(turn), 3, 'Z') @ Vector((0, -0.40, 0.02))
    knots = [
        in_van(0.75, 0.30, 0.64), in_van(0.10, 0.32, 0.645), in_van(-0.09, 0.40, 0.615),
        in_van(-0.19, 0.44, 0.40), in_van(-0.30, 0.50, 0.04), (2.42, 5.53, 0.02), (2.15, 5.66, 0.02),
        entry, tail,
    ]  # fmt: skip
    hose(knots, 0.013, 'air-tubing')
    with placed('blow gun', gun, turn):
        blow_gun()


def blow_gun() -> None:
    """Lies on its side, grip along y; the hose arrives at y = -0.20."""
    z = 0.022
    cylinder(0.017, 0.045, (0, -0.185, z), 'steel', (0, 1, 0), 0.003)
    cylinder(0.013, 0.035, (0, -0.148, z), 'brass', (0, 1, 0), 0.002, 6)
    box((0.034, 0.135, 0.030), (0, -0.066, z), 'red', 0.012, 4)
    box((0.12, 0.034, 0.030), (0.030, 0.010, z), 'red', 0.012, 4)
    box((0.012, 0.10, 0.018), (0.034, -0.055, z), 'steel', 0.004, tilt=(0, 0, -12))
    cylinder(0.006, 0.16, (0.165, 0.012, z), 'steel', (1, 0, 0))
    cylinder(0.009, 0.022, (0.245, 0.012, z), 'brass', (1, 0, 0))


def bay_lines() -> None:
    """Worn lines of the parking bay the van stands in."""
    paint = scuffed('road paint', '#c3c2bb', 0.5, '#4c4d4d')
    for side in (-1.55, 1.75):
        at = in_van(2.2, side, 0.001)
        box((7.5, 0.10, 0.002), at, paint, 0, tilt=(0, 0, VAN_TURN))


def build() -> None:
    ground = wet_asphalt((0.52, 0.64), crown=(4.75, 3.5, 2.0), film=0.30)
    plane(80, 80, (0, 0, 0), ground, name='yard')
    plant_room()
    van(VAN, VAN_TURN)
    at_work()
    air_line()
    bay_lines()
    surroundings()
    overcast(0.50)
    sun((0.42, 0.72, -0.48), 6.5, 1.6, (1, 0.91, 0.79))
    camera((-0.16, -0.31, 1.5), 27, 35, focus=6.6, aperture=4.0, shift=(0, -0.045))

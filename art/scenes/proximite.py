"""Nearby: the service van before a customer's hall, doors open, tool case on the ground."""

from __future__ import annotations

from kit.camera import camera
from kit.geometry import placed
from kit.instruments import dial
from kit.lights import area, sun
from kit.materials import plain, powder, wall_paint
from kit.shapes import box, cylinder, plane, tube
from kit.van import van
from kit.yard import cladding, cone, overcast, wet_asphalt

WALL = 5.6
DOOR_X = -4.9


def facade() -> None:
    sheet = powder('cladding', '#cfd3d5', 0.45, 0.05)
    box((40, 0.25, 0.7), (0, WALL + 0.08, 0.35), wall_paint('concrete', '#8d908f', 0.8), 0.01)
    cladding(-20, 20, 0.72, 9, WALL, sheet)
    box((40, 0.04, 0.5), (0, WALL - 0.06, 4.3), 'accent', 0.01)
    box((40, 0.10, 0.03), (0, WALL - 0.03, 0.715), 'grey', 0.003)
    pane = plain('facade pane', '#56646f', 0.06, metallic=1)
    for x in (-3.2, -1.9, -0.6):
        box((1.24, 0.06, 1.04), (x, WALL - 0.05, 2.75), 'light-grey', 0.006)
        box((1.1, 0.02, 0.9), (x, WALL - 0.085, 2.75), pane, 0.003)
        box((0.04, 0.03, 0.9), (x, WALL - 0.095, 2.75), 'light-grey', 0.002)
    tube([(5.6, WALL - 0.12, 9), (5.6, WALL - 0.12, 0.2)], 0.05, 'grey')


def side_door() -> None:
    box((1.15, 0.10, 2.25), (DOOR_X, WALL - 0.06, 1.125), 'dark', 0.01)
    box((1.0, 0.06, 2.12), (DOOR_X, WALL - 0.10, 1.08), 'accent', 0.008)
    box((0.03, 0.05, 0.16), (DOOR_X + 0.4, WALL - 0.15, 1.05), 'steel', 0.006)
    box((0.34, 0.16, 0.10), (DOOR_X, WALL - 0.14, 2.45), 'dark', 0.02)
    box((0.28, 0.10, 0.01), (DOOR_X, WALL - 0.15, 2.395), 'lamp', 0)


def tool_case() -> None:
    with placed('tool case', (-2.0, -0.70, 0), -20):
        box((0.52, 0.36, 0.14), (0, 0, 0.075), 'yellow', 0.02, 4)
        box((0.47, 0.31, 0.02), (0, 0, 0.142), 'foam')
        box((0.52, 0.05, 0.34), (0, 0.205, 0.30), 'yellow', 0.02, 4)
        box((0.46, 0.012, 0.29), (0, 0.176, 0.30), 'foam')
        for i in range(5):
            cylinder(0.012, 0.20, (-0.18 + i * 0.055, 0, 0.158), 'steel', (0, 1, 0), 0.002)
        dial((0.14, -0.05, 0.165), (0, 0, 1), 0.055)
        box((0.10, 0.06, 0.03), (0.16, 0.08, 0.16), 'red', 0.006)


def build() -> None:
    plane(60, 40, (0, 0, 0), wet_asphalt((0.60, 0.66), 0.42, ('#3c3e40', '#5b5d5e')), name='yard')
    facade()
    side_door()
    van((-1.0, 0, 0), 34.5)
    tool_case()
    cone(-3.55, 0.6)
    overcast(0.62)
    sun((0.60, 0.60, -0.50), 5.5, 2.5, (1, 0.91, 0.79))
    area((-0.10, 0.60, 2.22), (-0.10, 0.60, 0.8), (1.0, 0.1), 30, (1, 0.96, 0.9), 'load bay')
    camera((-2.6, -7.1, 1.55), 15.5, 39, focus=6.9, aperture=5.6, shift=(0, -0.022))

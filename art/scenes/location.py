"""Rental: a container compressor at a loading bay after rain.

Its hose runs over a cable ramp to a wall connection, its supply cable to a site board.
"""

from __future__ import annotations

from kit.camera import camera
from kit.finishes import plain
from kit.lights import WARM, area, sun
from kit.loading_bay import DOOR_LEFT, DOOR_RIGHT, WALL, loading_bay
from kit.materials import Paint
from kit.rental_lines import air_hose, supply_cable, wall_connection
from kit.rental_site import rented_compressor, site_board
from kit.shapes import box, cylinder, plane, tube
from kit.wear import oil_film
from kit.weather import scuffed, weathered, wet_asphalt
from kit.yard import cable_ramp, cone, hose_coil, overcast, surroundings


def extinguisher(x: float) -> None:
    y = WALL - 0.16
    box((0.16, 0.03, 0.5), (x, WALL - 0.06, 1.02), 'dark')
    cylinder(0.075, 0.44, (x, y, 1.05), 'red', bevel=0.035)
    cylinder(0.026, 0.05, (x, y, 1.29), 'steel')
    box((0.03, 0.13, 0.02), (x, y - 0.03, 1.33), 'black', 0.005)
    tube(
        [(x - 0.03, y, 1.29), (x - 0.10, y, 1.22), (x - 0.095, y - 0.02, 0.95)],
        0.011,
        'rubber',
        0.05,
    )
    box((0.13, 0.006, 0.16), (x, y - 0.074, 1.08), 'white', 0.002)
    box((0.20, 0.012, 0.26), (x, WALL - 0.045, 1.62), 'red')


def yard_things(spare: Paint) -> None:
    """Spare hose, cone, extinguisher, worn lines."""
    hose_coil((-3.62, -0.98, 0), spare)
    cone(0.62, -0.50)
    extinguisher(-0.05)
    oil_film((-1.62, -0.86, 0.002), 0.9, 0.5)
    lines = scuffed('road paint', '#c3c2bb', 0.5, '#4c4d4d')
    for x in (DOOR_LEFT - 0.1, DOOR_RIGHT + 0.1):
        box((0.12, 7, 0.002), (x, WALL - 4.5, 0.001), lines, 0)


def build() -> None:
    plane(60, 60, (0, 0, 0), wet_asphalt(), name='yard')
    air = weathered('air hose', '#d79f06', 0.48, runs=0, reach=(-0.05, 0.12), splash=0.35)
    loading_bay()
    rented_compressor()
    air_hose(air)
    wall_connection()
    cable_ramp((2.5, 1.9, 0), 90, 4)
    site_board()
    supply_cable()
    yard_things(plain('spare hose', '#1c1e20', 0.5))
    surroundings()
    overcast()
    area((-9, -9, 9), (0, 1, 1), (7, 7), 900, WARM, 'key')
    sun((0.60, 0.60, -0.55), 1.5, 7, (1, 0.93, 0.83))
    camera((-0.90, -7.35, 1.5), 5.2, 35, focus=7.2, aperture=5.6, shift=(0, 0.005))

"""Rental: a container compressor at a loading bay after rain.

Its hose runs to a wall connection, its supply cable to a site board. The wall's pipe leaves at the height of the lens:
the page draws it on, whatever it crops at the left.
"""

from __future__ import annotations

from kit.camera import camera
from kit.finishes import plain
from kit.lights import WARM, area, sun
from kit.loading_bay import DOOR_LEFT, DOOR_RIGHT, WALL, loading_bay
from kit.materials import Paint
from kit.rental_lines import EYE, air_hose, supply_cable, wall_connection
from kit.rental_site import rented_compressor, site_board
from kit.shapes import box, plane
from kit.wear import oil_film
from kit.weather import scuffed, weathered, wet_asphalt
from kit.yard import cone, hose_coil, overcast, surroundings


def yard_things(spare: Paint) -> None:
    """Spare hose, cone, worn lines."""
    hose_coil((-4.35, -0.55, 0), spare)
    cone(0.22, 0.10)
    oil_film((-1.62, -0.86, 0.002), 0.9, 0.5)
    lines = scuffed('road paint', '#c3c2bb', 0.5, '#4c4d4d')
    for x in (DOOR_LEFT - 0.1, DOOR_RIGHT + 0.1):
        box((0.12, 7, 0.002), (x, WALL - 4.5, 0.001), lines, 0)


def site(connected: bool) -> None:
    plane(60, 60, (0, 0, 0), wet_asphalt(), name='yard')
    air = weathered('air hose', '#d79f06', 0.48, runs=0, reach=(-0.05, 0.12), splash=0.35)
    loading_bay()
    rented_compressor(runs=connected)
    if connected:
        air_hose(air)
    wall_connection(joined=connected)
    site_board()
    supply_cable()
    yard_things(plain('spare hose', '#1c1e20', 0.5))
    surroundings()
    overcast()
    area((-9, -9, 9), (0, 1, 1), (7, 7), 900, WARM, 'key')
    sun((0.60, 0.60, -0.55), 1.5, 7, (1, 0.93, 0.83))
    camera((-0.90, -7.35, EYE), 5.2, 30, focus=7.2, aperture=5.6, shift=(-0.326, 0.005))


def build() -> None:
    site(connected=True)

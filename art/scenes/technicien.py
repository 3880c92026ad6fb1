"""Five in the morning: our van has arrived, the technician changes a filter of the locked-out compressor."""

from __future__ import annotations

from kit.blue_hour import blue_hour
from kit.camera import camera
from kit.plant_room import plant_room
from kit.shapes import plane
from kit.technician import technician
from kit.van import van
from kit.weather import wet_asphalt

LIGHT_GROUPS = ('room', 'front', 'lamp', 'sky')


def build() -> None:
    ground = wet_asphalt((0.55, 0.62), film=0.09)
    plane(400, 400, (0, 0, 0), ground, name='yard')
    plant_room(corner=-1.30)
    technician((2.66, 10.44, 0.004), 200)
    van((3.70, 6.50, 0), 14, lit=True)
    blue_hour(1.6)
    camera((-0.20, 3.0, 1.5), 20.8, 40.5, focus=7.9, aperture=2.8, shift=(0, -0.014))

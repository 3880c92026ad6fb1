"""Five in the morning: our van has arrived, the technician is at the open compressor; the harbour still sleeps."""

from __future__ import annotations

from kit.camera import camera
from kit.harbour import blue_hour, harbour
from kit.plant_room import LAMPS, plant_room
from kit.shapes import plane
from kit.technician import technician
from kit.van import van
from kit.weather import wet_asphalt

LIGHT_GROUPS = ('room', 'lamp', 'sky')


def build() -> None:
    ground = wet_asphalt((0.55, 0.62), film=0.09)
    plane(400, 400, (0, 0, 0), ground, name='yard')
    plant_room(corner=-0.20, lit=LAMPS[1:])
    technician((2.36, 10.16, 0.004), 168)
    van((3.70, 6.50, 0), 14, lit=True)
    harbour()
    blue_hour(1.6)
    camera((-0.20, 3.0, 1.5), 17, 35, focus=7.4, aperture=2.8, shift=(0, 0.01))

"""Five in the morning: our van has arrived, the technician is at work in the locked-out compressor.

Close, cut at the hip and against the light: a whole figure, evenly lit, is taken for a puppet.
"""

from __future__ import annotations

from kit.blue_hour import blue_hour
from kit.camera import camera
from kit.plant_room import plant_room
from kit.shapes import box, lathe, plane, tube
from kit.technician import technician
from kit.van import van
from kit.weather import wet_asphalt

LIGHT_GROUPS = ('cabinet', 'lamp', 'sky')
SILOS = ((-50.8, 71.3), (-48.2, 73.2), (-45.4, 75.0))
TALL = 9.0


def silos() -> None:
    """Three of the port's, with the lift and the belt that fill them."""
    outline = [(0, 0), (1.62, 0), (1.62, TALL), (0.35, TALL + 0.9), (0, TALL + 0.9)]
    for x, y in SILOS:
        lathe(outline, 'grey', (x, y, 0))
    tube([(*SILOS[0], TALL + 1.4), (-43.4, 76.3, TALL + 1.4)], 0.35, 'dark')
    box((0.9, 0.9, TALL + 2.6), (-43.4, 76.3, TALL / 2 + 1.3), 'grey')


def build() -> None:
    plane(400, 400, (0, 0, 0), wet_asphalt((0.55, 0.62), film=0.09), name='yard')
    plant_room()
    technician((-0.42, 0.80, 0.004), 262)
    van((-6.4, 12.3, 0), 119, lit=True)
    silos()
    blue_hour(1.0)
    camera((2.3, -1.3, 1.5), -46, 52, focus=3.5, aperture=2.2, shift=(0, 0.016))

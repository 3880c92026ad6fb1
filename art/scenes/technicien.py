"""Five in the morning: our van has arrived, the technician is at work in the locked-out compressor.

Close, cut at the hip and against the light: a whole figure, evenly lit, is taken for a puppet.
"""

from __future__ import annotations

from kit.blue_hour import blue_hour
from kit.camera import camera
from kit.geometry import placed
from kit.gestures import IN_CABINET
from kit.plant_room import plant_room
from kit.shapes import box, lathe, plane, tube
from kit.technician import technician
from kit.van import van
from kit.weather import wet_asphalt
from kit.workwear import BEFORE_DAY

LIGHT_GROUPS = ('cabinet', 'lamp', 'sky')
CAMERA, YAW = (2.3, -1.3, 1.5), -46
SILOS, TALL = ((100.0, 0.0), (103.6, 0.6), (107.2, 1.2)), 9.0
"""Right of the line of sight, and beyond `FAR`: beside the van, not on its roof."""
FAR = 300.0


def silos() -> None:
    """Three of the port's, with the lift and the belt that fill them."""
    outline = [(0, 0), (1.62, 0), (1.62, TALL), (0.35, TALL + 0.9), (0, TALL + 0.9)]
    with placed('silos', (*CAMERA[:2], 0), -YAW):
        for x, beyond in SILOS:
            lathe(outline, 'grey', (x, FAR + beyond, 0))
        tube([(SILOS[0][0], FAR, TALL + 1.4), (SILOS[-1][0], FAR, TALL + 1.4)], 0.35, 'dark')
        box((0.9, 0.9, TALL + 2.6), (SILOS[0][0] - 2.1, FAR, TALL / 2 + 1.3), 'grey')


def build() -> None:
    asphalt = wet_asphalt((0.55, 0.62), film=0.09, even=(*CAMERA[:2], 14, 36))
    plane(1000, 1000, (0, 0, 0), asphalt, name='yard')
    plant_room()
    technician((-0.45, 0.80, 0.004), 262, IN_CABINET, BEFORE_DAY)
    van((-6.4, 12.3, 0), 119, lit=True)
    silos()
    blue_hour(1.0)
    camera(CAMERA, YAW, 52, focus=3.6, aperture=3.8, shift=(0, 0.016))

"""The compressor room of the hero and its phone version.

Machines stand in a row along the right wall and face -x. Air flows from the compressors up over swan necks
into the wet main, away from us to the receiver, back through pre-filter, dryer and filters into the dry main,
then along the wall towards us and out of the picture. Condensate goes to the oil/water separator, clean water
to the floor channel.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cabinets import compressor
from .compressor_layout import (
    CHANNEL_X,
    COMPRESSORS_Y,
    CONSOLE_Z,
    CONSOLES_Y,
    DRYER_ROOF,
    DRYER_Y,
    FILTERS_X,
    FRONT_X,
    PLINTH,
    RECEIVER_Y,
    ROOF,
    SEPARATOR,
    TRAY_X,
    TRAY_Z,
    WET_X,
)
from .compressor_mains import Exit, dry_main, dryer_line, swan_neck, tag, wet_main
from .compressor_room_use import at_work, worn
from .floor_marks import dust, grime
from .geometry import placed
from .hall import FAR, NEAR, RIGHT, WALL_LAMPS, hall
from .lights import ambient, area, sun
from .other_make import other_make
from .room import plinth
from .services import cable_tray, console, floor_channel, switch_cabinet, wall_conduits
from .shapes import decal, hose
from .treatment import jerrycan, oil_water_separator

LIGHT_GROUPS = ('window', 'sun', 'lamp', 'fill')


def compressors() -> None:
    plinth(1.75, 9.2, 2.12, 3.95)
    dust((1.185, -0.6), (1.185, 8.5), 0.08)
    for start, end in (((1.235, -0.67), (1.235, 8.5)), ((1.225, -0.665), (3.01, -0.665))):
        grime(start, end, 0.05)
    for number, y in enumerate(COMPRESSORS_Y, start=1):
        at = (FRONT_X + 0.525, y, PLINTH)
        compressor(at, -90, far=True) if number == 1 else other_make(at, -90)
        with placed('service label', (FRONT_X, y, PLINTH), -90):
            decal(0.085, 0.11, (-0.66, -0.0016, 1.10), 'label-checked')
        swan_neck(y - 0.55, FRONT_X + 0.30)
        tag((FRONT_X + 0.30 - 0.10, y - 0.60, ROOF + 0.36), number)


def condensate() -> None:
    """Drains of filters, dryer and receiver into the separator; clean water to the channel."""
    x, y = SEPARATOR
    oil_water_separator((x, y, PLINTH), -68)
    lid = PLINTH + 0.94
    for start_y, start_z in ((4.44, 1.48), (4.80, 1.48), (DRYER_Y + 0.62, 1.58)):
        back = FILTERS_X + 0.16
        points = [
            (FILTERS_X, start_y, start_z), (back, start_y + 0.08, DRYER_ROOF + 0.03),
            (back, DRYER_Y + 0.30, DRYER_ROOF + 0.02), (x + 0.14, y - 0.30, lid + 0.22),
            (x + 0.06, y - 0.05, lid + 0.02),
        ]  # fmt: skip
        hose(points, 0.007, 'air-tubing')
    bottom = (WET_X - 0.2, RECEIVER_Y - 0.40, PLINTH + 0.20)
    hose([bottom, (x + 0.2, y + 0.5, 0.13), (x + 0.2, y + 0.33, 0.6), (x, y + 0.1, lid)], 0.007)
    water = [
        (x - 0.05, y - 0.36, PLINTH + 0.62), (x - 0.12, y - 0.42, PLINTH + 0.5),
        (x - 0.20, y - 0.42, 0.24), (CHANNEL_X + 0.12, y - 0.40, 0.12), (CHANNEL_X, y - 0.40, 0.0),
    ]  # fmt: skip
    hose(water, 0.014, 'pvc')
    jerrycan((x - 0.06, y + 0.52, PLINTH), -70)
    floor_channel(CHANNEL_X, -0.9, 8.4)


def electrics() -> None:
    """Tray, conduits down the wall behind each machine, cabinet beside the front compressor, fed from below."""
    cable_tray(TRAY_X, TRAY_Z, NEAR, FAR, RIGHT)
    for y in (*COMPRESSORS_Y, DRYER_Y):
        wall_conduits(RIGHT, y + 0.30, TRAY_Z)
    switch_cabinet((RIGHT - 0.01, 0.10, 1.52), -90, 0.05 - 1.52)


def light() -> None:
    """Seven in the morning: the sun reaches the floor and the feet of the machines, warm against the sky's shade."""
    sun((0.84, 0.22, -0.465), 19, 0.9, (1, 0.8, 0.56))
    area((-1.5, -10.2, 3.6), (1, 2, 1.2), (5, 3), 50, (1, 0.98, 0.95), 'fill')
    ambient('#d6dde6', 0.085)


def compressor_room(leaves: Exit, wall_lamps: Sequence[float] = WALL_LAMPS) -> None:
    hall(wall_lamps)
    compressors()
    wet_main()
    dryer_line()
    dry_main(leaves)
    for y in CONSOLES_Y:
        console(y, RIGHT, WET_X - 0.16, CONSOLE_Z, 0.62)
    condensate()
    electrics()
    at_work()
    worn()
    light()

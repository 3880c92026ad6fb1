"""A compressor room before sunrise: the lamps of the open cabinet, and the roller door up on the yard.

The machine stands along the left wall and looks to +x; the door is in the far wall, to +y.
"""

from __future__ import annotations

from .finishes import epoxy_floor, wall_paint
from .instruments import isolator
from .lights import area, spot
from .lockout import padlock
from .open_compressor import open_compressor
from .room import plinth
from .shapes import box, plane
from .sheet_metal import BRICK
from .weather import scuffed

LEFT, RIGHT, BACK, DOOR, CEILING = -2.4, 6.0, -4.5, 3.7, 4.3
JAMBS, EDGE = (-1.55, 2.4), 2.95
"""The door's opening, and the height at which its curtain stopped."""
MACHINE, PLINTH = (-1.3, 1.2), 0.10
WARM, DAWN = (1, 0.78, 0.53), (0.38, 0.58, 1)


def shell() -> None:
    wall = wall_paint('room wall', '#c9cbca', 0.8)
    width, depth, height = RIGHT - LEFT, DOOR - BACK, CEILING / 2
    x, y = (LEFT + RIGHT) / 2, (DOOR + BACK) / 2
    plane(width, depth, (x, y, 0.004), epoxy_floor('room floor', ('#767b7d', '#84888a')))
    for side in (LEFT - 0.05, RIGHT + 0.05):
        box((0.1, depth, CEILING), (side, y, height), wall, 0)
    box((width, 0.1, CEILING), (x, BACK - 0.05, height), wall, 0)
    box((width, depth, 0.05), (x, y, CEILING), wall, 0)
    for start, end in ((LEFT, JAMBS[0]), (JAMBS[1], RIGHT)):
        box((end - start, 0.2, CEILING), ((start + end) / 2, DOOR + 0.1, height), wall, 0)
    lintel = (sum(JAMBS) / 2, DOOR + 0.1, (CEILING + EDGE) / 2)
    box((JAMBS[1] - JAMBS[0], 0.2, CEILING - EDGE), lintel, wall, 0)
    frame = scuffed('door frame', '#3a3f44', 0.42, '#7c8083')
    for x in JAMBS:
        box((0.14, 0.30, EDGE), (x, DOOR + 0.05, EDGE / 2), frame, 0.008)
        box((0.05, 0.06, EDGE), (x, DOOR - 0.12, EDGE / 2), 'galvanised', 0.004)


def lockout() -> None:
    """The machine's switch by the door, off and locked."""
    x, z = -1.86, 1.56
    isolator(x, DOOR, z, CEILING)
    padlock((x + 0.012, DOOR - 0.125, z - 0.02), size=1.35)
    # Of the door's light too little gets here to tell the tag from the wall.
    spot((x + 1.15, DOOR - 1.0, z + 0.2), (x, DOOR - 0.12, z - 0.1), 32, 7, (0.8, 0.88, 1), 'sky')


def cabinet_light() -> None:
    """All of it comes from beyond whoever stands at the opening: what we see of him is an edge."""
    x, y = MACHINE
    for at, target, size, power in (
        ((x + 0.42, y - 0.35, 1.76), (x + 0.10, y - 0.35, 0.6), (0.05, 0.76), 22),
        ((x + 0.30, y - 0.95, 1.40), (-0.45, 0.80, 1.35), (0.2, 0.3), 3),
        ((x + 0.36, y + 0.15, 1.50), (-0.50, 0.30, 1.25), (0.3, 0.1), 9),
    ):
        area(at, target, size, power, WARM, 'cabinet')


def plant_room() -> None:
    shell()
    plinth(1.45, 2.75, *MACHINE, PLINTH)
    # The door's leaf stands edge on to the camera: it frames the picture and hides nothing.
    display = (0.325, 'screen-locked')
    open_compressor((*MACHINE, PLINTH), 90, 121, '45 kW', display, BRICK)
    lockout()
    cabinet_light()
    area((0.6, DOOR - 0.1, 2.7), (-0.3, 0.8, 1.4), (2.5, 0.4), 5, DAWN, 'sky')

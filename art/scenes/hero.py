"""The compressor room of the first screen; relit without sun it is also `soir`.

Machines stand in a row on the right and face -x; the left of the picture is clean wall.
"""

from __future__ import annotations

from kit.cabinets import compressor, dryer
from kit.camera import camera
from kit.fasteners import ceiling_hanger, clamp
from kit.hall import CEILING, DEPTH, FAR, MIDDLE_Y, NEAR, hall
from kit.lights import ambient, area, sun
from kit.piping import UP, Y, bellows, coupling, flange_pair
from kit.room import plinth
from kit.shapes import box, cylinder, tube
from kit.treatment import air_filter
from kit.valves import ball_valve
from kit.vessels import receiver

LIGHT_GROUPS = ('window', 'sun', 'lamp', 'fill')

PLINTH = 0.10
FRONT_X = 1.45
"""x of the machines' fronts."""
MAIN_X, MAIN_Z, MAIN = 2.08, 3.02, 0.055
BRANCH = 0.034
DRY_X, DRY_Z, DRY = 2.95, 2.50, 0.042
TO_LEFT = (-1, 0, 0)


def machines() -> None:
    plinth(1.75, 9.2, 2.12, 3.95)
    for y in (0.62, 3.05):
        compressor((FRONT_X + 0.525, y, PLINTH), -90)
        drop(y - 0.55, FRONT_X + 0.30, PLINTH + 1.78)
    dryer((FRONT_X + 0.41, 5.0, PLINTH), -90)
    receiver((MAIN_X, 6.85, PLINTH), -28, 1.05, 2.75)
    separator(FRONT_X + 0.22, 5.72)


def separator(x: float, y: float) -> None:
    """Oil/water separator, small in the distance."""
    box((0.34, 0.34, 0.62), (x, y, PLINTH + 0.31), 'light-grey', 0.03, 5)
    box((0.30, 0.30, 0.05), (x, y, PLINTH + 0.645), 'fitting', 0.012)
    cylinder(0.04, 0.05, (x, y, PLINTH + 0.69), 'fitting')


def main_pipe() -> None:
    x, z = MAIN_X, MAIN_Z
    tube([(x, -4, z), (x, 5.80, z), (x, 5.80, 2.05), (x, 6.28, 2.05)], MAIN, 'pipe', 0.13)
    flange_pair((x, 6.18, 2.05), Y, MAIN, ratio=1.6)
    coupling((x, 5.80, 2.6), UP, MAIN)
    for y in (-1.0, 1.7, 4.6):
        coupling((x, y, z), Y, MAIN)
    for y in (-1.7, 0.9, 3.3, 5.4):
        ceiling_hanger((x, y, z), Y, MAIN, CEILING)


def drop(y: float, x: float, roof: float) -> None:
    """Swan neck from the top of the main, valve at reach, compensator, machine."""
    cylinder(MAIN * 1.35, 0.16, (MAIN_X, y, MAIN_Z), 'fitting', Y, 0.005)
    cylinder(BRANCH * 1.5, 0.10, (MAIN_X, y, MAIN_Z + MAIN + 0.03), 'fitting')
    neck = MAIN_Z + 0.24
    tube(
        [(MAIN_X, y, MAIN_Z + MAIN), (MAIN_X, y, neck), (x, y, neck), (x, y, roof + 0.45)],
        BRANCH,
        'pipe',
        0.09,
    )
    coupling((x, y, roof + 0.98), UP, BRANCH)
    ball_valve((x, y, roof + 0.62), UP, BRANCH, TO_LEFT)
    for z in (0.09, 0.46):
        cylinder(BRANCH * 1.6, 0.03, (x, y, roof + z), 'fitting')
    bellows((x, y, roof + 0.10), 0.34, BRANCH, 13)
    cylinder(BRANCH * 1.1, 0.1, (x, y, roof + 0.05), 'steel')
    flange_pair((x, y, roof + 0.02), UP, BRANCH, 'steel', 0.014, 1.5, 6)


def dry_air() -> None:
    """From the dryer through two filters, then along the wall."""
    x, z = FRONT_X + 0.22, 2.05
    run = [
        (x, 5.45, PLINTH + 1.30),
        (x, 5.45, z),
        (x, 4.45, z),
        (x, 4.45, DRY_Z),
        (DRY_X, 4.45, DRY_Z),
        (DRY_X, -4, DRY_Z),
    ]
    tube(run, DRY, 'pipe', 0.10)
    for y in (5.18, 4.80):
        air_filter((x, y, z), -90)
    ball_valve((x, 5.45, 1.72), UP, BRANCH, TO_LEFT)
    for y in (3.6, 0.55):
        box((0.70, 0.04, 0.04), (3.28, y, DRY_Z - 0.07), 'zinc', 0.003)
        clamp((DRY_X, y, DRY_Z), Y, DRY, width=0.036)
    for y in (4.0, 2.45, -0.4):
        coupling((DRY_X, y, DRY_Z), Y, DRY)


def electrics() -> None:
    """Cable tray on the wall, cabinet with its conduits, cables down to the machines."""
    for side in (-0.11, 0.11):
        box((0.004, DEPTH, 0.06), (3.2 + side, MIDDLE_Y, 3.45), 'galvanised', 0)
    for i in range(60):
        box((0.22, 0.02, 0.004), (3.2, NEAR + 0.15 + i * 0.3, 3.425), 'galvanised', 0)
    for x in (3.13, 3.18, 3.23):
        tube([(x, NEAR, 3.44), (x, FAR, 3.44)], 0.014, 'rubber')
    y = 1.85
    box((0.24, 0.62, 0.82), (3.48, y, 2.72), 'light-grey', 0.008)
    box((0.012, 0.58, 0.78), (3.354, y, 2.72), 'light-grey', 0.005)
    box((0.004, 0.09, 0.09), (3.346, y + 0.12, 2.95), 'black', 0)
    cylinder(0.012, 0.02, (3.345, y - 0.24, 2.72), 'fitting', TO_LEFT)
    for side in (-0.18, -0.06, 0.06, 0.18):
        tube([(3.48, y + side, 3.13), (3.48, y + side, 3.40)], 0.013, 'light-grey')
    for y in (1.25, 3.7):
        cable = [
            (3.14, y, 3.42),
            (3.0, y, 3.30),
            (2.78, y - 0.05, 2.7),
            (2.42, y - 0.1, 2.25),
            (2.36, y - 0.1, 1.90),
        ]
        tube(cable, 0.016, 'rubber', 0.3, steps=14)
        cylinder(0.026, 0.04, (2.36, y - 0.1, 1.90), 'fitting')


def build() -> None:
    hall()
    machines()
    main_pipe()
    dry_air()
    electrics()
    sun((0.84, 0.17, -0.47), 10, 0.9, (1, 0.9, 0.76))
    area((-1.5, -7.5, 3.2), (1, 2, 1.2), (4, 2.4), 40, (1, 0.98, 0.95), 'fill')
    ambient('#cfdcea', 0.06)
    camera((-3.15, -4.7, 1.5), 28.3, 36, focus=7.0, aperture=1.2, shift=(0, 0.018))

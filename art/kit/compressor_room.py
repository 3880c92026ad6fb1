"""The compressor room of the hero, its phone version and the evening picture.

Machines stand in a row along the right wall and face -x. Air flows from the compressors up over swan necks
into the wet main, away from us to the receiver, back through pre-filter, dryer and filters into the dry main,
then along the wall towards us. Condensate goes to the oil/water separator, clean water to the floor channel.
"""

from __future__ import annotations

from .cabinets import compressor, dryer
from .floor_marks import dust
from .geometry import Point, placed
from .hall import FAR, NEAR, RIGHT, hall
from .instruments import pipe_label
from .left_behind import draped_jacket, mug, work_lamp
from .lights import ambient, area, sun
from .piping import UP, Y, braided_hose, coupling, flange_pair
from .room import plinth
from .services import (
    STRUT,
    cable_tray,
    console,
    floor_channel,
    identification_ring,
    pipe_on_console,
    pipe_under_console,
    switch_cabinet,
    wall_conduits,
)
from .shapes import box, cylinder, decal, hose, tube
from .tool_case import tool_case
from .treatment import air_filter, jerrycan, oil_water_separator
from .trolley import trolley
from .valves import ball_valve, valve_tag
from .vessels import receiver
from .wear import hand_marks, oil_film, oil_stain

LIGHT_GROUPS = ('window', 'sun', 'lamp', 'fill')

PLINTH = 0.10
FRONT_X = 1.45
"""x of the machines' fronts."""
COMPRESSORS_Y = (0.62, 3.05)
ROOF = PLINTH + 1.78
WET_X, WET_Z, MAIN = 2.08, 2.56, 0.055
"""The wet main hangs low enough for its swan necks to stay in a wide crop."""
NECK_Z, BRANCH = WET_Z + 0.22, 0.034
DRY_X, DRY_Z, DRY = 2.95, 2.27, 0.042
FILTERS_X, FILTERS_Z = 1.72, 2.05
DRYER_Y, RECEIVER_Y = 5.25, 7.15
OUTLET = (-92, 2.05)
"""The receiver's, in its own turn: towards the filters."""
DRYER_ROOF = PLINTH + 1.32
SEPARATOR = (1.52, 6.15)
CHANNEL_X = 1.06
CONSOLES_Y = (-2.3, -0.72, 1.72, 4.15)
CONSOLE_Z = WET_Z - MAIN
TRAY_X, TRAY_Z = 3.30, 2.98
TO_LEFT = (-1, 0, 0)
TAGS_TURN = -37
"""Tags hang as they like; these turn to us."""
HANDLED = (
    (-0.29, 0.98, 0.20, 0.34), (-0.29, 1.48, 0.16, 0.22), (-0.32, 0.44, 0.18, 0.26),
    (-0.55, 0.20, 0.60, 0.13), (0.10, 0.20, 0.50, 0.12), (0.44, 1.02, 0.14, 0.30),
)  # fmt: skip
"""Marks on a compressor's front: middle, then width and height."""


def tag(at: Point, number: int) -> None:
    with placed('tag', at, TAGS_TURN):
        valve_tag((0, 0, 0), f'label-valve-{number}', 0.085)


def marker(x: float, y: float, z: float, pipe: float, label: str) -> None:
    """Fluid and flow between two rings, on a pipe along y."""
    pipe_label((x, y, z), (0, -1, 0), (-1, -0.2, 0), pipe, 0.34, label, 90)
    for side in (-0.22, 0.22):
        identification_ring((x, y + side, z), Y, pipe, 'dark', 0.025)


def compressors() -> None:
    plinth(1.75, 9.2, 2.12, 3.95)
    dust((1.215, -0.6), (1.215, 8.5), 0.10)
    for number, y in enumerate(COMPRESSORS_Y, start=1):
        image = 'screen-compressor' if number == 1 else f'screen-compressor-{number}'
        compressor((FRONT_X + 0.525, y, PLINTH), -90, image=image)
        with placed('service label', (FRONT_X, y, PLINTH), -90):
            decal(0.085, 0.11, (-0.66, -0.0016, 1.10), 'label-checked')
        swan_neck(y - 0.55, FRONT_X + 0.30)
        tag((FRONT_X + 0.30 - 0.10, y - 0.60, ROOF + 0.36), number)


def swan_neck(y: float, x: float) -> None:
    """Machine, compensator, valve at reach, then over into the top of the main: no water runs back."""
    flange_pair((x, y, ROOF + 0.02), UP, BRANCH, 'steel', 0.014, 1.5, 6)
    cylinder(BRANCH * 1.1, 0.1, (x, y, ROOF + 0.05), 'steel')
    braided_hose((x, y, ROOF + 0.075), 0.26, BRANCH)
    for z in (0.07, 0.34):
        cylinder(BRANCH * 1.6, 0.03, (x, y, ROOF + z), 'fitting')
    ball_valve((x, y, ROOF + 0.45), UP, BRANCH, TO_LEFT)
    run = [(x, y, ROOF + 0.33), (x, y, NECK_Z), (WET_X, y, NECK_Z), (WET_X, y, WET_Z + MAIN)]
    tube(run, BRANCH, 'livery', 0.11, steps=16)
    coupling((x, y, ROOF + 0.62), UP, BRANCH)
    cylinder(MAIN * 1.35, 0.16, (WET_X, y, WET_Z), 'fitting', Y, 0.005)
    cylinder(BRANCH * 1.5, 0.09, (WET_X, y, WET_Z + MAIN + 0.03), 'fitting')


def wet_main() -> None:
    """From the compressors to the receiver."""
    x, z, drop_y, inlet_z = WET_X, WET_Z, RECEIVER_Y - 0.99, 1.80
    tip = RECEIVER_Y - 0.525 - 0.12
    tube(
        [(x, -5, z), (x, drop_y, z), (x, drop_y, inlet_z), (x, tip, inlet_z)], MAIN, 'livery', 0.13
    )
    receiver((x, RECEIVER_Y, PLINTH), -28, 1.05, 2.75, 'livery', inlet=(-62, 1.70), outlet=OUTLET)
    flange_pair((x, tip - 0.012, inlet_z), Y, MAIN, ratio=1.5)
    for y in (-1.5, 1.35, 4.75):
        coupling((x, y, z), Y, MAIN)
    for y in CONSOLES_Y:
        pipe_on_console((x, y, z), MAIN)
    marker(WET_X, -0.98, WET_Z, MAIN, 'label-wet-air')


def dryer_line() -> None:
    """Receiver, pre-filter, dryer, two filters, dry main."""
    x, z = FILTERS_X, FILTERS_Z
    inlet_y, outlet_y = DRYER_Y + 0.20, DRYER_Y - 0.20
    dryer((FRONT_X + 0.41, DRYER_Y, PLINTH), -90)
    wet_z, filter_y = PLINTH + OUTLET[1], DRYER_Y + 0.62
    wet = [
        (WET_X - 0.30, RECEIVER_Y - 0.52, wet_z), (x, RECEIVER_Y - 0.64, wet_z),
        (x, inlet_y, wet_z), (x, inlet_y, DRYER_ROOF),
    ]  # fmt: skip
    tube(wet, DRY, 'livery', 0.09)
    dry = [
        (x, outlet_y, DRYER_ROOF), (x, outlet_y, z), (x, 4.10, z), (x, 4.10, DRY_Z),
        (DRY_X, 4.10, DRY_Z), (DRY_X, -5, DRY_Z),
    ]  # fmt: skip
    tube(dry, DRY, 'livery', 0.09)
    for y in (inlet_y, outlet_y):
        flange_pair((x, y, DRYER_ROOF + 0.02), UP, DRY, 'steel', 0.014, 1.5, 6)
        ball_valve((x, y, DRYER_ROOF + 0.26), UP, DRY * 0.9, TO_LEFT)
    tag((x - 0.12, outlet_y - 0.05, DRYER_ROOF + 0.16), 3)
    air_filter((x, filter_y, wet_z), -90)
    for y in (4.80, 4.44):
        air_filter((x, y, z), -90)


def dry_main() -> None:
    for y in CONSOLES_Y[:-1]:
        pipe_under_console((DRY_X, y, DRY_Z), DRY, CONSOLE_Z - STRUT)
    for y in (3.2, 0.2, -2.6):
        coupling((DRY_X, y, DRY_Z), Y, DRY)
    marker(DRY_X, -0.30, DRY_Z, DRY, 'label-dry-air')


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
    """Tray, conduits down the wall behind each machine, cabinet beside the front compressor."""
    cable_tray(TRAY_X, TRAY_Z, NEAR, FAR, RIGHT)
    for y in (*COMPRESSORS_Y, DRYER_Y):
        wall_conduits(RIGHT, y + 0.30, TRAY_Z)
    switch_cabinet((RIGHT - 0.01, 0.10, 1.52), -90, TRAY_Z - 1.52)


def at_work() -> None:
    """Somebody is servicing, and has gone for a part: tools, a lamp with its cable, a cup, a jacket."""
    trolley((3.28, 0.40, 0), -90)
    mug((3.17, 0.47, 0.845))
    draped_jacket((3.28, -0.02, 0.772))
    tool_case((0.80, 1.62, 0), -82)
    lamp, socket = (0.86, 0.62, 0), (3.44, -0.06, 1.00)
    work_lamp(lamp, 78)
    box((0.12, 0.14, 0.16), (RIGHT - 0.06, socket[1], socket[2] + 0.04), 'light-grey', 0.008)
    cylinder(0.034, 0.09, (3.47, socket[1], socket[2]), 'red', (-1, 0, -0.7), 0.006)
    cable = [
        socket, (3.40, socket[1] - 0.02, 0.90), (3.42, -0.16, 0.30), (3.34, -0.42, 0.01),
        (3.00, -0.86, 0.01), (2.30, -0.80, 0.01), (1.70, -0.98, 0.01), (1.16, -0.78, 0.01),
        (0.84, -0.30, 0.01), (0.98, 0.14, 0.01), (0.80, 0.34, 0.01), (0.90, 0.52, 0.03),
        (0.90, 0.62, 0.14),
    ]  # fmt: skip
    hose(cable, 0.008, 'cable')


def worn() -> None:
    """Where hands reach and shoes knock: round locks and stops, along the foot, below the drain."""
    for y in COMPRESSORS_Y:
        with placed('hand marks', (FRONT_X, y, PLINTH), -90):
            for x, z, width, height in HANDLED:
                hand_marks((x, -0.0019, z), width, height)
    oil_stain((1.30, 1.75, PLINTH + 0.001), 0.20, 0.50)
    oil_stain((1.29, 4.05, PLINTH + 0.001), 0.18, 0.30)
    oil_film((0.86, 2.55, 0.0026), 0.50, 0.34)
    oil_film((0.78, -0.20, 0.0026), 0.60, 0.40)


def light() -> None:
    sun((0.84, 0.20, -0.44), 11, 1.6, (1, 0.9, 0.76))
    area((-1.5, -10.2, 3.6), (1, 2, 1.2), (5, 3), 70, (1, 0.98, 0.95), 'fill')
    ambient('#d6dde6', 0.06)


def compressor_room() -> None:
    hall()
    compressors()
    wet_main()
    dryer_line()
    dry_main()
    for y in CONSOLES_Y:
        console(y, RIGHT, WET_X - 0.16, CONSOLE_Z, 0.62)
    condensate()
    electrics()
    at_work()
    worn()
    light()

"""A plant's facade with its roller door up on the compressor room. The facade looks to -y."""

from __future__ import annotations

from .fasteners import ceiling_hanger, clamp
from .finishes import LIVERY, epoxy_floor, wall_paint
from .instruments import FRONT, isolator
from .lights import area
from .lockout import padlock
from .open_compressor import open_compressor
from .piping import UP, X, braided_hose, coupling, flange_pair
from .room import plinth
from .shapes import box, cylinder, decal, lathe, plane, tube
from .trolley import filter_element, trolley
from .valves import ball_valve
from .van_load import carton
from .vessels import receiver
from .weather import scuffed, weathered
from .yard import channel_drain, cladding, screws

WALL, BASE, ROOF, LAP = 9.0, 0.55, 8.0, 3.75
LEFT, RIGHT, TOP, EDGE = 0.95, 4.75, 3.55, 2.95
"""The door's opening, and the height at which its curtain stopped."""
MIDDLE, WIDTH = (LEFT + RIGHT) / 2, RIGHT - LEFT
BACK, ROOM_LEFT, ROOM_RIGHT, CEILING = 13.7, -1.4, 7.4, 4.3
MACHINE_X, MACHINE_Y, PLINTH = 2.50, 11.35, 0.10
PIPE, HEADER_Z = 0.036, 2.95
LAMPS = ((9.65, 'front'), (12.6, 'room'))
"""Rows of lamps: y, light group. The first hangs behind the curtain and lights the machine's front."""
TANK = (4.75, 12.55)
OUTLET_X, OUTLET_Y = MACHINE_X + 0.80, MACHINE_Y + 0.36


def facade(corner: float) -> None:
    sheet = weathered('cladding', '#cfd2d2', 0.40, runs=0.5, reach=(BASE, BASE + 0.75), splash=0.5)
    concrete = weathered('concrete', '#93948f', 0.8, runs=0.5, reach=(-0.30, 0.10), splash=0.8)
    for start, end in ((corner, LEFT - 0.16), (RIGHT + 0.16, 34)):
        width, centre = end - start, (start + end) / 2
        box((width, 0.25, BASE), (centre, WALL + 0.10, BASE / 2), concrete, 0.01)
        box((width, 0.10, 0.03), (centre, WALL - 0.03, BASE + 0.012), 'grey', 0.003)
        cladding(start, end, BASE + 0.02, LAP + 0.04, WALL, sheet)
        screws(start, end, (BASE + 0.12, 2.1, LAP - 0.08), WALL - 0.035)
    band = weathered('band', LIVERY, 0.3, runs=0.3, reach=(-3, -2))
    cladding(corner, 34, LAP, ROOF, WALL - 0.006, sheet)
    screws(corner, 34, (LAP + 0.05,), WALL - 0.041)
    box((34 - corner, 0.04, 0.50), ((34 + corner) / 2, WALL - 0.06, 4.55), band, 0.01)
    box((0.56, 0.012, 0.40), (LEFT - 0.52, WALL - 0.045, 1.80), 'zinc', 0.003)
    decal(0.54, 0.371, (LEFT - 0.52, WALL - 0.0525, 1.80), 'label-room')


def roller_door() -> None:
    """Curtain wound up under its box, guides, striped edge, bollards."""
    frame = scuffed('door frame', '#3a3f44', 0.42, '#7c8083')
    slat = weathered('door slat', '#bfc4c6', 0.38, runs=0.3, reach=(-2, -1))
    for x in (LEFT - 0.08, RIGHT + 0.08):
        box((0.16, 0.30, TOP), (x, WALL + 0.02, TOP / 2), frame, 0.008)
        box((0.03, 0.10, TOP - 0.1), (x, WALL - 0.15, TOP / 2), 'galvanised', 0.004)
    box((WIDTH + 0.4, 0.34, 0.34), (MIDDLE, WALL, TOP + 0.17), frame, 0.02)
    for i in range(int((TOP - EDGE) / 0.115) + 1):
        box((WIDTH, 0.03, 0.111), (MIDDLE, WALL + 0.10, EDGE + 0.06 + i * 0.115), slat, 0.010)
    box((WIDTH, 0.06, 0.08), (MIDDLE, WALL + 0.09, EDGE - 0.02), 'black', 0.006)
    for i in range(12):
        at = (LEFT + 0.17 + i * 0.315, WALL + 0.0895, EDGE - 0.02)
        box((0.155, 0.063, 0.082), at, 'yellow', 0.004)
    post = scuffed('bollard', '#e0a800', 0.4)
    for x in (LEFT - 0.30, RIGHT + 0.30):
        cylinder(0.085, 1.0, (x, WALL - 0.42, 0.5), post, bevel=0.02)
        for z in (0.45, 0.75):
            band = [(0.0852, -0.06), (0.0858, -0.058), (0.0858, 0.058), (0.0852, 0.06)]
            lathe(band, 'black', (x, WALL - 0.42, z), segments=48)
    box((WIDTH, 0.14, 0.010), (MIDDLE, WALL + 0.02, 0.006), 'galvanised', 0.003)
    channel_drain(LEFT - 0.2, RIGHT + 0.4, WALL - 0.50)


def room(left: float) -> None:
    """The white room of the cards, behind the facade."""
    wall = wall_paint('room wall', '#e2e3e1', 0.8)
    floor = epoxy_floor('room floor', ('#868b8d', '#94989a'), (0.12, 0.24))
    width, centre = ROOM_RIGHT - left, (left + ROOM_RIGHT) / 2
    plane(width, BACK - WALL + 0.1, (centre, (WALL + BACK) / 2 + 0.05, 0.004), floor)
    for i in range(8):
        box(
            (1.195, 0.1, CEILING),
            (left + 0.6 + i * 1.2, BACK + 0.05, CEILING / 2),
            wall,
            0.006,
        )
    box((width, 0.02, 0.10), (centre, BACK - 0.012, 0.055), 'grey', 0.003)
    for x in (left, ROOM_RIGHT):
        box((0.1, BACK - WALL - 0.2, CEILING), (x, (BACK + WALL) / 2 + 0.15, CEILING / 2), wall, 0)
    box((width, BACK - WALL, 0.05), (centre, (BACK + WALL) / 2 + 0.15, CEILING), wall, 0)
    box((width, 0.07, 0.0015), (centre, 9.75, 0.0056), 'floor-line', 0)
    x = MIDDLE - 0.2
    for y, group in LAMPS:
        box((4.2, 0.12, 0.06), (x, y, 3.55), 'white', 0.01)
        for rod in (1.0, 4.2):
            tube([(rod, y, 3.58), (rod, y, CEILING)], 0.004, 'steel')
        box((4.1, 0.09, 0.004), (x, y, 3.517), 'lamp', 0)
        area((x, y, 3.5), (x, y, 0), (4.1, 0.2), 95, (1, 0.97, 0.92), group)


def air_line(left: float) -> None:
    """Compensator, valve (shut, locked), swan neck into the wet main, main down into the receiver."""
    x, y, z = OUTLET_X, OUTLET_Y, PLINTH + 1.80
    header_y = BACK - 0.45
    cylinder(PIPE * 1.1, 0.1, (x, y, z + 0.05), 'steel')
    flange_pair((x, y, z + 0.03), UP, PIPE, 'steel', 0.014, 1.5, 6)
    braided_hose((x, y, z + 0.11), 0.26, PIPE)
    for collar in (0.10, 0.38):
        cylinder(PIPE * 1.6, 0.03, (x, y, z + collar), 'fitting')
    ball_valve((x, y, z + 0.50), UP, PIPE, FRONT, shut=True)
    padlock((x - 0.13, y - PIPE * 2.65, z + 0.492), size=1.35)
    neck = HEADER_Z + 0.26
    drop = [(x, y, z + 0.4), (x, y, neck), (x, header_y, neck), (x, header_y, HEADER_Z)]
    tube(drop, PIPE, 'livery', 0.11)
    fall = TANK[0] - 0.72
    inlet = [(fall, header_y, 1.05), (TANK[0] - 0.30, TANK[1] + 0.42, 1.05)]
    wet = [(left, header_y, HEADER_Z), (fall, header_y, HEADER_Z), *inlet]
    tube(wet, 0.055, 'livery', 0.13)
    rise = TANK[0] + 1.02
    outlet = [(TANK[0] + 0.30, TANK[1] + 0.42, 1.95), (rise, header_y, 1.95)]
    dry = [*outlet, (rise, header_y, HEADER_Z), (ROOM_RIGHT, header_y, HEADER_Z)]
    tube(dry, 0.055, 'livery', 0.13)
    ball_valve((rise, header_y, 2.4), UP, 0.055, FRONT, 'yellow')
    for hanger in (0.2, 2.2, 3.7):
        ceiling_hanger((hanger, header_y, HEADER_Z), X, 0.055, CEILING)
    for joint in (1.2, 2.9):
        coupling((joint, header_y, HEADER_Z), X, 0.055)
    coupling((fall, header_y, 2.1), UP, 0.055)
    cylinder(0.075, 0.12, (x, header_y, HEADER_Z), 'fitting', X, 0.006)
    for z in (1.5, 2.5):
        clamp((fall, header_y, z), UP, 0.055)
        box((0.04, 0.42, 0.04), (fall, BACK - 0.22, z), 'zinc', 0.003)


def service() -> None:
    """Parts and trolley before the open cabinet."""
    trolley((3.55, 10.25, 0.004), 24)
    filter_element((2.02, 10.28, 0.004))
    carton((1.78, 10.20, 0.004), (0.34, 0.28, 0.24), turn=14)
    carton((1.79, 10.21, 0.246), (0.28, 0.22, 0.16), turn=-6)


def plant_room(corner: float) -> None:
    """`corner`: where the facade starts, left of the door."""
    facade(corner)
    roller_door()
    left = max(ROOM_LEFT, corner + 0.15)
    room(left)
    plinth(2.75, 1.45, MACHINE_X, MACHINE_Y, PLINTH)
    open_compressor((MACHINE_X, MACHINE_Y, PLINTH), -4, 122)
    area(
        (MACHINE_X - 0.35, MACHINE_Y - 0.42, 1.80),
        (MACHINE_X - 0.40, MACHINE_Y - 0.05, 0.6),
        (0.76, 0.05),
        16,
        (1, 0.97, 0.92),
        'service light',
    )
    air_line(left)
    receiver((*TANK, 0.004), -30, 1.0, 2.62, inlet=(155, 1.046), outlet=(85, 1.946))
    isolator(3.75, BACK, 1.75, CEILING)
    service()

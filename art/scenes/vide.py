"""Vacuum: a small central plant, three dry screw pumps on one skid with receiver and controller."""

from __future__ import annotations

from random import Random

from kit.cabinets import panel_buttons, tall_cabinet
from kit.camera import camera
from kit.fasteners import bolt, ceiling_hanger, riser_bracket
from kit.geometry import Point, placed
from kit.instruments import (
    FRONT,
    column_label,
    dial,
    emergency_stop,
    isolator,
    quarter_lock,
    screen,
)
from kit.left_behind import extinguisher
from kit.lights import daylight
from kit.piping import UP, X, Y, bellows, flange_pair, weld
from kit.room import floor_drain, room
from kit.shapes import box, cylinder, decal, lathe, lettering, tube
from kit.sheet_metal import Shell
from kit.vacuum import (
    EXHAUST,
    EXHAUST_Y,
    HEADER_X,
    INLET_Z,
    LABEL_SIDE,
    SUCTION,
    vacuum_pump,
)
from kit.vessels import around, dished_profile, nozzle
from kit.wear import dust, oil_film, tyre_mark

WALL = 1.80
CEILING = 4.2
PUMPS_X = (-0.78, -0.02, 0.74)
"""The pumps stand side by side, shafts towards the wall."""
HEADER_Y = HEADER_X
RECEIVER_X, RECEIVER_RADIUS, RECEIVER_TOP = -1.46, 0.29, 1.56
LINE_Z = 1.98
CABINET_X = 1.40
LEFT, RIGHT, NEAR, FAR = -1.84, 1.72, -0.90, 0.98
DECK = 0.142


def skid() -> None:
    for y in (NEAR, FAR):
        box((RIGHT - LEFT, 0.08, 0.10), ((LEFT + RIGHT) / 2, y, 0.088), 'dark', 0.006)
        for x in (LEFT + 0.14, 0, RIGHT - 0.14):
            cylinder(0.05, 0.03, (x, y, 0.015), 'rubber', bevel=0.006)
            cylinder(0.02, 0.05, (x, y, 0.04), 'zinc')
    for x in (LEFT + 0.04, RIGHT - 0.04):
        box((0.08, FAR - NEAR - 0.06, 0.098), (x, (NEAR + FAR) / 2, 0.088), 'dark', 0.005)
    size = (RIGHT - LEFT - 0.06, FAR - NEAR - 0.02, 0.006)
    box(size, ((LEFT + RIGHT) / 2, (NEAR + FAR) / 2, DECK - 0.006), 'galvanised', 0.001)
    for x in (LEFT + 0.10, RIGHT - 0.10):
        bolt((x, NEAR - 0.041, 0.088), FRONT, radius=0.014)


def receiver() -> None:
    """Vacuum vessel on three legs; its header leaves on the right, the network arrives on top."""
    radius, bottom, dome = RECEIVER_RADIUS, 0.30, RECEIVER_RADIUS * 0.5
    with placed('receiver', (RECEIVER_X, HEADER_Y, 0)):
        lathe(dished_profile(radius, bottom, RECEIVER_TOP, dome), 'livery', segments=128, smooth=50)
        for z in (bottom + dome, RECEIVER_TOP - dome):
            bead = [(radius - 0.002, -0.006), (radius + 0.003, 0), (radius - 0.002, 0.006)]
            lathe(bead, 'livery', (0, 0, z), segments=128)
        for angle in (-35, 85, 205):
            with placed('leg', around(angle, radius * 0.86, DECK), angle):
                box((0.012, 0.11, 0.38), (0.03, 0, 0.20), 'livery', 0.003)
                box((0.12, 0.14, 0.012), (0.02, 0, 0.006), 'livery', 0.002)
                bolt((0.06, 0, 0.012), UP, radius=0.012)
        nozzle(radius, -90, 0.66, 0.075, 0.08, 'livery', blind=True)
        column_label((0, 0, 1.02), (0.25, -1, 0), radius + 0.001, 0.21, 0.07, 'label-vacuum')
        out = around(-82, 1, 0)
        tube([around(-82, radius + d, 1.30) for d in (-0.01, 0.05)], 0.010, 'brass')
        dial(around(-82, radius + 0.085, 1.30), out, 0.085, 'dial-vacuum-plant')
        tube([(0, 0, bottom + 0.02), (0, 0, 0.22), (0, -0.16, 0.22)], 0.014, 'brass', 0.03)
        cylinder(0.022, 0.05, (0, -0.18, 0.22), 'nickel', Y)
        box((0.09, 0.012, 0.014), (0.02, -0.18, 0.252), 'yellow', 0.003)
        cylinder(0.018, 0.02, (0, -0.215, 0.22), 'brass', Y, 0.003, 6)


def network() -> None:
    """From the workshop: supported pipe, weld, flanges, valve, flexible, down into the receiver."""
    x, y = RECEIVER_X, HEADER_Y
    flange_pair((x, y, RECEIVER_TOP + 0.06), UP, SUCTION, 'livery', 0.018, 1.6)
    cylinder(SUCTION, 0.10, (x, y, RECEIVER_TOP + 0.02), 'livery')
    bellows((x, y, RECEIVER_TOP + 0.085), 0.14, SUCTION, 6)
    flange_pair((x, y, RECEIVER_TOP + 0.245), UP, SUCTION, 'stainless', 0.014, 1.5)
    run = [(x, y, RECEIVER_TOP + 0.24), (x, y, LINE_Z), (x - 3, y, LINE_Z)]
    tube(run, SUCTION, 'stainless', 0.13)
    weld((x - 0.16, y, LINE_Z), X, SUCTION)
    flange_pair((x - 0.62, y, LINE_Z), X, SUCTION, 'stainless', 0.014, 1.5)
    for support in (x - 0.36, x - 1.3):
        ceiling_hanger((support, y, LINE_Z), X, SUCTION, CEILING)


def header() -> None:
    """From the receiver past the three filters, on posts."""
    last = PUMPS_X[-1]
    start = RECEIVER_X + RECEIVER_RADIUS - 0.02
    tube([(start, HEADER_Y, INLET_Z), (last + 0.20, HEADER_Y, INLET_Z)], SUCTION, 'stainless')
    flange_pair((start + 0.10, HEADER_Y, INLET_Z), X, SUCTION, 'stainless', 0.014, 1.5)
    cylinder(SUCTION * 1.15, 0.03, (last + 0.20, HEADER_Y, INLET_Z), 'stainless', X, 0.012)
    for x in PUMPS_X:
        for side in (-0.075, 0.075):
            weld((x + side, HEADER_Y, INLET_Z), X, SUCTION)
    for x in (-0.42, 1.0):
        tall = INLET_Z - SUCTION - 0.012 - DECK
        box((0.05, 0.05, tall), (x - 0.11, HEADER_Y, DECK + tall / 2), 'dark', 0.004)
        box((0.10, 0.09, 0.012), (x - 0.11, HEADER_Y, INLET_Z - SUCTION - 0.006), 'zinc', 0.002)


def controller() -> None:
    shell = Shell(0.54, 0.40, 0.036, thickness=0.012, gap=0.0025)
    with placed('controller', (CABINET_X, -0.58, 0)):
        tall_cabinet(shell, DECK + 0.002, 1.50, 0.86)
        screen(0.27, (0, shell.face, 1.41), 'screen-vacuum')
        panel_buttons((-0.09, shell.face, 1.18))
        emergency_stop((0.16, shell.face, 1.18), 0.8)
        ink = shell.face - 0.0008
        lettering('CENTRALE DE VIDE', 0.042, (-0.225, ink, 0.90), 'livery', 'Bold')
        decal(0.075, 0.075, (0.16, ink, 0.74), 'label-voltage')
        decal(0.065, 0.084, (0.16, ink, 0.63), 'label-checked')
        for z in (0.30, 0.92):
            quarter_lock(0.235, shell.face, z)
        for i in range(7):
            slot = (0, shell.face - 0.0005, 0.25 + i * 0.026)
            box((0.32, 0.004, 0.010), slot, 'black', 0.003)
        tube(
            [(0.10, 0.10, 1.60), (0.10, 0.10, 1.80), (0.10, WALL + 0.56, 1.80)], 0.022, 'pvc', 0.08
        )
        cylinder(0.048, 0.014, (0.10, WALL + 0.573, 1.80), 'light-grey', Y, 0.004)


def exhaust_supports() -> None:
    for x in PUMPS_X:
        for z in (1.25, 2.05):
            riser_bracket(x - EXHAUST_Y, WALL - 0.12, z, WALL, EXHAUST)


def _wear(seed: float) -> None:
    """No two pumps age alike: old oil runs down each front, by its place, and creeps from under its foot."""
    chance = Random(round(seed * 100))
    face = -0.7135
    for _ in range(3):
        y, z = chance.uniform(-0.16, 0.16), chance.uniform(0.26, 0.44)
        with placed('run', (face + 0.05, y, z), -90):
            oil_film((0, 0, 0), chance.uniform(0.05, 0.12), chance.uniform(0.10, 0.22), (90, 0, 0))
    # Half under the foot: a stain that touches nothing is taken for a shadow without its thing.
    oil_film((-0.63, chance.uniform(-0.1, 0.1), DECK + 0.001), 0.20, chance.uniform(0.36, 0.5))


def plant(facing: Point = LABEL_SIDE) -> None:
    """The set without controller and camera; the pumps' numbers look to `facing`, along each shaft."""
    room(WALL, first_panel=-5.0, joints_x=(-2.2, 1.95), joints_y=(-1.15,))
    skid()
    for x, label in zip(PUMPS_X, ('label-one', 'label-two', 'label-three')):
        with placed('pump', (x, 0, 0), 90):
            vacuum_pump(label, WALL, stopped=label == 'label-three', facing=facing)
            _wear(x)
    receiver()
    network()
    header()
    exhaust_supports()
    isolator(1.15, WALL, 1.70)
    floor_drain(-1.95, -0.95)
    tyre_mark((-1.9, -1.42, 0), 4.6, -6)
    dust((-1.9, WALL - 0.2, 0.001), 2.6, 0.5)
    extinguisher((1.80, WALL, 0), printed=True)
    # A band of small panes under the roof, the sun still high.
    daylight((-0.3, WALL, 1.70), (4.4, 0.9), 6.5, key=235, aim=0.9, panes=(6, 1), height=0.62)


def build() -> None:
    plant()
    controller()
    camera((2.18, -5.85, 1.40), -21.0, 50, focus=5.5, aperture=2.2, shift=(0, -0.098))

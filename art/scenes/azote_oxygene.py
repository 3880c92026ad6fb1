"""Nitrogen: a generator with two adsorber columns and its control cabinet on one skid."""

from __future__ import annotations

from kit.cabinets import panel_buttons, tall_cabinet
from kit.camera import camera
from kit.fasteners import bolt_circle
from kit.geometry import placed
from kit.instruments import FRONT, dial, quarter_lock, screen
from kit.lights import daylight
from kit.outlines import finned_circle
from kit.piping import UP, X, elbow_cap
from kit.room import floor_drain, room
from kit.shapes import box, cylinder, lathe, lettering, prism, tube
from kit.sheet_metal import Shell
from kit.valves import angle_valve, ball_valve

WALL = 2.25
COLUMNS_X = (-0.62, -0.13)
COLUMN_BOTTOM, COLUMN_TOP, COLUMN_RADIUS = 0.26, 2.02, 0.175
PIPE = 0.028
MANIFOLD_Z = COLUMN_TOP + 0.22
MIDDLE_X = sum(COLUMNS_X) / 2
LOWER_Y, LOWER_Z = -0.225, 0.44
CABINET_X, CABINET_BOTTOM, CABINET_HEIGHT = 0.60, 0.155, 1.78


def skid() -> None:
    for y in (-0.36, 0.36):
        box((1.9, 0.07, 0.12), (0, y, 0.085), 'dark', 0.006)
        for x in (-0.8, 0.8):
            cylinder(0.045, 0.025, (x, y, 0.0125), 'rubber', bevel=0.004)
    for x in (-0.9, -0.3, 0.3, 0.9):
        box((0.07, 0.72, 0.10), (x, 0, 0.08), 'dark', 0.005)
    box((1.86, 0.74, 0.006), (0, 0, 0.149), 'galvanised', 0.001)


def adsorber(x: float) -> None:
    """Extruded column with cooling ribs between two bolted heads."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.018, 0.11, (x + sx * 0.14, sy * 0.14, 0.205), 'dark')
    ribs = finned_circle(COLUMN_RADIUS, 28, 0.013, foot=0.32, crest=0.20)
    prism(ribs, COLUMN_BOTTOM, COLUMN_TOP, 'anodised', 0, at=(x, 0, 0))
    dome = [(0.15, 0), (0.148, 0.02), (0.13, 0.045), (0.09, 0.06), (0.05, 0.065), (0, 0.065)]
    for z, side in ((COLUMN_BOTTOM, -1), (COLUMN_TOP, 1)):
        out = (0, 0, side)
        cylinder(0.225, 0.034, (x, 0, z + side * 0.017), 'cast', out, 0.005, 96)
        cylinder(0.205, 0.03, (x, 0, z - side * 0.016), 'cast', out, 0.004, 96)
        bolt_circle((x, 0, z + side * 0.034), out, 0.195, 14, 0.013, 0.012)
        lathe(dome, 'cast', (x, 0, z + side * 0.034), out, 72)


def upper_manifold() -> None:
    for x in COLUMNS_X:
        cylinder(0.042, 0.05, (x, 0, COLUMN_TOP + 0.115), 'fitting')
        tube([(x, 0, COLUMN_TOP + 0.1), (x, 0, MANIFOLD_Z)], PIPE, 'stainless')
        elbow_cap((x, 0, MANIFOLD_Z), X)
    tube([(x, 0, MANIFOLD_Z) for x in COLUMNS_X], PIPE, 'stainless')
    for x in (-0.49, -0.26):
        angle_valve((x, 0, MANIFOLD_Z), (0, -0.35, 1))
    product = [
        (MIDDLE_X, 0, MANIFOLD_Z),
        (MIDDLE_X, 0, MANIFOLD_Z + 0.10),
        (0.47, 0, MANIFOLD_Z + 0.10),
        (0.47, 0, 1.92),
    ]
    tube(product, PIPE, 'stainless', 0.07)
    cylinder(0.045, 0.03, (0.47, 0, 1.95), 'fitting')
    elbow_cap((MIDDLE_X, 0, MANIFOLD_Z), X)
    dial((MIDDLE_X, -0.06, MANIFOLD_Z + 0.01), (0, -1, 0.12), stem=(MIDDLE_X, 0, MANIFOLD_Z))
    for x in (-0.49, -0.26):
        start = MANIFOLD_Z + 0.2
        line = [
            (x, -0.07, start),
            (x + 0.05, -0.10, start + 0.08),
            (0.15, -0.12, start + 0.03),
            (0.56, -0.05, 1.96),
        ]
        tube(line, 0.004, 'air-tubing', 0.08)


def lower_manifold() -> None:
    y, z = LOWER_Y, LOWER_Z
    tube([(-0.72, y, z), (0.30, y, z)], PIPE, 'stainless')
    for x in COLUMNS_X:
        tube([(x, y, z), (x, -0.15, z)], PIPE, 'stainless')
    for x in (-0.50, -0.25, 0.02):
        angle_valve((x, y, z), (0, -0.6, 1))
    for x in (-0.66, MIDDLE_X, -0.10):
        cylinder(0.038, 0.06, (x, y, z), 'stainless', X, 0.006)
    cylinder(0.05, 0.12, (MIDDLE_X, y, z - 0.10), 'fitting', UP, 0.012)
    cylinder(0.03, 0.06, (MIDDLE_X, y, z - 0.02), 'stainless')
    floor_drain(-1.28, -0.42)
    drain = [
        (MIDDLE_X, y, z - 0.16), (MIDDLE_X, y - 0.02, 0.20), (-0.60, y - 0.22, 0.17),
        (-0.98, -0.44, 0.12), (-1.22, -0.42, 0.05), (-1.26, -0.42, 0.0),
    ]  # fmt: skip
    tube(drain, 0.008, 'rubber', 0.10)


def control_cabinet() -> None:
    shell = Shell(0.62, 0.52, 0.04, thickness=0.012, gap=0.0025)
    with placed('control cabinet', (CABINET_X, 0, 0)):
        tall_cabinet(shell, CABINET_BOTTOM, CABINET_HEIGHT, belt=1.08)
        screen(0.318, (0, shell.face, 1.58), 'screen-nitrogen')
        box((0.006, 0.004, 0.36), (-0.235, shell.face - 0.001, 1.55), 'light-bar', 0.001)
        panel_buttons((0, shell.face, 1.40))
        ink = shell.face - 0.0008
        lettering('N', 0.16, (-0.245, ink, 1.02), 'accent', 'Bold')
        lettering('2', 0.085, (-0.152, ink, 0.992), 'accent', 'Bold')
        lettering('99,999 %', 0.055, (-0.23, ink, 0.92), 'black')
        for z in (0.35, 0.75, 1.12):
            quarter_lock(0.25, shell.face, z)
        for i in range(9):
            box((0.34, 0.004, 0.008), (0, shell.face - 0.0005, 0.30 + i * 0.022), 'black', 0.003)


def outlet() -> None:
    """Nitrogen to the network, through the wall."""
    x, y = 0.78, 0.10
    tube([(x, y, 1.92), (x, y, 2.30), (x, 2.3, 2.30)], PIPE, 'pipe', 0.09)
    cylinder(0.045, 0.03, (x, y, 1.95), 'fitting')
    ball_valve((x, y, 2.12), UP, PIPE, FRONT)
    cylinder(0.05, 0.012, (x, 2.24, 2.30), 'fitting', (0, 1, 0))


def build() -> None:
    room(WALL, first_panel=-5.4, joints_x=(-1.75,), joints_y=(-0.95,))
    skid()
    for x in COLUMNS_X:
        adsorber(x)
    upper_manifold()
    lower_manifold()
    control_cabinet()
    outlet()
    daylight((-0.3, WALL, 1.7), sun_strength=6.5)
    camera((-1.15, -5.35, 1.32), 10.3, 50, focus=5.2, aperture=2.0, shift=(0, -0.012))

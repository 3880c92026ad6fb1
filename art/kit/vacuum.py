"""Dry screw vacuum pump with its motor, inlet filter, valve and silencer. Shafts along x."""

from __future__ import annotations

from .fasteners import bolt, clamp, gland
from .geometry import ALONG_X, Point
from .instruments import FRONT, column_label
from .materials import Paint
from .outlines import rounded_rectangle
from .piping import UP, X, bellows, flange_pair
from .rotating import motor
from .shapes import box, cylinder, decal, disc, lathe, prism, tube
from .wear import oil_stain

SHAFT = 0.46
"""Height of the pump's and motor's axis above the floor."""
MOTOR_X, MOTOR_RADIUS = 0.42, 0.155
INLET_X = -0.38
SUCTION = 0.050
INLET_Z = 1.27
"""Height of the filter's side inlet."""
HEADER_X = 0.06
"""Axis of the suction header, above the gearbox."""
EXHAUST, EXHAUST_Y, EXHAUST_Z = 0.034, 0.12, 0.86
LABEL_SIDE = (-1, -0.62, 0)


def _slab(
    x: float, width: float, height: float, radius: float, thickness: float, bevel: float
) -> None:
    """A cast plate across the shaft."""
    outline = rounded_rectangle(width, height, radius)
    prism(outline, -thickness / 2, thickness / 2, 'livery-cast', bevel, 3, (x, 0, SHAFT), ALONG_X)


def casing() -> None:
    """Ribbed casting between two end plates; gearbox with its oil sight glass towards the motor."""
    _slab(-0.38, 0.40, 0.42, 0.09, 0.46, 0.012)
    for i in range(9):
        _slab(-0.61 + 0.46 * (i + 0.5) / 9, 0.445, 0.465, 0.105, 0.014, 0.004)
    for x in (-0.64, -0.12):
        _slab(x, 0.46, 0.50, 0.10, 0.044, 0.006)
    for y in (-0.18, 0, 0.18):
        for z in (-0.2, 0.2):
            bolt((-0.662, y, SHAFT + z), (-1, 0, 0), radius=0.013, height=0.012)
    cylinder(0.15, 0.05, (-0.682, 0, SHAFT), 'livery-cast', (-1, 0, 0), 0.015)
    cylinder(0.05, 0.02, (-0.712, 0, SHAFT), 'cast', (-1, 0, 0), 0.004)
    gearbox = [(0, -0.09), (0.20, -0.09), (0.21, -0.07), (0.19, 0.02), (0.16, 0.07), (0.15, 0.09)]
    lathe([*gearbox, (0, 0.09)], 'livery-cast', (-0.02, 0, SHAFT), X, 72)
    cylinder(0.030, 0.02, (-0.02, -0.207, SHAFT - 0.05), 'brass', FRONT, 0.003)
    disc(0.020, (-0.02, -0.2185, SHAFT - 0.05), 'clear-hose', FRONT)
    box((0.13, 0.02, 0.09), (-0.38, -0.225, SHAFT + 0.02), 'livery-cast', 0.003)
    decal(0.12, 0.08, (-0.38, -0.2365, SHAFT + 0.02), 'plate-pump')
    for x in (-0.58, -0.18):
        lathe([(0.010, 0), (0.022, 0.004), (0.022, 0.02)], 'zinc', (x, 0.10, SHAFT + 0.24), UP, 24)
        tube(
            [(x, 0.075, 0.715), (x, 0.075, 0.75), (x, 0.125, 0.75), (x, 0.125, 0.715)],
            0.007,
            'zinc',
            0.02,
        )
    _pump_feet()


def _pump_feet() -> None:
    for x in (-0.56, -0.2):
        box((0.09, 0.44, 0.05), (x, 0, 0.225), 'livery-cast', 0.008)
        box((0.11, 0.50, 0.016), (x, 0, 0.196), 'livery-cast', 0.004)
        box((0.12, 0.52, 0.05), (x, 0, 0.163), 'dark', 0.004)
        for y in (-0.215, 0.215):
            bolt((x, y, 0.204), UP, radius=0.014, height=0.014)


def drive(stopped: bool) -> None:
    """Motor on cast feet, shims and a fabricated bed, with its cable."""
    motor((MOTOR_X, 0, SHAFT), MOTOR_RADIUS, 0.52)
    for side in (-1, 1):
        y = side * 0.125
        foot = [
            (side * 0.065, -0.105),
            (side * 0.165, -0.150),
            (side * 0.165, -0.172),
            (side * 0.065, -0.172),
        ]
        outline = foot if side < 0 else foot[::-1]
        for x in (MOTOR_X - 0.15, MOTOR_X + 0.15):
            prism(outline, -0.035, 0.035, 'oily-grey', 0.003, 2, (x, 0, SHAFT), ALONG_X)
            box((0.075, 0.09, 0.004), (x, y, SHAFT - 0.1745), 'zinc', 0)
            bolt((x, side * 0.150, SHAFT - 0.150), UP, radius=0.012, height=0.012)
        box((0.50, 0.09, 0.012), (MOTOR_X, y, SHAFT - 0.183), 'dark', 0.002)
        box((0.50, 0.008, 0.13), (MOTOR_X, y + side * 0.035, 0.205), 'dark', 0.002)
    box((0.50, 0.26, 0.008), (MOTOR_X, 0, 0.146), 'dark', 0.002)
    x, z = MOTOR_X - 0.02, SHAFT + MOTOR_RADIUS + 0.04
    gland((x, -0.085, z), FRONT, 0.014)
    cylinder(0.012, 0.014, (x - 0.105, 0, z + 0.01), 'grey' if stopped else 'led', (-1, 0, 0))
    cable = [(x, -0.11, z), (x, -0.20, z), (x + 0.08, -0.25, 0.38), (x + 0.14, -0.27, 0.155)]
    tube([*cable, (x + 0.30, -0.27, 0.152)], 0.011, 'rubber', 0.07)


def butterfly_valve(at: Point, shut: bool) -> None:
    """Between flanges. Open, its lever lies along the upright pipe; shut, across it."""
    x, y, z = at
    cylinder(SUCTION * 1.9, 0.045, at, 'dark', bevel=0.006)
    cylinder(0.02, 0.10, (x, y - 0.13, z), 'dark', FRONT)
    box((0.032, 0.03, 0.032), (x, y - 0.185, z), 'steel')
    if shut:
        box((0.20, 0.014, 0.030), (x - 0.075, y - 0.20, z), 'yellow', 0.005)
    else:
        box((0.030, 0.014, 0.20), (x, y - 0.20, z + 0.075), 'yellow', 0.005)


def check_valve(at: Point) -> None:
    """Wafer between flanges, an arrow on its rim: no air comes back through a pump that stops."""
    x, y, z = at
    cylinder(SUCTION * 1.75, 0.034, at, 'brass', bevel=0.004)
    cylinder(0.012, 0.03, (x, y - SUCTION * 1.8, z), 'brass', FRONT, 0.003)


def inlet_filter(x: float, bottom: float, label: Paint, facing: Point) -> None:
    """Stainless pot with a clamped lid; gas enters at the side and leaves below, to the pump."""
    radius, height = 0.135, 0.30
    pot = [(0.05, 0), (0.09, 0.004), (0.125, 0.03), (radius, 0.06), (radius, height), (0, height)]
    lathe(pot, 'stainless', (x, 0, bottom), segments=72)
    cylinder(radius + 0.012, 0.022, (x, 0, bottom + height - 0.012), 'stainless', bevel=0.004)
    lid = [(radius + 0.012, 0), (radius + 0.012, 0.018), (0.10, 0.034), (0.04, 0.042), (0, 0.042)]
    lathe(lid, 'stainless', (x, 0, bottom + height + 0.002), segments=72)
    clamp((x, 0, bottom + height), UP, radius + 0.012, width=0.03)
    box((0.03, 0.03, 0.04), (x, -radius - 0.028, bottom + height), 'zinc', 0.004)
    cylinder(0.012, 0.05, (x, 0, bottom + height + 0.06), 'fitting', bevel=0.004)
    column_label((x, 0, bottom + 0.16), facing, radius + 0.001, 0.085, 0.068, label)


def suction(label: Paint, shut: bool, facing: Point) -> None:
    """From the pump's inlet up: bellows, check valve, valve, filter; its inlet points to the motor."""
    x = INLET_X
    cylinder(0.07, 0.08, (x, 0, SHAFT + 0.22), 'livery-cast')
    flange_pair((x, 0, SHAFT + 0.27), UP, SUCTION, 'livery-cast', 0.018, 1.6)
    bellows((x, 0, SHAFT + 0.30), 0.10, SUCTION, 5)
    for z in (0.418, 0.535):
        flange_pair((x, 0, SHAFT + z), UP, SUCTION, 'stainless', 0.014, 1.5)
    check_valve((x, 0, SHAFT + 0.450))
    butterfly_valve((x, 0, SHAFT + 0.494), shut)
    cylinder(SUCTION, 0.10, (x, 0, SHAFT + 0.59), 'stainless')
    inlet_filter(x, SHAFT + 0.61, label, facing)
    tube([(x + 0.12, 0, INLET_Z), (HEADER_X, 0, INLET_Z)], SUCTION, 'stainless')
    flange_pair((x + 0.235, 0, INLET_Z), X, SUCTION, 'stainless', 0.012, 1.5)


def exhaust(wall: float) -> None:
    """Silencer above the motor, then on to the wall; `wall` is its distance along the shaft."""
    y, z = EXHAUST_Y, EXHAUST_Z
    tube([(-0.20, y, SHAFT + 0.18), (-0.20, y, z), (0.14, y, z)], EXHAUST, 'stainless', 0.08)
    flange_pair((0.09, y, z), X, EXHAUST, 'stainless', 0.012, 1.4, 6)
    half = [(0.09, 0.24), (0.085, 0.26), (0.05, 0.29), (0, 0.29)]
    lathe([*((r, -h) for r, h in reversed(half)), *half], 'galvanised', (0.42, y, z), X, 72)
    for x in (0.26, 0.58):
        clamp((x, y, z), X, 0.09, width=0.024)
        box((0.03, 0.012, 0.14), (x, y + 0.07, z - 0.15), 'zinc', 0.003)
        box((0.03, 0.012, 0.20), (x, y + 0.07, z - 0.25), 'zinc', 0.003)
    run = [(0.70, y, z), (wall - 0.12, y, z), (wall - 0.12, y, 4.2)]
    tube(run, EXHAUST, 'stainless', 0.08)


def vacuum_pump(
    label: Paint, wall: float, stopped: bool = False, facing: Point = LABEL_SIDE
) -> None:
    """`stopped`: its valve is shut and the lamp on its terminal box is out. Its number looks to `facing`."""
    casing()
    drive(stopped)
    suction(label, stopped, facing)
    exhaust(wall)
    oil_stain((0.02, -0.24, 0.1405), 0.42, 0.26)

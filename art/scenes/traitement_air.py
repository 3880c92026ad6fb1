"""Air treatment: pre-filter, refrigeration dryer, fine filter, carbon filter, with a bypass.

The drains fall into one header, then the oil/water separator, then the floor drain.
"""

from __future__ import annotations

from kit.cabinets import dryer
from kit.camera import camera
from kit.fasteners import clamp, wall_bracket
from kit.geometry import placed
from kit.instruments import clipboard, isolator, pipe_label
from kit.lights import daylight
from kit.piping import UP, X, coupling, flange_pair, tee
from kit.room import floor_drain, room
from kit.shapes import box, cylinder, decal, lettering, tube
from kit.treatment import coalescer, jerrycan, oil_water_separator
from kit.trolley import trolley
from kit.valves import ball_valve, valve_tag

WALL = 1.30
PIPE = 0.042
LINE_Y, LINE_Z, BYPASS_Z = 0.80, 1.98, 2.42
DRYER_X = -0.86
INLET_X, OUTLET_X = DRYER_X - 0.20, DRYER_X + 0.20
FILTERS_X = (-1.56, 0.06, 0.60)
SPINDLE = (0, -0.82, 0.57)

SEPARATOR = (0.86, 0.62)
HEADER_Y, HEADER_Z, HEADER_START = LINE_Y + 0.16, 1.20, -1.42

Point = tuple[float, float, float]


def refrigeration_dryer() -> None:
    dryer((DRYER_X, 0.42, 0), 0, width=0.86, depth=0.86, height=1.30)
    with placed('dryer lettering', (DRYER_X, 0.42, 0)):
        lettering('SF 180', 0.075, (-0.36, -0.4308, 1.005), 'white', 'Bold')
        lettering('Sécheur frigorifique', 0.030, (-0.36, -0.4308, 0.955), 'light-grey', 'Medium')
        decal(0.05, 0.05, (0.34, -0.4316, 1.16), 'label-voltage')
    for x in (INLET_X, OUTLET_X):
        cylinder(PIPE * 1.75, 0.02, (x, LINE_Y, 1.305), 'fitting')
        cylinder(PIPE, 0.08, (x, LINE_Y, 1.32), 'steel')
        flange_pair((x, LINE_Y, 1.36), UP, PIPE, thickness=0.014, ratio=1.5, bolts=6)
        coupling((x, LINE_Y, 1.62), UP, PIPE)


def main_line() -> list[Point]:
    """In from the left, through the dryer, out to the right; gives the filters' drain outlets."""
    tube(
        [(-4, LINE_Y, LINE_Z), (INLET_X, LINE_Y, LINE_Z), (INLET_X, LINE_Y, 1.34)],
        PIPE,
        'pipe',
        0.10,
    )
    tube(
        [(OUTLET_X, LINE_Y, 1.34), (OUTLET_X, LINE_Y, LINE_Z), (4, LINE_Y, LINE_Z)],
        PIPE,
        'pipe',
        0.10,
    )
    for number, x in enumerate((-1.98, -0.32, 1.02), start=1):
        ball_valve((x, LINE_Y, LINE_Z), X, PIPE, SPINDLE)
        valve_tag((x + 0.02, LINE_Y - 0.075, LINE_Z - 0.13), f'label-valve-{number}')
    for x in (0.33, -1.28):
        coupling((x, LINE_Y, LINE_Z), X, PIPE)
    for x in (-2.10, 0.20, 0.86, 1.7):
        wall_bracket(x, LINE_Z, LINE_Y, WALL, PIPE)
    pipe_label((1.62, LINE_Y, LINE_Z), X, (-0.2, -1, -0.2), PIPE, 0.36, 'label-dry-air')
    return [
        coalescer((x, LINE_Y, LINE_Z), f'label-filter-{number}')
        for number, x in enumerate(FILTERS_X, start=1)
    ]


def bypass() -> None:
    """Shut: its lever stands across the pipe."""
    left, right = -2.26, 1.34
    for x in (left, right):
        tee((x, LINE_Y, LINE_Z), X, UP, PIPE)
    run = [
        (left, LINE_Y, LINE_Z),
        (left, LINE_Y, BYPASS_Z),
        (right, LINE_Y, BYPASS_Z),
        (right, LINE_Y, LINE_Z),
    ]
    tube(run, PIPE, 'pipe', 0.10)
    ball_valve((0.33, LINE_Y, BYPASS_Z), X, PIPE, SPINDLE, 'yellow', shut=True)
    valve_tag((0.35, LINE_Y - 0.075, BYPASS_Z - 0.13), 'label-valve-4')
    coupling((-0.75, LINE_Y, BYPASS_Z), X, PIPE)
    for x in (-1.35, -0.05, 0.95):
        wall_bracket(x, BYPASS_Z, LINE_Y, WALL, PIPE)
    pipe_label((-0.36, LINE_Y, BYPASS_Z), X, (-0.1, -1, -0.25), PIPE, 0.36, 'label-compressed-air')


def dew_point_probe(x: float = 1.18) -> None:
    top = LINE_Z + PIPE
    cylinder(0.016, 0.05, (x, LINE_Y, top + 0.02), 'brass')
    cylinder(0.020, 0.10, (x, LINE_Y, top + 0.09), 'stainless')
    cylinder(0.016, 0.03, (x, LINE_Y, top + 0.15), 'fitting')
    cable = [
        (x, LINE_Y, top + 0.16),
        (x, LINE_Y + 0.02, LINE_Z + 0.30),
        (1.15, WALL - 0.03, LINE_Z + 0.42),
        (1.15, WALL - 0.02, 4.1),
    ]
    tube(cable, 0.005, 'rubber', 0.08)


def condensate(drains: list[Point]) -> None:
    """Every drain into one falling header, then into the separator."""
    x, y = SEPARATOR
    header = [
        (HEADER_START, HEADER_Y, HEADER_Z + 0.05),
        (x, HEADER_Y, HEADER_Z),
        (x, y + 0.05, HEADER_Z),
        (x, y + 0.05, 0.99),
    ]
    tube(header, 0.015, 'pvc', 0.05)
    for outlet_x, outlet_y, outlet_z in drains:
        joint = outlet_x + 0.06
        level = HEADER_Z + 0.05 * (1 - (joint - HEADER_START) / (x - HEADER_START))
        drop = [
            (outlet_x, outlet_y, outlet_z),
            (joint, outlet_y, outlet_z),
            (joint, HEADER_Y, outlet_z - 0.04),
            (joint, HEADER_Y, level),
        ]
        tube(drop, 0.008, 'air-tubing', 0.03)
        cylinder(0.024, 0.05, (joint, HEADER_Y, level), 'pvc', X, 0.004)
        cylinder(0.012, 0.03, (joint, HEADER_Y, level + 0.025), 'brass')
    for support in (-0.16, 0.44):
        box(
            (0.02, WALL - HEADER_Y, 0.02),
            (support, (WALL + HEADER_Y) / 2, HEADER_Z - 0.008),
            'zinc',
            0.002,
        )
        clamp((support, HEADER_Y, HEADER_Z + 0.012), X, 0.015, width=0.02)
    pipe_label(
        (0.30, HEADER_Y, HEADER_Z + 0.011), X, (-0.1, -1, 0.1), 0.015, 0.20, 'label-condensate', 160
    )
    oil_water_separator((x, y, 0))


def clean_water_and_oil() -> None:
    """Clean water to the floor drain, recovered oil to a can."""
    x, y = SEPARATOR
    drain_x, drain_y = 0.72, -0.02
    floor_drain(drain_x, drain_y)
    water = [
        (x + 0.32, y - 0.05, 0.62), (x + 0.38, y - 0.05, 0.60), (x + 0.40, y - 0.20, 0.20),
        (x + 0.24, y - 0.42, 0.03), (drain_x + 0.12, drain_y + 0.04, 0.05),
        (drain_x + 0.02, drain_y, 0.035), (drain_x - 0.01, drain_y, -0.02),
    ]  # fmt: skip
    tube(water, 0.014, 'clear-hose', 0.10, steps=12)
    jerrycan((x - 0.47, y - 0.04, 0), 8)
    oil = [
        (x - 0.29, y + 0.02, 0.52),
        (x - 0.36, y, 0.50),
        (x - 0.40, y - 0.03, 0.36),
        (x - 0.395, y - 0.03, 0.27),
    ]
    tube(oil, 0.008, 'clear-hose', 0.06)


def power_supply() -> None:
    isolator(-0.05, WALL, 1.55)
    cable = [
        (-0.05, WALL - 0.045, 1.42),
        (-0.05, WALL - 0.045, 1.02),
        (-0.30, WALL - 0.09, 0.90),
        (DRYER_X + 0.43, WALL - 0.20, 0.86),
    ]
    tube(cable, 0.009, 'rubber', 0.10)


def build() -> None:
    room(WALL, joints_x=(-1.95, 1.62), joints_y=(-1.05,))
    refrigeration_dryer()
    drains = main_line()
    bypass()
    dew_point_probe()
    condensate(drains)
    clean_water_and_oil()
    power_supply()
    clipboard((1.62, WALL - 0.001, 1.45))
    trolley((1.06, -0.72, 0), -24)
    daylight((-0.25, WALL, 1.75), (2.9, 1.9), 8.5, key=170)
    camera((-2.05, -4.15, 1.40), 20, 44.5, focus=5.0, aperture=2.8, shift=(0, -0.045))

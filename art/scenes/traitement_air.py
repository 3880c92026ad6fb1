"""Air treatment: pre-filter, refrigeration dryer, fine filter, carbon filter, with a bypass.

The drains fall into one header, then the oil/water separator, then the floor drain.
"""

from __future__ import annotations

from kit.cabinets import dryer
from kit.camera import camera
from kit.fasteners import clamp, wall_bracket
from kit.geometry import placed
from kit.instruments import clipboard, isolator, pipe_label
from kit.lights import side_sun
from kit.piping import UP, X, coupling, flange_pair, tee
from kit.room import floor_drain, room
from kit.services import identification_ring
from kit.shapes import box, cylinder, decal, hose, tube
from kit.treatment import carbon_filter, coalescer, jerrycan, oil_water_separator
from kit.trolley import trolley
from kit.unions import grooved_coupling
from kit.valves import ball_valve, drain_valve

WALL = 1.30
PIPE = 0.042
LINE_Y, LINE_Z, BYPASS_Z = 0.80, 1.88, 2.25
DRYER_X = -0.72
INLET_X, OUTLET_X = DRYER_X - 0.20, DRYER_X + 0.20
FILTERS_X = (-1.50, 0.06, 0.52)
SPINDLE = (0, -1, 0.12)
VALVE_X = -0.27
DRYER_RIGHT, DRYER_TOP = DRYER_X + 0.43, 1.24

SEPARATOR = (0.84, 0.60)
HEADER_Y, HEADER_Z, HEADER_START = LINE_Y + 0.16, 1.07, -1.42
CAMERA = (-1.92, -5.15, 1.35)
BEAM = (-0.60, 0.68, -0.42)

Point = tuple[float, float, float]


def refrigeration_dryer() -> None:
    height = DRYER_TOP
    dryer((DRYER_X, 0.42, 0), 0, 0.86, 0.86, height, 0.20)
    with placed('on the dryer', (DRYER_X, 0.42, 0)):
        decal(0.06, 0.06, (0.33, -0.4316, 1.07), 'label-voltage')
    for x in (INLET_X, OUTLET_X):
        cylinder(PIPE * 1.75, 0.02, (x, LINE_Y, DRYER_TOP + 0.005), 'fitting')
        cylinder(PIPE, 0.08, (x, LINE_Y, DRYER_TOP + 0.02), 'steel')
        flange_pair((x, LINE_Y, DRYER_TOP + 0.06), UP, PIPE, thickness=0.014, ratio=1.5, bolts=6)
        coupling((x, LINE_Y, 1.55), UP, PIPE)


def marker(x: float, z: float, label: str) -> None:
    """Wrapped on a pipe along the wall, turned to the camera, between two rings."""
    pipe_label((x, LINE_Y, z), X, (0, -1, -0.12), PIPE, 0.34, label, 84)
    for side in (-0.19, 0.19):
        identification_ring((x + side, LINE_Y, z), X, PIPE, 'dark', 0.02)


def main_line(eye: Point, outlet_valve: bool) -> list[Point]:
    """In from the left, through the dryer, out to the right; gives the filters' drain outlets.

    The filters' labels look to `eye`.
    """
    tube(
        [(-4, LINE_Y, LINE_Z), (INLET_X, LINE_Y, LINE_Z), (INLET_X, LINE_Y, DRYER_TOP + 0.04)],
        PIPE,
        'livery',
        0.10,
    )
    tube(
        [(OUTLET_X, LINE_Y, DRYER_TOP + 0.04), (OUTLET_X, LINE_Y, LINE_Z), (4, LINE_Y, LINE_Z)],
        PIPE,
        'livery',
        0.10,
    )
    for x in (-1.80, VALVE_X, 0.82) if outlet_valve else (-1.80, 0.82):
        ball_valve((x, LINE_Y, LINE_Z), X, PIPE, SPINDLE, near=True)
    coupling((-1.14, LINE_Y, LINE_Z), X, PIPE)
    grooved_coupling((sum(FILTERS_X[1:]) / 2, LINE_Y, LINE_Z), PIPE)
    for x in (-1.26, -0.16, 1.28, 1.9):
        wall_bracket(x, LINE_Z, LINE_Y, WALL, PIPE)
    marker(1.58, LINE_Z, 'label-dry-air')
    *drained, last = [
        (
            (x, LINE_Y, LINE_Z),
            f'label-grade-{number}',
            0.15,
            (eye[0] - x, eye[1] - LINE_Y, 0),
            f'dial-differential-{number}',
        )
        for number, x in enumerate(FILTERS_X, start=1)
    ]
    carbon_filter(*last)
    return [coalescer(*part) for part in drained]


def bypass() -> None:
    """Shut: its lever stands across the pipe."""
    left, right = -2.02, 1.06
    for x in (left, right):
        tee((x, LINE_Y, LINE_Z), X, UP, PIPE)
    run = [
        (left, LINE_Y, LINE_Z),
        (left, LINE_Y, BYPASS_Z),
        (right, LINE_Y, BYPASS_Z),
        (right, LINE_Y, LINE_Z),
    ]
    tube(run, PIPE, 'livery', 0.10)
    ball_valve((0.29, LINE_Y, BYPASS_Z), X, PIPE, SPINDLE, 'yellow', shut=True)
    coupling((-1.30, LINE_Y, BYPASS_Z), X, PIPE)
    for x in (-1.55, 0.06, 0.80):
        wall_bracket(x, BYPASS_Z, LINE_Y, WALL, PIPE)
    marker(-0.62, BYPASS_Z, 'label-bypass')


def dew_point_probe(x: float = 1.20) -> None:
    top = LINE_Z + PIPE
    cylinder(0.016, 0.05, (x, LINE_Y, top + 0.02), 'brass')
    cylinder(0.020, 0.10, (x, LINE_Y, top + 0.09), 'stainless')
    cylinder(0.016, 0.03, (x, LINE_Y, top + 0.15), 'fitting')
    cable = [
        (x, LINE_Y, top + 0.16),
        (x, LINE_Y + 0.02, LINE_Z + 0.30),
        (1.24, WALL - 0.03, LINE_Z + 0.42),
        (1.24, WALL - 0.02, 4.1),
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
    cylinder(0.019, 0.03, header[0], 'pvc', X, 0.003)
    for outlet_x, outlet_y, outlet_z in drains:
        joint = outlet_x + 0.06
        level = HEADER_Z + 0.05 * (1 - (joint - HEADER_START) / (x - HEADER_START))
        drop = [
            (outlet_x - 0.01, outlet_y, outlet_z),
            (outlet_x + 0.03, outlet_y + 0.02, outlet_z - 0.01),
            (joint, HEADER_Y - 0.03, (outlet_z + level) / 2),
            (joint, HEADER_Y, level + 0.02),
        ]
        hose(drop, 0.008, 'air-tubing')
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
    oil_water_separator((x, y, 0), label_width=0.32)
    dryer_drain()


def dryer_drain() -> None:
    """The dryer's own drain, on its right; its pressure lifts the condensate to the separator."""
    y, z = 0.12, 0.50
    x = DRYER_RIGHT + 0.15
    tube([(DRYER_RIGHT - 0.02, y, z), (x, y, z), (x, y, z - 0.04)], 0.012, 'brass', 0.03)
    cylinder(0.03, 0.012, (DRYER_RIGHT + 0.006, y, z), 'fitting', X)
    cylinder(0.020, 0.05, (DRYER_RIGHT + 0.07, y, z), 'nickel', X)
    box((0.012, 0.014, 0.07), (DRYER_RIGHT + 0.07, y - 0.03, z + 0.02), 'yellow', 0.003)
    outlet = drain_valve((x, y, z - 0.03))
    separator_x, separator_y = SEPARATOR
    inlet = (separator_x - 0.11, separator_y - 0.02, 0.94)
    hose(
        [
            outlet,
            (outlet[0] + 0.07, outlet[1], outlet[2] + 0.02),
            (outlet[0] + 0.12, outlet[1] + 0.10, outlet[2] + 0.30),
            (outlet[0] + 0.22, 0.40, 1.02),
            (inlet[0] - 0.16, inlet[1], 1.02),
            inlet,
        ],
        0.009,
        'air-tubing',
    )


def clean_water_and_oil() -> None:
    """Clean water to the floor drain, recovered oil to a can."""
    x, y = SEPARATOR
    drain_x, drain_y = 0.72, -0.06
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
    isolator(-0.02, WALL, 1.48)
    cable = [
        (-0.02, WALL - 0.045, 1.36),
        (-0.02, WALL - 0.045, 1.02),
        (-0.30, WALL - 0.09, 0.90),
        (DRYER_X + 0.43, WALL - 0.20, 0.86),
    ]
    tube(cable, 0.009, 'rubber', 0.10)


def plant(eye: Point = CAMERA, outlet_valve: bool = True) -> None:
    """The set without light and camera; labels look to `eye`.

    `outlet_valve`: False if a scene brings its own.
    """
    room(WALL, joints_x=(-1.95, 1.62), joints_y=(-0.75,))
    refrigeration_dryer()
    drains = main_line(eye, outlet_valve)
    bypass()
    dew_point_probe()
    condensate(drains)
    clean_water_and_oil()
    power_supply()
    clipboard((1.52, WALL - 0.001, 1.38))
    trolley((-1.95, 0.92, 0), 8)


def build() -> None:
    plant()
    # Late sun through the open gate on the right, as in `filtres`: each part throws its shadow.
    side_sun((-0.35, WALL, 0.95), BEAM, (2.6, 2.7))
    camera(CAMERA, 14.2, 50, focus=5.3, aperture=2.4, shift=(0, -0.078))

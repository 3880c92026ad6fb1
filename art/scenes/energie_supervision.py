"""Energy and supervision: the compressor's oil heats water in a plate exchanger.

Insulated flow (red) and return (blue) with pump, valves, thermometers and expansion vessel; the
supervision panel stands in front.
"""

from __future__ import annotations

from kit.cabinets import compressor
from kit.camera import camera
from kit.fasteners import gland
from kit.geometry import placed
from kit.heat_layout import (
    COMPRESSOR_X,
    EXCHANGER_X,
    LOWER_PORT,
    PIPE,
    PIPES_Y,
    PUMP_X,
    UPPER_PORT,
    WALL,
    WATER_X,
)
from kit.heat_water import cold_return, expansion, hot_flow
from kit.instruments import FRONT, touch_panel
from kit.left_behind import extinguisher
from kit.lights import daylight
from kit.materials import Paint
from kit.piping import X, flange_pair
from kit.room import floor_drain, plinth, room
from kit.rotating import plate_exchanger
from kit.shapes import box, cylinder, decal, tube


def oil_side() -> None:
    """Hoses from the compressor's end to the exchanger."""
    y = PIPES_Y - 0.10
    for port, outlet in ((UPPER_PORT, 1.08), (LOWER_PORT, 0.72)):
        flange_pair((EXCHANGER_X - 0.25, y, port), X, 0.026, thickness=0.012, ratio=1.4, bolts=4)
        cylinder(0.028, 0.06, (EXCHANGER_X - 0.235, y, port), 'steel', X)
        line = [
            (EXCHANGER_X - 0.26, y, port), (EXCHANGER_X - 0.34, y - 0.06, port),
            (COMPRESSOR_X + 1.05, y - 0.06, outlet), (COMPRESSOR_X + 0.93, y - 0.06, outlet),
        ]  # fmt: skip
        tube(line, 0.024, 'hose', 0.10, steps=12)
        cylinder(0.031, 0.07, (EXCHANGER_X - 0.30, y - 0.02, port), 'steel', (1, 0.3, 0))
        cylinder(0.033, 0.05, (COMPRESSOR_X + 0.985, y - 0.06, outlet), 'steel', X)
        cylinder(0.055, 0.012, (COMPRESSOR_X + 0.957, y - 0.06, outlet), 'fitting', X)


def wiring() -> None:
    """Box on the wall, conduits up, cables to pump and compressor."""
    box((0.42, 0.20, 0.56), (0.30, WALL - 0.10, 1.50), 'light-grey', 0.010)
    box((0.39, 0.012, 0.53), (0.30, WALL - 0.205, 1.50), 'light-grey', 0.006)
    decal(0.055, 0.055, (0.30, WALL - 0.2125, 1.66), 'label-voltage')
    cylinder(0.010, 0.016, (0.45, WALL - 0.215, 1.50), 'fitting', FRONT)
    for i in range(4):
        gland((0.16 + i * 0.09, WALL - 0.10, 1.22), (0, 0, -1))
    for i in range(2):
        tube(
            [(0.22 + i * 0.09, WALL - 0.10, 1.78), (0.22 + i * 0.09, WALL - 0.10, 4.1)],
            0.011,
            'light-grey',
        )
    to_pump = [
        (0.43, WALL - 0.10, 1.20), (0.43, WALL - 0.10, 1.02), (PUMP_X, WALL - 0.16, 0.92),
        (PUMP_X + 0.02, PIPES_Y + 0.02, 0.80), (PUMP_X + 0.035, PIPES_Y - 0.125, 0.58),
        (PUMP_X + 0.035, PIPES_Y - 0.125, 0.63),
    ]  # fmt: skip
    tube(to_pump, 0.008, 'rubber', 0.08)
    to_compressor = [
        (0.16, WALL - 0.10, 1.20),
        (0.16, WALL - 0.10, 0.95),
        (-0.05, WALL - 0.08, 0.72),
        (COMPRESSOR_X + 0.95, 1.05, 0.60),
    ]
    tube(to_compressor, 0.009, 'rubber', 0.10)


def plant(display: Paint = 'screen-compressor') -> None:
    """The set without supervision and camera; `display` is what the compressor shows."""
    room(WALL, joints_x=(-1.35, 2.2), joints_y=(-0.75,), line=-0.62)
    plinth(2.3, 1.35, COMPRESSOR_X - 0.1, 0.72)
    compressor((COMPRESSOR_X, 0.72, 0.10), 0, image=display)
    plinth(1.75, 0.78, EXCHANGER_X + 0.40, PIPES_Y)
    with placed('on the plinth', (0, 0, 0.10)):
        plate_exchanger((EXCHANGER_X, PIPES_Y, 0))
    for port in (UPPER_PORT, LOWER_PORT):
        flange_pair((WATER_X + 0.03, PIPES_Y, port), X, PIPE, thickness=0.016, ratio=1.5, bolts=4)
        cylinder(PIPE, 0.22, (WATER_X + 0.10, PIPES_Y, port), 'steel', X)
    oil_side()
    hot_flow()
    cold_return()
    expansion()
    wiring()
    floor_drain(1.05, -0.02)
    extinguisher((2.62, WALL, 0))
    # Steel window of the old hall: many small panes, the sun low.
    daylight((0.95, WALL, 1.75), (2.3, 2.0), 8.0, key=185, panes=(6, 5), height=0.36)


def supervision() -> None:
    # Clear of the oil hoses behind it, or they seem to be plugged into the screen.
    touch_panel((-0.40, -1.65, 0), -8, 'screen-supervision', 1.50, 0.53, lean=-6)


def build() -> None:
    plant()
    supervision()
    camera((-0.36, -4.85, 1.46), 10.0, 46, focus=3.3, aperture=8, shift=(0, -0.012))

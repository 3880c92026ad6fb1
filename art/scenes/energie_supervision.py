"""Energy and supervision: the compressor's oil heats water in a plate exchanger.

Insulated flow (red) and return (blue) with pump, valves, thermometers and expansion vessel; the
supervision panel stands in front.
"""

from __future__ import annotations

from kit.cabinets import compressor
from kit.camera import camera
from kit.fasteners import clamp, gland, riser_bracket, wall_bracket
from kit.geometry import Point, placed
from kit.instruments import FRONT, pipe_label, thermometer, touch_panel
from kit.left_behind import extinguisher
from kit.lights import daylight
from kit.piping import UP, X, coupling, flange_pair, insulated_pipe, jacket_end
from kit.room import floor_drain, plinth, room
from kit.rotating import inline_pump, plate_exchanger
from kit.shapes import box, cylinder, decal, lathe, tube
from kit.valves import ball_valve, safety_valve
from kit.vessels import expansion_vessel

WALL = 1.55
COMPRESSOR_X = -1.14
EXCHANGER_X, PIPES_Y = 0.44, 0.72
UPPER_PORT, LOWER_PORT = 1.00, 0.42
PIPE, JACKET = 0.036, 0.062
FLOW_Z, RETURN_Z = 2.16, 1.80
WATER_X = EXCHANGER_X + 0.235
FLOW_X, PUMP_X, RETURN_X = WATER_X + 0.42, WATER_X + 0.54, WATER_X + 1.03


def straps(places: list[Point], axes: tuple[Point, ...]) -> None:
    """Aluminium bands that hold the jacket together."""
    for place, axis in zip(places, axes):
        clamp(place, axis, JACKET + 0.001, 'aluminium', 0.018)


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


def marker(x: float, z: float, label: str) -> None:
    """Wrapped on the jacket, above its joints."""
    pipe_label((x, PIPES_Y, z), X, (0, -1, -0.15), JACKET + 0.001, 0.42, label, 70)


def hot_flow() -> None:
    """Out of the exchanger, up, along the wall to the right."""
    y = PIPES_Y
    tube([(WATER_X, y, UPPER_PORT), (WATER_X + 0.25, y, UPPER_PORT)], PIPE, 'steel')
    start = (WATER_X + 0.205, y, UPPER_PORT)
    insulated_pipe(
        [start, (FLOW_X, y, UPPER_PORT), (FLOW_X, y, FLOW_Z), (5, y, FLOW_Z)], JACKET, 'hot-jacket'
    )
    jacket_end(start, X, JACKET)
    thermometer((FLOW_X, y - JACKET - 0.04, 1.42), 'dial-hot', 0.065)
    marker(WATER_X + 1.22, FLOW_Z, 'label-hot-water')
    straps([(WATER_X + 0.27, y, UPPER_PORT), (FLOW_X, y, 1.26), (FLOW_X, y, 1.93)], (X, UP, UP))
    riser_bracket(FLOW_X, y, 1.66, WALL, JACKET)
    for x in (WATER_X + 0.78, WATER_X + 1.75):
        wall_bracket(x, FLOW_Z, y, WALL, JACKET)
    air_vent(WATER_X + 0.62)
    relief(WATER_X + 0.15)


def relief(x: float) -> None:
    """Turned to the front, with a pipe down to where hot water harms nobody."""
    with placed('relief', (x, PIPES_Y, UPPER_PORT + PIPE + 0.02), turn=-90):
        safety_valve(0, 0, 0)
        tube([(0.08, 0, 0.06), (0.17, 0, 0.06), (0.17, 0, -0.92)], 0.013, 'brass', 0.035)


def air_vent(x: float) -> None:
    """At the highest point of the flow."""
    top = FLOW_Z + JACKET
    cylinder(0.014, 0.05, (x, PIPES_Y, top + 0.02), 'brass')
    body = [
        (0.012, 0),
        (0.026, 0.004),
        (0.026, 0.075),
        (0.02, 0.085),
        (0.008, 0.088),
        (0.008, 0.10),
        (0, 0.10),
    ]
    lathe(body, 'brass', (x, PIPES_Y, top + 0.045), segments=40)


def cold_return() -> None:
    """Along the wall, down, valve, pump, into the exchanger."""
    y = PIPES_Y
    tube(
        [
            (WATER_X, y, LOWER_PORT),
            (RETURN_X, y, LOWER_PORT),
            (RETURN_X, y, RETURN_Z),
            (5, y, RETURN_Z),
        ],
        PIPE,
        'steel',
        0.10,
    )
    insulated_pipe(
        [(RETURN_X, y, 0.86), (RETURN_X, y, RETURN_Z), (5, y, RETURN_Z)], JACKET, 'cold-jacket'
    )
    jacket_end((RETURN_X, y, 0.86), UP, JACKET)
    inline_pump((PUMP_X, y, LOWER_PORT))
    box((0.06, 0.06, LOWER_PORT - 0.19), (PUMP_X, y, LOWER_PORT / 2 + 0.005), 'dark', 0.004)
    box((0.16, 0.16, 0.012), (PUMP_X, y, 0.107), 'dark', 0.003)
    ball_valve((RETURN_X, y, 0.70), UP, PIPE, FRONT, 'livery')
    for x in (PUMP_X - 0.30, PUMP_X + 0.31):
        ball_valve((x, y, LOWER_PORT), X, PIPE, (0, -0.9, 0.5), 'livery')
    coupling((RETURN_X, y, 0.56), UP, PIPE)
    thermometer((RETURN_X, y - JACKET - 0.04, 1.25), 'dial-cold', 0.065)
    marker(RETURN_X + 0.46, RETURN_Z, 'label-return')
    straps([(RETURN_X, y, 1.04), (RETURN_X, y, 1.40)], (UP, UP))
    riser_bracket(RETURN_X, y, 1.56, WALL, JACKET)
    wall_bracket(WATER_X + 1.75, RETURN_Z, y, WALL, JACKET)


def expansion() -> None:
    x, y = RETURN_X + 0.30, PIPES_Y + 0.12
    expansion_vessel((x, y, 0.62), 'hot-jacket')
    tube(
        [(x, y, 0.82), (x, y, 0.98), (RETURN_X, y, 0.98), (RETURN_X, PIPES_Y, 0.98)],
        0.010,
        'brass',
        0.03,
    )
    box((0.04, WALL - PIPES_Y - 0.20, 0.04), (x, (WALL + PIPES_Y + 0.2) / 2, 0.62), 'zinc', 0.003)
    clamp((x, y, 0.62), UP, 0.152)


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


def build() -> None:
    room(WALL, joints_x=(-1.35, 2.2), joints_y=(-0.75,), line=-0.62)
    plinth(2.3, 1.35, COMPRESSOR_X - 0.1, 0.72)
    compressor((COMPRESSOR_X, 0.72, 0.10), 0)
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
    # Clear of the oil hoses behind it, or they seem to be plugged into the screen.
    touch_panel((-0.64, -2.52, 0), -11, 'screen-supervision', 1.40, 0.53, lean=-8)
    extinguisher((2.62, WALL, 0))
    # Steel window of the old hall: many small panes, the sun low.
    daylight((0.95, WALL, 1.75), (2.3, 2.0), 8.0, key=185, panes=(6, 5), height=0.36)
    camera((-0.36, -4.85, 1.46), 7.0, 46, focus=2.4, aperture=10, shift=(0, -0.012))

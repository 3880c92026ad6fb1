"""Water side of the heat recovery: hot flow, return with its pump, expansion vessel."""

from __future__ import annotations

from .fasteners import clamp, riser_bracket, wall_bracket
from .geometry import Point, placed
from .heat_layout import (
    FLOW_X,
    FLOW_Z,
    JACKET,
    LOWER_PORT,
    PIPE,
    PIPES_Y,
    PUMP_X,
    RETURN_X,
    RETURN_Z,
    UPPER_PORT,
    WALL,
    WATER_X,
)
from .instruments import FRONT, pipe_label, thermometer
from .piping import UP, X, coupling, insulated_pipe, jacket_end
from .rotating import inline_pump
from .shapes import box, cylinder, lathe, tube
from .valves import ball_valve, safety_valve
from .vessels import expansion_vessel


def straps(places: list[Point], axes: tuple[Point, ...]) -> None:
    """Aluminium bands that hold the jacket together."""
    for place, axis in zip(places, axes):
        clamp(place, axis, JACKET + 0.001, 'aluminium', 0.018)


def marker(x: float, z: float, label: str, length: float) -> None:
    """Wrapped on the jacket, above its joints."""
    pipe_label((x, PIPES_Y, z), X, (0, -1, -0.15), JACKET + 0.001, length, label, 46)


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
    marker(WATER_X + 0.86, FLOW_Z, 'label-hot-water', 0.34)
    straps([(WATER_X + 0.27, y, UPPER_PORT), (FLOW_X, y, 1.26), (FLOW_X, y, 1.93)], (X, UP, UP))
    riser_bracket(FLOW_X, y, 1.66, WALL, JACKET)
    for x in (WATER_X + 1.12, WATER_X + 1.75):
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
    marker(RETURN_X + 0.34, RETURN_Z, 'label-return', 0.24)
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

"""Compressed air: a screw compressor under service, stopped and locked out; the receiver stands behind."""

from __future__ import annotations

from kit.camera import camera
from kit.fasteners import bolt_circle, clamp, riser_bracket
from kit.instruments import FRONT, isolator
from kit.lights import area, daylight
from kit.lockout import valve_lock
from kit.open_compressor import open_compressor
from kit.piping import UP, X, braided_hose, coupling, flange_pair
from kit.room import floor_drain, plinth, room
from kit.shapes import cylinder, hose, tube
from kit.valves import ball_valve
from kit.vessels import around, receiver

WALL = 2.45
PLINTH = 0.10
PIPE = 0.036
OUTLET_X, OUTLET_Y, OUTLET_Z = 0.80, 0.36, PLINTH + 1.80
HEADER_Z = 2.60
RECEIVER_X, RECEIVER_Y, RECEIVER_RADIUS = 1.66, 1.32, 0.47
INLET_Z, RECEIVER_OUT_Z = 0.82, 1.75
INLET_ANGLE = -120
DRAIN = (1.62, 0.10, 0.012)


def outlet() -> None:
    """Compensator and valve (shut, locked) on the machine, swan neck over to the receiver."""
    x, y, z = OUTLET_X, OUTLET_Y, OUTLET_Z
    cylinder(PIPE * 1.1, 0.1, (x, y, z + 0.05), 'steel')
    flange_pair((x, y, z + 0.03), UP, PIPE, 'steel', 0.014, 1.5, 6)
    braided_hose((x, y, z + 0.06), 0.20, PIPE)
    for collar in (0.05, 0.28):
        cylinder(PIPE * 1.6, 0.03, (x, y, z + collar), 'fitting')
    ball_valve((x, y, z + 0.38), UP, PIPE, FRONT, 'yellow', shut=True)
    valve_lock((x, y, z + 0.38), PIPE)
    inlet = _beside_receiver(INLET_ANGLE, 0.17)
    elbow = _beside_receiver(INLET_ANGLE, 0.34)
    run = [
        (x, y, z + 0.28),
        (x, y, HEADER_Z),
        (elbow[0], elbow[1], HEADER_Z),
        (elbow[0], elbow[1], INLET_Z),
        (inlet[0], inlet[1], INLET_Z),
    ]
    tube(run, PIPE, 'livery', 0.09)
    for level in (1.30, 2.18):
        coupling((elbow[0], elbow[1], level), UP, PIPE)
    hanger = ((x + elbow[0]) / 2, (y + elbow[1]) / 2)
    tube([(*hanger, HEADER_Z + PIPE), (*hanger, 4.2)], 0.005, 'zinc')
    clamp((*hanger, HEADER_Z), (elbow[0] - x, elbow[1] - y, 0), PIPE)


def _beside_receiver(angle: float, distance: float) -> tuple[float, float]:
    place = around(angle, RECEIVER_RADIUS + distance, 0)
    return (RECEIVER_X + place.x, RECEIVER_Y + place.y)


def air_receiver() -> None:
    """Wet air enters low, leaves high to the right; no leg hides the condensate drain below."""
    receiver(
        (RECEIVER_X, RECEIVER_Y, 0),
        30,
        2 * RECEIVER_RADIUS,
        2.42,
        inlet=(-150, INLET_Z),
        outlet=(-30, RECEIVER_OUT_Z),
        legs=60,
    )
    drain = [(1.88, 0.90, 0.19), (1.90, 0.76, 0.06), (1.74, 0.36, 0.01), DRAIN, (*DRAIN[:2], -0.02)]
    hose(drain, 0.009, 'air-tubing')
    inward = around(INLET_ANGLE, 1, 0)
    face = _beside_receiver(INLET_ANGLE, 0.133)
    cylinder(0.108, 0.022, (*face, INLET_Z), 'cast', inward, 0.003)
    bolt_circle((*_beside_receiver(INLET_ANGLE, 0.144), INLET_Z), inward, 0.084, 8, 0.010)
    cylinder(0.045, 0.06, (*_beside_receiver(INLET_ANGLE, 0.165), INLET_Z), 'livery', inward)
    start, z = RECEIVER_X + RECEIVER_RADIUS, RECEIVER_OUT_Z
    cylinder(0.108, 0.022, (start + 0.133, RECEIVER_Y, z), 'cast', X, 0.003)
    bolt_circle((start + 0.144, RECEIVER_Y, z), X, 0.084, 8, 0.010)
    riser = start + 0.42
    out = [
        (start + 0.13, RECEIVER_Y, z),
        (riser, RECEIVER_Y, z),
        (riser, RECEIVER_Y, HEADER_Z + 0.1),
        (6, RECEIVER_Y, HEADER_Z + 0.1),
    ]
    tube(out, PIPE, 'livery', 0.1)
    ball_valve((start + 0.24, RECEIVER_Y, z), X, PIPE, (0, -0.6, 0.8), 'yellow')
    riser_bracket(riser, RECEIVER_Y, 2.2, WALL, PIPE)


def build() -> None:
    room(WALL, joints_x=(2.35, -2.3), joints_y=(-1.25,), line=-1.06)
    plinth(2.75, 1.55, 0, 0.10)
    open_compressor((0, 0.10, PLINTH))
    outlet()
    air_receiver()
    isolator(-1.30, WALL, 1.75)
    floor_drain(*DRAIN[:2])
    daylight((-0.75, WALL, 1.95), (3.0, 1.9), 8.5, key=300, aim=1.0)
    area(
        (-0.35, -0.34, 1.72),
        (-0.40, -0.02, 0.6),
        (0.76, 0.05),
        26,
        (1, 0.97, 0.92),
        'service light',
    )
    area((1.6, -4.6, 1.7), (-0.4, 0, 0.8), (1.8, 1.6), 50, (1, 0.98, 0.95), 'front right')
    camera((2.04, -5.87, 1.36), -14, 50, focus=5.6, aperture=2.8, shift=(0, -0.02))

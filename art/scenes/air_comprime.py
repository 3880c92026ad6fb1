"""Compressed air: a screw compressor, its service door open; the receiver stands behind."""

from __future__ import annotations

from kit.camera import camera
from kit.fasteners import bolt_circle, clamp
from kit.geometry import placed
from kit.instruments import FRONT, isolator
from kit.lights import area, daylight
from kit.open_compressor import open_compressor
from kit.piping import UP, bellows, coupling, flange_pair
from kit.room import floor_drain, plinth, room
from kit.shapes import box, cylinder, tube
from kit.trolley import trolley
from kit.valves import ball_valve
from kit.vessels import receiver

WALL = 2.55
PLINTH = 0.10
PIPE = 0.036
OUTLET_X, OUTLET_Y, OUTLET_Z = 0.80, 0.36, PLINTH + 1.80
HEADER_Z = 2.62
RECEIVER_X, RECEIVER_Y = 1.85, 1.55
INLET_Z = 1.75


def outlet() -> None:
    """Compensator and valve on the machine, then over to the receiver."""
    x, y, z = OUTLET_X, OUTLET_Y, OUTLET_Z
    cylinder(PIPE * 1.1, 0.1, (x, y, z + 0.05), 'steel')
    flange_pair((x, y, z + 0.03), UP, PIPE, 'steel', 0.014, 1.5, 6)
    bellows((x, y, z + 0.11), 0.30, PIPE, 12)
    for collar in (0.10, 0.42):
        cylinder(PIPE * 1.6, 0.03, (x, y, z + collar), 'fitting')
    ball_valve((x, y, z + 0.53), UP, PIPE, FRONT)
    run = [
        (x, y, z + 0.4),
        (x, y, HEADER_Z),
        (x, RECEIVER_Y, HEADER_Z),
        (x, RECEIVER_Y, INLET_Z),
        (RECEIVER_X - 0.60, RECEIVER_Y, INLET_Z),
    ]
    tube(run, PIPE, 'pipe', 0.09)
    coupling((x, RECEIVER_Y, 2.2), UP, PIPE)
    tube([(x, RECEIVER_Y - 0.3, HEADER_Z + PIPE), (x, RECEIVER_Y - 0.3, 4.2)], 0.005, 'zinc')
    clamp((x, RECEIVER_Y - 0.3, HEADER_Z), (0, 1, 0), PIPE)


def air_receiver() -> None:
    """Turned so that its inlet points at the compressor."""
    receiver((RECEIVER_X, RECEIVER_Y, 0), -30, 1.0, 2.62)
    to_left = (-1, 0, 0)
    cylinder(0.108, 0.022, (RECEIVER_X - 0.633, RECEIVER_Y, INLET_Z), 'cast', to_left, 0.003)
    bolt_circle((RECEIVER_X - 0.644, RECEIVER_Y, INLET_Z), to_left, 0.084, 8, 0.010)
    cylinder(0.045, 0.05, (RECEIVER_X - 0.66, RECEIVER_Y, INLET_Z), 'pipe', to_left)
    out = [
        (RECEIVER_X, RECEIVER_Y, 0.9),
        (RECEIVER_X + 0.62, RECEIVER_Y, 0.9),
        (RECEIVER_X + 0.62, RECEIVER_Y, HEADER_Z + 0.1),
        (6, RECEIVER_Y, HEADER_Z + 0.1),
    ]
    tube(out, PIPE, 'pipe', 0.1)


def second_leaf() -> None:
    """The door's other leaf, taken off and leant against the wall."""
    with placed('door leaf', (-1.62, WALL - 0.16, 0), tilt=(-4.5, 0, 3)):
        box((0.58, 0.03, 1.02), (0, 0, 0.53), 'body')
        box((0.58, 0.03, 0.065), (0, 0, 1.077), 'accent', 0.003)
        box((0.58, 0.03, 0.36), (0, 0, 1.295), 'body')


def build() -> None:
    room(WALL, joints_x=(2.05, -2.3), joints_y=(-1.15,), line=-0.98)
    plinth(2.75, 1.55, 0, 0.10)
    open_compressor((0, 0.10, PLINTH))
    outlet()
    air_receiver()
    isolator(-0.55, WALL, 1.75)
    second_leaf()
    trolley((1.92, -0.95, 0), 16)
    floor_drain(1.62, -0.15)
    daylight((-0.55, WALL, 2.15), (3.3, 2.2), 9.5, key=380, aim=1.0, mirrored=True)
    area(
        (-0.35, -0.34, 1.72),
        (-0.40, -0.02, 0.6),
        (0.76, 0.05),
        16,
        (1, 0.97, 0.92),
        'service light',
    )
    area((-2.6, -3.4, 1.6), (-0.4, 0, 0.9), (1.6, 1.8), 80, (1, 0.98, 0.95), 'front left')
    area((0.9, -5.2, 1.9), (0, 0, 0.9), (2.2, 1.6), 60, (0.95, 0.97, 1), 'front right')
    camera((1.35, -4.55, 1.40), -14.5, 45, focus=4.6, aperture=4.0, shift=(0, -0.035))

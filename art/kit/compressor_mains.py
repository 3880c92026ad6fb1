"""Pipes of the compressor room: swan necks, the wet main, the dryer's line, the dry main."""

from __future__ import annotations

import math
from dataclasses import dataclass

from mathutils import Vector

from .cabinets import dryer
from .compressor_layout import (
    BRANCH,
    CONSOLE_Z,
    CONSOLES_Y,
    DRY,
    DRY_X,
    DRY_Z,
    DRYER_ROOF,
    DRYER_Y,
    FILTERS_X,
    FILTERS_Z,
    FRONT_X,
    MAIN,
    NECK_Z,
    OUTLET,
    PLINTH,
    RECEIVER_Y,
    ROOF,
    TAGS_TURN,
    TO_LEFT,
    TURN_Y,
    WET_END,
    WET_X,
    WET_Z,
)
from .geometry import Point, placed
from .instruments import pipe_label
from .piping import UP, X, Y, braided_hose, coupling, flange_pair
from .services import STRUT, identification_ring, pipe_on_console, pipe_under_console
from .shapes import cylinder, tube
from .treatment import air_filter
from .valves import ball_valve, valve_tag
from .vessels import receiver


@dataclass(frozen=True)
class Exit:
    """How the dry main ends, where the page draws it on: level, and alone before a bare wall.

    `yaw` is the camera's, so that the last length is parallel to the picture; `length` from the bend to the end.
    """

    yaw: float
    length: float
    radius: float


def tag(at: Point, number: int) -> None:
    with placed('tag', at, TAGS_TURN):
        valve_tag((0, 0, 0), f'label-valve-{number}', 0.085)


def marker(x: float, y: float, z: float, pipe: float, label: str) -> None:
    """The flow's arrow between two rings, on a pipe along y: from here words would be a smear."""
    pipe_label((x, y, z), (0, -1, 0), (-1, -0.2, 0), pipe, 0.36, label, 105)
    for side in (-0.22, 0.22):
        identification_ring((x, y + side, z), Y, pipe, 'dark', 0.025)


def swan_neck(y: float, x: float) -> None:
    """Machine, compensator, valve at reach, then over into the top of the main: no water runs back."""
    flange_pair((x, y, ROOF + 0.02), UP, BRANCH, 'steel', 0.014, 1.5, 6)
    cylinder(BRANCH * 1.1, 0.1, (x, y, ROOF + 0.05), 'steel')
    braided_hose((x, y, ROOF + 0.075), 0.26, BRANCH)
    for z in (0.07, 0.34):
        cylinder(BRANCH * 1.6, 0.03, (x, y, ROOF + z), 'fitting')
    ball_valve((x, y, ROOF + 0.45), UP, BRANCH, TO_LEFT)
    run = [(x, y, ROOF + 0.33), (x, y, NECK_Z), (WET_X, y, NECK_Z), (WET_X, y, WET_Z + MAIN)]
    tube(run, BRANCH, 'livery', 0.11, steps=16)
    coupling((x, y, ROOF + 0.62), UP, BRANCH)
    cylinder(MAIN * 1.35, 0.16, (WET_X, y, WET_Z), 'fitting', Y, 0.005)
    cylinder(BRANCH * 1.5, 0.09, (WET_X, y, WET_Z + MAIN + 0.03), 'fitting')


def wet_main() -> None:
    """From the compressors to the receiver."""
    x, z, drop_y, inlet_z = WET_X, WET_Z, RECEIVER_Y - 0.99, 1.80
    tip = RECEIVER_Y - 0.525 - 0.12
    run = [(x, WET_END, z), (x, drop_y, z), (x, drop_y, inlet_z), (x, tip, inlet_z)]
    tube(run, MAIN, 'livery', 0.13)
    receiver((x, RECEIVER_Y, PLINTH), -28, 1.05, 2.75, 'livery', inlet=(-62, 1.70), outlet=OUTLET)
    flange_pair((x, tip - 0.012, inlet_z), Y, MAIN, ratio=1.5)
    flange_pair((x, WET_END, z), Y, MAIN, 'fitting', ratio=1.4)
    for y in (1.45, 4.75):
        coupling((x, y, z), Y, MAIN)
    for y in CONSOLES_Y:
        pipe_on_console((x, y, z), MAIN)
    marker(WET_X, 0.95, WET_Z, MAIN, 'label-flow-to-left')


def dryer_line() -> None:
    """Receiver, pre-filter, dryer, two filters, and up to the dry main."""
    x, z = FILTERS_X, FILTERS_Z
    inlet_y, outlet_y = DRYER_Y + 0.20, DRYER_Y - 0.20
    dryer((FRONT_X + 0.41, DRYER_Y, PLINTH), -90)
    wet_z, filter_y = PLINTH + OUTLET[1], DRYER_Y + 0.62
    wet = [
        (WET_X - 0.30, RECEIVER_Y - 0.52, wet_z), (x, RECEIVER_Y - 0.64, wet_z),
        (x, inlet_y, wet_z), (x, inlet_y, DRYER_ROOF),
    ]  # fmt: skip
    tube(wet, DRY, 'livery', 0.09)
    dry = [
        (x, outlet_y, DRYER_ROOF), (x, outlet_y, z), (x, 4.10, z), (x, 4.10, DRY_Z),
        (x + 0.4, 4.10, DRY_Z),
    ]  # fmt: skip
    tube(dry, DRY, 'livery', 0.09)
    for y in (inlet_y, outlet_y):
        flange_pair((x, y, DRYER_ROOF + 0.02), UP, DRY, 'steel', 0.014, 1.5, 6)
        ball_valve((x, y, DRYER_ROOF + 0.26), UP, DRY * 0.9, TO_LEFT)
    tag((x - 0.12, outlet_y - 0.05, DRYER_ROOF + 0.16), 3)
    air_filter((x, filter_y, wet_z), -90)
    for y in (4.80, 4.44):
        air_filter((x, y, z), -90)


def dry_main(leaves: Exit) -> None:
    """Along the wall towards us, then level to its flanges: the drawn pipe is bolted on there."""
    pipe, angle = leaves.radius, math.radians(leaves.yaw)
    aside = Vector((math.cos(angle), -math.sin(angle), 0))
    turn = Vector((DRY_X, TURN_Y, DRY_Z))
    thickness = pipe * 0.9
    end = turn + aside * (leaves.length + 0.003 - thickness)
    start = (FILTERS_X + 0.4, 4.10, DRY_Z)
    tube([start, (DRY_X, 4.10, DRY_Z), turn, end], pipe, 'livery', 0.05 + pipe * 1.6)
    coupling(start, X, pipe)
    for y in CONSOLES_Y[:-1]:
        pipe_under_console((DRY_X, y, DRY_Z), pipe, CONSOLE_Z - STRUT)
    coupling((DRY_X, 2.95, DRY_Z), Y, pipe)
    marker(DRY_X, 1.25, DRY_Z, pipe, 'label-flow')
    flange_pair(end, aside, pipe, 'dark', thickness, 1.5)

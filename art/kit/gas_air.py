"""Compressed air for the gas generators: filters, feeds, condensate."""

from __future__ import annotations

from .fasteners import clamp, wall_bracket
from .gas_layout import (
    CONDENSATE_Z,
    FEED_LINE,
    FEED_X,
    FEED_Z,
    FILTERS_X,
    GULLY,
    MAIN,
    MAIN_Y,
    MAIN_Z,
    NITROGEN_MIDDLE,
    OXYGEN_COLUMNS,
    PIPE,
    WALL,
)
from .instruments import FRONT
from .piping import UP, X, Y, coupling, tee
from .room import floor_drain
from .shapes import box, cylinder, tube
from .treatment import coalescer
from .valves import ball_valve


def air_supply() -> None:
    """In from the left along the wall: valve, two filters, down to the floor and on to the skids."""
    run = [
        (-5, MAIN_Y, MAIN_Z),
        (FEED_X, MAIN_Y, MAIN_Z),
        (FEED_X, MAIN_Y, FEED_Z),
        (NITROGEN_MIDDLE, MAIN_Y, FEED_Z),
        (NITROGEN_MIDDLE, 0.40, FEED_Z),
    ]
    tube(run, MAIN, 'livery', 0.14, steps=16)
    for number, x in enumerate(FILTERS_X, start=1):
        outlet = coalescer((x, MAIN_Y, MAIN_Z), f'label-grade-{number}')
        _filter_drain(outlet)
    ball_valve((-2.62, MAIN_Y, MAIN_Z), X, MAIN, (0, -0.8, 0.6))
    for x in (-2.82, -1.74):
        wall_bracket(x, MAIN_Z, MAIN_Y, WALL, MAIN)
    coupling((FEED_X, MAIN_Y, 1.15), UP, MAIN)
    for z in (0.62, 1.42):
        box((0.041, WALL - MAIN_Y, 0.041), (FEED_X, (WALL + MAIN_Y) / 2, z), 'zinc', 0.003)
        clamp((FEED_X, MAIN_Y, z), UP, MAIN)
    for x in (FEED_X + 0.24, FEED_X + 0.56):
        wall_bracket(x, FEED_Z, MAIN_Y, WALL, MAIN)
    coupling((FEED_X + 0.40, MAIN_Y, FEED_Z), X, MAIN)


def oxygen_feed() -> None:
    """Branch of the same air to the second skid, high on the wall: it must not seem to enter a vessel."""
    y, riser, end = MAIN_Y, FEED_X + 0.20, (1.70, 0.24, 0.24)
    run = [
        (FEED_X, y, 1.60),
        (riser, y, 1.60),
        (riser, y, FEED_LINE),
        (1.70, y, FEED_LINE),
        (1.70, y, 0.24),
        end,
    ]
    tube(run, PIPE, 'livery', 0.09)
    tee((FEED_X, y, 1.60), UP, X, MAIN)
    ball_valve((riser, y, 1.98), UP, PIPE, FRONT)
    coupling((-0.50, y, FEED_LINE), X, PIPE)
    cylinder(0.045, 0.03, (1.70, 0.28, 0.24), 'fitting', Y)
    middle = sum(OXYGEN_COLUMNS) / 2
    feed = [end, (1.70, -0.25, 0.24), (middle, -0.25, 0.24), (middle, -0.20, 0.44)]
    tube(feed, 0.020, 'stainless', 0.05)
    for x in (-1.0, 0.15, 1.25):
        wall_bracket(x, FEED_LINE, y, WALL, PIPE)


def _filter_drain(outlet: tuple[float, float, float]) -> None:
    """Down the wall into the condensate header."""
    x, y, z = outlet
    line = [(x, y, z), (x + 0.05, y, z), (x + 0.05, WALL - 0.03, z - 0.06)]
    tube([*line, (x + 0.05, WALL - 0.03, CONDENSATE_Z)], 0.008, 'air-tubing', 0.03)
    cylinder(0.022, 0.05, (x + 0.05, WALL - 0.03, CONDENSATE_Z), 'pvc', X, 0.004)


def condensate_header() -> None:
    """Falls along the wall to the gully."""
    x, y = GULLY
    run = [
        (-2.45, WALL - 0.03, CONDENSATE_Z + 0.01),
        (x, WALL - 0.03, CONDENSATE_Z - 0.01),
        (x, y, CONDENSATE_Z - 0.03),
        (x, y, -0.01),
    ]
    tube(run, 0.015, 'pvc', 0.05)
    floor_drain(x, y)

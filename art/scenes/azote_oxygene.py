"""Nitrogen and oxygen: two generators side by side, each with its buffer vessel.

Air comes along the wall through two filters; nitrogen and oxygen leave along the wall to the right.
"""

from __future__ import annotations

from kit.cabinets import panel_buttons, tall_cabinet
from kit.camera import camera
from kit.fasteners import clamp, wall_bracket
from kit.gas import (
    analyser,
    buffer_vessel,
    gas_skid,
    ribbed_adsorber,
    top_bridge,
    valve_bridge,
    welded_adsorber,
)
from kit.geometry import placed
from kit.instruments import FRONT, pipe_label, quarter_lock, screen
from kit.left_behind import extinguisher
from kit.lights import daylight
from kit.piping import UP, X, Y, coupling, tee
from kit.room import floor_drain, room
from kit.services import identification_ring
from kit.shapes import box, cylinder, decal, lettering, tube
from kit.sheet_metal import Shell
from kit.treatment import coalescer
from kit.valves import ball_valve
from kit.wear import dust

WALL = 1.55
PIPE = 0.026
MAIN, MAIN_Y, MAIN_Z = 0.036, WALL - 0.22, 1.78
FILTERS_X = (-2.32, -1.93)
FEED_X = -1.58
CONDENSATE_Z, GULLY = 0.24, (-1.76, 1.30)

NITROGEN_COLUMNS = (-1.14, -0.72)
NITROGEN_MIDDLE, FEED_Z = sum(NITROGEN_COLUMNS) / 2, 0.195
"""Air comes low along the wall and enters between the columns."""
NITROGEN_RADIUS, NITROGEN_BOTTOM, NITROGEN_TOP = 0.162, 0.27, 1.68
NITROGEN_CABINET, NITROGEN_TANK = -0.20, 0.40
OXYGEN_CABINET, OXYGEN_COLUMNS, OXYGEN_TANK = 0.98, (1.36, 1.62), (2.00, 0.20)
OXYGEN_RADIUS, OXYGEN_BOTTOM, OXYGEN_TOP = 0.112, 0.30, 1.30
NITROGEN_LINE, OXYGEN_LINE = 2.24, 1.84
"""Height of the two gas lines on the wall."""
FEED_LINE = 2.46


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
    coupling((0.62, y, FEED_LINE), X, PIPE)
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


def nitrogen_generator() -> None:
    gas_skid(-1.40, 0.14, 0.76)
    for x in NITROGEN_COLUMNS:
        ribbed_adsorber(x, NITROGEN_RADIUS, NITROGEN_BOTTOM, NITROGEN_TOP)
    valve_bridge(NITROGEN_COLUMNS, -0.24, 0.42, 0.60, PIPE, NITROGEN_RADIUS)
    middle = NITROGEN_MIDDLE
    feed = [(middle, 0.42, FEED_Z), (middle, -0.24, FEED_Z), (middle, -0.24, 0.42)]
    tube(feed, PIPE, 'stainless', 0.06)
    cylinder(0.05, 0.04, (middle, 0.40, FEED_Z), 'fitting', Y)
    bridge = NITROGEN_TOP + 0.21
    top_bridge(NITROGEN_COLUMNS, NITROGEN_TOP + 0.09, bridge, PIPE)
    product = [
        (middle, 0, bridge),
        (middle, 0.12, bridge + 0.02),
        (middle, 0.12, bridge + 0.14),
        (NITROGEN_TANK - 0.10, 0.12, bridge + 0.14),
        (NITROGEN_TANK - 0.10, 0.46, bridge + 0.14),
        (NITROGEN_TANK - 0.10, 0.46, 0.48),
        (NITROGEN_TANK - 0.10, 0.25, 0.48),
    ]
    tube(product, PIPE, 'stainless', 0.06)
    coupling((-0.20, 0.12, bridge + 0.14), X, PIPE, 'stainless')
    for side in (-1, 1):
        x = middle + side * 0.113
        line = [
            (x, -0.09, bridge + 0.175),
            (x + 0.03, -0.10, bridge + 0.23),
            (-0.46, -0.06, bridge + 0.20 + side * 0.012),
            (-0.36, -0.05 + side * 0.02, 1.80),
        ]
        tube(line, 0.004, 'air-tubing', 0.07)


def control_cabinet(
    x: float, width: float, height: float, image: str, display: float, mark: str
) -> None:
    """White below the belt, dark above, the gas in large letters."""
    shell = Shell(width, 0.52, 0.036, thickness=0.012, gap=0.0025)
    belt = height - 0.58
    with placed('control cabinet', (x, 0, 0)):
        tall_cabinet(shell, 0.155, height, belt)
        screen(display, (0, shell.face, 0.155 + height - 0.24), image)
        panel_buttons((0, shell.face, 0.155 + height - 0.44))
        ink, left = shell.face - 0.0008, 0.04 - width / 2
        lettering(mark, 0.10, (left, ink, 0.155 + belt - 0.14), 'livery', 'Bold')
        for z in (0.35, 0.155 + belt - 0.10):
            quarter_lock(width / 2 - 0.045, shell.face, z)
        decal(0.07, 0.07, (width / 2 - 0.08, ink, 0.155 + belt - 0.26), 'label-voltage')
        decal(0.06, 0.078, (width / 2 - 0.08, ink, 0.155 + belt - 0.36), 'label-checked')
        for i in range(7):
            slot = (0, shell.face - 0.0005, 0.26 + i * 0.026)
            box((width * 0.58, 0.004, 0.010), slot, 'black', 0.003)


def nitrogen_vessel() -> None:
    """Filled low, from behind; emptied from its top."""
    x, y = NITROGEN_TANK, 0.12
    buffer_vessel((x, y, 0), 0.225, 1.78, 'livery', 'label-n2')
    cylinder(0.045, 0.03, (x - 0.04, y, 1.78), 'fitting')
    out = [
        (x - 0.04, y, 1.74),
        (x - 0.04, y, NITROGEN_LINE),
        (x - 0.04, WALL - 0.16, NITROGEN_LINE),
        (6, WALL - 0.16, NITROGEN_LINE),
    ]
    tube(out, PIPE, 'stainless', 0.09)
    for joint in (0.34, 1.18):
        coupling((x - 0.04, joint, NITROGEN_LINE), Y, PIPE)
    ball_valve((0.78, WALL - 0.16, NITROGEN_LINE), X, PIPE, FRONT, 'livery')


def oxygen_generator() -> None:
    gas_skid(0.74, 1.80, 0.66)
    for x in OXYGEN_COLUMNS:
        welded_adsorber(x, OXYGEN_RADIUS, OXYGEN_BOTTOM, OXYGEN_TOP, 'white')
    valve_bridge(OXYGEN_COLUMNS, -0.20, 0.44, 0.62, 0.020, OXYGEN_RADIUS)
    bridge = OXYGEN_TOP + 0.13
    top_bridge(OXYGEN_COLUMNS, OXYGEN_TOP + 0.03, bridge, 0.020)
    middle, (x, y) = sum(OXYGEN_COLUMNS) / 2, OXYGEN_TANK
    product = [
        (middle, 0, bridge),
        (middle, 0.10, bridge + 0.02),
        (middle, 0.10, bridge + 0.12),
        (x - 0.06, y, bridge + 0.12),
        (x - 0.06, y, 1.34),
    ]
    tube(product, 0.018, 'stainless', 0.05)


def oxygen_vessel() -> None:
    x, y = OXYGEN_TANK
    buffer_vessel((x, y, 0), 0.185, 1.40, 'white', 'label-o2')
    out = [
        (x, y + 0.10, 0.55),
        (x, WALL - 0.16, 0.55),
        (x, WALL - 0.16, OXYGEN_LINE),
        (6, WALL - 0.16, OXYGEN_LINE),
    ]
    tube(out, 0.020, 'stainless', 0.08)
    ball_valve((x + 0.15, WALL - 0.16, OXYGEN_LINE), X, 0.020, FRONT, 'livery')


def gas_marker(x: float, z: float, pipe: float, label: str) -> None:
    """Gas and flow, wrapped on the pipe between two rings."""
    y = WALL - 0.16
    pipe_label((x, y, z), X, (-0.4, -1, 0), pipe, 0.30, label, 130)
    for side in (-0.17, 0.17):
        identification_ring((x + side, y, z), X, pipe, 'dark', 0.02)


def on_the_wall() -> None:
    """Signs of the gases, analyser with its sample lines, cable tray."""
    y = WALL - 0.16
    for x in (1.02, 2.62):
        wall_bracket(x, NITROGEN_LINE, y, WALL, PIPE)
    gas_marker(1.98, NITROGEN_LINE, PIPE, 'label-nitrogen')
    gas_marker(2.62, OXYGEN_LINE, 0.020, 'label-oxygen')
    wall_bracket(2.30, OXYGEN_LINE, y, WALL, 0.020)
    analyser((1.42, WALL, 1.86))
    for x, height in ((1.33, NITROGEN_LINE - PIPE), (1.51, NITROGEN_LINE - PIPE)):
        tube(
            [(x, WALL - 0.06, 2.05), (x, WALL - 0.06, height - 0.05), (x, y, height)],
            0.006,
            'steel',
            0.03,
        )


def build() -> None:
    room(WALL, first_panel=-5.4, joints_x=(-1.95, 2.3), joints_y=(-0.85,))
    air_supply()
    oxygen_feed()
    nitrogen_generator()
    control_cabinet(NITROGEN_CABINET, 0.52, 1.66, 'screen-nitrogen', 0.27, 'N₂')
    nitrogen_vessel()
    oxygen_generator()
    control_cabinet(OXYGEN_CABINET, 0.44, 1.38, 'screen-oxygen', 0.24, 'O₂')
    oxygen_vessel()
    on_the_wall()
    condensate_header()
    dust((-2.2, WALL - 0.22, 0.001), 2.6, 0.5)
    dust((2.3, WALL - 0.22, 0.001), 2.4, 0.5)
    extinguisher((3.13, WALL, 0))
    # Three tall panes, late in the morning.
    daylight((-0.95, WALL, 1.35), (1.5, 2.6), 7.5, key=235, panes=(3, 1), height=0.42)
    camera((-1.56, -6.60, 1.30), 12.3, 50, focus=6.7, aperture=2.0, shift=(0, -0.032))

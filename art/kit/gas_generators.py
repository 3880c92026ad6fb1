"""The nitrogen and the oxygen generator, their cabinets and buffer vessels."""

from __future__ import annotations

from .cabinets import panel_buttons, tall_cabinet
from .gas import (
    buffer_vessel,
    flanged_adsorber,
    gas_skid,
    top_bridge,
    valve_bridge,
    welded_adsorber,
)
from .gas_layout import (
    FEED_Z,
    NITROGEN_BOTTOM,
    NITROGEN_COLUMNS,
    NITROGEN_LINE,
    NITROGEN_MIDDLE,
    NITROGEN_RADIUS,
    NITROGEN_TANK,
    NITROGEN_TOP,
    OXYGEN_BOTTOM,
    OXYGEN_COLUMNS,
    OXYGEN_LINE,
    OXYGEN_RADIUS,
    OXYGEN_TANK,
    OXYGEN_TOP,
    PIPE,
    WALL,
)
from .geometry import placed
from .instruments import FRONT, quarter_lock, screen
from .piping import X, Y, coupling
from .shapes import box, cylinder, decal, lettering, tube
from .sheet_metal import Shell
from .valves import ball_valve


def nitrogen_generator() -> None:
    gas_skid(-1.40, 0.14, 0.76)
    for x in NITROGEN_COLUMNS:
        flanged_adsorber(x, NITROGEN_RADIUS, NITROGEN_BOTTOM, NITROGEN_TOP)
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
    coupling((x - 0.04, 0.62, NITROGEN_LINE), Y, PIPE, 'stainless')
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

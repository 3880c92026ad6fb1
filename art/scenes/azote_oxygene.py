"""Nitrogen and oxygen: two generators side by side, each with its buffer vessel.

Air comes along the wall through two filters; nitrogen and oxygen leave along the wall to the right.
"""

from __future__ import annotations

from kit.camera import camera
from kit.fasteners import wall_bracket
from kit.gas import analyser
from kit.gas_air import air_supply, condensate_header, oxygen_feed
from kit.gas_generators import (
    control_cabinet,
    nitrogen_generator,
    nitrogen_vessel,
    oxygen_generator,
    oxygen_vessel,
)
from kit.gas_layout import NITROGEN_CABINET, NITROGEN_LINE, OXYGEN_CABINET, OXYGEN_LINE, PIPE, WALL
from kit.instruments import pipe_label
from kit.left_behind import extinguisher
from kit.lights import side_sun
from kit.piping import X
from kit.room import room
from kit.services import identification_ring
from kit.shapes import tube
from kit.wear import dust

BEAM = (0.74, 0.58, -0.36)


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


def plant() -> None:
    """The set without light and camera: `colonnes` shows it from near, at another hour."""
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


def build() -> None:
    plant()
    # Early, from the left and along the wall: each column throws its shadow on the next part.
    side_sun((0.35, WALL, 1.05), BEAM, (2.8, 2.5), panes=(2, 1))
    camera((-1.56, -6.60, 1.30), 12.3, 50, focus=6.7, aperture=2.0, shift=(0, -0.032))

"""Close on a network: cobalt main, swan-neck drop, valve, flange, gauge at 7 bar."""

from __future__ import annotations

from kit.camera import camera
from kit.fasteners import wall_bracket
from kit.geometry import placed
from kit.lights import daylight
from kit.network import REACH, drop_leg, gauge_on_main
from kit.piping import X, coupling, flange_pair
from kit.room import room
from kit.services import identification_ring
from kit.shapes import tube
from kit.valves import valve_tag

WALL = 0.42
MAIN, BRANCH = 0.055, 0.027
HEIGHT = 2.0
GAUGE_X, FLANGE_X = 0.30, -0.46
RINGS_X = (0.15, 0.55)
DROPS_X = (0.0, -1.45, -2.9)
VALVE_Z = 1.80
TO_CAMERA = (0.64, -0.77, 0)


def main_pipe() -> None:
    tube([(-6, 0, HEIGHT), (3, 0, HEIGHT)], MAIN, 'livery')
    flange_pair((FLANGE_X, 0, HEIGHT), X, MAIN, ratio=1.55)
    for x in (-0.88, -2.3):
        coupling((x, 0, HEIGHT), X, MAIN)
    for x in (-1.12, 1.30, -2.6):
        wall_bracket(x, HEIGHT, 0, WALL, MAIN)
    # No words between them: on the page this main goes on to every domain, not to one.
    for x in RINGS_X:
        identification_ring((x, 0, HEIGHT), X, MAIN, 'dark', 0.02)


def drops() -> None:
    for number, x in enumerate(DROPS_X, start=1):
        drop_leg((x, 0, HEIGHT), MAIN, BRANCH, 0.6, VALVE_Z, (0.5, -0.86, 0))
        with placed('tag', (x + 0.02, -REACH - 0.035, VALVE_Z - 0.10), 30):
            valve_tag((0, 0, 0), f'label-valve-{number}', 0.055)


def build() -> None:
    room(WALL)
    main_pipe()
    drops()
    gauge_on_main((GAUGE_X, 0, HEIGHT), MAIN, TO_CAMERA, 0.7, 0.07)
    daylight((-0.6, WALL, 2.05), (2.2, 1.5), 8, key=190, aim=2.0)
    camera((1.5, -1.75, 1.98), -38, 50, focus=2.12, aperture=2.0, shift=(-0.085, 0.02))

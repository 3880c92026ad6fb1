"""A leak search: gloved hand, ultrasonic detector, its nose at a coupling of the main."""

from __future__ import annotations

from mathutils import Vector

from kit.camera import camera
from kit.geometry import placed
from kit.glove import gloved_hand
from kit.leak_detector import leak_detector
from kit.lights import area, daylight
from kit.piping import UP, X, coupling
from kit.room import room
from kit.shapes import tube
from kit.valves import ball_valve
from kit.vessels import receiver

WALL, HEIGHT, MAIN = 1.75, 1.62, 0.032
COUPLING_X = 0.0


def main_pipe() -> None:
    tube([(-4, 0, HEIGHT), (4, 0, HEIGHT)], MAIN, 'livery')
    for x in (COUPLING_X, -1.3):
        coupling((x, 0, HEIGHT), X, MAIN)


def behind() -> None:
    """What the lens leaves soft: a receiver, two drops with their valves."""
    receiver((-0.62, 1.15, 0), -30, 0.8, 2.3)
    for x in (0.30, 0.62):
        tube([(x, WALL - 0.12, 0), (x, WALL - 0.12, 4)], 0.027, 'livery')
        ball_valve((x, WALL - 0.12, 1.5), UP, 0.027, (0, -1, 0), 'yellow')


def at_the_coupling() -> None:
    """The nose points up at the joint from the right, before the pipe."""
    with placed('at work', (0.222, -0.118, HEIGHT - 0.142), tilt=(0, -14, 163)):
        gloved_hand(Vector((0, 0, 0)), Vector((1, 0, 0)), Vector((0, 0, 1)))
        leak_detector()


def build() -> None:
    room(WALL)
    main_pipe()
    behind()
    at_the_coupling()
    daylight((0.2, WALL, 1.7), (2.2, 1.5), 7, key=110, aim=1.6)
    area((1.4, -1.2, 2.2), (0.2, -0.1, 1.5), (0.8, 0.8), 30, (1, 0.97, 0.93), 'near')
    camera((0.42, -0.90, 1.565), -16, 50, focus=0.82, aperture=2.8)

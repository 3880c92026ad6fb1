"""Listening for a leak: a gloved hand holds the ultrasonic detector at a coupling already tagged."""

from __future__ import annotations

import numpy as np
from mathutils import Matrix, Vector

from kit.camera import camera
from kit.finishes import glow, plain
from kit.geometry import degrees, placed
from kit.glove import knitted
from kit.gloved_hand import gloved_hand
from kit.leak_detector import TIP, leak_detector
from kit.lights import ambient, area
from kit.outlines import regular_polygon
from kit.piping import UP, coupling
from kit.shapes import box, cylinder, decal, lathe, plane, prism, tube
from kit.sleeve import cloth
from kit.workwear import NAVY

ROLL, PITCH = 8, -5
PIPE = 0.0215
YAW, DOWN = 33, -15
TARGET = Vector((0.118, 0.02, 0.042))
DISTANCE, LENS = 0.86, 75
FIST = [(38, 52, 30), (57, 62, 46), (60, 63, 48), (64, 63, 50)]
THUMB = [[((1, 0, 0), -30), ((0, 1, 0), 20)], [((0, 1, 0), 14)], [((0, 0, 1), -10)]]

TURN = Matrix.Rotation(degrees((0, 0, -YAW))[2], 3, 'Z') @ Matrix.Rotation(
    degrees((DOWN, 0, 0))[0], 3, 'X'
)
EYE = TARGET - TURN @ Vector((0, DISTANCE, 0))


def seen(x: float, depth: float, z: float) -> Vector:
    """A place as the camera sees it: to its right, away from it, up."""
    return EYE + TURN @ Vector((x, depth, z))


def operator() -> Vector:
    """Hand and detector; gives the place of its tip."""
    with placed('operator', tilt=(ROLL, PITCH, 0)):
        gloved_hand(FIST, THUMB, knitted('glove', '#a9adb0', '#141516'), cloth('sleeve', NAVY))
        leak_detector()
    return (
        Matrix.Rotation(degrees((0, PITCH, 0))[1], 3, 'Y')
        @ Matrix.Rotation(degrees((ROLL, 0, 0))[0], 3, 'X')
        @ Vector(TIP)
    )


def drop(tip: Vector) -> None:
    """The pipe that drops to a machine, and the coupling that leaks."""
    x, y, z = tip.x + 0.042, tip.y + 0.004, tip.z - 0.012
    tube([(x, y, -1.5), (x, y, z)], PIPE, 'livery')
    coupling((x, y, z), UP, PIPE)
    tape = plain('tape', '#e9e7df', 0.6)
    cylinder(0.0185, 0.07, (x, y, z + 0.04), 'nickel')
    lathe(
        [(0.0, 0.0), (0.0200, 0.0), (0.0206, 0.004), (0.0196, 0.012), (0.0, 0.012)],
        tape,
        (x, y, z + 0.0325),
    )
    prism(regular_polygon(0.031, 6), 0, 0.019, 'nickel', 0.0018, 3, (x, y, z + 0.045), (0, 0, 11))
    cylinder(0.0225, 0.016, (x, y, z + 0.071), 'nickel', bevel=0.002)
    tube([(x, y, z + 0.07), (x, y, 1.5)], PIPE * 0.82, 'livery')
    oil(x, y, z)
    tag(x, y, z - 0.044)


def oil(x: float, y: float, z: float) -> None:
    bead = [
        (0, -0.0052),
        (0.0022, -0.0044),
        (0.0030, -0.0024),
        (0.0024, 0.0006),
        (0.0008, 0.004),
        (0, 0.005),
    ]
    toward = (EYE - Vector((x, y, z))).normalized()
    side = Vector((toward.x, toward.y, 0)).normalized()
    at = Vector((x, y, z - 0.0335)) + side * 0.0295
    made = lathe(bead, 'old-oil', at, segments=24, smooth=80)
    made.modifiers.new('smooth', 'SUBSURF').render_levels = 2


def tag(x: float, y: float, z: float) -> None:
    """Wired round the pipe below the coupling."""
    ring = [
        (PIPE + 0.0006, -0.0006),
        (PIPE + 0.0018, -0.0006),
        (PIPE + 0.0018, 0.0006),
        (PIPE + 0.0006, 0.0006),
    ]
    lathe(ring, 'steel', (x, y, z), (0.08, 0.1, 1), 48)
    with placed('tag', (x, y, z), -YAW - 9):
        front = -PIPE - 0.004
        tube(
            [
                (0.004, front + 0.002, 0.001),
                (0.006, front - 0.003, -0.010),
                (0.004, front - 0.002, -0.018),
            ],
            0.0007,
            'steel',
        )
        with placed('card', (0.004, front - 0.0015, -0.014), tilt=(-3, 5, 4)):
            box((0.050, 0.0009, 0.0775), (0, 0, -0.034), plain('card', '#e8e4d8', 0.5), 0.0003)
            decal(0.0496, 0.0771, (0, -0.0008, -0.034), 'label-leak')


def behind() -> None:
    """A hall too far to read: windows, lamps, pipes."""
    with placed('behind', EYE, tilt=(DOWN, 0, -YAW)):
        plane(12, 8, (0, 5.2, 0), plain('far', '#20262d', 0.9), (90, 0, 0))
        pane = glow('lamp pane', '#cfe0f2', 2.6)
        for column in range(3):
            for row in range(2):
                box((0.30, 0.02, 0.40), (-1.30 + column * 0.36, 5.0, 0.62 + row * 0.46), pane, 0)
        lamp = glow('lamp warm', '#ffcf94', 14)
        for x, z in ((0.30, 0.62), (0.62, 0.50), (0.92, 0.41)):
            box((0.05, 0.02, 0.02), (x, 4.4, z), lamp, 0)
        tube([(-3, 3.2, 0.24), (3, 3.4, 0.16)], 0.05, 'livery')
        tube([(-0.62, 2.9, -2), (-0.62, 2.9, 2)], 0.035, 'livery')
        box((0.9, 0.6, 1.2), (0.55, 4.0, -0.55), 'body', 0.01)
        box((0.5, 0.6, 1.0), (-0.45, 4.2, -0.62), 'dark', 0.01)
        box((0.02, 0.02, 0.02), (0.30, 3.68, -0.10), 'led', 0)


def light() -> None:
    area(seen(-0.9, 1.7, 0.75), TARGET, (0.7, 1.1), 26, (0.86, 0.93, 1), 'window')
    area(seen(0.95, 1.3, 0.55), TARGET, (0.3, 0.6), 9, (1, 0.86, 0.70), 'lamp')
    area(seen(-0.5, -0.3, 0.8), TARGET, (0.9, 0.6), 5.5, (1, 0.96, 0.9), 'key')
    area(seen(0.2, 2.6, 1.7), seen(0, 4.6, -0.2), (2.0, 0.6), 45, (0.9, 0.95, 1), 'hall')
    ambient(strength=0.05)


def build() -> None:
    tip = operator()
    drop(tip)
    behind()
    light()
    camera(EYE, YAW, LENS, focus=DISTANCE, aperture=6.3, pitch=DOWN)

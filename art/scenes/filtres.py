"""Air treatment, near: a cartridge is due, and a hand shuts the valve at the fine filter."""

from __future__ import annotations

import numpy as np
from mathutils import Vector

from kit.camera import close_up
from kit.geometry import placed
from kit.glove import knitted
from kit.gloved_hand import gloved_hand, on_lever
from kit.lights import ambient, area, sun, window_shadow
from kit.piping import X
from kit.sleeve import cloth
from kit.valves import LEVER_OUT, ball_valve, lever_direction
from kit.workwear import NAVY
from scenes.traitement_air import LINE_Y, LINE_Z, PIPE, SPINDLE, VALVE_X, WALL, plant

EYE = (-1.28, -0.68, 1.60)
VALVE = (VALVE_X, LINE_Y, LINE_Z)
CLOSING = 62
"""Two thirds of the way: the forearm rises from the left and hides neither label nor dial."""
LONGER, HELD = 0.028, 0.177
"""Of the lever; and from its spindle to the middle of the fist: red shows on both sides of it."""
FINGERS = [(16, 74, 52), (30, 78, 54), (41, 82, 56), (50, 86, 58)]
THUMB = [[((0, 1, 0), -20), ((0, 0, 1), -30)], [((0, 1, 0), 20)], [((0, 1, 0), 20)]]
"""Over the lever, its dipped tip on the red: a thumb is what tells a hand from a mitten."""
ROUND_LEVER = -40
"""Degrees: the wrist behind the lever, so that the row of bent fingers looks at us."""
DIPPED = 0.55
ELBOW = np.array((-0.34, -0.12, -0.02))
"""Beyond the frame, whose edge cuts the sleeve."""
BEAM = (-0.22, 0.84, -0.50)
"""From the right: each part is modelled and throws its shadow; a sun behind us flattens."""


def hand() -> None:
    out = Vector(SPINDLE).normalized()
    along = lever_direction(X, SPINDLE, CLOSING)
    at = Vector(VALVE) + out * PIPE * LEVER_OUT + along * HELD
    with placed('hand') as worn:
        # Darker yarn than in `mains`: in the sun that one is as white as the bowls. Dipped deeper:
        # black fingers stand out from them.
        knit = knitted('glove', '#878d91', '#17191b', DIPPED)
        gloved_hand(FINGERS, THUMB, knit, cloth('sleeve', NAVY), ELBOW, slack=0.6)
    worn.matrix_local = on_lever(at, along, out, ROUND_LEVER)


def light() -> None:
    """Late sun through one window on the right; the sky alone on what it does not reach."""
    sun(BEAM, 13, 0.8, (1, 0.77, 0.50))
    window_shadow((-0.02, WALL, 1.74), BEAM, (1.05, 0.95), (1, 1))
    area((-3.2, -2.6, 2.8), (0, LINE_Y, 1.7), (2.0, 2.4), 95, (0.86, 0.93, 1), 'sky')
    area((0, -1.0, 4.4), (0, 0, 0), (3.0, 1.6), 34, (0.92, 0.96, 1), 'top')
    ambient(strength=0.07)


def build() -> None:
    # Not straight into the lens: a label knows nothing of its photographer.
    plant(eye=(-1.28, -1.5, 1.6), outlet_valve=False)
    ball_valve(VALVE, X, PIPE, SPINDLE, closing=CLOSING, longer=LONGER, near=True)
    hand()
    light()
    # Sharp between hand and label.
    close_up(EYE, (0.20, LINE_Y, 1.762), 70, 3.5, sharp=(-0.09, 0.71, 1.6))

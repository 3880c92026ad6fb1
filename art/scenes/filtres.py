"""Air treatment, near: before a cartridge is changed, a hand shuts the valve at the fine filter of `traitement_air`."""

from __future__ import annotations

import numpy as np
from mathutils import Vector

from kit.camera import close_up
from kit.geometry import placed
from kit.glove import knitted
from kit.gloved_hand import gloved_hand, on_lever
from kit.piping import X
from kit.sleeve import cloth
from kit.valves import LEVER_OUT, ball_valve, lever_direction
from kit.workwear import NAVY
from scenes.traitement_air import LINE_Y, LINE_Z, PIPE, SPINDLE, VALVE_X, plant

EYE = (-1.28, -0.68, 1.60)
VALVE = (VALVE_X, LINE_Y, LINE_Z)
CLOSING = 62
"""Two thirds of the way: the forearm then rises from the left and hides neither label nor dial."""
LONGER, HELD = 0.028, 0.177
"""Of the lever; and from its spindle to the middle of the fist, so that red shows on both sides of it."""
FINGERS = [(28, 64, 42), (44, 66, 48), (53, 68, 50), (62, 68, 52)]
THUMB = [[((0, 1, 0), -50), ((0, 0, 1), -10)], [((0, 1, 0), 10), ((0, 0, 1), -30)]]
"""Along the lever, beside it: a thumb is what tells a hand from a mitten."""
ELBOW = np.array((-0.36, 0.0, -0.02))
"""Beyond the frame, whose edge cuts the sleeve."""


def hand() -> None:
    out = Vector(SPINDLE).normalized()
    along = lever_direction(X, SPINDLE, CLOSING)
    at = Vector(VALVE) + out * PIPE * LEVER_OUT + along * HELD
    with placed('hand') as worn:
        # Darker yarn than in `mains`: in the sun that one is as white as the bowls.
        knit = knitted('glove', '#8e9397', '#141516')
        gloved_hand(FINGERS, THUMB, knit, cloth('sleeve', NAVY), ELBOW, slack=0.6)
    worn.matrix_local = on_lever(at, along, out, -6)


def build() -> None:
    # Not straight into the lens: a label knows nothing of its photographer.
    plant(eye=(-1.28, -1.5, 1.6), outlet_valve=False)
    ball_valve(VALVE, X, PIPE, SPINDLE, closing=CLOSING, longer=LONGER)
    hand()
    # Sharp between hand and label.
    close_up(EYE, (0.20, LINE_Y, 1.762), 70, 3.5, sharp=(-0.09, 0.71, 1.6))

"""Air treatment, near: fine filter and carbon filter of `traitement_air`, along their pipe."""

from __future__ import annotations

from kit.camera import close_up
from scenes.traitement_air import FILTERS_X, LINE_Y, plant

EYE = (-1.28, -0.68, 1.60)


def build() -> None:
    # Not straight into the lens: a label knows nothing of its photographer.
    plant(eye=(-1.28, -1.5, 1.6))
    close_up(EYE, (0.29, LINE_Y, 1.78), 58, 1.8, sharp=(FILTERS_X[1], 0.71, 1.6))

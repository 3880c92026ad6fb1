"""python3 -m drawings FOLDER: draws every screen, dial and label as FOLDER/NAME.png."""

from __future__ import annotations

import sys
from pathlib import Path

from .dials import DIALS
from .labels import LABELS
from .panels import PANELS
from .plates import PLATES
from .screens import SCREENS
from .supervision import SUPERVISION


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    drawings = {**SCREENS, **SUPERVISION, **DIALS, **PLATES, **LABELS, **PANELS}
    for name, draw in drawings.items():
        draw().save(folder / f'{name}.png')


main()

"""Where everything stands in the compressor room."""

from __future__ import annotations

PLINTH = 0.10
FRONT_X = 1.45
"""x of the machines' fronts."""
COMPRESSORS_Y = (0.62, 3.05)
ROOF = PLINTH + 1.78
WET_X, WET_Z, MAIN, WET_END = 2.08, 2.56, 0.055, -0.30
"""The wet main hangs low enough for its swan necks to stay in a wide crop, and begins at a blind flange."""
NECK_Z, BRANCH = WET_Z + 0.22, 0.034
DRY_X, DRY_Z, DRY = 2.95, 2.27, 0.042
FILTERS_X, FILTERS_Z = 1.72, 2.05
TURN_Y = 0.0
"""Where the dry main leaves the wall: the first machine's swan neck stands beside it."""
DRYER_Y, RECEIVER_Y = 5.25, 7.15
OUTLET = (-92, 2.05)
"""The receiver's, in its own turn: towards the filters."""
DRYER_ROOF = PLINTH + 1.32
SEPARATOR = (1.52, 6.15)
CHANNEL_X = 1.06
CONSOLES_Y = (0.45, 2.05, 4.15)
CONSOLE_Z = WET_Z - MAIN
TRAY_X, TRAY_Z = 3.30, 2.98
TO_LEFT = (-1, 0, 0)
TAGS_TURN = -37
"""Tags hang as they like; these turn to us."""

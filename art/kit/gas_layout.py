"""Where the two gas generators of the card stand, and how high their pipes run."""

from __future__ import annotations

WALL = 1.55
PIPE = 0.026
MAIN, MAIN_Y, MAIN_Z = 0.036, WALL - 0.22, 1.78
FILTERS_X = (-2.32, -1.93)
FEED_X = -1.58
CONDENSATE_Z, GULLY = 0.24, (-1.76, 1.30)

NITROGEN_COLUMNS = (-1.14, -0.72)
NITROGEN_MIDDLE, FEED_Z = sum(NITROGEN_COLUMNS) / 2, 0.195
"""Air comes low along the wall and enters between the columns."""
NITROGEN_RADIUS, NITROGEN_BOTTOM, NITROGEN_TOP = 0.162, 0.27, 1.68
NITROGEN_CABINET, NITROGEN_TANK = -0.20, 0.40
OXYGEN_CABINET, OXYGEN_COLUMNS, OXYGEN_TANK = 0.98, (1.36, 1.62), (2.00, 0.20)
OXYGEN_RADIUS, OXYGEN_BOTTOM, OXYGEN_TOP = 0.112, 0.30, 1.30
NITROGEN_LINE, OXYGEN_LINE = 2.24, 1.84
"""Height of the two gas lines on the wall."""
FEED_LINE = 2.46

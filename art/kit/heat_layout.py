"""Where the heat recovery of the energy card stands."""

from __future__ import annotations

WALL = 1.55
COMPRESSOR_X = -1.14
EXCHANGER_X, PIPES_Y = 0.44, 0.72
UPPER_PORT, LOWER_PORT = 1.00, 0.42
PIPE, JACKET = 0.036, 0.062
FLOW_Z, RETURN_Z = 2.16, 1.80
WATER_X = EXCHANGER_X + 0.235
FLOW_X, PUMP_X, RETURN_X = WATER_X + 0.42, WATER_X + 0.54, WATER_X + 1.03

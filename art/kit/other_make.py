"""A screw compressor of another maker: what stands beside ours in most rooms. Its front looks to -y.

As large as `compressor`, and its outlet is in the same place: the same swan neck fits it.
"""

from __future__ import annotations

from .cabinets import FLOOR_GAP, base_frame, cooling_cowl, lid
from .geometry import Object, Point, placed
from .instruments import FRONT, emergency_stop, quarter_lock, screen
from .sheet_metal import TEAL, Shell, grille
from .shapes import box, cylinder, decal, lettering

WIDTH, DEPTH, HEIGHT = 1.9, 1.05, 1.78
TOP, BELT = HEIGHT - 0.095, 1.16
"""Doors below the belt, panels above it."""
DOORS = (-0.875, -0.205, 0.465, 0.875)
"""x where each starts, and where the last ends."""
CONSOLE_X, CONSOLE_Z = 0.66, 1.42


def _doors(shell: Shell) -> None:
    """Two plain ones, a narrow one, each with a bar to pull."""
    for start, end in zip(DOORS, DOORS[1:]):
        shell.panel(shell.on_front(start), shell.on_front(end), FLOOR_GAP, BELT, TEAL.low)
        box((0.022, 0.020, 0.30), (end - 0.060, shell.face - 0.012, 0.78), 'dark', 0.008, 4)
    for x in (DOORS[1] - 0.06, DOORS[2] - 0.06):
        quarter_lock(x, shell.face, 1.06)


def _air_intake(shell: Shell) -> None:
    """A wide band of slats above the doors."""
    start, end = -0.205, 0.300
    size = (end - start - 2 * shell.gap, TOP - BELT - 2 * shell.gap)
    hole = (0, 0, size[0] - 0.07, size[1] - 0.13)
    at = ((start + end) / 2, shell.face, (TOP + BELT) / 2)
    grille(*size, hole, at, TEAL.high)
    shell.panel(shell.on_front(end), shell.on_front(DOORS[-1]), BELT, TOP, TEAL.high)


def _console(face: float) -> None:
    """A box that stands out: display, keys in a cross, emergency stop below."""
    x, z = CONSOLE_X, CONSOLE_Z
    box((0.33, 0.05, 0.40), (x, face - 0.022, z), 'dark', 0.014, 5)
    screen(0.225, (x, face - 0.046, z + 0.085), 'screen-other-make')
    for dx, dz in ((0, 0.026), (0, -0.026), (-0.030, 0), (0.030, 0)):
        at = (x - 0.075 + dx, face - 0.050, z - 0.10 + dz)
        cylinder(0.010, 0.008, at, 'light-grey', FRONT, 0.002, 24)
    emergency_stop((x + 0.085, face - 0.046, z - 0.105), 0.85)


def _right_end(shell: Shell) -> None:
    """Slats above, where ours has them at its foot."""
    start = shell.right + 0.10
    shell.panel(start, shell.end, FLOOR_GAP, BELT, TEAL.low)
    width = shell.flat_depth - 0.10
    with placed('right end', (shell.width / 2, 0.05, 0), 90):
        size = (width - 2 * shell.gap, TOP - BELT - 2 * shell.gap)
        hole = (0, 0, size[0] - 0.16, size[1] - 0.15)
        grille(*size, hole, (0, 0, (TOP + BELT) / 2), TEAL.high)
        for x in (0.05 - width / 2, width / 2 - 0.05):
            quarter_lock(x, 0, 0.62)


def other_make(at: Point, turn: float, label: str = '55 kW') -> Object:
    """Screw compressor, doors shut."""
    shell = Shell(WIDTH, DEPTH, 0.075)
    with placed('other make', at, turn) as group:
        base_frame(WIDTH, DEPTH, 0.42)
        shell.core(FLOOR_GAP - 0.005, TOP + 0.03)
        for bottom, top, paint in ((FLOOR_GAP, BELT, TEAL.low), (BELT, TOP, TEAL.high)):
            shell.panel(shell.back * 0.1, shell.left, bottom, top, paint)
            shell.panel(shell.left, shell.on_front(DOORS[0]), bottom, top, paint)
            shell.panel(shell.front_end, shell.right + 0.10, bottom, top, paint)
        shell.panel(shell.on_front(DOORS[0]), shell.on_front(DOORS[1]), BELT, TOP, TEAL.high)
        _doors(shell)
        _air_intake(shell)
        _console(shell.face)
        _right_end(shell)
        lid(shell, TOP, HEIGHT, TEAL)
        lettering(label, 0.155, (DOORS[0] + 0.06, shell.face - 0.0008, 1.47), 'dark', 'ExtraBold')
        decal(0.066, 0.066, (CONSOLE_X + 0.12, shell.face - 0.0022, 1.08), 'label-voltage')
        cooling_cowl(-0.18, HEIGHT)
    return group

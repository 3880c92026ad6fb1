"""Lock-out: while a machine stands open, a padlock and its tag keep a valve or a switch shut."""

from __future__ import annotations

from .geometry import Point, placed
from .shapes import box, cylinder, decal, prism, tube


def padlock(at: Point, turn: float = 0, size: float = 1.0, lean: float = 7) -> None:
    """Hangs from `at` by its shackle, its face and its tag to -y; `size` 1 is 40 mm wide."""
    with placed('padlock', at, tilt=(0, lean, turn)):
        side, drop = 0.012 * size, 0.030 * size
        shackle = [(-side, 0, -drop), (-side, 0, 0.006), (side, 0, 0.006), (side, 0, -drop)]
        tube(shackle, 0.0035 * size, 'steel', 0.009 * size)
        box((0.040 * size, 0.020 * size, 0.044 * size), (0, 0, -0.050 * size), 'red', 0.004)
        cylinder(0.006 * size, 0.002, (0, -0.0105 * size, -0.058 * size), 'brass', (0, -1, 0))
        with placed('tag', (0.014 * size, -0.014 * size, -0.075 * size), tilt=(0, -12, 6)):
            tube([(0, 0.006, 0.052 * size), (0, 0, 0)], 0.001, 'steel')
            box((0.062 * size, 0.0015, 0.095 * size), (0, 0, -0.048 * size), 'white', 0)
            decal(0.062 * size, 0.095 * size, (0, -0.0018, -0.048 * size), 'label-locked')


def valve_lock(at: Point, pipe: float) -> None:
    """A shell clamped over the lever of a shut `ball_valve`, and its padlock.

    The pipe is upright, the lever in front (-y) points to -x. The shell also grips the pipe below the valve:
    a padlock on the lever alone would turn with it.
    """
    with placed('valve lock', at):
        lever, half = -2.65 * pipe, 0.018
        # From the grip over the spindle, then down before the body to the pipe.
        outline = [
            (-0.112, 0.030), (-0.112, -0.032), (-0.066, -0.032), (-0.050, -0.112), (0.062, -0.112),
            (0.062, -0.060), (0.034, -0.036), (0.034, 0.030),
        ]  # fmt: skip
        prism(outline, -half, half, 'red', 0.006, at=(0, lever, 0), tilt=(90, 0, 0))
        box((0.132, 0.13, 0.050), (0.002, lever / 2 + 0.012, -0.087), 'red', 0.006)
        tube([(-0.100, lever - half, 0.030), (0.022, lever - half, 0.030)], 0.005, 'fitting')
        for x in (-0.096, -0.084):
            box((0.005, 0.026, 0.036), (x, lever - 0.004, -0.044), 'red', 0.002)
        padlock((-0.090, lever - 0.004, -0.054), size=1.4)

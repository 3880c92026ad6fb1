"""Lock-out: while a machine stands open, a padlock and its tag keep a valve or a switch shut."""

from __future__ import annotations

from .geometry import Point, placed
from .shapes import box, cylinder, decal, tube


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

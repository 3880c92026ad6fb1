"""Parts of a compressed-air network seen from close: drop leg, gauge with its cock."""

from __future__ import annotations

import math

from mathutils import Vector

from .geometry import Point, placed, upright
from .instruments import dial
from .outlines import regular_polygon
from .piping import UP, coupling
from .shapes import box, cylinder, prism, tube
from .valves import ball_valve

NECK_RADIUS, REACH = 0.115, 0.25


def drop_leg(at: Point, main: float, pipe: float, end: float, valve: float, spindle: Point) -> None:
    """Leaves the top of a main along x, turns over towards -y and falls to z = `end`; `valve`: its height."""
    x, y, z = at
    crest = z + main + 0.20
    cylinder(main * 1.32, 0.17, at, 'fitting', (1, 0, 0), 0.006)
    for side in (-0.075, 0.075):
        cylinder(main * 1.42, 0.028, (x + side, y, z), 'fitting', (1, 0, 0), 0.006)
    cylinder(pipe * 1.55, 0.07, (x, y, z + main + 0.03), 'fitting', bevel=0.005)
    run = [(x, y, z + main), (x, y, crest), (x, y - REACH, crest), (x, y - REACH, end)]
    tube(run, pipe, 'livery', NECK_RADIUS, steps=24)
    coupling((x, y - REACH, z + 0.045), UP, pipe)
    ball_valve((x, y - REACH, valve), UP, pipe, spindle, 'yellow')


def gauge_on_main(at: Point, main: float, facing: Point, part: float, radius: float) -> None:
    """Nipple, cock and gauge on top of a main; the needle stands at `part` of the scale."""
    x, y, z = at
    top = z + main
    cylinder(0.026, 0.022, (x, y, top + 0.006), 'livery', bevel=0.006)
    cylinder(0.011, 0.10, (x, y, top + 0.05), 'brass')
    ball_valve((x, y, top + 0.055), UP, 0.012, (-0.3, -0.95, 0), 'red')
    nut = prism(regular_polygon(0.017, 6), 0, 0.020, 'brass', 0.0015, 2)
    nut.location = (x, y, top + 0.088)
    out = Vector(facing).normalized()
    # The stem enters the middle of the case, which stands behind its face.
    centre = Vector((x, y, top + 0.112 + radius)) + out * radius * 0.26
    tube([(x, y, top + 0.10), (x, y, centre.z - radius * 0.9)], 0.008, 'brass')
    dial(centre, out, radius, 'dial-network')
    needle(centre + out * radius * 0.075, out, part, radius)


def needle(at: Point, facing: Point, part: float, radius: float) -> None:
    """A real needle throws a shadow on the face; the sweep is that of drawings/dials.py."""
    tilt = [math.degrees(angle) for angle in upright(facing)]
    angle = 225 - 270 * part
    along = Vector((math.cos(math.radians(angle)), math.sin(math.radians(angle)), 0))
    with placed('needle', at, tilt=tilt):
        box(
            (radius * 0.92, radius * 0.045, 0.0012),
            along * radius * 0.24,
            'black',
            0,
            tilt=(0, 0, angle),
        )
        box(
            (radius * 0.26, radius * 0.09, 0.0012),
            along * radius * -0.16,
            'black',
            0,
            tilt=(0, 0, angle),
        )
        cylinder(radius * 0.085, 0.004, (0, 0, 0.0008), 'steel', bevel=0.001)

"""A level camera with lens shift: uprights stay upright, as in an architect's photograph."""

from __future__ import annotations

import math

import bpy

from .geometry import Object, Point

SENSOR = 36


def camera(
    at: Point,
    yaw: float,
    lens: float,
    focus: float,
    aperture: float,
    shift: tuple[float, float] = (0, 0),
    pitch: float = 0,
    wider: float = 1,
) -> Object:
    """`yaw`: degrees to the right of +y. `lens` in mm on 36 mm. `shift` in parts of the longer side, the width.

    `wider`: the frame goes on to the right until it is so many times as wide; what it showed stays where it was.
    """
    lens_data = bpy.data.cameras.new('camera')
    # A wider sensor, not a shorter lens: the blur of what is out of focus stays too.
    lens_data.lens, lens_data.sensor_width = lens, SENSOR * wider
    lens_data.shift_x, lens_data.shift_y = 0.5 - (0.5 - shift[0]) / wider, shift[1] / wider
    lens_data.clip_end = 1000
    lens_data.dof.use_dof = True
    lens_data.dof.aperture_fstop, lens_data.dof.focus_distance = aperture, focus
    thing = bpy.data.objects.new('camera', lens_data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    bpy.context.scene.camera = thing
    return thing


def close_up(
    at: Point,
    target: Point,
    lens: float,
    aperture: float,
    beside: tuple[float, float] = (0, 0),
    sharp: Point | None = None,
) -> Object:
    """A detail, as level as the whole machines: what is at `target` lands in the middle of the frame.

    `beside` moves it to the right and up, in parts of the width. `sharp` if the eye should rest elsewhere.
    """
    ahead, aside = target[1] - at[1], target[0] - at[0]
    yaw = math.atan2(aside, ahead)
    distance = math.hypot(ahead, aside)

    def depth(point: Point) -> float:
        """Along the view: what lies in one plane before the lens is sharp together."""
        return (point[0] - at[0]) * math.sin(yaw) + (point[1] - at[1]) * math.cos(yaw)

    rise = (target[2] - at[2]) / distance * lens / SENSOR
    shift = (-beside[0], rise - beside[1])
    focus = depth(target if sharp is None else sharp)
    return camera(at, math.degrees(yaw), lens, focus, aperture, shift)

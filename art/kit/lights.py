"""Lights, and the daylight that all cards share. Lights of a group are relit in the darkroom."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from .geometry import ORIGIN, Object, Point, placed
from .materials import glows
from .shader import linear
from .shapes import box

WARM = (1, 0.97, 0.93)
SUN_FROM, SUN_HEIGHT = (0.62, 0.55), 0.52
BAR = 0.07
"""Width of a window's glazing bar."""


def _shine(
    light: bpy.types.Light, power: float, color: Point, direction: Point, at: Point = ORIGIN
) -> Object:
    """Switches a light on; it looks along `direction`."""
    light.energy, light.color = power, color
    thing = bpy.data.objects.new(light.name, light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def area(
    at: Point,
    target: Point,
    size: tuple[float, float],
    power: float,
    color: Point = (1, 1, 1),
    name: str = 'area',
) -> Object:
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    return _shine(light, power, color, Vector(target) - Vector(at), at)


def spot(
    at: Point,
    target: Point,
    cone: float,
    power: float,
    color: Point = (1, 1, 1),
    name: str = 'spot',
) -> Object:
    """A soft-edged patch of light; `cone` is its full angle in degrees."""
    light = bpy.data.lights.new(name, 'SPOT')
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(cone), 1, 0.06
    return _shine(light, power, color, Vector(target) - Vector(at), at)


def sun(
    direction: Point, strength: float, angle: float = 1.2, color: Point = (1, 0.9, 0.78)
) -> Object:
    light = bpy.data.lights.new('sun', 'SUN')
    light.angle = math.radians(angle)
    return _shine(light, strength, color, direction)


def ambient(color: str = '#dbe4ee', strength: float = 0.10) -> None:
    world = bpy.data.worlds.new('ambient')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = linear(color)
    background.inputs['Strength'].default_value = strength


def window_shadow(
    lands_at: Point, direction: Point, size: tuple[float, float], panes: tuple[int, int]
) -> None:
    """A window before the sun, `panes` across and up: only its shadow exists, the camera never sees it."""
    width, height = size
    across, up = panes
    beam = Vector(direction).normalized()
    turn = [math.degrees(angle) for angle in beam.to_track_quat('-Z', 'Y').to_euler()]
    with placed('window', Vector(lands_at) - beam * 5.2, tilt=turn) as frame:
        for side in (-1, 1):
            box((9, 4, 0.02), (0, side * (height / 2 + 2), 0), 'dark', 0)
            box((4, 8, 0.02), (side * (width / 2 + 2), 0, 0), 'dark', 0)
        for i in range(1, across):
            box((BAR, height, 0.02), ((i / across - 0.5) * width, 0, 0), 'dark', 0)
        for i in range(1, up):
            box((width, BAR, 0.02), (0, (i / up - 0.5) * height, 0), 'dark', 0)
    for bar in frame.children:
        bar.visible_camera = bar.visible_glossy = bar.visible_diffuse = False


def daylight(
    lands_at: Point,
    window: tuple[float, float] = (2.4, 1.7),
    sun_strength: float = 7.0,
    key: float = 230,
    aim: float = 1.1,
    mirrored: bool = False,
    panes: tuple[int, int] = (4, 2),
    height: float = SUN_HEIGHT,
) -> None:
    """Soft key, cool rim, top light, and sun through a window that lands round a point of the wall.

    `aim` is the height of the subject; from the left unless `mirrored`. `height` of the sun: 0.3 low, 0.8 high.
    Window and hour differ from card to card: no two rooms are the same.
    """
    side = -1 if mirrored else 1
    area((-3.2 * side, -2.6, 2.8), (0, 0, aim), (2.4, 2.8), key, WARM, 'key')
    area((3.0 * side, -0.6, 1.9), (0, 0, aim), (0.5, 2.6), 60, (0.88, 0.94, 1), 'rim')
    area((0, -1.0, 4.4), (0, 0, 0), (3.5, 2.0), 85, (1, 1, 1), 'top')
    area((0.6 * side, -4.9, 1.4), (0, 0, aim), (1.2, 2.2), 16, (0.9, 0.95, 1), 'front')
    direction = (SUN_FROM[0] * side, SUN_FROM[1], -height)
    sun(direction, sun_strength)
    window_shadow(lands_at, direction, window, panes)
    ambient()


def side_sun(
    lands_at: Point,
    beam: Point,
    window: tuple[float, float],
    strength: float = 12,
    panes: tuple[int, int] = (1, 1),
    aim: float = 1.1,
) -> None:
    """A low sun from one side, through a window: what it does not reach has the sky alone.

    `beam` is its direction, `lands_at` where the middle of its field lies on the wall. No key: soft
    light from the front would fill the shadows that tell one part from the next.
    """
    away = 1 if beam[0] < 0 else -1
    sun(beam, strength, 0.8, (1, 0.80, 0.56))
    window_shadow(lands_at, beam, window, panes)
    area((-3.2 * away, -2.6, 2.8), (0, 0, aim), (2.0, 2.4), 105, (0.86, 0.93, 1), 'sky')
    area((0, -1.0, 4.4), (0, 0, 0), (3.5, 2.0), 48, (0.92, 0.96, 1), 'top')
    ambient(strength=0.09)


def assign_groups(groups: Sequence[str]) -> None:
    """One render pass per group: lights by their name, glowing parts to 'lamp', the rest to the last."""
    layer = bpy.context.view_layer
    for group in groups:
        layer.lightgroups.add(name=group)
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT':
            name = thing.data.name.split('.')[0]
            thing.lightgroup = name if name in groups else groups[-1]
        elif thing.type in ('MESH', 'CURVE') and any(glows(made) for made in thing.data.materials):
            thing.lightgroup = 'lamp'
    bpy.context.scene.world.lightgroup = groups[-1]

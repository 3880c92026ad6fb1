"""Five in the morning by the water: sky before sunrise, silos and a crane as black shapes, far lamps."""

from __future__ import annotations

import random

import bpy

from .lights import area
from .materials import glow, plain
from .shader import linear
from .shapes import box, cylinder, lathe, plane, tube

HORIZON = (
    (0.0, '#c98f6a'),
    (0.035, '#8f8a9a'),
    (0.12, '#4a6a9c'),
    (0.32, '#1d3767'),
    (0.8, '#0a1636'),
)
"""Colours of the sky by height of the line of sight."""


def blue_hour(strength: float) -> None:
    world = bpy.data.worlds.new('blue hour')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    split, ramp = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    while len(stops) < len(HORIZON):
        stops.new(0.5)
    for stop, (height, color) in zip(stops, HORIZON):
        stop.position, stop.color = height, linear(color)
    view = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    background = tree.nodes['Background']
    tree.links.new(view, split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength


def silos(x: float, y: float, count: int, radius: float, height: float) -> None:
    """A row of cells under a gallery, with the lift tower at its end."""
    concrete = plain('silo', '#2a3446', 0.9)
    for i in range(count):
        cylinder(radius, height, (x + i * 1.97 * radius, y, height / 2), concrete)
    end = x + (count - 0.5) * 1.97 * radius
    box((end - x, radius, 2.0), ((x + end) / 2, y, height + 1.6), concrete, 0)
    box((5, 5, height + 11), (end + 2.6, y, (height + 11) / 2), concrete, 0)
    lamp = glow('lamp far', '#ffb469', 30)
    for z in (height - 3, height + 8.5):
        box((0.35, 0.1, 0.35), (end + 2.6, y - 2.6, z), lamp, 0)
    box((0.3, 0.3, 0.3), (end + 2.6, y, height + 11.6), glow('lamp mast', '#ff2a1a', 40), 0)


def crane(x: float, y: float, height: float) -> None:
    """A quay crane: portal, cab, jib up."""
    steel = plain('crane', '#33383d', 0.8)
    for side in (-4, 4):
        tube([(x + side, y, 0), (x + side * 0.5, y, height * 0.55)], 0.5, steel)
    box((9, 4, 4), (x, y, height * 0.58), steel, 0)
    tube([(x, y, height * 0.6), (x, y, height)], 0.6, steel)
    tube([(x, y, height * 0.62), (x - height * 0.75, y, height * 1.12)], 0.45, steel)
    tube([(x, y, height), (x - height * 0.75, y, height * 1.12)], 0.12, steel)
    tube([(x - height * 0.75, y, height * 1.12), (x - height * 0.75, y, height * 0.5)], 0.07, steel)


def far_shore(start: float, end: float, y: float) -> None:
    """Low sheds and lamps along the basin, always the same ones."""
    chance, shed = random.Random(5), plain('shed', '#2b3036', 0.9)
    lamps = [glow('lamp shore', '#ffb066', 26), glow('lamp quay', '#dfe9ff', 22)]
    x = start
    while x < end:
        width, height = chance.uniform(8, 22), chance.uniform(3, 8)
        box((width, 6, height), (x + width / 2, y, height / 2), shed, 0)
        side = chance.uniform(0.25, 0.45)
        at = (x + chance.uniform(0, width), y - 4, chance.uniform(2.5, 9))
        box((side, side, side), at, chance.choice(lamps), 0)
        x += width + chance.uniform(-2, 7)


def lamp_post(x: float, y: float, height: float = 7.0) -> None:
    tube([(x, y, 0), (x, y, height), (x + 1.3, y, height + 0.1)], 0.06, 'dark', 0.3)
    box((0.5, 0.2, 0.08), (x + 1.3, y, height + 0.06), glow('lamp street', '#ffbf80', 40), 0.02)
    area((x + 1.3, y, height - 0.1), (x + 1.3, y, 0), (0.5, 0.2), 140, (1, 0.72, 0.42), 'street')


def quay(y: float) -> None:
    """The edge of the quay: kerb and bollards; water behind it."""
    box((300, 0.5, 0.22), (-60, y, 0.11), 'plinth', 0.04)
    iron = plain('bollard iron', '#15171a', 0.6)
    for x in (-13.5, -6.0):
        lathe(
            [(0.26, 0), (0.17, 0.08), (0.15, 0.36), (0.25, 0.46), (0.23, 0.56), (0, 0.6)],
            iron,
            (x, y - 0.8, 0),
        )
    water = plain('water', '#060d18', 0.11, specular=0.5)
    plane(600, 195, (-60, y + 98, 0.01), water)


def harbour() -> None:
    quay(24)
    lamp_post(-1.9, 22, 4.6)
    far_shore(-150, 60, 230)
    silos(-46, 190, 5, 3.6, 22)
    crane(2, 200, 26)

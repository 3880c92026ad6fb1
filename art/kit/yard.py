"""The outdoor set: trapezoid cladding, sky, what glass reflects, cones, cable ramps, drains."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy

from .finishes import plain
from .geometry import Object, Point, add_mesh, mesh_of, placed
from .materials import Paint
from .shader import linear
from .shapes import box, lathe, prism, tube


def cladding(
    start: float,
    end: float,
    bottom: float,
    top: float,
    y: float,
    paint: Paint,
    pitch: float = 0.25,
    depth: float = 0.035,
) -> Object:
    """Upright trapezoid sheet in the xz plane, ribs to -y."""
    rib = ((0, 0), (0.40, 0), (0.50, -depth), (0.90, -depth), (1, 0))
    profile, x = [], start
    while x < end - 1e-6:
        profile += [(min(x + part * pitch, end), y + offset) for part, offset in rib]
        x += pitch
    vertices = [(px, py, z) for px, py in profile for z in (bottom, top)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(profile) - 1)]
    return add_mesh(mesh_of('cladding', vertices, faces), paint, smooth=0)


def screws(
    start: float, end: float, levels: Sequence[float], y: float, pitch: float = 0.25
) -> Object:
    """Screw heads on the crests of `cladding`, as one mesh: there are hundreds."""
    vertices: list[Point] = []
    faces: list[Sequence[int]] = []
    for z in levels:
        for i in range(int((end - start) / pitch)):
            x, first = start + (i + 0.70) * pitch, len(vertices)
            for radius, lift in ((0.011, 0.0), (0.007, 0.006)):
                corners = [math.radians(60 * k) for k in range(6)]
                vertices += [
                    (x + radius * math.cos(a), y - lift, z + radius * math.sin(a)) for a in corners
                ]
            faces += [
                (first + k, first + (k + 1) % 6, first + 6 + (k + 1) % 6, first + 6 + k)
                for k in range(6)
            ]
            faces.append([first + 6 + k for k in range(6)])
    return add_mesh(mesh_of('screws', vertices, faces), 'zinc', smooth=0)


def surroundings(distance: float = 26) -> None:
    """Opposite halls, trees and a mast behind the camera: never seen, but glass reflects them."""
    hall, roof = plain('far hall', '#8d9296', 0.7), plain('far roof', '#4c5257', 0.7)
    leaves, gap = plain('far trees', '#3c4637', 0.9), plain('far glass', '#20272c', 0.2)
    for x, width, height in ((-22, 18, 7.5), (2, 20, 6.0), (27, 22, 8.5)):
        box((width, 6, height), (x, -distance, height / 2), hall, 0)
        box((width + 0.4, 6.4, 0.6), (x, -distance, height + 0.2), roof, 0)
        for bay in range(int(width / 3)):
            at = (x - width / 2 + 1.8 + bay * 3, -distance + 3.01, 2.6)
            box((1.9, 0.05, 1.3), at, gap, 0)
    for i in range(14):
        reach = 2.2 + 1.3 * math.sin(i * 2.7)
        at = (-46 + i * 7.1, -distance - 7 - 3 * math.sin(i * 1.9), reach)
        crown = [(0, -2.2), (1.5, -1.6), (2.3, 0), (1.7, 2.2), (0.6, 3.2), (0, 3.4)]
        lathe(crown, leaves, at, segments=12)


def channel_drain(start: float, end: float, y: float) -> None:
    """Cast grating let into the asphalt along x."""
    box((end - start, 0.16, 0.004), ((start + end) / 2, y, 0.001), 'fitting', 0.001)
    for i in range(int((end - start) / 0.045)):
        x = start + 0.03 + i * 0.045
        box((0.022, 0.11, 0.002), (x, y, 0.0035), 'black', 0)
    for i in range(1, int(end - start) + 1):
        box((0.006, 0.16, 0.002), (start + i, y, 0.0036), 'dark', 0)


def hose_coil(at: Point, hose: Paint, radius: float = 0.034, turns: int = 5) -> None:
    """A hose as someone laid it down: rings of unequal size."""
    x, y, z = at
    path = []
    for step in range(turns * 36 + 1):
        angle, level = math.radians(10 * step), step / 36
        ring = 0.43 + 0.018 * math.sin(level * 2.3) + 0.010 * math.sin(angle * 2 + level)
        lift = radius + 0.001 + 1.85 * radius * min(level, turns - 0.6)
        path.append((x + ring * math.cos(angle), y + ring * math.sin(angle), z + lift))
    tube(path, radius, hose)


def overcast(strength: float = 0.95) -> None:
    """A bright grey sky, darker towards the zenith, with faint clouds for the puddles to reflect."""
    world = bpy.data.worlds.new('overcast')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']

    def math_node(operation: str, constant: float) -> bpy.types.Node:
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        node.inputs[1].default_value = constant
        return node

    view = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    clouds = tree.nodes.new('ShaderNodeTexNoise')
    clouds.inputs['Scale'].default_value = 2.2
    clouds.inputs['Detail'].default_value = 4
    clouds.inputs['Roughness'].default_value = 0.55
    split, lowered = tree.nodes.new('ShaderNodeSeparateXYZ'), math_node('SUBTRACT', 0.35)
    mixed, ramp = math_node('MULTIPLY_ADD', 0.7), tree.nodes.new('ShaderNodeValToRGB')
    for element, color, stop in zip(ramp.color_ramp.elements, ('#dfe3e6', '#b9c4cf'), (0.0, 0.9)):
        element.color, element.position = linear(color), stop
    for output, target in (
        (view, clouds.inputs['Vector']),
        (view, split.inputs[0]),
        (split.outputs['Z'], lowered.inputs[0]),
        (clouds.outputs['Fac'], mixed.inputs[0]),
        (lowered.outputs[0], mixed.inputs[2]),
        (mixed.outputs[0], ramp.inputs['Fac']),
        (ramp.outputs['Color'], background.inputs['Color']),
    ):
        tree.links.new(output, target)
    background.inputs['Strength'].default_value = strength


def cone(x: float, y: float) -> None:
    """Traffic cone with two white bands."""
    orange, base = plain('cone', '#d9541e', 0.5), plain('cone base', '#23262a', 0.6)
    body = [(0, 0.02), (0.13, 0.02), (0.125, 0.03), (0.035, 0.50), (0.025, 0.515), (0, 0.515)]
    lathe(body, orange, (x, y, 0), segments=48)
    box((0.34, 0.34, 0.03), (x, y, 0.016), base, 0.01)
    for z, height in ((0.16, 0.08), (0.30, 0.06)):
        lower, upper = (0.125 - (level - 0.03) * 0.1915 + 0.001 for level in (z, z + height))
        lathe([(lower, 0), (upper, height)], 'white', (x, y, z), segments=48)


def cable_ramp(at: Point, turn: float, modules: int = 2, width: float = 0.90) -> None:
    """Rubber ramp over hoses and cables, where vehicles cross."""
    rise = [(0, 0), (0.22, 0), (0.22, 0.072), (0.14, 0.078)]
    fall = [(0, 0), (0.22, 0), (0.08, 0.078), (0, 0.072)]
    with placed('cable ramp', at, turn):
        for i in range(modules):
            with placed('module', (0, (i - (modules - 1) / 2) * width, 0)):
                half = width / 2 - 0.006
                prism(rise, -half, half, 'rubber', 0.004, 2, (-0.30, 0, 0), (90, 0, 0))
                prism(fall, -half, half, 'rubber', 0.004, 2, (0.08, 0, 0), (90, 0, 0))
                box((0.17, width - 0.012, 0.02), (0, 0, 0.074), 'yellow', 0.006)
                for tread in range(5):
                    box(
                        (0.12, 0.05, 0.004),
                        (0, -width / 2 + 0.12 + tread * 0.165, 0.085),
                        'rubber',
                        0.002,
                    )

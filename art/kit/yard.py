"""The outdoor set: wet asphalt, trapezoid cladding, overcast sky, cones, cable ramps."""

from __future__ import annotations

import bpy

from .geometry import Object, Point, add_mesh, mesh_of, placed
from .materials import Material, Paint, plain
from .shader import Shader, linear
from .shapes import box, lathe, prism


def wet_asphalt(
    puddles: tuple[float, float] = (0.545, 0.605),
    roughness: float = 0.34,
    colors: tuple[str, str] = ('#2b2d2f', '#46484a'),
) -> Material:
    """`puddles`: noise levels between which dry turns wet; higher means fewer puddles."""
    shader = Shader('asphalt')
    large = shader.noise(0.42, detail=3)
    fine = shader.noise(95, detail=2, roughness=0.7)
    frayed = shader.add_scaled(shader.noise(7, detail=3), 0.10, large)
    wet = shader.remap(frayed, puddles)
    shader.drive('Roughness', shader.remap(wet, target=(roughness, 0.035)))
    shader.drive(
        'Base Color', shader.ramp(fine, (linear(colors[0]), linear(colors[1])), (0.35, 0.75))
    )
    shader.bump(fine, shader.remap(wet, target=(0.55, 0.0)), 0.006)
    shader.set(specular=0.55)
    return shader.material


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

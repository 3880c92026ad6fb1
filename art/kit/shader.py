"""A thin layer over Blender's shader nodes, so that a material reads as what it does."""

from __future__ import annotations

from typing import Any

import bpy

Socket = bpy.types.NodeSocket
Color = tuple[float, float, float, float]


def linear(hex_color: str) -> Color:
    """'#rrggbb' (sRGB) as the linear colour that Cycles computes with."""
    digits = hex_color.lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return (red, green, blue, 1.0)


class Shader:
    """One material with its Principled surface; textures follow the object's own coordinates."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self._coordinates: Socket | None = None

    def set(self, **inputs: Any) -> None:
        """Surface inputs by name: `base_color` is 'Base Color'."""
        for name, value in inputs.items():
            self.surface.inputs[name.replace('_', ' ').title()].default_value = value

    def drive(self, surface_input: str, value: Socket) -> None:
        self.link(value, self.surface.inputs[surface_input])

    def link(self, output: Socket, target: Socket) -> None:
        self.tree.links.new(output, target)

    def node(self, kind: str, **inputs: Any) -> bpy.types.Node:
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            node.inputs[name.replace('_', ' ')].default_value = value
        return node

    @property
    def coordinates(self) -> Socket:
        if self._coordinates is None:
            self._coordinates = self.node('TexCoord').outputs['Object']
        return self._coordinates

    def noise(self, scale: float, detail: float = 0, roughness: float = 0.5) -> Socket:
        node = self.node('TexNoise', Scale=scale, Detail=detail, Roughness=roughness)
        self.link(self.coordinates, node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, scale: float) -> Socket:
        node = self.node('TexVoronoi', Scale=scale)
        self.link(self.coordinates, node.inputs['Vector'])
        return node.outputs['Color']

    def add_scaled(self, value: Socket, factor: float, base: Socket) -> Socket:
        """value × factor + base"""
        node = self.node('Math')
        node.operation = 'MULTIPLY_ADD'
        node.inputs[1].default_value = factor
        self.link(value, node.inputs[0])
        self.link(base, node.inputs[2])
        return node.outputs[0]

    def math(self, operation: str, first: Socket, second: Socket | float = 0) -> Socket:
        node = self.node('Math')
        node.operation = operation
        self.link(first, node.inputs[0])
        if isinstance(second, Socket):
            self.link(second, node.inputs[1])
        else:
            node.inputs[1].default_value = second
        return node.outputs[0]

    def remap(
        self,
        value: Socket,
        source: tuple[float, float] = (0, 1),
        target: tuple[float, float] = (0, 1),
    ) -> Socket:
        node = self.node(
            'MapRange', From_Min=source[0], From_Max=source[1], To_Min=target[0], To_Max=target[1]
        )
        self.link(value, node.inputs['Value'])
        return node.outputs['Result']

    def ramp(
        self, value: Socket, colors: tuple[Color, Color], stops: tuple[float, float] = (0, 1)
    ) -> Socket:
        node = self.node('ValToRGB')
        for element, color, stop in zip(node.color_ramp.elements, colors, stops):
            element.color, element.position = color, stop
        self.link(value, node.inputs['Fac'])
        return node.outputs['Color']

    def mix(self, amount: Socket, first: Color | Socket, second: Color) -> Socket:
        """`first` where `amount` is 0, `second` where it is 1."""
        node = self.node('MixRGB', Color2=second)
        self.link(amount, node.inputs['Fac'])
        if isinstance(first, Socket):
            self.link(first, node.inputs['Color1'])
        else:
            node.inputs['Color1'].default_value = first
        return node.outputs['Color']

    @property
    def upward(self) -> Socket:
        """1 where the surface looks up, 0 where it stands upright."""
        split = self.node('SeparateXYZ')
        self.link(self.node('NewGeometry').outputs['Normal'], split.inputs[0])
        return split.outputs['Z']

    def bump(self, height: Socket, strength: float | Socket, distance: float) -> None:
        node = self.node('Bump', Distance=distance)
        if isinstance(strength, Socket):
            self.link(strength, node.inputs['Strength'])
        else:
            node.inputs['Strength'].default_value = strength
        self.link(height, node.inputs['Height'])
        self.drive('Normal', node.outputs['Normal'])

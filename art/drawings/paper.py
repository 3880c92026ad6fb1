"""Canvas, type and colours of everything drawn on the machines (French, decimal commas)."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

FONTS = '/usr/share/fonts/opentype/inter/Inter-{}.otf'

COBALT = '#144ea4'
INK = '#222222'
PAPER = '#f2f2f0'
SIGNAL_YELLOW = '#f2c200'
SAFETY_GREEN = '#1c8a4a'
WHITE = '#ffffff'

Drawing = tuple[Image.Image, ImageDraw.ImageDraw]


@cache
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS.format(weight), size)


def canvas(width: int, height: int, color: str) -> Drawing:
    image = Image.new('RGB', (width, height), color)
    return image, ImageDraw.Draw(image)

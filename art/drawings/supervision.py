"""The operator panel of the energy picture: four things an operator looks at, no more."""

from __future__ import annotations

import math

from PIL.Image import Image
from PIL.ImageDraw import ImageDraw

from .paper import COBALT, WHITE, canvas, font
from .screens import CURVE, FILL, GRID, MUTED, NIGHT, PLOT

WIDTH, HEIGHT, GAP, SPLIT = 1600, 1000, 32, 850
Box = tuple[int, int, int, int]


def supervision() -> Image:
    image, draw = canvas(WIDTH, HEIGHT, NIGHT)
    draw.rectangle((0, 0, WIDTH, 124), fill=COBALT)
    draw.text((48, 62), 'Supervision', font=font('SemiBold', 76), fill=WHITE, anchor='lm')
    draw.text((WIDTH - 48, 62), '10:42', font=font('Medium', 68), fill=WHITE, anchor='rm')
    _figure(draw, (GAP, 156, SPLIT, 500), 'Pression réseau', '7,0', 'bar', WHITE)
    _trend(draw, (GAP, 532, SPLIT, HEIGHT - GAP))
    right = (SPLIT + GAP, WIDTH - GAP)
    saved, water = (right[0], 156, right[1], 546), (right[0], 578, right[1], HEIGHT - GAP)
    _figure(draw, saved, 'Énergie récupérée', '12 480', 'kWh ce mois', '#5ff0a8', below=True)
    _figure(draw, water, 'Eau chaude', '68', '°C', '#ff9f6b')
    return image


def _figure(
    draw: ImageDraw, box: Box, name: str, value: str, unit: str, ink: str, below: bool = False
) -> None:
    """A tile: name, large figure, unit after it or below it."""
    left, top, *_ = box
    draw.rounded_rectangle(box, 22, fill=PLOT)
    draw.text((left + 36, top + 26), name, font=font('Medium', 62), fill=MUTED)
    size = font('SemiBold', 164)
    draw.text((left + 32, top + 106), value, font=size, fill=ink)
    after = left + 60 + draw.textlength(value, font=size)
    at = (left + 36, top + 294) if below else (after, top + 204)
    draw.text(at, unit, font=font('Medium', 66), fill=MUTED)


def _trend(draw: ImageDraw, box: Box) -> None:
    """A day of pressure: it falls when a shift starts, and is held."""
    left, top, right, bottom = box
    draw.rounded_rectangle(box, 22, fill=PLOT)
    for row in (0.3, 0.55, 0.8):
        y = top + (bottom - top) * row
        draw.line((left + 28, y, right - 28, y), fill=GRID, width=3)

    def level(part: float) -> float:
        calm = 0.44 + 0.05 * math.sin(part * 31) + 0.03 * math.sin(part * 73 + 1)
        return calm + 0.22 * math.exp(-(((part - 0.32) / 0.05) ** 2))

    line = [
        (left + 28 + (right - left - 56) * i / 159, top + (bottom - top) * level(i / 159))
        for i in range(160)
    ]
    draw.polygon([*line, (right - 28, bottom - 20), (left + 28, bottom - 20)], fill=FILL)
    draw.line(line, fill=CURVE, width=12, joint='curve')


SUPERVISION = {'screen-supervision': supervision}

"""Faces of round gauges: 270° sweep, ten divisions between two numerals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PIL.Image import Image

from .paper import INK, SAFETY_GREEN, canvas, font

SIZE = 512
CENTRE = SIZE / 2
Zone = tuple[float, float]


def dial(
    numerals: Sequence[str],
    unit: str,
    reading: float | None,
    danger: Zone | None = None,
    good: Zone | None = None,
) -> Image:
    """`reading` and zones are parts of the scale, 0 to 1; without a reading the needle is a part."""
    image, draw = canvas(SIZE, SIZE, '#f4f4f1')
    ring = (52, 52, SIZE - 52, SIZE - 52)
    for zone, color in ((good, SAFETY_GREEN), (danger, '#c1121f')):
        if zone is not None:
            width = 22 if good else 10
            draw.arc(ring, 135 + 270 * zone[0], 135 + 270 * zone[1], fill=color, width=width)

    def point(part: float, radius: float) -> tuple[float, float]:
        angle = math.radians(225 - 270 * part)
        return (CENTRE + radius * math.cos(angle), CENTRE - radius * math.sin(angle))

    marks = (len(numerals) - 1) * 10
    for i in range(marks + 1):
        is_major = i % 10 == 0
        inner = 205 if is_major else 215 if i % 5 == 0 else 222
        draw.line(
            (*point(i / marks, inner), *point(i / marks, 236)), fill=INK, width=6 if is_major else 3
        )
        if is_major:
            draw.text(
                point(i / marks, 160),
                numerals[i // 10],
                font=font('SemiBold', 44),
                fill=INK,
                anchor='mm',
            )
    draw.text((CENTRE, CENTRE + 88), unit, font=font('Medium', 44), fill=INK, anchor='mm')
    if reading is not None:
        draw.line((*point(reading, -50), *point(reading, 190)), fill='#111111', width=11)
    draw.ellipse((CENTRE - 24, CENTRE - 24, CENTRE + 24, CENTRE + 24), fill=INK)
    return image


def differential(loss: float) -> Image:
    """On a filter: how much pressure it costs, in bar."""
    numerals = ['0', '0,2', '0,4', '0,6', '0,8', '1']
    return dial(numerals, 'Δp bar', loss, danger=(0.5, 1), good=(0, 0.5))


CELSIUS = [str(20 * i) for i in range(7)]

DIALS = {
    'dial-pressure': lambda: dial([str(2 * i) for i in range(9)], 'bar', 7 / 16, danger=(0.69, 1)),
    'dial-network': lambda: dial([str(i) for i in range(11)], 'bar', None, danger=(0.9, 1)),
    'dial-differential': partial(differential, 0.18),
    **{
        f'dial-differential-{number}': partial(differential, loss)
        for number, loss in enumerate((0.10, 0.25, 0.05), 1)
    },
    'dial-vacuum': lambda: dial(['−1', '−0,8', '−0,6', '−0,4', '−0,2', '0'], 'bar', 0.012),
    'dial-vacuum-plant': lambda: dial(['−1', '−0,5', '0'], 'bar', 0.1, good=(0, 0.2)),
    'dial-hot': lambda: dial(CELSIUS, '°C', 68 / 120),
    'dial-cold': lambda: dial(CELSIUS, '°C', 46 / 120),
}

"""Our own interface on the machines of the cards: ink ground, cobalt band, one figure, one yellow bar.

A card is 640 px wide or less: whatever would come out under 6 px is left out, not made small.
"""

from __future__ import annotations

import math
from functools import partial

from PIL.Image import Image
from PIL.ImageDraw import ImageDraw

from .paper import WHITE, canvas, font

INK_GROUND, BAND, EMPTY = '#10182a', '#1c55c4', '#2a3854'
YELLOW = '#fcc82c'
HEAT = '#ff9a3d'
MUTED = '#b9c8e2'
WIDTH, HEIGHT = 960, 600


def one_figure(title: str, figure: str, unit: str, level: float, size: int = 250) -> Image:
    """Title in the band, the figure as large as it goes, `level` (0 to 1) as a yellow bar."""
    image, draw = canvas(WIDTH, HEIGHT, INK_GROUND)
    draw.rectangle((0, 0, WIDTH, 178), fill=BAND)
    draw.text((44, 92), title, font=font('Bold', 138), fill=WHITE, anchor='lm')
    draw.text((WIDTH - 44, 92), unit, font=font('SemiBold', 128), fill=WHITE, anchor='rm')
    draw.text((WIDTH / 2, 330), figure, font=font('SemiBold', size), fill=WHITE, anchor='mm')
    draw.rounded_rectangle((44, 520, WIDTH - 44, 572), 12, fill=EMPTY)
    draw.rounded_rectangle((44, 520, 44 + (WIDTH - 88) * level, 572), 12, fill=YELLOW)
    return image


def gas_sign(words: str, ground: str, ink: str, size: int = 210) -> Image:
    """A plate on a vessel or a pipe, to be read across the room."""
    image, draw = canvas(900, 300, ground)
    draw.rectangle((10, 10, 890, 290), outline=ink, width=8)
    draw.text((450, 150), words, font=font('Bold', size), fill=ink, anchor='mm')
    return image


def gas_mark(words: str, ground: str, ink: str) -> Image:
    image, draw = canvas(500, 400, ground)
    draw.text((250, 200), words, font=font('Bold', 270), fill=ink, anchor='mm')
    return image


def analyser() -> Image:
    """Two gases, two bars: figures would be too small to read."""
    image, draw = canvas(WIDTH, 480, INK_GROUND)
    for y, gas, level in ((130, 'N₂', 0.97), (350, 'O₂', 0.72)):
        draw.text((50, y), gas, font=font('Bold', 170), fill=WHITE, anchor='lm')
        draw.rounded_rectangle((330, y - 60, WIDTH - 50, y + 60), 16, fill=EMPTY)
        draw.rounded_rectangle((330, y - 60, 330 + 580 * level, y + 60), 16, fill=YELLOW)
    return image


def hour_counter(hours: str) -> Image:
    """Drums behind a window."""
    image, draw = canvas(900, 300, '#0c0e10')
    draw.rounded_rectangle((20, 20, 880, 280), 30, fill='#e9e9e4')
    draw.text((450, 152), hours, font=font('Bold', 196), fill='#14161a', anchor='mm')
    return image


def notice(first: str, second: str, ground: str = YELLOW) -> Image:
    """Two short lines on a coloured label."""
    image, draw = canvas(600, 300, ground)
    draw.text((300, 92), first, font=font('Bold', 120), fill='#14161a', anchor='mm')
    draw.text((300, 214), second, font=font('Bold', 100), fill='#14161a', anchor='mm')
    return image


def rotation() -> Image:
    image, draw = canvas(600, 200, YELLOW)
    draw.polygon(
        [(40, 75), (380, 75), (380, 25), (560, 100), (380, 175), (380, 125), (40, 125)],
        fill='#14161a',
    )
    return image


def energy() -> Image:
    """The operator panel: three figures and a curve. A card shows it 230 px wide: no type under 80."""
    width, height, gap, split = 1600, 1000, 36, 960
    image, draw = canvas(width, height, INK_GROUND)
    draw.rectangle((0, 0, width, 150), fill=BAND)
    draw.text((52, 76), 'Supervision', font=font('Bold', 96), fill=WHITE, anchor='lm')
    draw.text((width - 52, 76), '10:42', font=font('SemiBold', 96), fill=WHITE, anchor='rm')
    left, right, top = split + gap, width - gap, 150 + gap
    draw.text((60, top + 60), 'Pression', font=font('Medium', 92), fill=MUTED, anchor='lm')
    draw.text((48, top + 232), '7,0', font=font('SemiBold', 290), fill=WHITE, anchor='lm')
    after = 78 + draw.textlength('7,0', font=font('SemiBold', 290))
    draw.text((after, top + 288), 'bar', font=font('Medium', 130), fill=MUTED, anchor='lm')
    _curve(draw, (gap, 590, split, height - gap))
    draw.rounded_rectangle((left, top, right, 570), 24, fill=YELLOW)
    draw.text(
        (left + 36, top + 62), 'Économie', font=font('SemiBold', 92), fill=INK_GROUND, anchor='lm'
    )
    draw.text(
        (left + 32, top + 190), '12 480', font=font('Bold', 152), fill=INK_GROUND, anchor='lm'
    )
    draw.text(
        (left + 36, top + 312),
        'kWh / mois',
        font=font('SemiBold', 92),
        fill=INK_GROUND,
        anchor='lm',
    )
    draw.rounded_rectangle((left, 606, right, height - gap), 24, fill=EMPTY)
    draw.text((left + 36, 606 + 76), 'Eau chaude', font=font('Medium', 92), fill=WHITE, anchor='lm')
    draw.text((left + 32, 606 + 230), '68 °C', font=font('Bold', 176), fill=HEAT, anchor='lm')
    return image


def _curve(draw: ImageDraw, box: tuple[int, int, int, int]) -> None:
    """A day of network pressure, held in its band."""
    left, top, right, bottom = box
    draw.rounded_rectangle(box, 24, fill=EMPTY)
    draw.rectangle((left + 30, top + 127, right - 30, top + 247), fill='#3a4c70')
    line = [
        (
            left + 30 + (right - left - 60) * i / 79,
            top + 187 - 30 * math.sin(i / 5) - 18 * math.sin(i / 2.1),
        )
        for i in range(80)
    ]
    draw.line(line, fill='#6aa0ff', width=18, joint='curve')


def filter_grade(*lines: str) -> Image:
    """One or two short lines; the bowl is round, so they keep clear of every edge."""
    image, draw = canvas(420, 320, '#15489f')
    size = 180 if len(lines) == 1 else 124
    for i, line in enumerate(lines):
        y = 154 + (i - (len(lines) - 1) / 2) * 122
        draw.text((210, y), line, font=font('Bold', size), fill=WHITE, anchor='mm')
    return image


ON_COBALT, ON_WHITE = ('#15489f', WHITE), ('#f4f4f1', '#15489f')

PANELS = {
    'screen-n2': partial(one_figure, 'N₂', '99,999', '%', 0.86, 256),
    'screen-o2': partial(one_figure, 'O₂', '93,0', '%', 0.62, 290),
    'screen-vacuum-plant': partial(one_figure, 'VIDE', '100', 'mbar', 0.9, 300),
    'screen-air': partial(one_figure, 'AIR', '7,0', 'bar', 0.64, 300),
    'screen-energy': energy,
    'screen-dew-point': partial(one_figure, 'Rosée', '+3', '°C', 0.3, 300),
    'screen-analyser': analyser,
    'label-nitrogen': partial(gas_sign, 'AZOTE', *ON_COBALT),
    'label-oxygen': partial(gas_sign, 'OXYGÈNE', *ON_COBALT, 164),
    'label-grade-1': partial(filter_grade, '1', 'µm'),
    'label-grade-2': partial(filter_grade, '0,01', 'µm'),
    'label-grade-3': partial(filter_grade, 'CA'),
    'label-vacuum': partial(gas_sign, 'VIDE', *ON_WHITE),
    'label-one': partial(gas_mark, '1', *ON_COBALT),
    'label-two': partial(gas_mark, '2', *ON_COBALT),
    'label-hours': partial(hour_counter, '8 412 h'),
    'label-oil': partial(notice, 'HUILE', '46'),
    'label-service': partial(notice, 'Vidange', '12 000 h'),
    'label-rotation': rotation,
    'label-three': partial(gas_mark, '3', *ON_COBALT),
    'label-hot': partial(gas_sign, 'EAU CHAUDE →', '#f4f4f1', '#a3161b', 102),
    'label-cold': partial(gas_sign, '← RETOUR', '#f4f4f1', '#15489f', 140),
    'label-bypass': partial(gas_sign, 'BY-PASS', *ON_WHITE, 180),
    'label-dry': partial(gas_sign, 'AIR SEC', *ON_COBALT, 190),
    'label-n2': partial(gas_mark, 'N₂', *ON_WHITE),
    'label-o2': partial(gas_mark, 'O₂', *ON_COBALT),
}

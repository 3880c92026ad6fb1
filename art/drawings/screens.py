"""Displays. Nothing under 6 px of the final picture stays legible: few words, large figures."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL.Image import Image
from PIL.ImageDraw import ImageDraw

from .paper import WHITE, Drawing, canvas, font

NIGHT, BAR, CARD, PLOT = '#0b1622', '#12283c', '#14304a', '#10253a'
MUTED, GRID, CURVE, FILL = '#8fb2cc', '#1e3d57', '#45b3ff', '#12456b'
RUNNING, RUNNING_TEXT = '#3ddc84', '#9fd8b8'
STOPPED, STOPPED_TEXT = '#f0a020', '#f3cf94'
FAULT, FAULT_TEXT = '#ff4b3a', '#ffb4a8'
WIDTH, HEIGHT = 960, 600


def display(title: str, state: str = '', lamp: str = RUNNING, ink: str = RUNNING_TEXT) -> Drawing:
    image, draw = canvas(WIDTH, HEIGHT, NIGHT)
    draw.rectangle((0, 0, WIDTH, 80), fill=BAR)
    draw.text((30, 40), title, font=font('SemiBold', 38), fill='#dcecf8', anchor='lm')
    draw.ellipse((WIDTH - 66, 24, WIDTH - 34, 56), fill=lamp)
    draw.text((WIDTH - 84, 40), state, font=font('Medium', 32), fill=ink, anchor='rm')
    return image, draw


def trend(
    draw: ImageDraw, box: tuple[int, int, int, int], level: Callable[[float], float], rows: int = 4
) -> None:
    """A filled curve; `level` gives the height (0 top, 1 bottom) at each part of the time."""
    left, top, right, bottom = box
    draw.rounded_rectangle(box, 14, fill=PLOT)
    for row in range(1, rows):
        y = top + (bottom - top) * row / rows
        draw.line((left + 16, y, right - 16, y), fill=GRID, width=2)
    line = [
        (left + 16 + (right - left - 32) * i / 109, top + (bottom - top) * level(i / 109))
        for i in range(110)
    ]
    draw.polygon([*line, (right - 16, bottom - 8), (left + 16, bottom - 8)], fill=FILL)
    draw.line(line, fill=CURVE, width=7, joint='curve')


def compressor() -> Image:
    image, draw = display('COMPRESSEUR 1', 'EN MARCHE')
    draw.text((40, 110), '7,0', font=font('SemiBold', 180), fill=WHITE)
    draw.text((335, 228), 'bar', font=font('Medium', 58), fill=MUTED)
    rows = (('Temp.', '78 °C'), ('Charge', '64 %'), ('Puissance', '41,3 kW'))
    for i, (name, value) in enumerate(rows):
        y = 112 + i * 76
        draw.rounded_rectangle((500, y, 930, y + 64), 10, fill=CARD)
        draw.text((520, y + 32), name, font=font('Regular', 33), fill=MUTED, anchor='lm')
        draw.text((912, y + 32), value, font=font('SemiBold', 36), fill=WHITE, anchor='rm')
    trend(
        draw,
        (40, 356, 920, 570),
        lambda t: 0.55 - 0.2 * math.sin(t * 11) - 0.1 * math.sin(t * 30 + 1),
    )
    return image


def other_make() -> Image:
    """The display of another maker: dark figures on a lit ground, a bar below."""
    ground, ink = '#b9d6b4', '#12261c'
    image, draw = canvas(WIDTH, HEIGHT, ground)
    draw.text((50, 205), '7,1', font=font('SemiBold', 330), fill=ink, anchor='lm')
    draw.text((640, 285), 'bar', font=font('SemiBold', 150), fill=ink, anchor='lm')
    draw.line((40, 400, WIDTH - 40, 400), fill=ink, width=8)
    for i in range(10):
        x = 44 + i * 88
        draw.rectangle((x, 440, x + 68, 556), outline=ink, width=6, fill=ink if i < 6 else None)
    return image


def stopped() -> Image:
    """A compressor under service: stopped, locked out, its pressure gone."""
    image, draw = display('COMPRESSEUR 1', 'ARRÊT', STOPPED, STOPPED_TEXT)
    draw.rounded_rectangle((40, 112, 920, 396), 16, fill='#3a2a0c')
    for y, words in ((186, 'Arrêt –'), (318, 'consigné')):
        draw.text((76, y), words, font=font('SemiBold', 132), fill='#ffd58a', anchor='lm')
    for x, name, value in ((40, 'Pression', '0,0 bar'), (490, 'Temp.', '24 °C')):
        draw.rounded_rectangle((x, 426, x + 430, 560), 12, fill=CARD)
        draw.text((x + 22, 440), name, font=font('Regular', 36), fill=MUTED)
        draw.text((x + 22, 484), value, font=font('SemiBold', 56), fill=WHITE)
    return image


def locked() -> Image:
    """The same display from across a room: nothing on it but what is read there."""
    image, draw = canvas(WIDTH, HEIGHT, NIGHT)
    draw.rectangle((0, 0, WIDTH, 404), fill='#4a3308')
    for y, words in ((112, 'Arrêt –'), (294, 'consigné')):
        draw.text((44, y), words, font=font('SemiBold', 184), fill='#ffd890', anchor='lm')
    for x, value in ((24, '0,0 bar'), (520, '24 °C')):
        draw.rounded_rectangle((x, 428, x + (472 if x < 100 else 416), 580), 12, fill=CARD)
        draw.text((x + 26, 504), value, font=font('Medium', 116), fill='#e4eef6', anchor='lm')
    return image


def fault() -> Image:
    """A compressor that stopped by itself: what to read to us on the telephone."""
    image, draw = display('COMPRESSEUR 1', 'ARRÊT', FAULT, FAULT_TEXT)
    draw.rectangle((0, 80, WIDTH, 306), fill='#a8160c')
    draw.text((40, 193), 'Défaut', font=font('SemiBold', 150), fill=WHITE, anchor='lm')
    draw.text((920, 193), 'E 12', font=font('SemiBold', 150), fill=WHITE, anchor='rm')
    for x, wide, name, value in (
        (40, 400, 'Température', '110 °C'),
        (470, 450, 'Machine', 'à l’arrêt'),
    ):
        draw.rounded_rectangle((x, 340, x + wide, 566), 14, fill=CARD)
        draw.text((x + 26, 362), name, font=font('Medium', 58), fill=MUTED)
        draw.text((x + 26, 442), value, font=font('SemiBold', 92), fill=WHITE)
    return image


def gas_generator(
    title: str, purity: str, gas: str, flow: str, pressure: str, parts: tuple[float, float]
) -> Image:
    """`parts`: how far each column is in its turn."""
    image, draw = display(title, 'EN MARCHE')
    draw.text((40, 110), purity, font=font('SemiBold', 170), fill=WHITE)
    after = 70 + draw.textlength(purity, font=font('SemiBold', 170))
    draw.text((after, 218), f'% {gas}', font=font('Medium', 64), fill=MUTED)
    tiles = (('Débit', flow), ('Sortie', pressure), ('P. de rosée', '−48 °C'))
    for i, (name, value) in enumerate(tiles):
        x = 40 + i * 300
        draw.rounded_rectangle((x, 330, x + 284, 462), 12, fill=CARD)
        draw.text((x + 20, 346), name, font=font('Regular', 34), fill=MUTED)
        draw.text((x + 20, 394), value, font=font('SemiBold', 48), fill=WHITE)
    for i, (column, part, color) in enumerate(zip('AB', parts, ('#2f8fd8', '#1d8f68'))):
        x = 40 + i * 450
        draw.rounded_rectangle((x, 486, x + 430, 566), 12, fill=PLOT)
        draw.rounded_rectangle((x + 8, 494, x + 8 + 414 * part, 558), 8, fill=color)
        draw.text((x + 26, 526), column, font=font('SemiBold', 40), fill=WHITE, anchor='lm')
    return image


def vacuum() -> Image:
    image, draw = display('CENTRALE DE VIDE', '2 POMPES SUR 3')
    draw.text((40, 100), '100', font=font('SemiBold', 200), fill=WHITE)
    draw.text((420, 222), 'mbar abs.', font=font('Medium', 60), fill=MUTED)
    trend(draw, (40, 356, 920, 570), lambda t: 0.16 + 0.68 * (1 - math.exp(-t * 7)))
    return image


def dryer() -> Image:
    image, draw = display('SÉCHEUR')
    draw.text((40, 110), '+3', font=font('SemiBold', 230), fill=WHITE)
    draw.text((410, 250), '°C', font=font('Medium', 90), fill=MUTED)
    draw.text((600, 150), 'Point', font=font('Medium', 66), fill=MUTED)
    draw.text((600, 230), 'de rosée', font=font('Medium', 66), fill=MUTED)
    trend(
        draw,
        (40, 390, 920, 570),
        lambda t: 0.5 + 0.14 * math.sin(t * 9) + 0.05 * math.sin(t * 31),
        rows=3,
    )
    return image


def leak() -> Image:
    """A leak detector's level: a figure to read at arm's length, and a bar."""
    image, draw = canvas(720, 540, NIGHT)
    draw.rectangle((0, 0, 720, 104), fill=BAR)
    draw.text((30, 52), 'Niveau', font=font('SemiBold', 66), fill='#dcecf8', anchor='lm')
    draw.text((690, 52), '40 kHz', font=font('Medium', 56), fill=MUTED, anchor='rm')
    draw.text((30, 246), '58', font=font('SemiBold', 270), fill=WHITE, anchor='lm')
    draw.text((400, 300), 'dB', font=font('Medium', 130), fill=MUTED, anchor='lm')
    for i in range(14):
        x, lit = 30 + i * 48, i < 9
        color = (STOPPED if i > 6 else RUNNING) if lit else GRID
        draw.rounded_rectangle((x, 420, x + 36, 508), 8, fill=color)
    return image


SCREENS = {
    'screen-leak': leak,
    'screen-compressor': compressor,
    'screen-stopped': stopped,
    'screen-locked': locked,
    'screen-fault': fault,
    'screen-other-make': other_make,
    'screen-nitrogen': partial(
        gas_generator, 'GÉNÉRATEUR D’AZOTE', '99,999', 'N₂', '38 m³/h', '7,5 bar', (0.86, 0.34)
    ),
    'screen-oxygen': partial(
        gas_generator, 'GÉNÉRATEUR D’OXYGÈNE', '93,0', 'O₂', '12 m³/h', '4,5 bar', (0.22, 0.71)
    ),
    'screen-vacuum': vacuum,
    'screen-dryer': dryer,
}

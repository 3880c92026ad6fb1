"""Marks on the machines of the cards, at the size they have on real ones."""

from __future__ import annotations

from functools import partial

from PIL.Image import Image

from .paper import COBALT, WHITE, canvas, font

INK_GROUND, EMPTY = '#10182a', '#2a3854'
YELLOW = '#fcc82c'
WIDTH, HEIGHT = 960, 600


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


def extinguisher_sign() -> Image:
    """White on red: the bottle with its hose, and the flame beside it."""
    image, draw = canvas(500, 500, '#b3161b')
    draw.rounded_rectangle((110, 170, 230, 440), 36, fill=WHITE)
    draw.rectangle((150, 120, 190, 180), fill=WHITE)
    draw.polygon([(130, 70), (250, 96), (250, 120), (130, 120)], fill=WHITE)
    draw.arc((150, 96, 290, 260), 250, 40, fill=WHITE, width=18)
    flame = [(380, 90), (350, 190), (300, 260), (300, 360), (350, 430), (410, 430), (455, 370)]
    draw.polygon([*flame, (455, 280), (420, 220), (415, 150)], fill=WHITE)
    draw.polygon([(375, 280), (345, 350), (375, 405), (415, 360), (400, 310)], fill='#b3161b')
    return image


def instructions() -> Image:
    """What an extinguisher says on its bottle: a head line, three steps, small print."""
    image, draw = canvas(400, 500, '#f4f2ec')
    draw.rectangle((0, 0, 400, 90), fill='#b3161b')
    draw.text((200, 45), 'POUDRE ABC', font=font('Bold', 54), fill=WHITE, anchor='mm')
    for i in range(3):
        top = 120 + i * 82
        draw.rectangle((24, top, 104, top + 64), fill='#c9c4b8')
        for line in range(3):
            draw.line(
                (124, top + 12 + line * 20, 370 - line * 40, top + 12 + line * 20), '#4a463e', 6
            )
    for line in range(5):
        draw.line((24, 384 + line * 22, 376 - 30 * (line % 2), 384 + line * 22), '#8d887c', 4)
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


def filter_grade(*lines: str) -> Image:
    """One or two short lines; the bowl is round, so they keep clear of every edge."""
    image, draw = canvas(420, 320, COBALT)
    size = 180 if len(lines) == 1 else 124
    for i, line in enumerate(lines):
        y = 154 + (i - (len(lines) - 1) / 2) * 122
        draw.text((210, y), line, font=font('Bold', size), fill=WHITE, anchor='mm')
    return image


ON_COBALT, ON_WHITE = (COBALT, WHITE), ('#f4f4f1', COBALT)

PANELS = {
    'screen-analyser': analyser,
    'label-extinguisher': extinguisher_sign,
    'label-instructions': instructions,
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
    'label-n2': partial(gas_mark, 'N₂', *ON_WHITE),
    'label-o2': partial(gas_mark, 'O₂', *ON_COBALT),
}

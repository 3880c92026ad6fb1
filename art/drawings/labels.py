"""Pipe markers, warning signs and tags."""

from __future__ import annotations

from functools import partial

from PIL.Image import Image

from .paper import COBALT, INK, PAPER, SAFETY_GREEN, SIGNAL_YELLOW, WHITE, canvas, font


def voltage_sign() -> Image:
    image, draw = canvas(512, 512, SIGNAL_YELLOW)
    draw.polygon([(256, 50), (476, 440), (36, 440)], fill='#111111')
    draw.polygon([(256, 100), (435, 415), (77, 415)], fill=SIGNAL_YELLOW)
    bolt = [(270, 170), (215, 300), (258, 300), (238, 395), (310, 265), (264, 265), (300, 170)]
    draw.polygon(bolt, fill='#111111')
    return image


def pipe_marker(
    words: str, ground: str, ink: str, to_left: bool = False, width: int = 1000
) -> Image:
    """Fluid and direction of flow."""
    height = 150
    image, draw = canvas(width, height, ground)
    tail = width - 170
    parts = ((0, 0.36), (70, 0.36), (70, 0.14), (140, 0.5), (70, 0.86), (70, 0.64), (0, 0.64))
    arrow = [(tail + x, height * y) for x, y in parts]
    if to_left:
        arrow = [(width - x, y) for x, y in arrow]
        draw.text((width - 36, height / 2), words, font=font('Bold', 76), fill=ink, anchor='rm')
    else:
        draw.text((36, height / 2), words, font=font('Bold', 76), fill=ink, anchor='lm')
    draw.polygon(arrow, fill=ink)
    return image


def flow_marker(to_left: bool = False) -> Image:
    """Direction of flow alone, to be read from across a hall."""
    width, height = 480, 150
    image, draw = canvas(width, height, '#e9eef2')
    parts = ((50, 0.37), (280, 0.37), (280, 0.08), (430, 0.5), (280, 0.92), (280, 0.63), (50, 0.63))
    arrow = [(width - x if to_left else x, height * y) for x, y in parts]
    draw.polygon(arrow, fill=COBALT)
    return image


def filter_grade(number: int, grade: str) -> Image:
    image, draw = canvas(420, 300, COBALT)
    size = 84 if len(grade) < 7 else 70
    draw.text((210, 96), grade, font=font('Bold', size), fill=WHITE, anchor='mm')
    draw.rectangle((0, 180, 420, 300), fill=PAPER)
    draw.text((210, 240), f'Filtre {number}', font=font('Medium', 56), fill=INK, anchor='mm')
    return image


def separator() -> Image:
    image, draw = canvas(560, 420, PAPER)
    draw.rectangle((0, 0, 560, 184), fill=COBALT)
    for y, words in ((54, 'SÉPARATEUR'), (130, 'EAU-HUILE')):
        draw.text((280, y), words, font=font('Bold', 66), fill=WHITE, anchor='mm')
    for i, color in enumerate(('#c9d7e4', '#d9c48a', '#c9d7e4')):
        draw.rounded_rectangle((60, 210 + i * 62, 500, 250 + i * 62), 8, fill=color)
    return image


def checked() -> Image:
    """Inspection sheet with two signatures."""
    image, draw = canvas(420, 540, '#f6f6f3')
    draw.rectangle((0, 0, 420, 110), fill=SAFETY_GREEN)
    draw.text((210, 55), 'CONTRÔLÉ', font=font('Bold', 62), fill=WHITE, anchor='mm')
    for i in range(5):
        draw.line((40, 180 + i * 70, 380, 180 + i * 70), fill='#555555', width=3)
    for signature in (
        [(60, 170), (120, 150), (170, 172), (240, 150)],
        [(60, 240), (110, 222), (180, 244)],
    ):
        draw.line(signature, fill='#1a3a8a', width=6)
    return image


def mains() -> Image:
    image, draw = canvas(420, 200, '#f0c419')
    draw.rectangle((6, 6, 414, 194), outline='#111111', width=6)
    draw.text((210, 100), '400 V ~', font=font('Bold', 92), fill='#111111', anchor='mm')
    return image


def valve_tag(number: int) -> Image:
    image, draw = canvas(300, 200, '#e0a800')
    draw.text((150, 100), f'V{number}', font=font('Bold', 104), fill='#111111', anchor='mm')
    return image


def locked() -> Image:
    """Tag of a padlock: red and white stripes round the order."""
    image, draw = canvas(310, 475, '#f6f4ef')
    draw.rectangle((0, 0, 310, 120), fill='#c01820')
    draw.text((155, 62), 'DANGER', font=font('Bold', 66), fill=WHITE, anchor='mm')
    for y, words in ((190, 'NE PAS'), (262, 'MANŒUVRER')):
        size = 62 if len(words) < 8 else 46
        draw.text((155, y), words, font=font('Bold', size), fill=INK, anchor='mm')
    for y in (330, 380, 430):
        draw.line((34, y, 276, y), fill='#77736a', width=3)
    draw.line([(44, 322), (96, 304), (150, 326), (206, 306)], fill='#1a3a8a', width=6)
    return image


def leak(number: int) -> Image:
    """Tag wired to a leak until it is repaired."""
    image, draw = canvas(400, 620, '#f3efe4')
    draw.rectangle((0, 0, 400, 130), fill='#c01820')
    draw.ellipse((172, 28, 228, 84), fill='#2a2622')
    draw.text((200, 232), 'Fuite', font=font('Bold', 128), fill=INK, anchor='mm')
    draw.text((200, 392), str(number), font=font('Bold', 200), fill=INK, anchor='mm')
    for y in (520, 575):
        draw.line((36, y, 364, y), fill='#8d877a', width=3)
    draw.line([(52, 508), (92, 488), (128, 512), (176, 486), (214, 510)], fill='#1a3a8a', width=7)
    draw.line([(60, 564), (110, 550), (150, 566), (236, 546)], fill='#1a3a8a', width=7)
    return image


def part(number: int, words: str) -> Image:
    """Strip on a bin or a drawer."""
    image, draw = canvas(480, 120, WHITE)
    draw.rectangle((0, 0, 92, 120), fill=COBALT)
    draw.text((46, 60), str(number), font=font('Bold', 72), fill=WHITE, anchor='mm')
    draw.text((112, 60), words, font=font('Bold', 60), fill=INK, anchor='lm')
    return image


def oil() -> Image:
    image, draw = canvas(480, 380, WHITE)
    draw.rectangle((0, 0, 480, 130), fill=COBALT)
    draw.text((240, 65), 'HUILE', font=font('Bold', 92), fill=WHITE, anchor='mm')
    draw.text((240, 195), 'compresseur', font=font('SemiBold', 58), fill=INK, anchor='mm')
    draw.text((240, 300), 'VG 46', font=font('Bold', 96), fill=INK, anchor='mm')
    return image


def number_plate(number: str) -> Image:
    """French format; 000 is never issued, and the right band carries no department."""
    width, height, band = 1040, 220, 92
    image, draw = canvas(width, height, '#f1f1ee')
    for left in (0, width - band):
        draw.rectangle((left, 0, left + band, height), fill=COBALT)
    draw.text((band / 2, height - 52), 'F', font=font('Bold', 74), fill=WHITE, anchor='mm')
    draw.text(
        (width / 2, height / 2), number, font=font('SemiBold', 124), fill='#16181a', anchor='mm'
    )
    return image


AIR_INK, HOT_INK = COBALT, '#a3161b'

LABELS = {
    'label-voltage': voltage_sign,
    # One word: the pipe is short, and at a dozen pixels the accent of COMPRIMÉ would be lost.
    'label-air': partial(pipe_marker, 'AIR', '#e9eef2', AIR_INK, width=400),
    'label-flow': flow_marker,
    'label-flow-to-left': partial(flow_marker, to_left=True),
    'label-dry-air': partial(pipe_marker, 'AIR SEC 7 bar', '#e9eef2', AIR_INK),
    'label-hot-water': partial(pipe_marker, 'EAU CHAUDE', '#f4f2ee', HOT_INK),
    'label-return': partial(pipe_marker, 'RETOUR', '#f4f2ee', AIR_INK, to_left=True, width=720),
    'label-bypass': partial(pipe_marker, 'BY-PASS', '#e9eef2', AIR_INK),
    'label-nitrogen': partial(pipe_marker, 'AZOTE', '#f4f2ee', '#222222'),
    'label-oxygen': partial(pipe_marker, 'OXYGÈNE', '#f4f2ee', '#222222'),
    'label-condensate': partial(pipe_marker, 'CONDENSATS', '#efece0', '#333333'),
    'label-filter-1': partial(filter_grade, 1, '1 µm'),
    'label-filter-2': partial(filter_grade, 2, '0,01 µm'),
    'label-filter-3': partial(filter_grade, 3, 'CHARBON'),
    'label-separator': separator,
    'label-checked': checked,
    'label-400-volt': mains,
    'label-oil': oil,
    'label-locked': locked,
    'label-leak': partial(leak, 12),
    'label-number-plate': partial(number_plate, 'AB-000-CD'),
    **{
        f'label-part-{words.lower()}': partial(part, number, words)
        for number, words in enumerate(
            ('RACCORDS', 'JOINTS', 'FILTRES', 'VANNES', 'CAPTEURS', 'FLEXIBLES'), 1
        )
    },
    **{f'label-valve-{number}': partial(valve_tag, number) for number in (1, 2, 3, 4)},
}

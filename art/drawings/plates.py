"""Name plates of vessels and motors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL.Image import Image

from .paper import INK, canvas, font


def name_plate(title: str, rows: Sequence[tuple[str, str]]) -> Image:
    width, height = 600, 400
    image, draw = canvas(width, height, '#c9cccd')
    draw.rectangle((8, 8, width - 8, height - 8), outline='#333333', width=4)
    draw.text((30, 24), title, font=font('Bold', 38), fill=INK)
    for i, (name, value) in enumerate(rows):
        y = 92 + i * 56
        draw.text((30, y), name, font=font('Medium', 34), fill=INK)
        draw.text((width - 34, y), value, font=font('SemiBold', 34), fill=INK, anchor='ra')
        draw.line((30, y + 46, width - 30, y + 46), fill='#888888', width=2)
    return image


RECEIVER = (
    ('Volume', '1 000 l'),
    ('PS', '11 bar'),
    ('TS', '−10 / +100 °C'),
    ('Année', '2024'),
    ('N°', '0 417 226'),
)
MOTOR = (
    ('Puissance', '75 kW'),
    ('Tension', '400 V'),
    ('Vitesse', '2 975 tr/min'),
    ('Rendement', 'IE4'),
    ('N°', '7 310 842'),
)
VACUUM_PUMP = (
    ('Débit', '400 m³/h'),
    ('Vide limite', '0,05 mbar'),
    ('Puissance', '11 kW'),
    ('Année', '2024'),
    ('N°', '2 208 517'),
)
ADSORBER = (
    ('Volume', '115 l'),
    ('PS', '10 bar'),
    ('TS', '0 / +50 °C'),
    ('Année', '2024'),
    ('N°', '5 118 063'),
)

PLATES = {
    'plate-receiver': partial(name_plate, 'RÉSERVOIR D’AIR', RECEIVER),
    'plate-adsorber': partial(name_plate, 'ADSORBEUR', ADSORBER),
    'plate-motor': partial(name_plate, 'MOTEUR', MOTOR),
    'plate-pump': partial(name_plate, 'POMPE À VIDE', VACUUM_PUMP),
}

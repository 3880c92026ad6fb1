"""Every material by name. Parts ask for `'steel'` or `'screen-dryer'`; it is made on first use."""

from __future__ import annotations

from collections.abc import Callable

import bpy

from .finishes import (
    LIVERY,
    Material,
    anodised,
    braid,
    drawing,
    glow,
    metal,
    plain,
    powder,
    wall_paint,
    worn_cloth,
)

Paint = str | Material

#: Objects that glow belong to the light group of the lamps; so do the tapes of a jacket.
GLOWING = ('lamp', 'led', 'light-bar', 'screen-', 'hi-vis')

RECIPES: dict[str, Callable[[str], Material]] = {
    # Painted machines
    'body': lambda name: powder(name, '#dfe2e3', 0.38, 0.10),
    'dark': lambda name: powder(name, '#25292d', 0.42, 0.14),
    'livery': lambda name: powder(name, LIVERY, 0.28, 0.06, coat=0.4),
    'livery-cast': lambda name: powder(name, LIVERY, 0.40, 0.5, coat=0.15, haze=0.55),
    # Of other makers: fictional
    'other-body': lambda name: powder(name, '#bdbab1', 0.42, 0.12),
    'other-door': lambda name: powder(name, '#34575a', 0.36, 0.10),
    'other-lid': lambda name: powder(name, '#25403f', 0.38, 0.12),
    'other-belt': lambda name: powder(name, '#a8492a', 0.36, 0.10),
    'grey': lambda name: powder(name, '#8b9196'),
    'oily-grey': lambda name: powder(name, '#7d8387', haze=0.5),
    'light-grey': lambda name: powder(name, '#c3c7c9'),
    'white': lambda name: powder(name, '#f2f2f0', 0.4),
    'fitting': lambda name: powder(name, '#3a3f45', 0.4, 0.2),
    'red': lambda name: powder(name, '#b3161b', 0.35),
    'yellow': lambda name: powder(name, '#e0a800', 0.4),
    'hot-jacket': lambda name: powder(name, '#7a1c1a', 0.5, 0.9),
    'cold-jacket': lambda name: powder(name, '#1f3f7d', 0.5, 0.9),
    'floor-line': lambda name: powder(name, '#d8a514', 0.45, 0.3),
    # Metals
    'stainless': metal('#c8cbcd', 0.27),
    'steel': metal('#c4c7ca', 0.24),
    'nickel': metal('#c9c4b8', 0.24),
    'zinc': metal('#b9bdc0', 0.38),
    'cast': metal('#b4b8bc', 0.42),
    'aluminium': metal('#cfd2d5', 0.33),
    'brass': metal('#b98d45', 0.30),
    'galvanised': metal('#a9aeb2', 0.45),
    'braid': braid,
    'anodised': lambda name: anodised(name, '#c9cdd1'),
    # Rubber, plastics, others
    'black': lambda name: plain(name, '#050505', 0.7),
    'rubber': lambda name: plain(name, '#111213', 0.75, specular=0.3),
    'hose': lambda name: plain(name, '#141516', 0.55),
    'glass': lambda name: plain(name, '#050608', 0.06, specular=0.6),
    'polyethylene': lambda name: plain(name, '#e4e4df', 0.45),
    'cable': lambda name: plain(name, '#c98a06', 0.5),
    'air-tubing': lambda name: plain(name, '#2f78c0', 0.3),
    'foam': lambda name: powder(name, '#4b5055', 0.95, haze=0.6),
    'pvc': lambda name: plain(name, '#9aa0a4', 0.45),
    'clear-hose': lambda name: plain(name, '#d9d2b8', 0.15),
    'cardboard': lambda name: plain(name, '#a97f4f', 0.85),
    'rag': worn_cloth,
    'old-oil': lambda name: plain(name, '#2a1a08', 0.06, specular=0.6),
    'wood': lambda name: plain(name, '#7a5a38', 0.7),
    'plinth': lambda name: wall_paint(name, '#8f9496', 0.55),
    # Light
    'led': lambda name: glow(name, '#39d98a', 4),
    'light-bar': lambda name: glow(name, '#4db8ff', 5),
    'lamp': lambda name: glow(name, '#fff6e8', 9),
    # A drawing that glows less than the other screens
    'screen-supervision': lambda name: drawing(name, name, glow=1.15, roughness=0.1),
}


def material(paint: Paint) -> Material:
    """The material of that name. Other names are drawings: screen-, dial-, plate-, label-."""
    if isinstance(paint, Material):
        return paint
    made = bpy.data.materials.get(paint)
    if made is not None:
        return made
    if paint in RECIPES:
        return RECIPES[paint](paint)
    if paint.startswith('screen-'):
        return drawing(paint, paint, glow=1.5, roughness=0.1)
    if paint.startswith('plate-'):
        return drawing(paint, paint, roughness=0.35, metallic=0.6)
    return drawing(paint, paint, roughness=0.2 if paint.startswith('dial-') else 0.4)


def glows(made: Material) -> bool:
    return made.name.startswith(GLOWING)

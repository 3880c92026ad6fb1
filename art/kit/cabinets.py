"""Cabinet machines: screw compressors and refrigeration dryers. Fronts look to -y."""

from __future__ import annotations

from .geometry import Object, Point, placed
from .instruments import FRONT, emergency_stop, push_button, quarter_lock, screen
from .materials import Paint
from .outlines import rounded_rectangle
from .sheet_metal import OURS, Make, Shell, grille
from .shapes import box, cylinder, decal, lettering, prism

FLOOR_GAP = 0.13
"""Height at which the panels of a compressor begin."""


def base_frame(width: float, depth: float, pockets: float) -> None:
    """Folded channels with fork pockets at ±`pockets`, on rubber feet."""
    for side in (-1, 1):
        y = side * (depth / 2 - 0.06)
        box((width - 0.10, 0.05, 0.10), (0, y, 0.075), 'dark', 0.006)
        for x in (-pockets, pockets):
            box((0.25, 0.053, 0.072), (x, y, 0.075), 'dark')
            box((0.20, 0.062, 0.046), (x, y, 0.075), 'black', 0.003)
        box((0.05, depth - 0.12, 0.10), (side * (width / 2 - 0.075), 0, 0.075), 'dark', 0.006)
        for end in (-1, 1):
            foot = (end * (width / 2 - 0.14), side * (depth / 2 - 0.07), 0.0125)
            cylinder(0.05, 0.025, foot, 'rubber', bevel=0.004)


def lid(shell: Shell, top: float, height: float, make: Make = OURS) -> None:
    width, depth, radius = shell.width, shell.depth, shell.radius
    rim = rounded_rectangle(width + 0.012, depth + 0.012, radius + 0.006, 14)
    prism(rim, top + 0.006, top + 0.05, make.rim, 0.004)
    roof = rounded_rectangle(width - 0.02, depth - 0.02, radius - 0.01, 14)
    prism(roof, top + 0.05, height, make.roof, 0.022, 5)


def cooling_cowl(x: float, roof: float) -> None:
    """Low frame with slats where the cooling air leaves."""
    for side in (-1, 1):
        box((0.95, 0.02, 0.09), (x, 0.12 + side * 0.29, roof + 0.045), 'dark')
        box((0.02, 0.60, 0.09), (x + side * 0.475, 0.12, roof + 0.045), 'dark')
    for i in range(14):
        box((0.92, 0.003, 0.075), (x, -0.15 + i * 0.042, roof + 0.045), 'grey', 0.001)


def right_end(shell: Shell, belt: tuple[float, float], top: float, make: Make = OURS) -> None:
    """The end panel with its grille, as seen from a camera on the right."""
    start = shell.right + 0.10
    shell.panel(start, shell.end, *belt, make.belt)
    shell.panel(start, shell.end, belt[1], top, make.high)
    width, middle = shell.flat_depth - 0.10, (belt[0] + FLOOR_GAP) / 2
    with placed('right end', (shell.width / 2, 0.05, 0), 90):
        height = belt[0] - FLOOR_GAP - 2 * shell.gap
        hole = (0, -0.20, width - 0.20, 0.56)
        grille(width - 2 * shell.gap, height, hole, (0, 0, middle), make.low)
        for x in (0.05 - width / 2, width / 2 - 0.05):
            quarter_lock(x, 0, 1.06)


def control_column(
    x: float,
    face: float,
    bar_x: float,
    image: Paint,
    bar: Paint = 'light-bar',
    display: float = 0.27,
) -> None:
    """Display, keys, emergency stop and light bar on the dark column. A larger display grows upwards."""
    screen(display, (x, face, 1.475 + (display - 0.27) * 0.3125), image)
    for i in range(4):
        cylinder(
            0.0085,
            0.006,
            (x - 0.06 + i * 0.04, face - 0.003, 1.337),
            'light-grey',
            FRONT,
            0.002,
            24,
        )
    emergency_stop((x + 0.075, face, 1.175))
    box((0.008, 0.004, 0.70), (bar_x, face - 0.001, 0.72), bar, 0.001)
    decal(0.066, 0.066, (x + 0.075, face - 0.0022, 0.88), 'label-voltage')


def compressor(
    at: Point,
    turn: float,
    label: str = '75 kW',
    image: Paint = 'screen-compressor',
    far: bool = False,
) -> Object:
    """Screw compressor, doors shut: 1.90 × 1.05 × 1.78 m. `far`: it is read across a hall."""
    width, depth, height = 1.9, 1.05, 1.78
    top, belt = height - 0.095, (1.235, 1.300)
    shell = Shell(width, depth, 0.075)
    door, column = shell.front + width * 0.335, shell.front_end - 0.40
    corner = shell.left + shell.flat_depth - 0.16
    with placed('compressor', at, turn) as group:
        base_frame(width, depth, 0.42)
        shell.core(FLOOR_GAP - 0.005, top + 0.03)
        shell.panel(shell.back * 0.1, shell.left, FLOOR_GAP, top, 'body')
        shell.belted_panel(shell.left, corner, FLOOR_GAP, top, belt)
        shell.belted_panel(corner, door, FLOOR_GAP, top, belt)
        shell.panel(door, column, *belt, 'livery')
        shell.panel(door, column, belt[1], top, 'body')
        shell.panel(column, shell.right + 0.10, FLOOR_GAP, top, 'dark')
        right_end(shell, belt, top)
        lid(shell, top, height)
        _middle_panel(shell, belt)
        x = width / 2 - shell.radius - 0.185
        control_column(x, shell.face, x - 0.155, image)
        left = -width / 2 + shell.radius
        _power(label, left + 0.04, shell.face - 0.0008, far)
        for z in (0.42, 0.98, 1.48):
            quarter_lock(left + width * 0.335 - 0.05, shell.face, z)
        cooling_cowl(-0.18, height)
    return group


def _power(label: str, x: float, y: float, far: bool) -> None:
    """What the machine draws. From afar only large letters stay sharp, and a second line smears."""
    if far:
        lettering(label, 0.175, (x, y, 1.43), 'black', 'ExtraBold')
        return
    lettering(label, 0.105, (x, y, 1.425), 'black', 'Bold')
    lettering('VITESSE VARIABLE', 0.030, (x + 0.005, y, 1.37), 'dark', 'Medium')


def _middle_panel(shell: Shell, belt: tuple[float, float]) -> None:
    """Between the door and the control column of `compressor`: grille, seam, lock."""
    start = -shell.width / 2 + shell.radius + shell.width * 0.335
    end = shell.width / 2 - shell.radius - 0.40
    width, centre = end - start, (start + end) / 2
    height = belt[0] - FLOOR_GAP - 2 * shell.gap
    middle = (centre, shell.face, (belt[0] + FLOOR_GAP) / 2)
    grille(width - 2 * shell.gap, height, (0, -0.22, width - 0.16, 0.50), middle)
    quarter_lock(end - 0.05, shell.face, 0.98)
    box((width - 0.16, 0.002, 0.004), (centre, shell.face - 0.0005, 1.60), 'grey', 0)


def dryer(
    at: Point,
    turn: float,
    width: float = 0.72,
    depth: float = 0.82,
    height: float = 1.32,
    display: float = 0.15,
    image: Paint = 'screen-dryer',
) -> Object:
    """Refrigeration dryer with its display; ports stand on its lid."""
    shell = Shell(width, depth, 0.045, thickness=0.012)
    bottom, top, belt = 0.09, height - 0.07, 0.88
    wing = shell.right - shell.front_end + 0.10
    with placed('dryer', at, turn) as group:
        inside = rounded_rectangle(width - 0.04, depth - 0.04, 0.036)
        prism(inside, 0.06, height - 0.04, 'black', 0.002)
        box((width - 0.06, depth - 0.06, 0.07), (0, 0, 0.05), 'dark', 0.005)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cylinder(
                    0.03, 0.02, (sx * (width / 2 - 0.1), sy * (depth / 2 - 0.1), 0.01), 'rubber'
                )
        for start, end in (
            (0, shell.front - wing),
            (shell.front - wing, shell.front),
            (shell.front_end, shell.front_end + wing),
            (shell.front_end + wing, shell.end),
        ):
            shell.panel(start, end, bottom, top, 'body')
        shell.panel(shell.front, shell.front_end, belt, belt + 0.05, 'livery')
        shell.panel(shell.front, shell.front_end, belt + 0.05, top, 'dark')
        flat, tall = shell.flat_width, belt - bottom
        hole = (0, -0.01, flat - 0.12, tall - 0.16)
        middle = (0, shell.face, (belt + bottom) / 2)
        grille(flat - 2 * shell.gap, tall - 2 * shell.gap, hole, middle, pitch=0.028, depth=0.026)
        prism(
            rounded_rectangle(width + 0.008, depth + 0.008, 0.049, 12),
            top + 0.005,
            height,
            'body',
            0.016,
            4,
        )
        screen(display, (0, shell.face, (belt + 0.05 + top) / 2), image)
    return group


def tall_cabinet(shell: Shell, bottom: float, height: float, belt: float) -> None:
    """Control cabinet of a skid: white below the belt, dark above it."""
    top, wing = bottom + height - 0.05, shell.right - shell.front_end + 0.06
    start, end = shell.front - wing, shell.front_end + wing
    shell.core(bottom + 0.01, bottom + height - 0.02)
    shell.panel(0, start, bottom, top, 'body')
    shell.panel(end, shell.end, bottom, top, 'body')
    shell.panel(start, end, bottom, bottom + belt, 'body')
    shell.panel(start, end, bottom + belt, bottom + belt + 0.05, 'livery')
    shell.panel(start, end, bottom + belt + 0.05, top, 'dark')
    roof = rounded_rectangle(shell.width + 0.008, shell.depth + 0.008, shell.radius + 0.004, 12)
    prism(roof, bottom + height - 0.045, bottom + height, 'body', 0.014, 4)


def panel_buttons(centre: Point, count: int = 3) -> None:
    """A row of buttons, the first one lit."""
    x, y, z = centre
    for i in range(count):
        push_button((x + (i - (count - 1) / 2) * 0.06, y, z), 'light-grey' if i else 'led', 0.011)

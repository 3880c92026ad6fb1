"""A screw compressor under service: left door open, stopped, locked out. Front to -y; 2.15 × 1.08 × 1.80 m."""

from __future__ import annotations

from .cabinets import FLOOR_GAP, base_frame, control_column, lid, right_end
from .compressor_inside import inside
from .compressor_wiring import wiring
from .exhaust_duct import exhaust_duct
from .geometry import Object, Point, placed
from .instruments import quarter_lock
from .outlines import rounded_rectangle
from .service_traces import inside_wear
from .shapes import box, cylinder, decal, lettering, prism
from .sheet_metal import OURS, Make, Shell, grille

WIDTH, DEPTH, HEIGHT = 2.15, 1.08, 1.80
TOP, BELT = HEIGHT - 0.095, (1.245, 1.310)
MIDDLE = (TOP + FLOOR_GAP) / 2
TALL = TOP - FLOOR_GAP
CEILING = 4.2
OPENING_LEFT, OPENING_RIGHT, COLUMN_LEFT = -0.945, 0.25, 0.60
"""x on the front: the door's opening, then the grille, then the control column."""
LEAF, SKIN = (OPENING_RIGHT - OPENING_LEFT) / 2, 0.014


def _lining() -> None:
    """Tray, acoustic foam, bulkhead towards the closed half."""
    box((WIDTH - 0.06, DEPTH - 0.06, 0.012), (0, 0, 0.132), 'galvanised', 0.002)
    box((WIDTH - 0.08, 0.03, TALL), (0, DEPTH / 2 - 0.03, MIDDLE), 'foam')
    box((0.03, DEPTH - 0.08, TALL), (-WIDTH / 2 + 0.03, 0, MIDDLE), 'foam')
    box((WIDTH - 0.08, DEPTH - 0.08, 0.03), (0, 0, TOP - 0.01), 'foam')
    box((0.02, DEPTH - 0.10, TALL), (OPENING_RIGHT + 0.04, 0, MIDDLE), 'light-grey', 0.003)
    for i in range(7):
        box((WIDTH * 0.5, 0.006, 0.012), (-0.42, DEPTH / 2 - 0.048, 0.28 + i * 0.2), 'black', 0.003)
    left, right = OPENING_RIGHT + 0.08, WIDTH / 2 - 0.03
    closed = rounded_rectangle(right - left, DEPTH - 0.06, 0.05, centre=((left + right) / 2, 0))
    prism(closed, FLOOR_GAP, TOP + 0.02, 'black', 0.002)


def _skin(shell: Shell, make: Make) -> None:
    grille_start, column = shell.on_front(OPENING_RIGHT), shell.on_front(COLUMN_LEFT)
    shell.panel(shell.back * 0.1, shell.left, FLOOR_GAP, TOP, make.high)
    shell.belted_panel(shell.left, shell.on_front(OPENING_LEFT), FLOOR_GAP, TOP, BELT, make)
    shell.panel(grille_start, column, *BELT, make.belt)
    shell.panel(grille_start, column, BELT[1], TOP, make.high)
    shell.panel(column, shell.right + 0.10, FLOOR_GAP, TOP, make.column)
    width = COLUMN_LEFT - OPENING_RIGHT
    centre = ((COLUMN_LEFT + OPENING_RIGHT) / 2, shell.face, (BELT[0] + FLOOR_GAP) / 2)
    height = BELT[0] - FLOOR_GAP - 2 * shell.gap
    grille(width - 2 * shell.gap, height, (0, -0.20, width - 0.12, 0.56), centre, make.low)
    right_end(shell, BELT, TOP, make)
    lid(shell, TOP, HEIGHT, make)


def _gasket(face: float) -> None:
    width, centre = OPENING_RIGHT - OPENING_LEFT, (OPENING_RIGHT + OPENING_LEFT) / 2
    for z in (FLOOR_GAP + 0.012, TOP - 0.012):
        box((width, 0.03, 0.022), (centre, face + 0.03, z), 'rubber')
    for x in (OPENING_LEFT + 0.008, OPENING_RIGHT + 0.008):
        box((0.022, 0.03, TALL), (x, face + 0.03, MIDDLE), 'rubber')


def _door_leaf(make: Make) -> None:
    """One leaf of two, from its hinges at x = 0; its inner face (+y) carries foam and latches."""
    width, skin, gap = LEAF, SKIN, 0.003
    for bottom, top, paint in (
        (FLOOR_GAP, BELT[0], make.low),
        (*BELT, make.belt),
        (BELT[1], TOP, make.high),
    ):
        size = (width - 2 * gap, skin, top - bottom - 2 * gap)
        box(size, (width / 2, skin / 2, (bottom + top) / 2), paint, 0.0035)
    for z in (FLOOR_GAP + 0.02, TOP - 0.02):
        box((width - 0.02, 0.035, 0.022), (width / 2, skin + 0.018, z), make.high, 0.003)
    for x in (0.02, width - 0.02):
        box((0.022, 0.035, TALL - 0.02), (x, skin + 0.018, MIDDLE), make.high, 0.003)
    box((width - 0.09, 0.026, TALL - 0.09), (width / 2, skin + 0.014, MIDDLE), 'foam', 0.010)
    for i in range(8):
        at = (width / 2, skin + 0.0275, 0.30 + i * 0.175)
        box((width - 0.11, 0.004, 0.010), at, 'black', 0.002)
    for z in (0.42, 0.98, 1.48):
        box((0.03, 0.02, 0.05), (width - 0.05, skin + 0.035, z), 'zinc', 0.003)
        cylinder(0.010, 0.05, (width - 0.05, skin + 0.03, z), 'zinc', (0, 1, 0))
    for z in (0.35, 1.45):
        cylinder(0.010, 0.09, (0, skin + 0.02, z), 'zinc')


def _door_papers() -> None:
    """Inspection sheet and schedule."""
    x, skin, away = LEAF * 0.42, SKIN, (90, 0, 180)
    box((0.23, 0.004, 0.31), (x, skin + 0.031, 1.36), 'light-grey', 0.001)
    decal(0.215, 0.277, (x, skin + 0.0335, 1.36), 'label-checked', away)
    decal(0.30, 0.15, (x, skin + 0.0290, 1.06), 'label-service', away)


def open_compressor(
    at: Point,
    turn: float = 0,
    opening: float = 97,
    label: str = '75 kW',
    display: tuple[float, str] = (0.27, 'screen-stopped'),
    make: Make = OURS,
) -> Object:
    """A fully open door (97°) shows its inner face to a camera on the right. `display`: width and drawing."""
    shell = Shell(WIDTH, DEPTH, 0.075)
    face = shell.face
    with placed('open compressor', at, turn) as group:
        base_frame(WIDTH, DEPTH, 0.46)
        _lining()
        _skin(shell, make)
        _gasket(face)
        with placed('door', (OPENING_LEFT, face, 0), -opening):
            _door_leaf(make)
            _door_papers()
        inside()
        wiring()
        inside_wear()
        box((0.80, 0.03, 0.02), (-0.35, face + 0.09, TOP - 0.04), 'white')
        box((0.76, 0.018, 0.004), (-0.35, face + 0.09, TOP - 0.052), 'lamp', 0)
        x = (COLUMN_LEFT + WIDTH / 2 - shell.radius) / 2 + 0.02
        wide, image = display
        control_column(x, face, COLUMN_LEFT + 0.04, image, 'light-grey', wide)
        decal(0.21, 0.07, (x, face - 0.0022, 1.06), 'label-hours')
        decal(0.09, 0.115, (x + 0.065, face - 0.0012, 0.70), 'label-checked')
        lettering(label, 0.095, (OPENING_RIGHT + 0.045, face - 0.0008, 1.455), 'black', 'Bold')
        quarter_lock(COLUMN_LEFT - 0.05, face, 0.98)
        exhaust_duct((-0.30, 0.06, HEIGHT), CEILING - at[2])
    return group

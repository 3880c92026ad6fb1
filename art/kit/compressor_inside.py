"""What an open screw compressor shows: drive train, air intake, oil circuit. Local to the cabinet."""

from __future__ import annotations

from .fasteners import bolt, bolt_circle, clamp, gland
from .geometry import ALONG_X
from .instruments import FRONT
from .outlines import twin_circles
from .piping import UP, X, crimped_hose
from .rotating import motor
from .shapes import box, cylinder, decal, lathe, prism, tube

SHAFT_Y, SHAFT_Z = -0.10, 0.60
GATE_ROTOR = (0.15, 0.03)
"""Axis of the second rotor, from the first: (y, z)."""
SCREW_X = -0.70
INTAKE_Y = SHAFT_Y + 0.06
SEPARATOR_X, SEPARATOR_Y = -0.80, 0.27


def bridge() -> None:
    """Frame on rubber mounts that carries motor and screw element."""
    for x in (-0.80, -0.14):
        box((0.07, 0.46, 0.05), (x, SHAFT_Y, 0.345), 'dark', 0.006)
        for y in (SHAFT_Y - 0.17, SHAFT_Y + 0.17):
            cylinder(0.034, 0.05, (x, y, 0.295), 'rubber', bevel=0.008)
            box((0.07, 0.07, 0.13), (x, y, 0.205), 'dark', 0.005)
    for y in (SHAFT_Y - 0.17, SHAFT_Y + 0.17):
        box((0.90, 0.06, 0.05), (-0.46, y, 0.395), 'dark', 0.006)


def drive() -> None:
    """Motor and the coupling housing with its inspection grille."""
    motor((-0.13, SHAFT_Y, SHAFT_Z), 0.165, 0.36, fins=40)
    for x in (-0.24, -0.04):
        box((0.05, 0.34, 0.05), (x, SHAFT_Y, 0.435), 'oily-grey', 0.005)
    housing = [(0, -0.10), (0.175, -0.10), (0.19, -0.085), (0.19, 0.085), (0.175, 0.10), (0, 0.10)]
    lathe(housing, 'livery-cast', (-0.445, SHAFT_Y, SHAFT_Z), X, 72)
    box((0.10, 0.012, 0.12), (-0.445, SHAFT_Y - 0.186, SHAFT_Z), 'black', 0.01)
    for i in range(5):
        box(
            (0.085, 0.006, 0.006),
            (-0.445, SHAFT_Y - 0.192, SHAFT_Z - 0.04 + i * 0.02),
            'zinc',
            0.001,
        )


def _rotor_slab(
    start: float,
    end: float,
    main: float,
    gate: float,
    paint: str = 'livery-cast',
    bevel: float = 0.006,
) -> None:
    outline = twin_circles(main, gate, GATE_ROTOR)
    prism(outline, start, end, paint, bevel, 3, (0, SHAFT_Y, SHAFT_Z), ALONG_X)


def screw_element() -> None:
    """Two overlapping bores with ribs, flanges and bearing covers."""
    _rotor_slab(-0.86, -0.545, 0.135, 0.118, bevel=0.010)
    _rotor_slab(-0.575, -0.545, 0.172, 0.150)
    _rotor_slab(-0.875, -0.845, 0.165, 0.145)
    for x in (-0.80, -0.735, -0.67, -0.61):
        _rotor_slab(x - 0.006, x + 0.006, 0.147, 0.129, bevel=0.003)
    _rotor_slab(-0.905, -0.875, 0.118, 0.10, 'cast')
    for y, z in twin_circles(0.153, 0.133, GATE_ROTOR, 9)[::2]:
        bolt((-0.876, SHAFT_Y + y, SHAFT_Z + z), (-1, 0, 0), radius=0.011, height=0.010)
    for y, z in twin_circles(0.158, 0.138, GATE_ROTOR, 9)[::2]:
        bolt((-0.545, SHAFT_Y + y, SHAFT_Z + z), X, radius=0.010, height=0.009)
    box((0.098, 0.02, 0.068), (SCREW_X, SHAFT_Y - 0.126, SHAFT_Z), 'livery-cast', 0.002)
    decal(0.09, 0.06, (SCREW_X, SHAFT_Y - 0.1375, SHAFT_Z), 'plate-motor')


def intake() -> None:
    """Suction valve, rubber elbow and air filter."""
    x, y, z = SCREW_X, INTAKE_Y, SHAFT_Z
    cylinder(0.075, 0.10, (x, y, z + 0.185), 'cast', bevel=0.006)
    cylinder(0.095, 0.02, (x, y, z + 0.145), 'livery-cast', bevel=0.004)
    bolt_circle((x, y, z + 0.155), UP, 0.084, 6, 0.008)
    box((0.12, 0.10, 0.07), (x, y, z + 0.265), 'cast', 0.012)
    cylinder(0.028, 0.06, (x, SHAFT_Y - 0.01, z + 0.265), 'brass', FRONT)
    tube([(x, y, z + 0.28), (x, y, z + 0.50), (-0.55, y, z + 0.60)], 0.055, 'rubber', 0.09)
    for i in range(5):
        lathe(
            [(0.053, -0.008), (0.061, 0), (0.053, 0.008)],
            'rubber',
            (x, y, z + 0.32 + i * 0.026),
            segments=40,
        )
    clamp((x, y, z + 0.305), UP, 0.056, width=0.014)
    canister = [
        (0, -0.20),
        (0.10, -0.20),
        (0.125, -0.18),
        (0.13, -0.16),
        (0.13, 0.13),
        (0.137, 0.135),
        (0.137, 0.16),
        (0.12, 0.19),
        (0, 0.195),
    ]
    centre = (-0.40, SHAFT_Y + 0.04, z + 0.62)
    lathe(canister, 'dark', centre, X, 72)
    lathe(
        [(0.1305, -0.09), (0.132, -0.088), (0.132, -0.03), (0.1305, -0.028)],
        'yellow',
        centre,
        X,
        72,
    )
    for strap in (-0.47, -0.30):
        clamp((strap, *centre[1:]), X, 0.1305, width=0.02)
        box((0.02, 0.22, 0.02), (strap, SHAFT_Y + 0.26, centre[2]), 'zinc', 0.002)


def oil_separator() -> None:
    x, y = SEPARATOR_X, SEPARATOR_Y
    vessel = [(0, 0.15), (0.10, 0.155), (0.145, 0.19), (0.15, 0.23), (0.15, 0.98), (0, 0.98)]
    lathe(vessel, 'livery', (x, y, 0), segments=72)
    cylinder(0.185, 0.03, (x, y, 1.0), 'livery', bevel=0.004)
    cylinder(0.185, 0.035, (x, y, 1.035), 'livery', bevel=0.005)
    bolt_circle((x, y, 1.052), UP, 0.165, 10, 0.012, 0.011)
    cylinder(0.03, 0.06, (x, y, 1.08), 'brass')


def oil_filter() -> None:
    """Spin-on cartridge under the thermostat block."""
    at = (-0.06, -0.30, 0.775)
    box((0.20, 0.10, 0.08), (-0.02, -0.30, 1.02), 'cast', 0.010)
    box((0.04, 0.20, 0.04), (0.05, -0.20, 1.05), 'zinc', 0.003)
    can = [
        (0, 0),
        (0.046, 0),
        (0.052, 0.01),
        (0.052, 0.16),
        (0.048, 0.175),
        (0.05, 0.18),
        (0.05, 0.20),
        (0, 0.20),
    ]
    lathe(can, 'white', at, segments=48)
    lathe(
        [(0.0522, 0.06), (0.0528, 0.061), (0.0528, 0.10), (0.0522, 0.101)],
        'livery',
        at,
        segments=48,
    )


def hoses_and_cables() -> None:
    x, y = SEPARATOR_X, SEPARATOR_Y
    crimped_hose(
        [
            (x, SHAFT_Y - 0.02, 0.44),
            (x, SHAFT_Y - 0.02, 0.26),
            (x, 0.12, 0.24),
            (x, y - 0.16, 0.30),
        ],
        0.022,
        0.06,
    )
    crimped_hose(
        [
            (-0.12, -0.30, 1.02),
            (-0.30, -0.32, 1.02),
            (-0.40, -0.33, 0.92),
            (-0.60, -0.26, 0.86),
            (-0.62, SHAFT_Y - 0.06, 0.74),
        ],
        bend=0.09,
    )
    crimped_hose(
        [
            (x + 0.02, y, 1.10),
            (x + 0.02, y, 1.30),
            (-0.30, y, 1.42),
            (0.02, y, 1.36),
            (0.28, y, 1.36),
        ],
        0.022,
        0.12,
    )
    crimped_hose(
        [(0.05, -0.30, 0.985), (0.05, -0.30, 0.70), (0.05, -0.22, 0.40), (0.28, 0.05, 0.32)],
        bend=0.12,
    )
    for line in (
        [
            (SCREW_X, SHAFT_Y - 0.04, 0.865),
            (SCREW_X, SHAFT_Y - 0.10, 0.90),
            (-0.62, -0.30, 1.16),
            (-0.2, -0.34, 1.22),
            (0.28, -0.30, 1.24),
        ],
        [(-0.66, SHAFT_Y, 0.90), (-0.60, -0.26, 1.12), (-0.2, -0.33, 1.20), (0.28, -0.29, 1.20)],
    ):
        tube(line, 0.004, 'air-tubing', 0.06)
    gland((-0.15, SHAFT_Y - 0.087, 0.81), FRONT, 0.016)
    cable = [
        (-0.15, SHAFT_Y - 0.12, 0.81),
        (-0.15, SHAFT_Y - 0.20, 0.80),
        (-0.02, -0.36, 0.55),
        (0.12, -0.34, 0.30),
        (0.28, -0.2, 0.26),
    ]
    tube(cable, 0.014, 'rubber', 0.07)


def inside() -> None:
    bridge()
    drive()
    screw_element()
    intake()
    oil_separator()
    oil_filter()
    hoses_and_cables()

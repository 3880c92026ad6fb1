"""What ties an open compressor's parts together: cooler under the roof, cables, clips. Local to the cabinet."""

from __future__ import annotations

from .compressor_inside import INTAKE_Y, SCREW_X, SHAFT_Y, SHAFT_Z
from .fasteners import bolt, clamp, gland
from .geometry import Point
from .piping import UP, X
from .shapes import box, cylinder, hose, tube

BULKHEAD_X = 0.27
COOLER = (-0.34, 0.16, 1.575)
COOLER_SIZE = (0.98, 0.46, 0.15)


def cooler() -> None:
    """Oil and air cooler where the warm air leaves: fins between two end tanks, on angle irons."""
    (x, y, z), (width, depth, height) = COOLER, COOLER_SIZE
    face = y - depth / 2
    box((width - 0.10, depth, height), COOLER, 'dark', 0.002)
    for i in range(66):
        fin = (x - width / 2 + 0.058 + i * (width - 0.116) / 65, face - 0.003, z)
        box((0.0035, 0.008, height - 0.03), fin, 'aluminium', 0)
    for level in (-0.5, -0.17, 0.17, 0.5):
        box(
            (width - 0.09, 0.012, 0.012),
            (x, face - 0.006, z + level * (height - 0.012)),
            'cast',
            0.003,
        )
    for side in (-1, 1):
        at = (x + side * (width / 2 - 0.025), y, z)
        box((0.055, depth + 0.02, height + 0.02), at, 'cast', 0.010)
        bolt((at[0], face - 0.012, z + 0.05), (0, -1, 0))
        bolt((at[0], face - 0.012, z - 0.05), (0, -1, 0))
    box((width + 0.06, 0.04, 0.006), (x, face + 0.02, z - height / 2 - 0.008), 'zinc', 0.001)


def bundle(path: list[Point], count: int = 4, ties: tuple[int, ...] = ()) -> None:
    """Cables side by side along one path, tied where `ties` counts its points."""
    places = ((0, 0), (0.010, 0.004), (0.004, 0.011), (-0.007, 0.008), (0.013, 0.014))
    paints = ('rubber', 'grey', 'rubber', 'cable', 'light-grey')
    for (aside, above), paint in zip(places[:count], paints):
        hose([(x + aside * 0.4, y - aside, z + above) for x, y, z in path], 0.005, paint)
    for place in ties:
        before, (x, y, z) = path[place - 1], path[place]
        along = (x - before[0], y - before[1], z - before[2])
        clamp((x + 0.001, y - 0.003, z + 0.006), along, 0.0125, 'white', 0.005)


def cables() -> None:
    """From the bulkhead to motor, intake valve and sensors; power in a grey conduit on the back wall."""
    motor_box = (-0.19, SHAFT_Y - 0.10, SHAFT_Z + 0.225)
    bundle(
        [
            (BULKHEAD_X, -0.36, 1.14),
            (0.16, -0.385, 1.125),
            (0.03, -0.385, 1.10),
            (-0.16, -0.37, 1.13),
            (-0.36, -0.34, 1.145),
            (-0.52, -0.27, 1.10),
            (-0.62, -0.17, 0.98),
            (SCREW_X + 0.02, INTAKE_Y - 0.08, 0.90),
        ],
        5,
        ties=(1, 2, 3, 4, 5, 6),
    )
    for side in (-0.03, 0.03):
        gland((motor_box[0] + side, motor_box[1] + 0.012, motor_box[2] - 0.012), (0, -1, 0), 0.011)
    for side in (-0.03, 0.03):
        x, y, z = motor_box[0] + side, motor_box[1] - 0.02, motor_box[2] - 0.012
        run = [(x, y, z), (x, y - 0.06, z - 0.01), (0.06, -0.40, 0.60), (0.18, -0.42, 0.44)]
        hose([*run, (BULKHEAD_X, -0.40, 0.42 + side)], 0.010, 'rubber')
    conduit = [(BULKHEAD_X, 0.45, 1.16), (-0.60, 0.45, 1.16), (-0.60, 0.45, 0.40)]
    tube(conduit, 0.017, 'pvc', 0.06)
    for x in (0.10, -0.16, -0.42):
        box((0.022, 0.03, 0.046), (x, 0.462, 1.16), 'light-grey', 0.004)
    hose([(-0.24, -0.27, 0.43), (-0.22, -0.34, 0.32), (-0.10, -0.40, 0.16)], 0.005, 'floor-line')


def clips() -> None:
    """Rubber-lined clips on the oil hoses, and the sensor on the screw's outlet."""
    for at, axis, radius in (
        ((-0.30, -0.32, 1.02), X, 0.018),
        ((0.05, -0.30, 0.84), UP, 0.018),
        ((-0.16, 0.27, 1.405), X, 0.023),
    ):
        clamp(at, axis, radius, 'rubber', 0.026)
        clamp(at, axis, radius + 0.003, 'zinc', 0.016)
    box((0.016, 0.10, 0.030), (0.05, -0.245, 0.84), 'zinc', 0.002)
    cylinder(0.011, 0.07, (SCREW_X + 0.11, SHAFT_Y - 0.155, SHAFT_Z - 0.06), 'steel', (0, -1, 0))
    cylinder(0.014, 0.024, (SCREW_X + 0.11, SHAFT_Y - 0.19, SHAFT_Z - 0.06), 'fitting', (0, -1, 0))
    sensor = (SCREW_X + 0.11, SHAFT_Y - 0.205, SHAFT_Z - 0.06)
    drop = [(sensor[0] + 0.05, -0.36, 0.44), (-0.30, -0.335, 0.378), (-0.02, -0.335, 0.376)]
    hose([sensor, *drop, (BULKHEAD_X, -0.38, 0.40)], 0.0045, 'rubber')


def wiring() -> None:
    cooler()
    cables()
    clips()

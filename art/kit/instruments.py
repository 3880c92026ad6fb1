"""What people read and press: dials, screens, buttons, locks, labels. Faces look to -y."""

from __future__ import annotations

import math

from mathutils import Vector

from .fasteners import bolt, gland
from .geometry import Object, Point, add_mesh, mesh_of, placed
from .materials import Paint
from .outlines import rounded_rectangle
from .shapes import box, cylinder, decal, disc, lathe, prism, tube

FRONT = (0, -1, 0)


def dial(
    at: Point,
    facing: Point = FRONT,
    radius: float = 0.05,
    face: Paint = 'dial-pressure',
    stem: Point | None = None,
) -> None:
    """A round gauge; `stem` is where its brass tube comes from."""
    direction, centre = Vector(facing).normalized(), Vector(at)
    case = [
        (0, -0.55), (0.95, -0.55), (1, -0.45), (1, 0), (1.08, 0), (1.08, 0.12),
        (0.94, 0.14), (0.92, 0.02), (0, 0.02),
    ]  # fmt: skip
    lathe([(r * radius, z * radius) for r, z in case], 'steel', centre, direction)
    disc(radius * 0.92, centre + direction * radius * 0.03, face, direction)
    if stem is not None:
        tube([centre - direction * radius * 0.25, stem], 0.007, 'brass')


def thermometer(at: Point, face: Paint, radius: float = 0.05) -> None:
    """Dial thermometer on a thermowell that reaches back (+y)."""
    x, y, z = at
    cylinder(0.010, 0.10, (x, y + 0.05, z), 'brass', (0, 1, 0))
    dial(at, FRONT, radius, face)


def screen(width: float, at: Point, image: Paint) -> None:
    """A 16:10 display let into a face at `at`. Nothing under 6 px of the picture stays legible."""
    x, y, z = at
    height = width * 0.625
    box((width + 0.038, 0.018, height + 0.042), (x, y - 0.006, z), 'black', 0.008, 4)
    box((width + 0.024, 0.006, height + 0.027), (x, y - 0.0145, z), 'glass', 0.004)
    decal(width, height, (x, y - 0.0178, z), image)


def push_button(at: Point, paint: Paint, radius: float = 0.012) -> None:
    cylinder(radius, 0.012, (at[0], at[1] - 0.006, at[2]), paint, FRONT, 0.002, 32)


def emergency_stop(at: Point, size: float = 1.0) -> None:
    x, y, z = at
    box((0.085 * size, 0.008, 0.085 * size), (x, y - 0.004, z), 'yellow', 0.003)
    cylinder(0.017 * size, 0.022 * size, (x, y - 0.017 * size, z), 'fitting', FRONT)
    head = [(0, 0), (0.027, 0), (0.030, 0.004), (0.030, 0.010), (0.024, 0.017), (0, 0.019)]
    lathe([(r * size, h * size) for r, h in head], 'red', (x, y - 0.026 * size, z), FRONT, 40)


def quarter_lock(x: float, y: float, z: float) -> None:
    cylinder(0.016, 0.006, (x, y - 0.002, z), 'fitting', FRONT, 0.0015, 32)
    box((0.02, 0.003, 0.004), (x, y - 0.006, z), 'black', 0.0005)


def _curved_label(
    at: Point, edges: list[tuple[Vector, Vector]], paint: Paint, upright: bool
) -> Object:
    """A strip between two curves: `edges` holds the pairs of points, offset from `at`."""
    steps = len(edges) - 1
    vertices = [Vector(at) + point for pair in edges for point in pair]

    def uv(index: int) -> tuple[float, float]:
        part, side = (index // 2) / steps, float(index % 2)
        return (part, side) if upright else (side, part)

    order = (0, 2, 3, 1) if upright else (0, 1, 3, 2)
    faces = [tuple(2 * i + corner for corner in order) for i in range(steps)]
    return add_mesh(mesh_of('label', vertices, faces, uv), paint)


def pipe_label(
    at: Point,
    axis: Point,
    facing: Point,
    radius: float,
    length: float,
    paint: Paint,
    arc: float = 110,
) -> None:
    """A marker wrapped on a pipe: reads along `axis`, seen from `facing`."""
    along = Vector(axis).normalized()
    out = (Vector(facing) - along * Vector(facing).dot(along)).normalized()
    side, lift = out.cross(along), radius + 0.0012
    edges = []
    for i in range(19):
        angle = math.radians(arc) * (i / 18 - 0.5)
        rim = (out * math.cos(angle) + side * math.sin(angle)) * lift
        edges.append((rim - along * length / 2, rim + along * length / 2))
    _curved_label(at, edges, paint, upright=False)


def column_label(
    at: Point, facing: Point, radius: float, width: float, height: float, paint: Paint
) -> None:
    """A label on an upright cylinder whose axis passes through `at`."""
    out = Vector(facing).normalized()
    side, half = Vector((0, 0, 1)).cross(out), Vector((0, 0, height / 2))
    edges = []
    for i in range(19):
        angle = width / radius * (i / 18 - 0.5)
        rim = (out * math.cos(angle) + side * math.sin(angle)) * (radius + 0.0012)
        edges.append((rim - half, rim + half))
    _curved_label(at, edges, paint, upright=True)


def clipboard(at: Point, turn: float = 3) -> None:
    """Maintenance sheet on the wall."""
    with placed('clipboard', at, tilt=(0, turn, 0)):
        box((0.23, 0.005, 0.32), (0, -0.004, 0), 'cardboard')
        decal(0.205, 0.265, (0, -0.0075, -0.012), 'label-checked')
        box((0.10, 0.012, 0.03), (0, -0.010, 0.145), 'steel')


def isolator(x: float, y: float, z: float, conduit_top: float = 4.1) -> None:
    """Load switch on the wall with its conduit going up."""
    box((0.15, 0.09, 0.20), (x, y - 0.045, z), 'light-grey', 0.008)
    box((0.11, 0.004, 0.11), (x, y - 0.092, z + 0.01), 'yellow', 0.002)
    cylinder(0.034, 0.02, (x, y - 0.103, z + 0.01), 'red', FRONT, 0.004)
    box((0.018, 0.022, 0.062), (x, y - 0.119, z + 0.01), 'red')
    decal(0.07, 0.033, (x, y - 0.0915, z - 0.073), 'label-400-volt')
    gland((x, y - 0.045, z + 0.10), (0, 0, 1))
    tube([(x, y - 0.045, z + 0.12), (x, y - 0.045, conduit_top)], 0.010, 'light-grey')
    gland((x, y - 0.045, z - 0.10), (0, 0, -1))
    for level in (z + 0.5, z + 1.0):
        box((0.05, 0.025, 0.02), (x, y - 0.02, level), 'light-grey', 0.003)


def touch_panel(
    at: Point, turn: float, image: Paint, height: float = 1.42, width: float = 0.60, lean: float = 0
) -> None:
    """Operator panel on a floor post; `height` is that of its middle."""
    tall = width * 0.685
    with placed('touch panel', at, turn):
        prism(rounded_rectangle(0.34, 0.34, 0.03), 0, 0.016, 'dark', 0.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                bolt((sx * 0.13, sy * 0.13, 0.016), (0, 0, 1), radius=0.012)
        prism(
            rounded_rectangle(0.11, 0.08, 0.02, 6),
            0.016,
            height - 0.1,
            'light-grey',
            at=(0, 0.06, 0),
        )
        collar = rounded_rectangle(0.15, 0.12, 0.03, 6)
        prism(collar, height - 0.34, height - 0.24, 'dark', 0.01, at=(0, 0.06, 0))
        with placed('head', (0, 0, height), tilt=(lean, 0, 0)):
            box((width + 0.06, 0.10, tall + 0.07), (0, 0.06, 0), 'light-grey', 0.016, 5)
            box((width + 0.06, 0.018, tall + 0.07), (0, 0, 0), 'white', 0.010, 5)
            box((width + 0.064, 0.012, tall + 0.074), (0, 0.018, 0), 'livery')
            box((width + 0.012, 0.006, tall + 0.012), (0, -0.0105, 0.006), 'black', 0.006, 4)
            box((width, 0.004, tall), (0, -0.0125, 0.006), 'glass')
            decal(width - 0.03, (width - 0.03) * 0.625, (0, -0.0152, 0.006), image)
            for x in (-0.12, 0, 0.12):
                gland((x, 0.07, -tall / 2 - 0.035), (0, 0, -1), 0.011)

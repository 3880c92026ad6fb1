"""What people leave in a room: it says that somebody works here, and how tall a person is."""

from __future__ import annotations

import math
from random import Random

from mathutils import Vector

from .finishes import plain
from .geometry import Object, Point, add_mesh, mesh_of, placed
from .instruments import column_label
from .materials import Paint
from .shapes import box, cylinder, decal, lathe, tube


def sheet(points: list[Vector], columns: int, paint: Paint, thick: float) -> Object:
    """Cloth through a grid of points, given row by row."""
    rows = len(points) // columns
    faces = [
        (i * columns + k, i * columns + k + 1, (i + 1) * columns + k + 1, (i + 1) * columns + k)
        for i in range(rows - 1)
        for k in range(columns - 1)
    ]
    uv = [(i % columns / (columns - 1), i // columns / (rows - 1)) for i in range(len(points))]
    made = add_mesh(mesh_of('cloth', points, faces, lambda vertex: uv[vertex]), paint, smooth=80)
    made.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    made.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    return made


def rag(at: Point, width: float, seed: int = 1) -> None:
    """A wiping cloth dropped in a heap; `at` lies on what it was dropped on."""
    chance, count = Random(seed), 25
    ridges = [
        (chance.uniform(2.2, 5.0), chance.uniform(0, math.pi), chance.uniform(0, 6.3))
        for _ in range(5)
    ]
    points = []
    for i in range(count):
        for k in range(count):
            u, v = 2 * k / (count - 1) - 1, 2 * i / (count - 1) - 1
            waves = [
                abs(math.sin(s * (u * math.cos(a) + v * math.sin(a)) + p)) for s, a, p in ridges
            ]
            edge = max(0.0, 1 - (u * u + v * v) / 2.1)
            pulled = 0.62 + 0.38 * abs(u * v) + 0.10 * math.sin(3 * (u - v) + ridges[0][2])
            fold = (1 - sum(waves) / len(waves)) * (0.35 + 0.9 * edge)
            points.append(Vector((u * pulled, v * pulled * 0.8, 0.55 * fold)) * width / 2)
    with placed('rag', at, tilt=(0, 0, chance.uniform(0, 360))):
        sheet(points, count, 'rag', 0.0015)


def mug(at: Point, paint: Paint = 'white') -> None:
    """Enamel cup, 9 cm: half full of coffee, gone cold."""
    x, y, z = at
    wall = [(0, 0.003), (0.036, 0.003), (0.038, 0), (0.040, 0.004), (0.040, 0.090), (0.042, 0.092)]
    lathe([*wall, (0.038, 0.092), (0.037, 0.012), (0, 0.012)], paint, at, segments=40)
    cylinder(0.0365, 0.002, (x, y, z + 0.055), plain('coffee', '#1c0f07', 0.12))
    grip = [(x - 0.038, y - 0.01, z + 0.075), (x - 0.072, y - 0.02, z + 0.07)]
    tube(
        [*grip, (x - 0.070, y - 0.02, z + 0.03), (x - 0.038, y - 0.01, z + 0.02)],
        0.005,
        paint,
        0.02,
    )


def extinguisher(at: Point, turn: float = 0, printed: bool = False) -> None:
    """Six litres on its bracket, the handle 1.05 m above the floor, the sign over it. `at`: floor, wall.

    `printed`: with the pictogram on the sign and the words on the bottle, for a close view.
    """
    with placed('extinguisher', at, turn):
        box((0.10, 0.02, 0.40), (0, -0.010, 0.72), 'dark', 0.003)
        body = [(0, 0), (0.060, 0), (0.074, 0.012), (0.075, 0.03), (0.075, 0.37), (0.062, 0.415)]
        lathe([*body, (0.030, 0.44), (0.024, 0.46), (0, 0.46)], 'red', (0, -0.105, 0.50), smooth=50)
        cylinder(0.0765, 0.17, (0, -0.105, 0.69), 'white', bevel=0.0005)
        cylinder(0.024, 0.05, (0, -0.105, 0.975), 'brass', bevel=0.004)
        for rise, lean in ((1.045, -14), (1.010, 4)):
            box((0.022, 0.15, 0.010), (0, -0.135, rise), 'black', 0.003, tilt=(lean, 0, 0))
        pipe = [(0.02, -0.105, 0.99), (0.07, -0.11, 1.01), (0.098, -0.12, 0.90)]
        tube([*pipe, (0.092, -0.12, 0.66)], 0.010, 'rubber', 0.05)
        cylinder(0.015, 0.10, (0.092, -0.12, 0.62), 'black', bevel=0.004)
        box((0.15, 0.004, 0.15), (0, -0.004, 1.55), 'red', 0.001)
        if printed:
            decal(0.148, 0.148, (0, -0.0068, 1.55), 'label-extinguisher')
            column_label((0, -0.105, 0.69), (0, -1, 0), 0.0765, 0.12, 0.15, 'label-instructions')
        else:
            box((0.05, 0.002, 0.09), (0, -0.0065, 1.545), 'white', 0.010)

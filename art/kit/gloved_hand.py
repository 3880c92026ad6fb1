"""A gloved right hand and the sleeve it comes out of, in the axes of kit/hand.py; and how it takes a lever."""

from __future__ import annotations

from collections.abc import Sequence

from mathutils import Matrix, Vector

from .finishes import Material
from .geometry import Point, degrees
from .glove import glove
from .hand import Hand, Turn
from .person import Array
from .sleeve import sleeve

GRIP = Vector((0.086, 0.033, 0.0))
"""What a fist closes round stands here."""
HEM, END = 0.17, 0.95
"""Where the sleeve begins and ends, in parts of the way to the elbow."""


def gloved_hand(
    fingers: Sequence[Point],
    thumb: Sequence[Sequence[Turn]],
    knit: Material,
    cloth: Material,
    elbow: Array | None = None,
    slack: float = 1,
) -> None:
    """`fingers`, `thumb`: see `Hand.posed`. `elbow`: where the sleeve goes, if the wrist is bent. `slack`: of the sleeve."""
    hand = Hand()
    toward = hand.own(hand.body.joint('lowerarm01.R')) if elbow is None else elbow
    glove(hand, hand.posed(fingers, thumb), knit)
    sleeve(toward * HEM, toward * END, 0.044, cloth, slack)


def on_lever(at: Point, along: Point, out: Point, sideways: float = 0) -> Matrix:
    """Frame of a hand that closes round a lever at `at`, its thumb towards the spindle.

    `along` points to the lever's end, `out` to who turns it. `sideways`: degrees round the lever; more brings the
    wrist towards `out`.
    """
    thumb, palm = -Vector(along).normalized(), -Vector(out).normalized()
    frame = Matrix((palm.cross(thumb), palm, thumb)).transposed()
    turned = frame @ Matrix.Rotation(degrees((0, 0, sideways))[2], 3, 'Z')
    return Matrix.Translation(Vector(at)) @ turned.to_4x4() @ Matrix.Translation(-GRIP)

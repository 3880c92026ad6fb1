"""python3 -m darkroom.layer BEFORE AFTER OUT.webp: what one picture adds to another, on nothing.

Laid over the first, it shows the second: the page reveals a change for the weight of the change.
"""

from __future__ import annotations

import sys

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

NOISE, SURE = 9, 22
"""Differences that two renders have anyway, and those that are certainly the change; of 255."""
SPECK = 900
"""Pixels: a smaller difference is one of the denoiser's."""


def changed(before: NDArray[np.uint8], after: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """How much of each pixel is the second picture's: all of what differs, with a soft edge."""
    apart = cv2.absdiff(before, after).max(axis=2).astype(np.float32)
    apart = cv2.GaussianBlur(apart, (0, 0), 1.5)
    near = (apart > NOISE).astype(np.uint8)
    count, parts, sizes, _ = cv2.connectedComponentsWithStats(near, connectivity=8)
    for part in range(1, count):
        here = parts == part
        if sizes[part, cv2.CC_STAT_AREA] < SPECK or apart[here].max() < SURE:
            near[here] = 0
    grown = cv2.dilate(near, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9)))
    return cv2.GaussianBlur(grown * np.uint8(255), (0, 0), 2.0)


def main() -> None:
    before, after = (np.asarray(Image.open(file).convert('RGB')) for file in sys.argv[1:3])
    alpha = changed(before, after)
    # One colour where nothing shows: it weighs nothing.
    shown = np.where(alpha[..., None] > 0, after, np.uint8(128))
    Image.fromarray(np.dstack([shown, alpha])).save(sys.argv[3], quality=92, method=6)


main()

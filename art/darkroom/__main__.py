"""python3 -m darkroom RENDER.exr OUT.webp LOOK: denoises and develops; LOOK is JSON (see Look).

The format follows OUT's name.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PIL import Image

from .denoise import denoised_layers
from .develop import Look, develop


def main() -> None:
    render, out, look = sys.argv[1:]
    picture = develop(denoised_layers(Path(render)), Look(**json.loads(look)))
    Image.fromarray(picture).save(out, quality=92, method=6)


main()

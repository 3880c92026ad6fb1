"""Run by Blender: builds a scene and renders it to a multilayer EXR.

blender -b --python-exit-code 1 -P art/render.py -- SCENE OUT.exr 1200x900 PERCENT SAMPLES
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

from kit.cycles import render  # noqa: E402


def main() -> None:
    name, file, size, percent, samples = sys.argv[sys.argv.index('--') + 1 :]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = importlib.import_module(f'scenes.{name.replace("-", "_")}')
    scene.build()
    groups = getattr(scene, 'LIGHT_GROUPS', ())
    width, height = (int(side) for side in size.split('x'))
    render(file, (width, height), int(percent), int(samples), groups)


main()

"""Reads the multilayer EXR that Blender writes (scan lines, no compression)."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]
PIXEL_TYPES = {0: '<u4', 1: '<f2', 2: '<f4'}


class Passes:
    """The channels of a render, by the name of their pass."""

    def __init__(self, file: Path) -> None:
        self._channels = _read(file.read_bytes())

    def layer(self, name: str, channels: str = 'RGB') -> Picture:
        return np.stack([self._channel(f'{name}.{channel}') for channel in channels], -1)

    def depth(self) -> Picture:
        """Distance from the camera (background 1e10). 'Denoising Depth' is something else."""
        return self._channel('ViewLayer.Depth.Z')

    def light_groups(self) -> list[str]:
        names = [name for name in self._channels if '.Combined_' in name]
        return sorted({name.split('Combined_')[1].split('.')[0] for name in names})

    def _channel(self, ending: str) -> Picture:
        return next(data for name, data in self._channels.items() if name.endswith(ending))


def _text(data: bytes, start: int) -> tuple[str, int]:
    end = data.index(b'\0', start)
    return data[start:end].decode(), end + 1


def _header(data: bytes) -> tuple[dict[str, bytes], int]:
    attributes, place = {}, 8
    while data[place] != 0:
        name, place = _text(data, place)
        _, place = _text(data, place)
        (size,) = struct.unpack_from('<i', data, place)
        attributes[name] = data[place + 4 : place + 4 + size]
        place += 4 + size
    return attributes, place + 1


def _channel_list(data: bytes) -> list[tuple[str, str]]:
    channels, place = [], 0
    while data[place] != 0:
        name, place = _text(data, place)
        (pixel_type,) = struct.unpack_from('<i', data, place)
        channels.append((name, PIXEL_TYPES[pixel_type]))
        place += 16
    return channels


def _read(data: bytes) -> dict[str, Picture]:
    attributes, place = _header(data)
    if attributes['compression'][0] != 0:
        raise ValueError('compressed EXR: render with codec NONE')
    left, top, right, bottom = struct.unpack('<4i', attributes['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    channels = _channel_list(attributes['channels'])
    pictures = {name: np.empty((height, width), np.float32) for name, _ in channels}
    for offset in np.frombuffer(data, '<u8', height, place):
        (row,) = struct.unpack_from('<i', data, int(offset))
        start = int(offset) + 8
        for name, pixel_type in channels:
            line = np.frombuffer(data, pixel_type, width, start)
            pictures[name][row - top] = line
            start += line.nbytes
    return pictures

"""The U-Net of Open Image Denoise in plain numpy, from its published weights (.tza, Apache-2.0)."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

#: Rows beyond a strip that can still influence it, rounded up to the deepest pooling.
OVERLAP = 96
#: About 1 GB at the widest layer.
STRIP_PIXELS = 1_100_000


def read_weights(file: Path) -> dict[str, Array]:
    data = file.read_bytes()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{file} holds no network weights')
    (count,) = struct.unpack_from('<I', data, table)
    place, weights = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f'<{rank}I', data, place + 1)
        place += 1 + 5 * rank
        kind = np.float32 if data[place : place + 1] == b'f' else np.float16
        (offset,) = struct.unpack_from('<Q', data, place + 1)
        place += 9
        tensor = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        weights[name] = tensor.astype(np.float32)
    return weights


def halve(x: Array) -> Array:
    """Largest of each 2 × 2."""
    return np.maximum(
        np.maximum(x[::2, ::2], x[1::2, ::2]), np.maximum(x[::2, 1::2], x[1::2, 1::2])
    )


def double(x: Array, beside: Array) -> Array:
    """Each pixel four times, with the features kept from the way down."""
    return np.concatenate([x.repeat(2, 0).repeat(2, 1), beside], -1)


class Network:
    def __init__(self, file: Path) -> None:
        self._weights = read_weights(file)

    def _convolve(self, x: Array, layer: str, is_last: bool = False) -> Array:
        """3 × 3 convolution as nine products of shifted rows: padded lines lie end to end, so a
        shift is only an offset and nothing is copied."""
        kernel = self._weights[f'{layer}.weight'].transpose(2, 3, 1, 0)
        height, width, channels = x.shape
        stride = width + 2
        lines = np.pad(x, ((1, 2), (1, 1), (0, 0))).reshape(-1, channels)
        count = height * stride
        total = np.tile(self._weights[f'{layer}.bias'], (count, 1))
        product = np.empty_like(total)
        for row in range(3):
            for column in range(3):
                offset = row * stride + column
                weights = np.ascontiguousarray(kernel[row, column])
                np.matmul(lines[offset : offset + count], weights, out=product)
                total += product
        if not is_last:
            np.maximum(total, 0, out=total)
        return total.reshape(height, stride, -1)[:, :width]

    def _strip(self, x: Array) -> Array:
        conv = self._convolve
        half = halve(conv(conv(x, 'enc_conv0'), 'enc_conv1'))
        quarter = halve(conv(half, 'enc_conv2'))
        eighth = halve(conv(quarter, 'enc_conv3'))
        y = halve(conv(eighth, 'enc_conv4'))
        y = conv(conv(y, 'enc_conv5a'), 'enc_conv5b')
        y = conv(conv(double(y, eighth), 'dec_conv4a'), 'dec_conv4b')
        y = conv(conv(double(y, quarter), 'dec_conv3a'), 'dec_conv3b')
        y = conv(conv(double(y, half), 'dec_conv2a'), 'dec_conv2b')
        y = conv(conv(double(y, x), 'dec_conv1a'), 'dec_conv1b')
        return conv(y, 'dec_conv0', is_last=True)

    def run(self, *planes: Array) -> Array:
        """The planes side by side through the network, in strips that bound the memory."""
        x = np.concatenate(planes, -1).astype(np.float32)
        height, width = x.shape[:2]
        x = np.pad(x, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
        rows = x.shape[0]
        strip = max(STRIP_PIXELS // x.shape[1] // 16 * 16, 16)
        if strip >= rows:
            return self._strip(x)[:height, :width]
        strip = max(strip - 2 * OVERLAP, 64)
        pieces = []
        for start in range(0, rows, strip):
            above = min(start, OVERLAP)
            piece = self._strip(x[start - above : start + strip + OVERLAP])
            pieces.append(piece[above : above + strip])
        return np.concatenate(pieces)[:height, :width]

"""The same yard a moment before: the machine stands there, plugged in and off, its hose not laid yet."""

from __future__ import annotations

from scenes.location import site


def build() -> None:
    site(connected=False)

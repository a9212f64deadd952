"""Sizes in bytes as text."""

from __future__ import annotations


def format_bytes(number: float) -> str:
    """Return a number of bytes in decimal units: 1 KB is 1,000 bytes."""
    for unit in ("bytes", "KB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1000
    return f"{number:,.1f} GB"

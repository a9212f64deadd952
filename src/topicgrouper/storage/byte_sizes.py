"""Sizes in bytes as text."""

from __future__ import annotations

__all__ = ["format_bytes"]


def format_bytes(number: float) -> str:
    """Write a number of bytes in decimal units: 1 KB is 1,000 bytes.

    Parameters
    ----------
    number : float
        The number of bytes.

    Returns
    -------
    str
        The size in bytes, KB, MB or GB.

    Examples
    --------
    >>> [format_bytes(number) for number in (999, 1_500, 2e6, 3e12)]
    ['999 bytes', '1.5 KB', '2.0 MB', '3,000.0 GB']
    """
    for unit in ("bytes", "KB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1000
    return f"{number:,.1f} GB"

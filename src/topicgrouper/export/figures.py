"""What the pictures share: figures without global state, and files that never differ.

matplotlib is an extra and imported when a picture is drawn. Figures are made without pyplot, so
nothing has to be closed, no window is opened and the settings of a notebook stay as they are.
"""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["FONT_SIZE", "INK", "KINDS", "new_figure", "save_figure", "text_width"]

KINDS = ("svg", "png", "pdf")

FONT_SIZE = 8.0
"""In points: the size of captions in most journals."""

INK = "#333333"

_DOTS_PER_INCH = 200
_UNDATED: dict[str, dict[str, Any]] = {
    "svg": {"Date": None},
    "png": {"Software": None},
    "pdf": {"CreationDate": None, "Producer": None, "Creator": None},
}
_SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "topicgrouper",  # ids in the file would be random otherwise
    "svg.fonttype": "path",  # letters look the same wherever the file is opened
    "pdf.fonttype": 42,  # letters that journals accept and readers can search
}


def new_figure(width: float, height: float) -> Figure:
    """Make an empty figure.

    Parameters
    ----------
    width, height : float
        Its size in inches.

    Raises
    ------
    ImportError
        If matplotlib is not installed.
    """
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra
    except ImportError as error:
        msg = "pictures need matplotlib; install it with: pip install 'topicgrouper[plots]'"
        raise ImportError(msg) from error
    return Figure(figsize=(width, height), dpi=_DOTS_PER_INCH, layout="constrained")


def save_figure(figure: Figure, file: BinaryIO, *, kind: str) -> None:
    """Write a figure, the same bytes whenever it is written.

    Parameters
    ----------
    figure : Figure
        The figure.
    file : BinaryIO
        Where to write.
    kind : str
        "svg", "png" or "pdf".
    """
    if kind not in KINDS:
        msg = f"kind = {kind!r} is no kind of picture; choose one of {', '.join(KINDS)}"
        raise ValueError(msg)
    from matplotlib import rc_context  # noqa: PLC0415

    # A full disk would confuse matplotlib's writers, which then hide it behind errors of their own.
    content = io.BytesIO()
    with rc_context(_SETTINGS):
        figure.savefig(content, format=kind, metadata=_UNDATED[kind])
    file.write(content.getbuffer())


def text_width(text: str) -> float:
    """Return the width of a text in units of its font size, slightly too wide with kerning."""
    return sum(map(_character_width, text))


@cache
def _character_width(character: str) -> float:
    from matplotlib.font_manager import FontProperties  # noqa: PLC0415
    from matplotlib.textpath import text_to_path  # noqa: PLC0415

    font = FontProperties(size=1.0)
    width, _, _ = text_to_path.get_text_width_height_descent(character, font, ismath=False)
    return float(width)

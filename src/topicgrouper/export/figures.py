"""Figures without global state, and reproducible files of them.

matplotlib is an optional dependency, imported when a picture is drawn. Figures are made without
pyplot: nothing has to be closed, no window opens, and a notebook's settings are left alone.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import check_extra

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

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
    "svg.fonttype": "path",  # text looks the same wherever the file is opened
    "pdf.fonttype": 42,  # fonts that journals accept and readers can search
}


def new_figure(width: float, height: float) -> Figure:
    """Make an empty figure of a size in inches."""
    check_extra("matplotlib", "drawing pictures")
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional dependency

    return Figure(figsize=(width, height), dpi=_DOTS_PER_INCH, layout="constrained")


def write_figure(figure: Figure, file: BinaryIO, *, kind: str) -> None:
    """Write a figure as a picture, of one of `KINDS`."""
    from matplotlib import rc_context  # noqa: PLC0415

    # matplotlib's writers hide a full disk behind errors of their own
    content = io.BytesIO()
    with rc_context(_SETTINGS):
        figure.savefig(content, format=kind, metadata=_UNDATED[kind])
    file.write(content.getbuffer())


def picture_kind(path: str | PathLike[str]) -> str:
    """Return the kind of picture that the extension of a file asks for."""
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise ValueError(
            f"{Path(path).name}: the file name must end in one of .{', .'.join(KINDS)}"
        )
    return kind


def dress(axes: Axes, *, x: str) -> None:
    """Label axes, in the colour and font of all pictures."""
    axes.spines[["right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    axes.set_xlabel(x, fontsize=FONT_SIZE, color=INK)


def annotate(
    axes: Axes, text: str, place: tuple[float, float], *, offset: tuple[float, float], **style: Any
) -> None:
    """Write a text beside a place, at an offset in points; a word may contain dollar signs."""
    style = {"fontsize": FONT_SIZE, "color": INK, **style}
    axes.annotate(text, place, xytext=offset, textcoords="offset points", parse_math=False, **style)


def text_width(text: str) -> float:
    """Return the width of a text in units of its font size; kerning is ignored."""
    return sum(map(_character_width, text))


def ellipsed(text: str, room: float) -> str:
    """Return as much of a text as fits, in units of the font size, with an ellipsis at its end."""
    while text and text_width(f"{text}…") > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


@cache
def _character_width(character: str) -> float:
    from matplotlib.font_manager import FontProperties  # noqa: PLC0415
    from matplotlib.textpath import text_to_path  # noqa: PLC0415

    font = FontProperties(size=1.0)
    width, _, _ = text_to_path.get_text_width_height_descent(character, font, ismath=False)
    return float(width)

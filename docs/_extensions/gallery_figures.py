"""Figures of the gallery that pyplot does not know of.

The functions of ``topicgrouper.export`` return figures without registering them anywhere. A
notebook shows such a figure if it is the last expression of a cell; so does the gallery.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from sphinx_gallery.scrapers import figure_rst

__all__ = ["scrape_last_figure"]

_DOTS_PER_INCH = 200


def scrape_last_figure(_: Any, variables: dict[str, Any], settings: dict[str, Any]) -> str:
    """Save the last expression of a cell if it is a figure.

    Parameters
    ----------
    _ : Block
        The cell.
    variables : dict
        What sphinx-gallery knows of the script: ``___`` of its globals is the last expression.
    settings : dict
        The settings of the gallery.

    Returns
    -------
    str
        The figure in reStructuredText, or nothing.
    """
    figure = variables["example_globals"].get("___")
    if not isinstance(figure, Figure) or figure is variables.get("last_figure"):
        return ""  # cells without a last expression keep that of an earlier one
    variables["last_figure"] = figure
    path = next(variables["image_path_iterator"])
    figure.savefig(path, dpi=_DOTS_PER_INCH)
    return str(figure_rst([path], settings["src_dir"], Path(variables["src_file"]).stem))

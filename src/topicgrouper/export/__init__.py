"""Trees and views in the formats of other tools, and as pictures.

`export` writes all of them; `FORMATS` says what they are and which options they take. Formats for
people (mind map, DOT, Markdown, LaTeX, pictures) shorten long words and spell out unprintable
characters; formats for programs hold words unchanged, as far as the format can.
"""

from topicgrouper.export.array_files import pyldavis_arguments
from topicgrouper.export.comparison_figure import comparison_figure
from topicgrouper.export.curve_figure import curve_figure
from topicgrouper.export.dendrogram import dendrogram_figure
from topicgrouper.export.exporting import export
from topicgrouper.export.formats import FORMATS, format_of
from topicgrouper.export.icicle import icicle_figure

__all__ = [
    "FORMATS",
    "comparison_figure",
    "curve_figure",
    "dendrogram_figure",
    "export",
    "format_of",
    "icicle_figure",
    "pyldavis_arguments",
]

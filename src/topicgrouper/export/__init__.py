"""Trees and views in the formats of other tools, and as pictures.

`export` writes all of them; `FORMATS` says what they are and which options they take. Formats for
people (mind map, Markdown, LaTeX, pictures) shorten long words and spell out unprintable
characters; formats for programs hold words unchanged, as far as the format can.
"""

from topicgrouper.export.curve_figures import comparison_figure, curve_figure
from topicgrouper.export.exporting import FORMATS, export, format_of
from topicgrouper.export.tree_figures import dendrogram_figure, icicle_figure

__all__ = [
    "FORMATS",
    "comparison_figure",
    "curve_figure",
    "dendrogram_figure",
    "export",
    "format_of",
    "icicle_figure",
]

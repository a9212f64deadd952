"""Trees and views in the formats of other tools, and as pictures.

`export` writes all of them; `FORMATS` says what they are and which options they take. Formats for
people (mind map, pictures) shorten long words and spell out unprintable
characters; formats for programs hold words unchanged, as far as the format can.
"""

from topicgrouper.export.exporting import FORMATS, export, format_of
from topicgrouper.export.figures import dendrogram_figure, icicle_figure

__all__ = [
    "FORMATS",
    "dendrogram_figure",
    "export",
    "format_of",
    "icicle_figure",
]

"""Trees and views in the formats of other tools.

`export` writes all of them; `FORMATS` says what they are and which options they take. Formats for
people (mind map) shorten long words and spell out unprintable characters; formats for programs hold
words unchanged, as far as the format can.
"""

from topicgrouper.export.exporting import FORMATS, export, format_of

__all__ = ["FORMATS", "export", "format_of"]

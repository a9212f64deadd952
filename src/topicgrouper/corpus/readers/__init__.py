"""Readers: one format per module, chosen by content and name of the file or explicitly.

Texts are streamed in batches and counted as they arrive, so they may be larger than the memory.
Formats of counts are parsed by NumPy; only where something is wrong, a second, slow pass over the
block finds the exact line.
"""

from topicgrouper.corpus.readers.formats import FORMATS, Format
from topicgrouper.corpus.readers.guessing import guess_format
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.read import Reading, read_corpus, read_frame
from topicgrouper.corpus.readers.report import Problem, ReadError, ReadReport

__all__ = [
    "FORMATS",
    "Format",
    "Problem",
    "ReadError",
    "ReadOptions",
    "ReadReport",
    "Reading",
    "guess_format",
    "read_corpus",
    "read_frame",
]

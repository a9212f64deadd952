"""Readers: one format a file, chosen by the file's ending or said explicitly.

Text formats are streams of batches of documents that are counted as they come, so the texts may be
larger than the memory. Formats of counts are read by NumPy; only where something is wrong a second,
slow pass over the block finds the exact line.
"""

from topicgrouper.corpus.readers.formats import FORMATS, Format, guess_format
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

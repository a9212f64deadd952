"""From documents to counts.

Nothing here knows about topics. A `Corpus` holds the counts. `read_corpus` makes one from files,
`read_frame` from a data frame and `count_texts` from texts.
"""

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import TextCounter, count_texts
from topicgrouper.corpus.docstrings import Docstrings, read_docstrings
from topicgrouper.corpus.group_file import read_groups
from topicgrouper.corpus.readers import (
    FORMATS,
    Problem,
    ReadError,
    Reading,
    ReadOptions,
    ReadReport,
    read_corpus,
    read_frame,
)
from topicgrouper.corpus.split import Split
from topicgrouper.corpus.text import split_words
from topicgrouper.corpus.text_options import TextOptions
from topicgrouper.corpus.word_groups import CountedGroups, count_groups

__all__ = [
    "FORMATS",
    "Corpus",
    "CountedGroups",
    "Docstrings",
    "Problem",
    "ReadError",
    "ReadOptions",
    "ReadReport",
    "Reading",
    "Split",
    "TextCounter",
    "TextOptions",
    "count_groups",
    "count_texts",
    "read_corpus",
    "read_docstrings",
    "read_frame",
    "read_groups",
    "split_words",
]

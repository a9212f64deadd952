"""From documents to counts.

The ground floor: nothing here knows about topics. ``text`` turns texts into a sparse matrix of word
counts, ``docstrings`` reads the documents of the demonstration.
"""

from topicgrouper.corpus.docstrings import Docstrings, read_docstrings
from topicgrouper.corpus.text import WordCounts, count_words, split_words

__all__ = ["Docstrings", "WordCounts", "count_words", "read_docstrings", "split_words"]

"""From documents to counts.

A `Corpus` holds the counts. `read_corpus` makes one from files, `read_frame` from a data frame and
`count_texts` from texts. `read_docstrings` returns sample data.
"""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.formats import FORMATS
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.read import count_texts, read_corpus, read_frame
    from topicgrouper.corpus.readers.report import ReadError, ReadReport
    from topicgrouper.corpus.samples import read_docstrings
    from topicgrouper.corpus.source import Reading, Source
    from topicgrouper.corpus.suitability import UnfitDocumentsWarning
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.corpus.word_groups import read_groups

__all__ = [
    "FORMATS",
    "Corpus",
    "ReadError",
    "ReadOptions",
    "ReadReport",
    "Reading",
    "Source",
    "TextOptions",
    "UnfitDocumentsWarning",
    "count_texts",
    "read_corpus",
    "read_docstrings",
    "read_frame",
    "read_groups",
]

# Imported when first used: the names of formats, which the help shows, need no NumPy.
_HOMES = {
    "corpus": ("Corpus",),
    "readers.formats": ("FORMATS",),
    "readers.options": ("ReadOptions",),
    "readers.read": ("count_texts", "read_corpus", "read_frame"),
    "readers.report": ("ReadError", "ReadReport"),
    "samples": ("read_docstrings",),
    "source": ("Reading", "Source"),
    "suitability": ("UnfitDocumentsWarning",),
    "text_options": ("TextOptions",),
    "word_groups": ("read_groups",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

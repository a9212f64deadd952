"""From documents to counts.

Nothing here knows about topics. A `Corpus` holds the counts. `read_corpus` makes one from files,
`read_frame` from a data frame and `count_texts` from texts. `read_docstrings` and `sample_orders`
return data to try things out with.
"""

from topicgrouper.arrays.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus, Split
    from topicgrouper.corpus.counting import count_texts
    from topicgrouper.corpus.readers.formats import FORMATS
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.read import read_corpus, read_frame
    from topicgrouper.corpus.readers.report import ReadError, ReadReport
    from topicgrouper.corpus.samples import read_docstrings, sample_orders
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
    "Split",
    "TextOptions",
    "UnfitDocumentsWarning",
    "count_texts",
    "read_corpus",
    "read_docstrings",
    "read_frame",
    "read_groups",
    "sample_orders",
]

# Imported when first used: the names of formats, which the help shows, need no NumPy.
_HOMES = {
    "FORMATS": "topicgrouper.corpus.readers.formats",
    "Corpus": "topicgrouper.corpus.corpus",
    "ReadError": "topicgrouper.corpus.readers.report",
    "ReadOptions": "topicgrouper.corpus.readers.options",
    "ReadReport": "topicgrouper.corpus.readers.report",
    "Reading": "topicgrouper.corpus.source",
    "Source": "topicgrouper.corpus.source",
    "Split": "topicgrouper.corpus.corpus",
    "TextOptions": "topicgrouper.corpus.text_options",
    "UnfitDocumentsWarning": "topicgrouper.corpus.suitability",
    "count_texts": "topicgrouper.corpus.counting",
    "read_corpus": "topicgrouper.corpus.readers.read",
    "read_docstrings": "topicgrouper.corpus.samples",
    "read_frame": "topicgrouper.corpus.readers.read",
    "read_groups": "topicgrouper.corpus.word_groups",
    "sample_orders": "topicgrouper.corpus.samples",
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

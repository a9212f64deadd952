"""Questions to a model, and its answers: documents, completion, surprise, single words."""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.search.completion import Completions, ExpectedWords
    from topicgrouper.search.documents import SearchHits, Surprise, TopicDocuments
    from topicgrouper.search.word_report import WordReport

__all__ = ["Completions", "ExpectedWords", "SearchHits", "Surprise", "TopicDocuments", "WordReport"]

_HOMES = {
    "completion": ("Completions", "ExpectedWords"),
    "documents": ("SearchHits", "Surprise", "TopicDocuments"),
    "word_report": ("WordReport",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)

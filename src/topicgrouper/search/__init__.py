"""What users type, and what a model answers: documents, completion, surprise, single words."""

from topicgrouper.search.completion import Completions, ExpectedWords
from topicgrouper.search.documents import SearchHits, TopicDocuments
from topicgrouper.search.surprise import Surprise
from topicgrouper.search.word_report import WordReport

__all__ = [
    "Completions",
    "ExpectedWords",
    "SearchHits",
    "Surprise",
    "TopicDocuments",
    "WordReport",
]

"""The estimators, unfitted, and documents that each of them takes."""

from topicgrouper.corpus import count_texts
from topicgrouper.estimators import (
    DocumentTopicGrouper,
    SoftTopicGrouper,
    TextTopicGrouper,
    TopicGrouper,
)

TEXTS = [
    "loan money credit bank loan bank",
    "money credit bank interest",
    "river water boat bank river",
    "water boat bank river fish",
    "loan credit interest money",
    "fish boat water river",
] * 4
MONEY = [1, 1, 0, 0, 1, 0] * 4
COUNTS = count_texts(TEXTS).counts
FAMILY = [TopicGrouper, TextTopicGrouper, SoftTopicGrouper, DocumentTopicGrouper]


def documents(estimator, rows=slice(None)):
    """Return the documents as texts or as counts of the same words."""
    is_of_texts = estimator is TextTopicGrouper or isinstance(estimator, TextTopicGrouper)
    return TEXTS[rows] if is_of_texts else COUNTS[rows]

"""How good topics are: perplexity, error rate, coherence, classification."""

from topicgrouper.evaluation.coherence import Coherence, coherence, top_words
from topicgrouper.evaluation.error_rate import ErrorRate, error_rate
from topicgrouper.evaluation.intrusion import topic_intrusion, word_intrusion
from topicgrouper.evaluation.intrusion_sheet import (
    TopicIntrusion,
    TopicQuestion,
    WordIntrusion,
    WordQuestion,
)

__all__ = [
    "Coherence",
    "ErrorRate",
    "TopicIntrusion",
    "TopicQuestion",
    "WordIntrusion",
    "WordQuestion",
    "coherence",
    "error_rate",
    "top_words",
    "topic_intrusion",
    "word_intrusion",
]

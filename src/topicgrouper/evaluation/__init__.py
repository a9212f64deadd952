"""How good topics are: perplexity, error rate, coherence, classification."""

from topicgrouper.evaluation.coherence import Coherence, coherence, top_words
from topicgrouper.evaluation.error_rate import ErrorRate, error_rate

__all__ = [
    "Coherence",
    "ErrorRate",
    "coherence",
    "error_rate",
    "top_words",
]

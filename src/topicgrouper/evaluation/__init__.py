"""How good topics are: perplexity, error rate, coherence, classification."""

from topicgrouper.evaluation.classification import (
    Accuracy,
    DocumentFrequency,
    FlatTopicCounts,
    InformationGain,
    LdaTopicCounts,
    TopicNaiveBayes,
    accuracy_over_n,
)
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
    "Accuracy",
    "Coherence",
    "DocumentFrequency",
    "ErrorRate",
    "FlatTopicCounts",
    "InformationGain",
    "LdaTopicCounts",
    "TopicIntrusion",
    "TopicNaiveBayes",
    "TopicQuestion",
    "WordIntrusion",
    "WordQuestion",
    "accuracy_over_n",
    "coherence",
    "error_rate",
    "top_words",
    "topic_intrusion",
    "word_intrusion",
]

"""Classification after feature reduction, by topics or by selected words."""

from topicgrouper.evaluation.classification.accuracy import Accuracy, accuracy_over_n
from topicgrouper.evaluation.classification.naive_bayes import TopicNaiveBayes
from topicgrouper.evaluation.classification.topic_counts import LdaTopicCounts, ViewTopicCounts
from topicgrouper.evaluation.classification.word_selection import (
    DocumentFrequency,
    InformationGain,
)

__all__ = [
    "Accuracy",
    "DocumentFrequency",
    "InformationGain",
    "LdaTopicCounts",
    "TopicNaiveBayes",
    "ViewTopicCounts",
    "accuracy_over_n",
]

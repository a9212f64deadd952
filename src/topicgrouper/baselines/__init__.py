"""What Topic Grouper is compared with: LDA, pLSI, unigram and the perfect model."""

from topicgrouper.baselines.flat_topics import FlatTopics
from topicgrouper.baselines.topic_model import TopicModel

__all__ = ["FlatTopics", "TopicModel"]

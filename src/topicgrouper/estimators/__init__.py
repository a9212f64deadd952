"""The scikit-learn estimators: a tree, and one view of it."""

from topicgrouper.estimators.text_topic_grouper import TextTopicGrouper
from topicgrouper.estimators.topic_grouper import (
    DocumentTopicGrouper,
    SoftTopicGrouper,
    TopicGrouper,
)

__all__ = ["DocumentTopicGrouper", "SoftTopicGrouper", "TextTopicGrouper", "TopicGrouper"]

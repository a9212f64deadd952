"""The scikit-learn estimators: a tree, and one view of it."""

from topicgrouper.estimators.document_topic_grouper import DocumentTopicGrouper
from topicgrouper.estimators.soft_topic_grouper import SoftTopicGrouper
from topicgrouper.estimators.text_topic_grouper import TextTopicGrouper
from topicgrouper.estimators.topic_grouper import TopicGrouper

__all__ = ["DocumentTopicGrouper", "SoftTopicGrouper", "TextTopicGrouper", "TopicGrouper"]

"""Topic models in which a word may have several topics: samplers, EM, soft topics."""

from topicgrouper.mixtures.softening import METHODS, PolysemousWord, SoftTopics, soften
from topicgrouper.mixtures.topic_mixture import TopicMixture
from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["METHODS", "PolysemousWord", "SoftTopics", "TopicMixture", "TopicModel", "soften"]

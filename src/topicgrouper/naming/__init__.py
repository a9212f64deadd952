"""Names of topics: given, in files, in prompts, and carried from one model to another."""

from topicgrouper.naming.carrying import CarriedName, CarriedNames
from topicgrouper.naming.matching import TopicFlow, TopicMatch, TopicMatches
from topicgrouper.naming.name_change import NameChange
from topicgrouper.naming.named_topics import NamedTopic

__all__ = [
    "CarriedName",
    "CarriedNames",
    "NameChange",
    "NamedTopic",
    "TopicFlow",
    "TopicMatch",
    "TopicMatches",
]

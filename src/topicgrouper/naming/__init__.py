"""Names of topics: in files, in prompts, and carried from one model to another."""

from topicgrouper.naming.name_carrying import CarriedName, carry_names
from topicgrouper.naming.name_file import read_topic_names, write_topic_names
from topicgrouper.naming.naming_prompts import naming_prompts
from topicgrouper.naming.topic_matching import TopicFlow, TopicMatch, TopicMatches, match_topics

__all__ = [
    "CarriedName",
    "TopicFlow",
    "TopicMatch",
    "TopicMatches",
    "carry_names",
    "match_topics",
    "naming_prompts",
    "read_topic_names",
    "write_topic_names",
]

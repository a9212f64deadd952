"""Names of topics: given, in files, in prompts, and carried from one model to another."""

from topicgrouper.naming.carrying import CarriedNames
from topicgrouper.naming.matching import TopicMatches
from topicgrouper.naming.name_files import NameChange

__all__ = ["CarriedNames", "NameChange", "TopicMatches"]

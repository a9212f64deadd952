"""Soft topics from flat views: words may have several topics, and topics keep their nodes."""

from topicgrouper.mixtures.softening.polysemy import PolysemousWord, TopicShare
from topicgrouper.mixtures.softening.soft_topics import SoftTopics
from topicgrouper.mixtures.softening.soften import METHODS, Method, soften
from topicgrouper.mixtures.softening.words_between import WordBetween, words_between

__all__ = [
    "METHODS",
    "Method",
    "PolysemousWord",
    "SoftTopics",
    "TopicShare",
    "WordBetween",
    "soften",
    "words_between",
]

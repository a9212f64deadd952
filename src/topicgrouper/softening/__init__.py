"""Flat views made soft: words may belong to several topics, and each topic keeps its tree node."""

from topicgrouper.softening.polysemy import PolysemousWord, TopicShare
from topicgrouper.softening.soft_topics import SoftTopics
from topicgrouper.softening.soften import METHODS, Method, soften
from topicgrouper.softening.words_between import WordBetween, words_between

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

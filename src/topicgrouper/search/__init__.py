"""Queries, completion and surprise: what users type, and what a model answers."""

from topicgrouper.search.snippets import Snippet, snippet
from topicgrouper.search.word_lookup import find_node, find_word

__all__ = ["Snippet", "find_node", "find_word", "snippet"]

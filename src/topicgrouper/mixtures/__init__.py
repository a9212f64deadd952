"""Topics that share words: soft topics of a tree, and the samplers behind them and behind LDA."""

from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.mixtures.softening import soften

__all__ = ["SoftTopics", "soften"]

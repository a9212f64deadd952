"""From counts to a tree: the fit, its checkpoints, and moves of words between topics."""

from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.regrow import regrow
from topicgrouper.fitting.word_moves import refine

__all__ = ["Checkpoint", "fit_tree", "refine", "regrow"]

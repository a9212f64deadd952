"""From counts to a tree: the fit, its checkpoints, and moves of words between topics."""

from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.refine import refine
from topicgrouper.fitting.regrow import regrow

__all__ = ["Checkpoint", "fit_tree", "refine", "regrow"]

"""From counts to a tree: the fit, its checkpoints, and moves of words between topics."""

from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.fitting.fit import LongFitWarning, fit_tree
from topicgrouper.fitting.refine import refine, refine_taxonomy
from topicgrouper.fitting.regrow import regrow

__all__ = ["Checkpoint", "LongFitWarning", "fit_tree", "refine", "refine_taxonomy", "regrow"]

"""From counts to a tree: the fit, its checkpoints, its progress and its identity."""

from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.fitting.fit import LongFitWarning, fit_tree

__all__ = ["Checkpoint", "LongFitWarning", "fit_tree"]

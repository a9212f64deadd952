"""Counts in, a tree out: the fit, its checkpoints, its progress and what identifies it."""

from topicgrouper.fitting.checkpoint import Checkpoint
from topicgrouper.fitting.fit import LongFitWarning, fit_tree

__all__ = ["Checkpoint", "LongFitWarning", "fit_tree"]

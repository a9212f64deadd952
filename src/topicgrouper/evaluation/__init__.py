"""Measures of topic quality, and comparisons with other models."""

from topicgrouper.evaluation.coherence import Coherence, coherence
from topicgrouper.evaluation.comparison import Comparison, compare
from topicgrouper.evaluation.evaluate import Evaluation
from topicgrouper.evaluation.held_out_curve import HeldOutCurve, held_out_curve
from topicgrouper.likelihood.perplexity import Perplexity, perplexity

__all__ = [
    "Coherence",
    "Comparison",
    "Evaluation",
    "HeldOutCurve",
    "Perplexity",
    "coherence",
    "compare",
    "held_out_curve",
    "perplexity",
]

"""Measures of topic quality, and comparisons with other models."""

from topicgrouper.evaluation.coherence import Coherence, coherence
from topicgrouper.evaluation.comparison import Comparison, Evaluation, compare
from topicgrouper.evaluation.held_out_curve import HeldOutCurve, held_out_curve
from topicgrouper.evaluation.label_agreement import LabelAgreement, label_agreement
from topicgrouper.evaluation.measures import MEASURES
from topicgrouper.evaluation.perplexity import Perplexity, perplexity

__all__ = [
    "MEASURES",
    "Coherence",
    "Comparison",
    "Evaluation",
    "HeldOutCurve",
    "LabelAgreement",
    "Perplexity",
    "coherence",
    "compare",
    "held_out_curve",
    "label_agreement",
    "perplexity",
]

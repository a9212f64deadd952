"""How good topics are: perplexity, error rate, coherence, classification."""

from topicgrouper.evaluation.held_out_curve import HeldOutCurve, held_out_curve
from topicgrouper.evaluation.perplexity import Perplexity, perplexity
from topicgrouper.evaluation.prior import ChosenPrior, IntervalSearch, choose_prior

__all__ = [
    "ChosenPrior",
    "HeldOutCurve",
    "IntervalSearch",
    "Perplexity",
    "choose_prior",
    "held_out_curve",
    "perplexity",
]

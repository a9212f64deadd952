"""The probability of documents under given topics: samplers, and closed forms for trees."""

from topicgrouper.likelihood.annealing import AnnealedProbabilities, anneal
from topicgrouper.likelihood.fold_in import fold_in
from topicgrouper.likelihood.left_to_right import left_to_right
from topicgrouper.likelihood.probability_curve import probability_curve

__all__ = ["AnnealedProbabilities", "anneal", "fold_in", "left_to_right", "probability_curve"]

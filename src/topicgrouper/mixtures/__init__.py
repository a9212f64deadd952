"""Counts in, mixtures out: samplers and EM for models in which a word may have several topics."""

from topicgrouper.mixtures.cvb0 import CellShares, Cvb0
from topicgrouper.mixtures.em import PlsiEstimate, fold_in_plsi, plsi_em
from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.sample_sums import SampleSums

__all__ = [
    "CellShares",
    "Cvb0",
    "GibbsSampler",
    "PlsiEstimate",
    "SampleSums",
    "fold_in_plsi",
    "plsi_em",
]

"""Measures of topic quality: perplexity, error rate, coherence, classification."""

from topicgrouper.evaluation.classification import (
    Accuracy,
    DocumentFrequency,
    InformationGain,
    LdaTopicCounts,
    TopicNaiveBayes,
    ViewTopicCounts,
    accuracy_over_n,
)
from topicgrouper.evaluation.coherence import Coherence, coherence, top_words
from topicgrouper.evaluation.comparison import Comparison, Trial, compare
from topicgrouper.evaluation.error_rate import ErrorRate, error_rate
from topicgrouper.evaluation.figures_file import Figure, FiguresFile
from topicgrouper.evaluation.held_out_curve import HeldOutCurve, held_out_curve
from topicgrouper.evaluation.intrusion import topic_intrusion, word_intrusion
from topicgrouper.evaluation.intrusion_sheet import (
    TopicIntrusion,
    TopicQuestion,
    WordIntrusion,
    WordQuestion,
)
from topicgrouper.evaluation.prior import ChosenPrior, IntervalSearch, choose_prior
from topicgrouper.likelihood.perplexity import Perplexity, perplexity

__all__ = [
    "Accuracy",
    "ChosenPrior",
    "Coherence",
    "Comparison",
    "DocumentFrequency",
    "ErrorRate",
    "Figure",
    "FiguresFile",
    "HeldOutCurve",
    "InformationGain",
    "IntervalSearch",
    "LdaTopicCounts",
    "Perplexity",
    "TopicIntrusion",
    "TopicNaiveBayes",
    "TopicQuestion",
    "Trial",
    "ViewTopicCounts",
    "WordIntrusion",
    "WordQuestion",
    "accuracy_over_n",
    "choose_prior",
    "coherence",
    "compare",
    "error_rate",
    "held_out_curve",
    "perplexity",
    "top_words",
    "topic_intrusion",
    "word_intrusion",
]

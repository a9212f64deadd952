"""Coherence of topics: NPMI, UMass and C_V over reference documents."""

from topicgrouper.evaluation.coherence.model_words import top_words
from topicgrouper.evaluation.coherence.topic_coherence import Coherence, Measure, coherence

__all__ = ["Coherence", "Measure", "coherence", "top_words"]

"""What Topic Grouper is compared with: LDA, pLSI, unigram and the perfect model."""

from topicgrouper.baselines.lda import LdaModel, fit_lda
from topicgrouper.baselines.lda_settings import LdaSettings
from topicgrouper.baselines.plsi import PlsiModel, fit_plsi, smoothed_start
from topicgrouper.baselines.simple_models import perfect, unigram
from topicgrouper.baselines.topic_mixture import TopicMixture
from topicgrouper.baselines.topic_model import TopicModel

__all__ = [
    "LdaModel",
    "LdaSettings",
    "PlsiModel",
    "TopicMixture",
    "TopicModel",
    "fit_lda",
    "fit_plsi",
    "perfect",
    "smoothed_start",
    "unigram",
]

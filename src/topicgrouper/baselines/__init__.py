"""What Topic Grouper is compared with, and its own flat views, as models of one kind."""

from topicgrouper.baselines.flat_topics import FlatTopics
from topicgrouper.baselines.lda import LdaModel, fit_lda
from topicgrouper.baselines.lda_settings import LdaSettings
from topicgrouper.baselines.plsi import PlsiModel, fit_plsi, smoothed_start
from topicgrouper.baselines.simple_models import perfect, unigram
from topicgrouper.baselines.topic_mixture import TopicMixture
from topicgrouper.baselines.topic_model import TopicModel

__all__ = [
    "FlatTopics",
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

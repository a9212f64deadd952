"""Other topic models, for comparison: LDA, DCM-LDA, pLSI, unigram and perfect models."""

from topicgrouper.evaluation.baselines.dcm_lda import DcmEstimates, DcmLda, fit_dcm_lda
from topicgrouper.evaluation.baselines.lda import LdaModel, fit_lda
from topicgrouper.evaluation.baselines.lda_settings import LdaSettings
from topicgrouper.evaluation.baselines.plsi import PlsiModel, fit_plsi, smoothed_start
from topicgrouper.evaluation.baselines.simple_models import perfect, unigram

__all__ = [
    "DcmEstimates",
    "DcmLda",
    "LdaModel",
    "LdaSettings",
    "PlsiModel",
    "fit_dcm_lda",
    "fit_lda",
    "fit_plsi",
    "perfect",
    "smoothed_start",
    "unigram",
]

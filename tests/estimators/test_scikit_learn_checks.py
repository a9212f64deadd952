"""Scikit-learn's own checks of estimators."""

import pytest
import sklearn
from packaging.version import Version
from sklearn.utils import estimator_checks
from sklearn.utils.estimator_checks import parametrize_with_checks

from topicgrouper import DocumentTopicGrouper, SoftTopicGrouper, TextTopicGrouper, TopicGrouper

# The checks' data have few columns.
few_columns = pytest.mark.filterwarnings("ignore:n_topics=.* is more")

# Data of these checks are real numbers, for which no tag is a way out: none says "whole numbers".
WEIGHTS = "these models are of occurrences, so X must be whole numbers"
FAIL_WITH_WEIGHTS = dict.fromkeys(
    [
        "check_dict_unchanged",
        "check_dont_overwrite_parameters",
        "check_dtype_object",
        "check_estimator_sparse_array",
        "check_estimator_sparse_matrix",
        "check_estimator_sparse_tag",
        "check_estimators_dtypes",
        "check_estimators_fit_returns_self",
        "check_estimators_nan_inf",
        "check_estimators_overwrite_params",
        "check_estimators_pickle",
        "check_f_contiguous_array_estimator",
        "check_fit2d_1feature",
        "check_fit2d_1sample",
        "check_fit2d_predict1d",
        "check_fit_check_is_fitted",
        "check_fit_idempotent",
        "check_fit_score_takes_y",
        "check_methods_sample_order_invariance",
        "check_methods_subset_invariance",
        "check_n_features_in",
        "check_n_features_in_after_fitting",
        "check_pipeline_consistency",
        "check_readonly_memmap_input",
        "check_transformer_data_not_an_array",
        "check_transformer_general",
        "check_transformer_preserve_dtypes",
    ],
    WEIGHTS,
)

# They subtract a mean from whole numbers in place, which NumPy refuses.
IN_OLD_VERSIONS = (
    {"check_positive_only_tag_during_fit": "fails on whole numbers in scikit-learn before 1.7.2"}
    if Version(sklearn.__version__) < Version("1.7.2")
    else {}
)


class SoftTopicsOfWholeData(SoftTopicGrouper):
    """The same, tagged so that the checks round their data: what they check is checked here."""

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.input_tags.categorical = True
        return tags


class DocumentsOfWholeData(DocumentTopicGrouper):
    """As above."""

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.input_tags.categorical = True
        return tags


@few_columns
@parametrize_with_checks(
    [
        TopicGrouper(),
        TopicGrouper(n_topics=2, values="shares"),
        TopicGrouper(n_topics=2, refine=True),
        SoftTopicsOfWholeData(n_topics=2),
        SoftTopicsOfWholeData(n_topics=3, refine=False),
        SoftTopicGrouper(n_topics=2),
        DocumentsOfWholeData(n_topics=2),
        DocumentTopicGrouper(n_topics=2),
    ],
    expected_failed_checks=lambda estimator: (
        FAIL_WITH_WEIGHTS
        if type(estimator) in (SoftTopicGrouper, DocumentTopicGrouper)
        else IN_OLD_VERSIONS
        if estimator.__sklearn_tags__().input_tags.categorical
        else {}
    ),
)
def test_estimators_of_counts(estimator, check):
    check(estimator)


# The others want matrices; scikit-learn has no checks for estimators of texts.
@pytest.mark.parametrize(
    "check",
    [
        estimator_checks.check_do_not_raise_errors_in_init_or_set_params,
        estimator_checks.check_estimator_cloneable,
        estimator_checks.check_estimator_repr,
        estimator_checks.check_estimator_tags_renamed,
        estimator_checks.check_get_params_invariance,
        estimator_checks.check_mixin_order,
        estimator_checks.check_no_attributes_set_in_init,
        estimator_checks.check_parameters_default_constructible,
        estimator_checks.check_set_params,
        estimator_checks.check_valid_tag_types,
    ],
    ids=lambda check: check.__name__,
)
def test_the_estimator_of_texts(check):
    check("TextTopicGrouper", TextTopicGrouper())

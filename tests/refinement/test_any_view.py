"""Trees at n topics and refined views, seen in the same way."""

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.refinement import refine
from topicgrouper.refinement.any_view import view_columns

TREE = fit_tree(zipf_counts(60, 40, length=40, seed=2))


@pytest.mark.parametrize("n", [1, 3, 40])
def test_columns_are_the_topics_of_either_view(n):
    for view, arguments in ((TREE, (n,)), (refine(TREE, n), ()), (refine(TREE, n), (n,))):
        tree, columns = view_columns(view, *arguments)
        topics = view.topics(n) if view is TREE else view.topics
        labels = view.labels(n) if view is TREE else view.labels
        assert tree is TREE
        assert columns.nodes.tolist() == [topic.id for topic in topics]
        np.testing.assert_array_equal(columns.nodes[columns.of_words], labels)


def test_what_is_no_view_is_refused():
    with pytest.raises(ValueError, match="give the number of topics as n="):
        view_columns(TREE)
    with pytest.raises(ValueError, match="out of range"):
        view_columns(TREE, 41)
    with pytest.raises(ValueError, match="leave n out"):
        view_columns(refine(TREE, 3), 4)
    with pytest.raises(TypeError, match="a tree or a refined view"):
        view_columns("tree", 3)

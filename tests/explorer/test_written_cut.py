import numpy as np
import pytest

from topicgrouper import fit_tree
from topicgrouper.explorer.written_cut import MAX_LENGTH, read_cut


@pytest.fixture(scope="module")
def tree():
    counts = np.random.default_rng(3).poisson(1.0, size=(30, 24))
    counts[0] += 1
    return fit_tree(counts, [f"w{i}" for i in range(24)])


def test_a_number_is_the_view_with_so_many_topics(tree):
    for n in (1, 7, 24):
        assert read_cut(tree, str(n)) == tree.view(n)


def test_splits_and_joins_are_those_of_the_view(tree):
    view = tree.view(8)
    large = max(view, key=lambda topic: topic.size)
    part = max(
        (tree.topic(node=node) for node in tree.children_of(node=large.id)), key=lambda t: t.size
    )
    split = view.split(large).split(part)
    assert read_cut(tree, f"8,s{large.n},s{part.n}") == split
    pair = next(
        (first, second)
        for first in split
        for second in split
        if first.id != second.id
        and tree.parent(node=first.id) == tree.parent(node=second.id)
        and first.id not in tree.children_of(node=part.id)
        and tree.topic(node=tree.parent(node=first.id)).n < 8
    )
    whole = tree.topic(node=tree.parent(node=pair[0].id))
    expected = split.join(pair[0], pair[1])
    assert read_cut(tree, f"8,s{large.n},s{part.n},j{whole.n}") == expected
    # all that lies in a topic is joined, however far it is divided
    assert read_cut(tree, f"8,s{large.n},s{part.n},j1".replace(f",s{large.n},s{part.n}", "")).n == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "25",
        "8,",
        "8,37",
        "8,x9",
        "8,s0",
        "8,s24",  # a word
        "8,s999999999",
        "8,s7",  # divided already
        "8,j8",  # not divided
        "8,j3,j1",  # 3 lies in 1
        "8,s9999999999",
        "٣",
        "8 ,s9",
        "8" + ",s9" * MAX_LENGTH,
    ],
)
def test_what_makes_no_sense_is_refused(tree, text):
    with pytest.raises(ValueError, match=r"topics"):
        read_cut(tree, text)

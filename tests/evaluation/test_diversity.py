import pytest

from topicgrouper import fit_tree, soften
from topicgrouper.evaluation import diversity

COUNTS = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
WORDS = ["cat", "dog", "cup", "tea", "milk"]


def test_repeated_words_count_once():
    assert diversity([["a", "b", "c"], ["c", "d", "a"], ["e", "f", "a"]]) == 6 / 9
    assert diversity([["a", "b"]] * 4) == 1 / 4
    assert diversity([["a", "b", "c"], ["d", "a", "c"]], top=1) == 1


def test_only_the_top_words_count_and_short_topics_have_what_they_have():
    topics = [["a", "b", "c"], ["d", "e", "a"], ["a"]]
    assert diversity(topics, top=2) == 4 / 5
    assert diversity(topics) == 5 / 7


def test_views_repeat_no_word_and_soft_topics_may():
    view = fit_tree(COUNTS, WORDS).view(2)
    assert diversity(view) == 1
    soft = soften(view)
    lists = [topic.top_words(3) for topic in soft]
    assert diversity(soft, top=3) == diversity(lists, top=3) == 5 / 6


@pytest.mark.parametrize(
    ("topics", "top", "error", "message"),
    [
        ([], 10, ValueError, "no topics"),
        ([[], []], 10, ValueError, "the topics have no words"),
        ([["a", "b"]], 0, ValueError, "top must be at least 1, got 0"),
        ([["a", "a"]], 10, ValueError, "topic 0 has a word twice"),
        (["tea"], 10, TypeError, "topic 0 is a single string"),
    ],
)
def test_bad_topics_are_refused(topics, top, error, message):
    with pytest.raises(error, match=message):
        diversity(topics, top=top)

from topicgrouper.corpus.display_names import unique_names


def test_only_names_that_are_not_unique_get_their_words():
    assert unique_names(["a", "a", "b"], ["1", "2", "3"]) == ("a (1)", "a (2)", "b")


def test_a_name_that_looks_like_another_makes_all_get_their_words():
    names = unique_names(["a", "a", "a (1)"], ["1", "2", "3"])
    assert names == ("a (1)", "a (2)", "a (1) (3)")

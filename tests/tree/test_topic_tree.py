import copy
import gc
import pickle
import weakref

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.cluster.hierarchy import fcluster, is_monotonic, is_valid_linkage

from tests.count_samples import planted_counts, poisson_counts
from tests.digests.fixed_counts import tie_free_counts
from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    change_section,
    changed_tree,
    exact_fcluster,
    sample_counts,
    sample_tree,
    tree_of,
    trees,
)
from topicgrouper import TopicTree, fit_tree
from topicgrouper.tree import ArchiveError
from topicgrouper.tree.archive import constructor_arguments

DEEP = 20_000

WHY = (
    r"out of range; choose 1 to 4 for this tree of 7 words; as groups of words stay together, it "
    r"has at most 4 topics"
)


@given(tree=trees())
def test_navigation_follows_the_joins(tree):
    root = tree.n_nodes - 1
    assert tree.parent(node=root) is None
    assert tree.sibling(node=root) is None
    assert tree.depth(node=root) == 0
    for word in range(tree.n_words):
        assert tree.children_of(node=word) == ()
        assert tree.find(tree.vocabulary[word]) == word
    for i, (left, right) in enumerate(tree.children.tolist()):
        node = tree.n_words + i
        assert tree.children_of(node=node) == (left, right)
        assert tree.parent(node=left) == tree.parent(node=right) == node
        assert (tree.sibling(node=left), tree.sibling(node=right)) == (right, left)
        assert tree.depth(node=left) == tree.depth(node=node) + 1
        words = set(tree.words_of(node=node).tolist())
        assert words == set(tree.words_of(node=left).tolist()) | set(
            tree.words_of(node=right).tolist()
        )
        assert tree.frequencies[node] == pytest.approx(tree.frequencies[sorted(words)].sum())


@given(tree=trees())
def test_a_lineage_climbs_from_leaf_to_root(tree):
    for word in range(tree.n_words):
        path = tree.lineage(node=word).tolist()
        assert path == tree.lineage(tree.vocabulary[word]).tolist()
        assert path[0] == word
        assert path[-1] == tree.n_nodes - 1
        assert [tree.parent(node=node) for node in path] == [*path[1:], None]


@given(tree=trees())
def test_the_papers_numbers(tree):
    assert tree.n_of(node=tree.n_nodes - 1) == 1
    for n in range(1, tree.n_words):
        assert tree.n_of(node=tree.node_of(n)) == n
    for word in range(tree.n_words):
        assert tree.n_of(node=word) == tree.n_words


@pytest.mark.parametrize("n_words", [1, 2, 7])
def test_every_node_has_a_number_of_its_own(n_words):
    tree = sample_tree(n_words)
    assert sorted(tree.numbers.tolist()) == list(range(1, tree.n_nodes + 1))
    for node in range(tree.n_nodes):
        topic = tree.topic(node=node)
        assert tree.node_of(topic.number) == node
        assert topic.number == (n_words + node if topic.size == 1 else topic.n)


def test_numbers_may_be_given(tmp_path):
    tree = sample_tree(3)
    arguments = constructor_arguments(tree)
    grown = TopicTree(**{**arguments, "numbers": [9, 4, 70, 2, 5]})
    assert grown != tree
    assert [grown.node_of(number) for number in (9, 70, "5")] == [0, 2, 4]
    assert grown.reference(node=3) == "2"
    grown.save(tmp_path / "grown.tg")
    assert TopicTree.load(tmp_path / "grown.tg").numbers.tolist() == [9, 4, 70, 2, 5]
    for numbers in ([9, 4, 9, 2, 5], [0, 1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 2**53]):
        with pytest.raises(ValueError, match="numbers must"):
            TopicTree(**{**arguments, "numbers": numbers})


def test_an_unknown_word_names_near_ones():
    tree = tree_of([[1, 1, 1]], chain_joins(3), vocabulary=["senator", "senate", "house"])
    with pytest.raises(KeyError, match="near spellings: 'senate', 'senator'"):
        tree.find("senater")
    with pytest.raises(KeyError, match=r'not in this tree"$'):
        tree.lineage("zzz")
    with pytest.raises(KeyError) as error:
        tree.find("x" * 1_000_000)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("node", [-1, 13])
def test_unknown_nodes_are_an_error(node):
    tree = sample_tree(7)
    names = ("parent", "children_of", "sibling", "depth", "words_of", "n_of", "topic", "lineage")
    for name in names:
        with pytest.raises(IndexError, match="0 to 12"):
            getattr(tree, name)(node=node)


def test_a_topic_is_a_number_a_word_a_name_or_an_object():
    tree = tree_of([[1, 1, 1]], chain_joins(3), vocabulary=["senator", "2", "name:it"])
    tree = tree.with_topic_names({"2": "Old", "word:2": "old", "senator": "Sir"})
    assert tree.node_of(1) == tree.node_of("1") == 4
    assert tree.node_of(2) == tree.node_of(" 2 ") == tree.node_of(tree.topic(2)) == 3
    assert tree.node_of("word:2") == 1
    assert tree.node_of("senator") == tree.node_of("name:sir") == tree.node_of("Sir") == 0
    assert tree.node_of("name:it") == 2
    assert tree.topic(2) == tree.topic(node=3) != tree.topic("word:2")
    with pytest.raises(KeyError, match=r"2 topics are named 'OLD'; give the number .*word:2, 2"):
        tree.node_of("OLD")
    with pytest.raises(KeyError, match="no topic is named 'new'"):
        tree.node_of("name:new")
    for number in (0, 6, -1, "7"):
        with pytest.raises(ValueError, match="numbers go up to 5"):
            tree.node_of(number)
    for arguments in ({}, {"topic": 1, "node": 4}):
        with pytest.raises(TypeError, match="give a topic, or a node id as node="):
            tree.topic(**arguments)


def test_nothing_can_be_changed():
    tree = sample_tree(7)
    with pytest.raises(AttributeError, match="cannot be changed"):
        tree.gains = np.zeros(6)
    with pytest.raises(AttributeError, match="cannot be changed"):
        del tree.counts
    with pytest.raises(AttributeError, match="cannot be changed"):
        tree.note = "mine"
    with pytest.raises(ValueError, match="read-only"):
        tree.children[0] = 0
    with pytest.raises(ValueError, match="read-only"):
        tree.counts.data[0] = 7


def test_pickles_and_copies_are_equal_and_frozen():
    tree = sample_tree(7, columns=[0, 1, 2, 4, 6, 7, 9], n_columns=12)
    tree.view(3)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        copied = pickle.loads(pickle.dumps(tree, protocol))
        assert copied == tree
        assert not copied.children.flags.writeable
        assert not copied.counts.data.flags.writeable
    assert copy.copy(tree) is tree
    assert copy.deepcopy(tree) is tree


def test_one_word_has_every_method():
    tree = TopicTree([], [], [4], ["only"], base_log_likelihood=0.0)
    assert tree.view(1).labels.tolist() == [0]
    assert [topic.words for topic in tree.view(1).topics] == [("only",)]
    assert tree.log_likelihoods().tolist() == [0.0]
    assert len(tree.curve()) == 0
    assert tree.lineage("only").tolist() == [0]
    assert tree.taxonomy([1]).parents == ((-1,),)
    assert tree.suggest_n().n == 1
    with pytest.raises(ValueError, match="choose 1 to 0"):
        tree.delta_h(1)


def test_a_very_deep_tree_is_a_normal_input(tmp_path):
    tree = bare_tree(chain_joins(DEEP))
    assert tree.depth(node=0) == DEEP - 1
    assert tree.lineage(node=0).tolist() == [0, *range(DEEP, 2 * DEEP - 1)]
    assert len(tree.words_of(node=2 * DEEP - 2)) == DEEP
    assert tree.topic(node=2 * DEEP - 2).top_words(2) == ("w0", "w1")
    assert tree.log_likelihood(1) == -3.0 - (DEEP - 1)
    assert tree.suggest_n().n == 25
    assert tree.to_linkage()[-1, 3] == DEEP
    assert [topic.size for topic in tree.view(3).topics] == [DEEP - 2, 1, 1]
    assert tree.find(f"w{DEEP - 1}") == DEEP - 1
    tree.save(tmp_path / "deep.tg")
    assert TopicTree.load(tmp_path / "deep.tg") == tree
    assert pickle.loads(pickle.dumps(tree)) == tree
    assert len(str(tree)) < 1_000


def test_other_words_leave_the_tree_as_it_is():
    tree = sample_tree(4, columns=[0, 2, 3, 5], n_columns=6)
    by_column = tree.with_vocabulary(["a", "b", "c", "d", "e", "f"])
    assert by_column.vocabulary == ("a", "c", "d", "f")
    assert by_column == tree.with_vocabulary(["a", "c", "d", "f"])
    assert by_column.children is tree.children
    with pytest.raises(ValueError, match=r"got 5 words; pass 6, one per column .* or 4"):
        tree.with_vocabulary(["a", "b", "c", "d", "e"])
    with pytest.raises(ValueError, match="more than once"):
        tree.with_vocabulary(["a", "b", "b", "d"])


def test_a_used_tree_is_freed_without_the_garbage_collector():
    tree = sample_tree()
    tree.view(3).topics[0].words  # noqa: B018 - everything that a tree derives
    tree.shown_words([0])
    watched = weakref.ref(tree)
    gc.disable()
    try:
        del tree
        assert watched() is None
    finally:
        gc.enable()


# -- trees whose first joins were given, so that T(n) does not exist for every n up to V -----------


def limited(n_words=7, max_topics=4):
    return sample_tree(n_words, max_topics=max_topics)


@pytest.mark.parametrize("ask", [TopicTree.view, TopicTree.log_likelihood])
def test_a_larger_view_is_refused_and_the_message_says_why(ask):
    ask(limited(), 4)
    with pytest.raises(ValueError, match=WHY):
        ask(limited(), 5)


def test_levels_are_refused_as_well():
    tree = limited()
    assert tree.taxonomy([2, 4]).levels == (2, 4)
    with pytest.raises(ValueError, match="at most 4 topics"):
        tree.taxonomy([2, 5])
    with pytest.raises(ValueError, match="at most 4 topics"):
        tree.outline(levels=[2, 5])
    with pytest.raises(ValueError, match=r"choose 1 to 3 .* at most 4 topics"):
        tree.delta_h(4)


@given(tree=trees(), data=st.data())
def test_all_that_goes_by_n_ends_there(tree, data):
    most = data.draw(st.integers(1, tree.n_words))
    short = changed_tree(tree, max_topics=most)
    assert short.log_likelihoods().tolist() == tree.log_likelihoods()[:most].tolist()
    points, short_points = tree.curve(), short.curve()
    assert len(short_points) == most - 1
    assert list(short_points)[:-1] == list(points)[: max(most - 2, 0)]
    for n in range(1, most + 1):
        assert short.view(n).labels.tolist() == tree.view(n).labels.tolist()
    assert short.suggest_n().n <= most
    assert str(short).startswith("<TopicTree: ")
    assert short.to_linkage().tolist() == tree.to_linkage().tolist()


def test_the_suggestion_takes_groups_for_words():
    counts = tie_free_counts(12, 90)
    groups = [[f"x{i}", f"x{i + 30}"] for i in range(20)]
    tree = fit_tree(counts, together=groups)
    joined = counts.copy()
    joined[:, :20] += joined[:, 30:50]
    other = fit_tree(np.delete(joined, np.arange(30, 50), axis=1))
    assert tree.max_topics == other.n_words == 70
    delta_hs = ([point.delta_h for point in each.curve()] for each in (tree, other))
    np.testing.assert_allclose(*delta_hs)
    for bounds in ((None, None), (2, None), (3, 500)):
        found, expected = tree.suggest_n(*bounds), other.suggest_n(*bounds)
        assert (found.n, found.high, found.others) == (expected.n, expected.high, expected.others)


def test_a_group_can_be_cut_by_its_nodes():
    tree = limited()
    words = tree.cut(nodes=range(7))
    assert words.n == 7
    assert words.log_likelihood == pytest.approx(tree.base_log_likelihood)
    assert not words.is_tree_view
    assert tree.view(4).is_tree_view


def test_it_is_part_of_the_value(tmp_path):
    tree, plain = limited(), sample_tree(7)
    assert tree != plain
    assert tree.digest() != plain.digest()
    assert tree.digest() != limited(max_topics=5).digest()
    assert changed_tree(plain, max_topics=7).digest() == plain.digest()
    tree.save(tmp_path / "tree.tg")
    others = [
        TopicTree.load(tmp_path / "tree.tg"),
        pickle.loads(pickle.dumps(tree)),
        copy.deepcopy(tree),
    ]
    for other in others:
        assert other == tree
        assert other.max_topics == 4
    assert tree.with_vocabulary([*"abcdefg"]).max_topics == 4
    assert repr(tree).endswith("documents, at most 4 topics>")
    assert "at most" not in repr(plain)


@pytest.mark.parametrize("number", [0, 8, -1, 2**70, True, 3.0, "4", [4]])
def test_a_wrong_number_in_a_file_is_refused(tmp_path, number):
    path = tmp_path / "tree.tg"
    limited().save(path)
    assert TopicTree.load(path).max_topics == 4
    change_section(path, "tree", meta={"max_topics": number})
    with pytest.raises(ArchiveError, match="max_topics"):
        TopicTree.load(path)


@pytest.mark.parametrize("number", [0, 8])
def test_a_wrong_number_is_refused(number):
    with pytest.raises(ValueError, match=f"from 1 to 7, the number of words, got {number}"):
        limited(max_topics=number)


# --  ----------------------------------------------------------------------------------------------


def same_partition(left, right):
    pairs = set(zip(left.tolist(), right.tolist(), strict=True))
    return len(pairs) == len(set(left.tolist())) == len(set(right.tolist()))


@exact_fcluster
@given(tree=trees(min_words=2))
def test_cutting_with_scipy_gives_exactly_the_views(tree):
    linkage = tree.to_linkage()
    assert is_valid_linkage(linkage, throw=True)
    for n in range(1, tree.n_words + 1):
        assert same_partition(fcluster(linkage, n, criterion="maxclust"), tree.view(n).labels)


@given(tree=trees(min_words=2))
def test_losses_are_heights_that_never_fall(tree):
    linkage = tree.to_linkage("loss")
    assert is_valid_linkage(linkage)
    assert is_monotonic(linkage)
    lost = tree.base_log_likelihood - tree.log_likelihoods()[::-1][1:]
    np.testing.assert_allclose(linkage[:, 2], lost, rtol=1e-9, atol=1e-9)


def test_ranks_count_the_joins():
    assert sample_tree(5).to_linkage()[:, 2].tolist() == [1, 2, 3, 4]


def test_one_word_needs_no_join():
    assert sample_tree(1).to_linkage().shape == (0, 4)


def test_unknown_heights_are_an_error():
    with pytest.raises(ValueError, match='"rank" or "loss"'):
        sample_tree(5).to_linkage("gain")


# --  ----------------------------------------------------------------------------------------------


def changed(**changes):
    return changed_tree(sample_tree(7), **{"counts": None, **changes})


def test_equal_content_is_equal():
    assert changed() == changed()
    assert hash(changed()) == hash(changed())
    assert changed() != "tree"
    assert sample_tree(7) == sample_tree(7)
    assert sample_tree(7) != changed()


@pytest.mark.parametrize(
    "changes",
    [
        {"gains": np.full(6, -2.5)},
        {"vocabulary": list("abcdefg")},
        {"base_log_likelihood": -1.25},
        {"columns": np.arange(1, 8), "n_columns": 8},
        {"n_columns": 9},
        {"children": [(0, 1), (2, 7), (3, 8), (4, 9), (5, 10), (6, 11)]},
        {"word_frequencies": np.full(7, 2)},
        {"word_frequencies": sample_tree(7).word_frequencies.astype(float)},
    ],
    ids="-".join,
)
def test_different_content_is_different(changes):
    assert changed(**changes) != changed()


def test_the_digest_is_a_golden_value():
    tree = TopicTree(
        [(0, 2), (1, 3)], [-1.0, -2.0], [3, 2, 1], ["ä", "b\n", "\ud800"], base_log_likelihood=-1.0
    )
    assert tree.digest() == "0c06c93c6712810e699f2c601309ad97175e6b56e9b35e3a9b2018c0f600fc79"


def test_the_digest_knows_joins_words_and_frequencies_only():
    digest = changed().digest()
    assert changed(gains=np.full(6, -2.5), base_log_likelihood=-1.25).digest() == digest
    assert sample_tree(7).digest() == digest
    assert changed(vocabulary=list("abcdefg")).digest() != digest
    assert changed(word_frequencies=np.full(7, 2)).digest() != digest
    # the same letters, divided into words in another way
    left, right = ["ab", "c", *"defgh"], ["a", "bc", *"defgh"]
    assert changed(vocabulary=left).digest() != changed(vocabulary=right).digest()


def test_a_tree_that_has_grown_knows_the_trees_before(tmp_path):
    counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    words = ["cat", "dog", "tea", "milk"]
    first = fit_tree(counts[:3], words)
    second = fit_tree(counts, words, start=first)
    third = fit_tree(counts * 2, words, start=second)
    assert first.ancestors == ()
    assert third.ancestors == (first.digest(), second.digest())
    third.save(tmp_path / "tree.tg")
    for same in (TopicTree.load(tmp_path / "tree.tg"), pickle.loads(pickle.dumps(third))):
        assert same.ancestors == third.ancestors
        assert same == third
    assert third.with_topic_names({"2": "Two"}).ancestors == third.ancestors
    for wrong in (["x"], ["A" * 64], [first.digest()[:16]], [5]):
        with pytest.raises(ValueError, match="64 hex digits"):
            changed_tree(third, ancestors=wrong)


# --  ----------------------------------------------------------------------------------------------


def hostile_tree():
    words = ["<script>alert(1)</script>", "\x1b[31mred\n", "x" * 100_000, "\ud800"]
    return tree_of([[1, 1, 1, 1]], chain_joins(4), vocabulary=words)


def test_one_line():
    assert repr(sample_tree(7)).startswith("<TopicTree: 7 words, ")
    assert repr(sample_tree(7)).endswith(" 6 documents>")
    assert repr(fit_tree([[1]], ["tea"])) == "<TopicTree: 1 word, 1 occurrence, 1 document>"
    assert repr(bare_tree(chain_joins(1_234))) == "<TopicTree: 1,234 words, 1,234 occurrences>"


def test_text_has_one_line_a_topic():
    assert len(str(bare_tree(chain_joins(7))).splitlines()) == 2 + 7
    assert len(str(bare_tree(chain_joins(1_000))).splitlines()) == 2 + 10
    assert len(str(sample_tree(1)).splitlines()) == 2 + 1


def test_without_counts_topics_are_shown_by_frequency():
    head, first, *_ = str(bare_tree(chain_joins(7))).splitlines()[1:]
    assert head.split(maxsplit=2) == ["topic", "frequency", "most frequent words"]
    assert first.split() == ["7", "1", "w0"]


def test_with_counts_topics_with_documents_come_first_and_others_are_told_in_one_line():
    counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    title, head, *lines, last = str(view).splitlines()
    assert title == "<FlatView: 3 topics of 5 words>"
    assert head.split() == ["topic", "documents", "share", "words"]
    assert [line.split(maxsplit=3) for line in lines] == [
        ["3", "2", "50.0%", "tea, milk"],
        ["4", "2", "50.0%", "cat, dog"],
    ]
    assert last == "1 topic is no main topic: 52% of all occurrences: the"
    html = view._repr_html_()
    assert html.count("<tr>") == 1 + 2
    assert f"<p>{last}</p>" in html


def test_many_topics_are_cut_and_the_rest_is_still_told():
    subjects = planted_counts(240, [0.2] * 12, words=2)
    view = fit_tree(np.hstack([subjects, poisson_counts(240, 6, rate=4.0)])).view(26)
    lines = str(view).splitlines()
    n_main = len(set(view.predict().tolist()))
    assert 10 < n_main < 23
    assert len(lines) == 2 + 10 + 2
    assert lines[-2] == f"… and {n_main - 10} more"
    assert lines[-1].startswith(f"{26 - n_main} topics are no main topic: ")


def test_weights_are_rounded():
    tree = TopicTree([[0, 1]], [-0.25], [1.5, 2.123], ["a", "b"], base_log_likelihood=-1)
    assert str(tree).splitlines()[-1].split()[1] == "1.50"


def test_hostile_words_are_harmless_text():
    text = str(hostile_tree())
    assert "\x1b" not in text
    assert r"\x1b[31mred\n" in text
    assert len(text) < 1_000
    text.encode("utf-8")


def test_hostile_words_are_harmless_html():
    html = hostile_tree()._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    assert html.count("<tr>") == 1 + 1
    assert len(html) < 2_000


# --  ----------------------------------------------------------------------------------------------


@given(tree=trees())
def test_no_two_nodes_have_the_same_name(tree):
    assert len({tree.reference(node=node) for node in range(tree.n_nodes)}) == tree.n_nodes


@given(words=st.lists(st.text(min_size=1), min_size=3, max_size=3, unique=True))
def test_names_lead_back_whatever_the_words_are(words):
    tree = tree_of(sample_counts(3), [[0, 1], [2, 3]], vocabulary=words)
    for node in range(tree.n_nodes):
        assert tree.node_of(tree.reference(node=node)) == node


def test_words_that_look_like_numbers_are_marked():
    tree = tree_of(sample_counts(3), [[0, 1], [2, 3]], vocabulary=["22423", "tea", "word:x"])
    assert [tree.reference(node=node) for node in range(5)] == [
        "word:22423",
        "tea",
        "word:word:x",
        "2",
        "1",
    ]


def test_numbers_are_taken_as_tables_print_them():
    tree = bare_tree(chain_joins(2000))
    assert tree.node_of("37") == tree.node_of(37) == tree.n_nodes - 37
    assert tree.node_of(" 1,234 ") == tree.n_nodes - 1234
    for no_number in ("-1", "3.5", "", "9" * 5000):
        with pytest.raises(KeyError, match="is not in this tree"):
            tree.node_of(no_number)

import numpy as np

from tests.count_samples import planted_counts, poisson_counts
from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, tree_of
from topicgrouper import TopicTree, fit_tree


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
    assert ", …" in str(bare_tree(chain_joins(1_000)))


def test_without_counts_topics_are_shown_by_frequency():
    head, first, *_ = str(bare_tree(chain_joins(7))).splitlines()[1:]
    assert head.split(maxsplit=3) == ["topic", "frequency", "words", "most frequent words"]
    assert first.split()[:3] == ["7", "1", "1"]


def test_with_counts_topics_come_in_the_distinctive_order_and_general_ones_in_one_line():
    counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    title, head, *lines, last = str(view).splitlines()
    assert title == "<FlatView: 3 topics of 5 words>"
    assert head.split(maxsplit=4) == ["topic", "share", "focus", "words", "most distinctive words"]
    assert [line.split(maxsplit=4)[-1] for line in lines] == ["cat, dog", "tea, milk"]
    assert [line.split()[1] for line in lines] == ["20.0%", "27.5%"]
    assert [float(line.split()[2]) for line in lines] == [
        round(row.focus, 2) for row in view.table() if not row.general
    ]
    assert last == "1 general topic: 52% of all occurrences: the"
    html = view._repr_html_()
    assert html.count("<tr>") == 1 + 2
    assert f"<p>{last}</p>" in html


def test_many_topics_are_cut_and_general_ones_still_told():
    subjects = planted_counts(60, [0.2] * 3, words=8)
    view = fit_tree(np.hstack([subjects, poisson_counts(60, 6, rate=4.0)])).view(26)
    lines = str(view).splitlines()
    general = [row.general for row in view.table()]
    n_general = sum(general)
    n_distinctive = len(general) - n_general
    assert n_distinctive > 10
    assert n_general > 3
    assert len(lines) == 2 + 10 + 2
    assert lines[-2] == f"… and {n_distinctive - 10} more"
    assert lines[-1].startswith(f"{n_general} general topics: ")


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
    assert html.count("<tr>") == 1 + 4
    assert len(html) < 2_000

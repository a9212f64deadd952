from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, tree_of
from topicgrouper.tree.representation import printable


def hostile_tree():
    words = ["<script>alert(1)</script>", "\x1b[31mred\n", "x" * 100_000, "\ud800"]
    return tree_of([[1, 1, 1, 1]], chain_joins(4), vocabulary=words)


def test_one_line():
    assert repr(sample_tree(7)).startswith("<TopicTree: 7 words, ")
    assert repr(sample_tree(7)).endswith(" 6 documents>")
    assert repr(bare_tree(chain_joins(1_234))) == "<TopicTree: 1,234 words, 1,234 occurrences>"


def test_text_has_one_line_a_topic():
    assert len(str(sample_tree(7)).splitlines()) == 2 + 7
    assert len(str(bare_tree(chain_joins(1_000))).splitlines()) == 2 + 10
    assert len(str(sample_tree(1)).splitlines()) == 2 + 1
    assert ", …" in str(bare_tree(chain_joins(1_000)))


def test_weights_are_rounded():
    assert "." in str(sample_tree(7, weights=True)).splitlines()[-1]


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


def test_ordinary_words_are_shown_as_they_are():
    assert printable("Käse 芝士") == "Käse 芝士"
    assert printable("abcdef", limit=4) == "abc…"

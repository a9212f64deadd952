"""The pictures: what they show, and that they never differ."""

import sys
import xml.etree.ElementTree as ET

import pytest

from tests.export.export_samples import (
    HOSTILE,
    chain_tree,
    fitted_tree,
    label,
    single_word,
    tree_with_function_words,
    written,
)
from topicgrouper import refine
from topicgrouper.export import dendrogram_figure, export, icicle_figure

PICTURES = {
    "dendrogram": lambda tree: dendrogram_figure(tree.view(8)),
    "icicle": lambda tree: icicle_figure(tree, depth=4),
}
STARTS = {"png": b"\x89PNG\r\n", "pdf": b"%PDF-", "svg": b"<?xml "}


def texts(figure):
    (axes,) = figure.axes
    return [text.get_text() for text in axes.texts]


@pytest.mark.parametrize(
    ("name", "kind"),
    [*(("dendrogram", kind) for kind in STARTS), ("icicle", "svg")],
)
def test_files_are_of_their_kind_and_the_same_every_time(name, kind, tmp_path):
    paths = [tmp_path / f"first.{kind}", tmp_path / f"second.{kind}"]
    for path in paths:
        export(PICTURES[name](fitted_tree()), path)
    data = paths[0].read_bytes()
    assert data.startswith(STARTS[kind])
    assert data == paths[1].read_bytes()
    if kind == "svg":
        assert ET.fromstring(data).tag.endswith("svg")
    assert b"Date" not in data


def test_an_unknown_kind_is_refused(tmp_path):
    with pytest.raises(ValueError, match=r"\.svg, \.png, \.pdf"):
        export(PICTURES["icicle"](fitted_tree()), tmp_path / "tree.gif")
    with pytest.raises(ValueError, match="a figure takes no options"):
        export(PICTURES["icicle"](fitted_tree()), tmp_path / "tree.svg", k=3)
    assert not list(tmp_path.iterdir())


def test_pictures_leave_pyplot_alone():
    # pyplot keeps figures, and may open windows
    assert (
        "matplotlib.pyplot" not in sys.modules or not sys.modules["matplotlib.pyplot"].get_fignums()
    )


def labels(view):
    """Labels of three words for the topics of a view."""
    shown = view.shown_words(view.nodes, 3)
    return {label(topic.number, shown[topic.id]) for topic in view}


def test_a_dendrogram_names_the_topics_and_the_joins():
    tree = fitted_tree()
    shown = texts(dendrogram_figure(tree.view(6), k=3))
    topics = labels(tree.view(6))
    assert set(shown) == topics | {str(n) for n in range(1, 6)}
    assert len(shown) == 6 + 5


def test_topics_that_are_no_main_topic_are_grey():
    view = tree_with_function_words().view(8)
    numbers = {view[place].number for place in {*range(8)} - set(view.predict().tolist())}
    assert numbers
    for frequent, expected in ((False, numbers), (True, set())):
        figure = dendrogram_figure(view, frequent=frequent)
        (axes,) = figure.axes
        labels = [text for text in axes.texts if not text.get_text().isdecimal()]
        grey = {text.get_text() for text in labels if text.get_color() != "black"}
        assert {int(label[1:].partition(")")[0]) for label in grey} == expected
        assert axes.get_xlabel().endswith("(grey: no main topic)") == (not frequent)
        if frequent:
            expected_labels = {label(topic.number, topic.top_words(5)) for topic in view}
            assert {text.get_text() for text in labels} == expected_labels


def test_an_icicle_shows_what_distinguishes_the_parts():
    tree = fitted_tree()
    left, right = tree.children_of(node=tree.n_nodes - 1)
    for frequent in (False, True):
        shown = " ".join(texts(icicle_figure(tree, depth=1, k=2, frequent=frequent)))
        for node in (left, right):
            words = tree.shown_words([node], 2, frequent=frequent)[node]
            assert f"({tree.n_of(node=node)}) {', '.join(words)}" in shown


def test_joins_stand_where_their_loss_is():
    tree = fitted_tree()
    (axes,) = dendrogram_figure(tree.view(6)).axes
    lost = {int(text.get_text()): text.xy[0] for text in axes.texts if text.get_text().isdecimal()}
    for n, loss in lost.items():
        assert loss == pytest.approx(tree.log_likelihood(6) - tree.log_likelihood(n))
    # each join is one stroke between the rows of its two parts, and no two topics share a row
    rows = {text.xy[1] for text in axes.texts if not text.get_text().isdecimal()}
    assert rows == set(range(6))


def test_a_dendrogram_of_an_uneven_cut_shows_the_joins_above_it():
    tree = fitted_tree()
    view = tree.view(6).split(6)
    (axes,) = dendrogram_figure(view, k=3).axes
    shown = {text.get_text(): text.xy for text in axes.texts}
    topics = labels(view)
    joins = {str(n) for n in range(1, 7)}
    assert shown.keys() == topics | joins
    assert shown["6"][0] == pytest.approx(-tree.delta_h(6))
    assert shown["1"][0] == pytest.approx(view.log_likelihood - tree.log_likelihood(1))


def test_boxes_of_an_icicle_fill_the_height_by_frequency():
    tree = fitted_tree()
    (axes,) = icicle_figure(tree, depth=3).axes
    boxes = sorted((patch.get_x(), patch.get_y(), patch.get_height()) for patch in axes.patches)
    rows = tree.outline(depth=3)
    total = tree.frequencies[-1]
    assert sorted(height for _, _, height in boxes) == pytest.approx(
        sorted(row.frequency / total for row in rows)
    )
    for level in range(4):
        column = [(y, height) for x, y, height in boxes if x == level]
        ends = [y + height for y, height in column]
        # boxes of a level do not overlap
        assert all(end <= y + 1e-9 for end, (y, _) in zip(ends, column[1:], strict=False))


WORDS = ["W" * 60, *(f"word{'ish' * (i % 7)}{i}" for i in range(39))]
NAMES = [f"VINTAGE {'POLKADOT ' * (i % 5)}CAKE STAND {i}" for i in range(40)]


@pytest.mark.parametrize("vocabulary", [WORDS, NAMES])
def test_words_stay_inside_their_boxes(vocabulary):
    tree = fitted_tree(vocabulary=vocabulary)
    figure = icicle_figure(tree, depth=5)
    figure.draw_without_rendering()
    (axes,) = figure.axes
    for text in axes.texts:
        left, right = axes.transData.transform([(text.xy[0], 0), (text.xy[0] + 1, 0)])[:, 0]
        extent = text.get_window_extent()
        assert left <= extent.x0
        assert extent.x1 <= right


def test_long_names_leave_room_for_the_joins():
    figure = dendrogram_figure(fitted_tree(vocabulary=NAMES).view(10))
    figure.draw_without_rendering()  # warns, which is an error here, if nothing is left of the axes
    (axes,) = figure.axes
    assert axes.get_position().width > 0.3


def test_dollar_signs_are_no_formula_and_letters_are_as_they_are():
    words = [r"$\unknown$", *(word for word in HOSTILE if word.isascii())]
    tree = fitted_tree(len(words), vocabulary=words)
    dendrogram = dendrogram_figure(tree.view(len(words)))
    assert any(words[0] in text for text in texts(dendrogram))
    for figure in (dendrogram, icicle_figure(tree, depth=9)):
        figure.draw_without_rendering()  # formulas are parsed, and unknown letters warned of


def test_small_and_deep_trees_are_drawn():
    assert written("dendrogram", single_word().view(1))
    assert written("icicle", single_word())
    for draw in PICTURES.values():
        assert draw(chain_tree()).axes


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (lambda: dendrogram_figure(chain_tree().view(201)), "at most 200"),
        (lambda: dendrogram_figure(refine(fitted_tree().view(5))), "cannot show refined topics"),
        (lambda: icicle_figure(fitted_tree(), depth=25), "at most 24"),
        (lambda: icicle_figure(fitted_tree(), k=0), "at least 1"),
    ],
)
def test_what_cannot_be_drawn_is_refused(draw, message):
    with pytest.raises(ValueError, match=message):
        draw()


def test_the_extra_is_named_if_it_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match=r"pip install 'topicgrouper\[plots\]'"):
        icicle_figure(fitted_tree())

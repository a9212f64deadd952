from dataclasses import replace

import pytest

from topicgrouper.evaluation.figures_file import Figure
from topicgrouper.export import comparison_figure, export

ONE = Figure(
    model="lda",
    n=20,
    seed=0,
    measure="perplexity",
    value=100.0,
    standard_error=0.5,
    fit_seconds=1.0,
    measure_seconds=1.0,
)
FIGURES = [
    ONE,
    replace(ONE, seed=1, value=110.0),
    replace(ONE, n=40, value=90.0),
    replace(ONE, model="unigram", n=1, seed=None, value=200.0),
    replace(ONE, model="topic-grouper", seed=None, value=95.0),
    replace(ONE, model="topic-grouper", seed=None, measure="coherence", value=0.1),
]


def test_each_measure_has_a_panel_with_a_line_for_each_model():
    upper, lower = comparison_figure(FIGURES).axes
    names = [text.get_text() for text in upper.get_legend().get_texts()]
    assert sorted(names) == ["lda", "topic-grouper", "unigram"]
    assert [label.get_text() for label in upper.get_xticklabels()] == ["20", "40"]
    assert upper.get_ylabel() == "perplexity of the test documents"
    assert [text.get_text() for text in lower.get_legend().get_texts()] == ["topic-grouper"]


def test_seeds_are_averaged():
    (line,) = (
        container.lines[0]
        for container in comparison_figure(FIGURES[:3]).axes[0].containers
        if container.get_label() == "lda"
    )
    assert line.get_ydata().tolist() == [105.0, 90.0]


def test_a_model_keeps_its_colour_in_every_panel():
    upper, lower = comparison_figure(FIGURES).axes
    colours = [
        container.lines[0].get_color()
        for panel in (upper, lower)
        for container in panel.containers
        if container.get_label() == "topic-grouper"
    ]
    assert len(colours) == 2
    assert len(set(colours)) == 1


def test_the_same_figures_give_the_same_file(tmp_path):
    paths = [tmp_path / name for name in ("one.svg", "two.svg")]
    for path in paths:
        export(comparison_figure(FIGURES), path)
    one, two = (path.read_bytes() for path in paths)
    assert one == two
    assert one.startswith(b"<?xml")


@pytest.mark.parametrize(
    ("figures", "name", "message"),
    [([], "a.svg", "no figures to draw"), (FIGURES, "a.txt", "use one of .svg, .png, .pdf")],
)
def test_nothing_to_draw_and_no_picture(tmp_path, figures, name, message):
    with pytest.raises(ValueError, match=message):
        export(comparison_figure(figures), tmp_path / name)
    assert list(tmp_path.iterdir()) == []

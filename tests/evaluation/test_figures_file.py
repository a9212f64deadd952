import math
import re
from dataclasses import replace

import pytest

from topicgrouper.evaluation.figures_file import Figure, FiguresFile

FIGURE = Figure(
    model="lda",
    n=20,
    seed=3,
    measure="perplexity",
    value=1234.5678901234567,
    standard_error=0.1,
    fit_seconds=12.5,
    measure_seconds=0.25,
)
WITHOUT_CHANCE = replace(FIGURE, model="topic-grouper", seed=None, standard_error=None)


def test_a_file_is_made_with_the_first_figure(tmp_path):
    path = tmp_path / "figures.csv"
    file = FiguresFile(path, settings="a")
    assert file.figures == ()
    assert not path.exists()
    file.add([FIGURE])
    assert path.read_text(encoding="utf-8").splitlines()[0].startswith("model,n,seed,measure,value")


def test_a_second_run_finds_every_digit(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings="a").add([FIGURE, WITHOUT_CHANCE])
    second = FiguresFile(path, settings="a")
    assert second.figures == (FIGURE, WITHOUT_CHANCE)
    second.add([replace(FIGURE, n=40)])
    assert [figure.n for figure in FiguresFile(path, settings="a").figures] == [20, 20, 40]


def test_what_is_no_number_stays_so(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings="a").add([replace(FIGURE, value=math.nan)])
    assert math.isnan(FiguresFile(path, settings="a").figures[0].value)


def test_figures_of_other_settings_are_refused(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings="a").add([FIGURE])
    with pytest.raises(ValueError, match=r"figures\.csv was made from other documents"):
        FiguresFile(path, settings="b")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("name,price\nsoap,3\n", "something else than measured figures"),
        ("HEAD\nlda,20,3,perplexity,oops,,1,1,a\n", "no numbers in line 2"),
        ("HEAD\nlda,20,3,perplexity,1.0,,1\n", "something else than measured figures"),
    ],
)
def test_other_files_are_refused_and_left_alone(tmp_path, content, what):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings="a").add([FIGURE])
    head = path.read_text(encoding="utf-8").splitlines()[0]
    path.write_text(content.replace("HEAD", head), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(ValueError, match=re.escape(what) + ".*name another file"):
        FiguresFile(path, settings="a")
    assert path.read_bytes() == before

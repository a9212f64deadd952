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
SETTINGS = {"documents": "a", "burn_in": "10"}
WITHOUT_CHANCE = replace(FIGURE, model="topic-grouper", seed=None, standard_error=None)


def test_a_file_is_made_with_the_first_figure(tmp_path):
    path = tmp_path / "figures.csv"
    file = FiguresFile(path, settings=SETTINGS)
    assert file.figures == ()
    assert not path.exists()
    file.add([FIGURE])
    assert path.read_text(encoding="utf-8").splitlines()[0].startswith("model,n,seed,measure,value")


def test_a_second_run_finds_every_digit(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([FIGURE, WITHOUT_CHANCE])
    second = FiguresFile(path, settings=SETTINGS)
    assert second.figures == (FIGURE, WITHOUT_CHANCE)
    second.add([replace(FIGURE, n=40)])
    assert [figure.n for figure in FiguresFile(path, settings=SETTINGS).figures] == [20, 20, 40]


def test_what_is_no_number_stays_so(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([replace(FIGURE, value=math.nan)])
    assert math.isnan(FiguresFile(path, settings=SETTINGS).figures[0].value)


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        ({"documents": "b", "burn_in": "10"}, "was made from other documents"),
        ({"documents": "a", "burn_in": "20"}, "was made with burn_in 10, not 20"),
    ],
)
def test_figures_of_other_settings_are_refused(tmp_path, settings, what):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([FIGURE])
    with pytest.raises(ValueError, match=what):
        FiguresFile(path, settings=settings)


def test_iterations_do_not_matter_to_models_without_chance(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([WITHOUT_CHANCE])
    other = {"documents": "a", "burn_in": "20"}
    file = FiguresFile(path, settings=other)
    assert file.figures == (WITHOUT_CHANCE,)
    file.add([FIGURE])
    assert FiguresFile(path, settings=other).figures == (WITHOUT_CHANCE, FIGURE)


def test_a_last_line_that_was_cut_off_is_forgotten(tmp_path):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([WITHOUT_CHANCE, FIGURE])
    path.write_bytes(path.read_bytes()[:-5])
    assert FiguresFile(path, settings=SETTINGS).figures == (WITHOUT_CHANCE,)


def test_a_device_is_refused():
    with pytest.raises(ValueError, match="is not a regular file"):
        FiguresFile("/dev/null", settings=SETTINGS)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("name,price\nsoap,3\n", "does not contain measured figures"),
        ("HEAD\nlda,20,3,perplexity,oops,,1,1,a,10\n", "invalid numbers at line 2"),
        ("HEAD\nlda,20,3,perplexity,1.0,,1\n", "damaged at line 2"),
        ("", "does not contain measured figures"),
    ],
)
def test_other_files_are_refused_and_left_alone(tmp_path, content, what):
    path = tmp_path / "figures.csv"
    FiguresFile(path, settings=SETTINGS).add([FIGURE])
    head = path.read_text(encoding="utf-8").splitlines()[0]
    path.write_text(content.replace("HEAD", head), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(ValueError, match=re.escape(what) + ".*name another file"):
        FiguresFile(path, settings=SETTINGS)
    assert path.read_bytes() == before

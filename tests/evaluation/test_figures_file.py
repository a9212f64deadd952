"""Figures that an evaluation keeps in a file, to resume from."""

import re

import pytest

from topicgrouper import Model
from topicgrouper.corpus import count_texts
from topicgrouper.evaluation import Comparison

TEXTS = ["cat dog", "dog cat cup", "tea cup", "cup tea", "dog cup"]
OTHERS = count_texts(["cat dog cat", "tea"])
PLAIN = {"models": ("topic-grouper",), "burn_in": 5, "samples": 2, "steps": 4}
RANDOM = PLAIN | {"models": ("topic-grouper", "lda")}


@pytest.fixture(scope="module", name="model")
def fitted_model():
    return Model.fit(count_texts(TEXTS))


@pytest.fixture(name="path")
def file_of_figures(tmp_path):
    return tmp_path / "figures.csv"


def evaluated(model, path, *, documents=OTHERS, **options):
    return list(model.evaluate(documents, Comparison(**{"ns": (2,), **options}), path=path))


def test_each_figure_has_a_line_with_what_it_depends_on(model, path):
    evaluated(model, path, **RANDOM)
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    assert head == (
        "model,n,seed,measure,value,standard_error,fit_seconds,measure_seconds,"
        "documents,burn_in,samples,steps"
    )
    assert [line.split(",")[:4] for line in lines] == [
        ["topic-grouper", "2", "", "perplexity"],
        ["lda", "2", "0", "perplexity"],
    ]


def test_a_second_run_finds_every_digit_and_measures_only_the_rest(model, path):
    first = evaluated(model, path, **RANDOM)
    assert evaluated(model, path, **RANDOM) == first  # with the seconds of the first run
    more = evaluated(model, path, **RANDOM, ns=(2, 3))
    assert [figure.n for figure in more if figure in first] == [2, 2]
    assert sorted(figure.n for figure in more) == [2, 2, 3, 3]


def test_figures_of_other_settings_are_refused(model, path):
    evaluated(model, path, **RANDOM)
    with pytest.raises(ValueError, match="was made from other documents"):
        evaluated(model, path, **RANDOM, documents=count_texts(["cup"]))
    with pytest.raises(ValueError, match="was made with burn_in 5, not 6"):
        evaluated(model, path, **RANDOM | {"burn_in": 6})


def test_iterations_do_not_matter_to_models_without_chance(model, path):
    kept = evaluated(model, path, **PLAIN)
    found = evaluated(model, path, **RANDOM | {"burn_in": 6})
    assert found[:1] == kept
    assert evaluated(model, path, **RANDOM | {"burn_in": 6}) == found


def test_a_file_with_fewer_measures_gets_the_others(model, path):
    before = evaluated(model, path, **PLAIN, measures=("perplexity", "coherence"))
    found = evaluated(model, path, **PLAIN, measures=("perplexity", "coherence", "diversity"))
    assert found[:2] == before
    assert [figure.measure for figure in found[2:]] == ["diversity"]
    assert evaluated(model, path, **PLAIN, measures=("coherence",)) == before[1:]


def test_a_last_line_that_was_cut_off_is_forgotten(model, path):
    first = evaluated(model, path, **RANDOM)
    path.write_bytes(path.read_bytes()[:-5])
    again = evaluated(model, path, **RANDOM)
    assert again[0] == first[0]
    assert again[1].value == first[1].value
    assert path.read_text(encoding="utf-8").count("\n") == 3


def test_a_value_that_is_not_a_number_stays_so(model, path):
    (figure,) = evaluated(model, path, **PLAIN)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f",{figure.value!r},", ",nan,"), encoding="utf-8")
    (again,) = evaluated(model, path, **PLAIN)
    assert again.value != again.value
    assert again.measure_seconds == figure.measure_seconds


def test_a_device_is_refused(model):
    with pytest.raises(ValueError, match="is not a regular file"):
        evaluated(model, "/dev/null", **PLAIN)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("name,price\nsoap,3\n", "does not contain measured figures"),
        ("HEAD\nlda,20,3,perplexity,oops,,1,1,TAIL\n", "invalid numbers at line 2"),
        ("HEAD\nlda,20,3,perplexity,1.0,,1\n", "damaged at line 2"),
        ("", "does not contain measured figures"),
    ],
)
def test_other_files_are_refused_and_left_alone(model, path, content, what):
    evaluated(model, path, **PLAIN)
    head, line = path.read_text(encoding="utf-8").splitlines()
    tail = ",".join(line.split(",")[-4:])
    path.write_text(content.replace("HEAD", head).replace("TAIL", tail), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(ValueError, match=re.escape(what) + ".*name another file"):
        evaluated(model, path, **RANDOM)
    assert path.read_bytes() == before

"""The measures of stability, and a quick run."""

from itertools import permutations

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments import stability
from experiments.laboratory.results import Results
from experiments.tests.small_data_sets import made_up_documents, word
from topicgrouper.corpus import Corpus

ROWS = made_up_documents()
COUNTS = np.array([counts for _, counts in ROWS])
WORDS = tuple(word(column) for column in range(COUNTS.shape[1]))


def slowly(first, second):
    """Return the share of topics found again, with topics as dicts of weights of words."""

    def coefficient(one, other):
        words = one.keys() | other.keys()
        pairs = [(one.get(each, 0.0), other.get(each, 0.0)) for each in words]
        return sum(map(min, pairs)) / sum(map(max, pairs))

    similar = [[coefficient(one, other) for other in second] for one in first]
    best = max(
        permutations(range(len(second))),
        key=lambda order: sum(row[place] for row, place in zip(similar, order, strict=True)),
    )
    return sum(row[place] >= 0.5 for row, place in zip(similar, best, strict=True)) / len(first)


def as_dicts(weights):
    return [{column: row[column] for column in np.flatnonzero(row).tolist()} for row in weights]


def divided(labels, frequencies, n):
    return (labels == np.arange(n)[:, None]) * frequencies


@pytest.mark.parametrize("draw", range(20))
def test_hard_topics_are_found_again_by_the_frequency_of_their_common_words(draw):
    rng = np.random.default_rng(draw)
    frequencies = rng.integers(1, 20, 30).astype(float)
    labels = rng.integers(0, 5, 30)
    moved = np.where(rng.random(30) < 0.3, rng.integers(0, 5, 30), labels)
    missing = frequencies * (rng.random(30) < 0.9)  # words too rare in the part
    order = rng.permutation(5)
    first, second = divided(labels, frequencies, 5), divided(order[moved], missing, 5)
    assert stability.found_again(first, second) == slowly(as_dicts(first), as_dicts(second))


@pytest.mark.parametrize("draw", range(20))
def test_other_topics_are_found_again_by_the_probabilities_of_their_words(draw):
    rng = np.random.default_rng(draw)
    first = rng.dirichlet(np.full(12, 0.3), 4)
    second = 0.6 * first[rng.permutation(4)] + 0.4 * rng.dirichlet(np.full(12, 0.3), 4)
    assert stability.found_again(first, second) == slowly(as_dicts(first), as_dicts(second))


def test_half_is_enough_and_partners_are_not_shared():
    first = np.array([[1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0]])
    halved = np.array([[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 1.0, 1.0]])
    assert stability.found_again(first, first[::-1]) == 1.0
    assert stability.found_again(first, halved) == 1.0
    both = np.array([[1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0]])
    assert stability.found_again(both, first) == 0.5


def test_draws_leave_out_two_in_a_hundred_and_halves_have_each_document_once():
    kept = stability.kept_documents(1000, 0)
    assert len(np.unique(kept)) == 980
    assert not np.array_equal(kept, stability.kept_documents(1000, 1))
    halves = stability.halved_documents(11, 2)
    assert sorted(np.concatenate(halves).tolist()) == list(range(11))
    assert sorted(map(len, halves)) == [5, 6]


@pytest.fixture
def small(monkeypatch):
    """Use constants that suit tiny data."""
    for name, value in {
        "QUICK_STEP": 1,
        "NUMBERS": (3, 6),
        "N": 6,
        "LEVELS": (3, 6, 500),
        "MIN_FREQUENCY": 1,
        "LDA_ITERATIONS": 20,
    }.items():
        monkeypatch.setattr(stability, name, value)


@pytest.mark.parametrize("method", stability.METHODS)
def test_topics_and_main_topics_of_a_method(small, method):
    if method == "LDA":
        pytest.importorskip("tomotopy", reason="fits LDA")
    # A word that no document of the part has, and a document without words.
    counts = np.vstack([COUNTS, np.zeros_like(COUNTS[:1])])
    counts[0, 7] += 1
    counts[1:200, 7] = 0
    whole = Corpus(csr_array(counts), WORDS)
    part = stability.Documents.of(whole, np.arange(1, 200))
    assert part.counts.shape[1] == len(WORDS) - 1
    assert [WORDS[column] for column in part.columns] == list(part.corpus.vocabulary)
    fitted = stability.METHODS[method](part)
    topics = fitted.topics[6]
    assert topics.shape == (6, len(part.columns))
    if method in ("NMF", "LDA"):
        assert topics.sum(axis=1) == pytest.approx(1.0)
    else:
        assert topics.sum(axis=0).tolist() == counts.sum(axis=0)[part.columns].tolist()
        assert (topics > 0).sum() == len(part.columns)
    main = fitted.predict(None)
    assert stability.label_agreement([topic for topic, _ in ROWS[1:200]], main).purity > 0.8
    others = fitted.predict(csr_array(counts[200:, part.columns]))
    assert others[-1] == -1
    assert stability.label_agreement([topic for topic, _ in ROWS[200:]], others[:-1]).purity > 0.8
    assert [len(words) for words in fitted.labels()] == [stability.N_WORDS] * 6
    assert fitted.seconds > 0


def test_a_quick_run_is_resumed_and_keeps_rows_of_earlier_methods(
    small, small_data, monkeypatch, tmp_path
):
    texts = [" ".join(np.repeat(WORDS, counts)) for counts in COUNTS]
    classes = [f"class {topic}" for topic, _ in ROWS]
    parts = (texts[:180], classes[:180]), (texts[180:], classes[180:])
    monkeypatch.setattr(stability, "LABELLED", {"Reuters": lambda _: parts})
    methods = {name: stability.METHODS[name] for name in ("greedy", "regrown", "refined", "NMF")}
    given = {"data": small_data, "results": tmp_path, "kept": tmp_path}
    arguments = ["--quick", "--jobs=1", *(f"--{name}={value}" for name, value in given.items())]
    arguments += ["--only", "Reuters", "Groceries"]
    kept = Results(tmp_path / "stability.csv", stability.Measurement)
    for measure in (stability.FOUND, stability.LOG_Q):
        kept.add(stability.Measurement("Groceries", stability.BEFORE, measure, 6, 0, -2.0))
    for names in (("greedy", "NMF"), methods):
        monkeypatch.setattr(stability, "METHODS", {name: methods[name] for name in names})
        stability.main(arguments)
    rows = list(Results(tmp_path / "stability.csv", stability.Measurement))
    file = (tmp_path / "stability.csv").read_text(encoding="utf-8")
    assert len(file.splitlines()) == 1 + len(rows)  # nothing was measured twice
    measured = {(row.method, row.measure, row.n) for row in rows if row.data_set == "Groceries"}
    both = {(method, of, 6) for method in methods for of in (stability.AGREED, stability.HALVED)}
    assert measured >= both | {(method, stability.FOUND, 6) for method in methods}
    assert {n for method, of, n in measured if (method, of) == ("greedy", stability.LOG_Q)} == {
        3,
        6,
    }
    assert all(0 <= row.value <= 1 for row in rows if row.measure == stability.FOUND and row.n == 3)
    purities = {(row.method, row.n): row.value for row in rows if row.measure == stability.PURITY}
    assert {method for method, _ in purities} == set(methods)
    assert {n for method, n in purities if method == "NMF"} == {stability.N}
    assert {n for method, n in purities if method == "regrown"} > {stability.N}
    assert min(purities.values()) > 0.8
    header = (tmp_path / "stability.md").read_text(encoding="utf-8").partition("\n")[0]
    assert (
        header == "| found again of 6 topics | greedy | regrown before | regrown | refined | NMF |"
    )
    likelihoods = (tmp_path / "stability_likelihood.md").read_text(encoding="utf-8")
    assert "| Groceries, regrown before |  | −2.0000 |" in likelihoods
    assert "%" in likelihoods
    assert {path.stem for path in tmp_path.glob("*.md")} == {
        "stability",
        "stability_part",
        "stability_halves",
        "stability_numbers",
        "stability_likelihood",
        "stability_seconds",
        "stability_quality",
    }

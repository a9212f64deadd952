"""Comparisons: every model by every measure."""

from dataclasses import replace

import numpy as np
import pytest

from experiments.datasets.splits import split_at_random
from tests.count_samples import zipf_counts
from topicgrouper import TopicTree, fit_documents, fit_tree, regrow
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import (
    MEASURES,
    Comparison,
    coherence,
    compare,
    label_agreement,
    perplexity,
)
from topicgrouper.tree.archive import constructor_arguments

MODELS = ("topic-grouper", "greedy", "regrown", "unigram", "forest")
OF_LABELS = ("harmonic-purity", "nmi", "ari")


@pytest.fixture(scope="module", name="parts")
def training_and_test_parts():
    """Return documents that are mostly about one of four groups of words."""
    rng = np.random.default_rng(5)
    shares = rng.dirichlet(np.full(4, 0.3), size=200)
    counts = rng.multinomial(30, np.repeat(shares / 10, 10, axis=1))
    labels = [f"label {number}" for number in shares.argmax(axis=1)]
    words = [f"w{word}" for word in range(40)]
    return split_at_random(Corpus(counts, words, labels=labels), 0.25, seed=2).filter()


def figures_of(parts, comparison, **options):
    found = compare(parts.train, parts.test, comparison, **options)
    return {(each.model, each.n, each.measure): each for figures in found for each in figures}


def test_every_model_is_measured_by_every_measure_that_applies(parts):
    comparison = Comparison(ns=(2, 3), models=MODELS[::-1], measures=tuple(MEASURES))
    figures = figures_of(parts, comparison)
    assert list(dict.fromkeys(key[0] for key in figures)) == list(MODELS)  # cheapest first
    assert all(np.isfinite(figure.value) for figure in figures.values())
    assert {key[1:] for key in figures if key[0] == "unigram"} == {
        (None, "perplexity"),
        (None, "coherence"),
    }
    assert {key[1:] for key in figures if key[0] == "forest"} == {(None, "perplexity")}
    for model in MODELS[:3]:
        assert {key[1:] for key in figures if key[0] == model} == {
            (n, measure) for n in (2, 3) for measure in MEASURES
        }


def test_figures_are_those_of_the_single_functions(parts):
    comparison = Comparison(ns=(3,), models=MODELS, measures=tuple(MEASURES))
    figures = figures_of(parts, comparison)
    greedy = fit_tree(parts.train.counts, parts.train.vocabulary)
    trees = {"topic-grouper": greedy, "greedy": greedy, "regrown": regrow(greedy)}
    for name, tree in trees.items():
        view = tree.view(3)
        exact = perplexity(view, parts.test)
        assert figures[name, 3, "perplexity"].value == exact.value
        assert figures[name, 3, "coherence"].value == coherence(view, parts.train).value
        found = label_agreement(parts.test.labels, view.predict(parts.test.counts))
        assert figures[name, 3, "ari"].value == found.ari
        assert figures[name, 3, "nmi"].value == found.nmi
        assert figures[name, 3, "harmonic-purity"].value == found.harmonic_purity
    forest = fit_documents(greedy, parts.train.counts, trees=5)
    exact = perplexity(forest, parts.test)
    assert figures["forest", None, "perplexity"].value == exact.value


def test_the_unigram_model_has_the_frequencies_of_words(parts):
    figures = figures_of(parts, Comparison(ns=(2,), models=("unigram",)))
    frequencies, counts = (
        np.asarray(each.counts.sum(axis=0)) for each in (parts.train, parts.test)
    )
    log_shares = np.log(frequencies / frequencies.sum())
    expected = np.exp(-(counts @ log_shares) / counts.sum())
    assert figures["unigram", None, "perplexity"].value == pytest.approx(expected)


def test_progress_rises_to_the_end(parts):
    comparison = Comparison(ns=(2, 4), models=("topic-grouper", "regrown"))
    seen = []
    figures_of(parts, comparison, progress=lambda share, trial: seen.append((trial, share)))
    shares = {}
    for trial, share in seen:
        shares.setdefault(trial, []).append(share)
    assert list(shares) == [f"{model}, n = {n}" for model in comparison.models for n in (2, 4)]
    assert [values[0] for values in shares.values()] == [0, 0.25, 0.5, 0.75]
    assert all(values == sorted(values) for values in shares.values())
    assert seen[-1][1] <= 1


def test_a_tree_that_is_there_is_not_fitted_again(parts, monkeypatch):
    greedy = fit_tree(parts.train.counts, parts.train.vocabulary)
    regrown = regrow(greedy)
    comparison = Comparison(ns=(3,), models=MODELS[:3])
    expected = figures_of(parts, comparison)
    with monkeypatch.context() as patched:
        patched.setattr("topicgrouper.evaluation.comparison.fit_tree", pytest.fail)
        given = figures_of(parts, comparison, tree=greedy)
    assert [each.value for each in given.values()] == [each.value for each in expected.values()]
    monkeypatch.setattr("topicgrouper.evaluation.comparison.regrow", pytest.fail)
    given = figures_of(parts, comparison, tree=regrown)
    key = (3, "perplexity")
    assert given["regrown", *key].value == expected["regrown", *key].value
    assert given["topic-grouper", *key].value == expected["regrown", *key].value
    assert given["greedy", *key].value == expected["greedy", *key].value


def test_words_that_stay_together_do_so_in_the_greedy_tree():
    corpus = Corpus(zipf_counts(60, 30, length=40, seed=2), [f"w{word}" for word in range(30)])
    together = [["w3", "w20"], ["w1", "w7", "w9"]]
    tree = fit_tree(corpus.counts, corpus.vocabulary, together=together)
    comparison = Comparison(ns=(5,), models=("topic-grouper", "greedy"))
    ((plain,), (greedy,)) = compare(corpus, corpus, comparison, tree=regrow(tree))
    assert greedy.value == perplexity(tree.view(5), corpus).value
    assert greedy.value != plain.value


def test_a_tree_without_counts_gets_those_of_the_training_documents(parts):
    tree = fit_tree(parts.train.counts)
    bare = TopicTree(**{**constructor_arguments(tree), "counts": None})
    comparison = Comparison(ns=(3,), measures=("perplexity", "ari"))
    given, expected = (figures_of(parts, comparison, tree=each) for each in (bare, tree))
    assert [each.value for each in given.values()] == [each.value for each in expected.values()]
    with pytest.raises(ValueError, match="counts"):
        list(compare(parts.test, parts.test, comparison, tree=bare))


def test_labels_that_are_missing_are_told(parts):
    for labels in (None, [""] * parts.test.n_documents):
        test = replace(parts.test, labels=labels)
        with pytest.raises(ValueError, match=r"have no labels .* omit nmi, ari, or read"):
            list(compare(parts.train, test, Comparison(ns=(2,), measures=("nmi", "ari"))))
    nothing = replace(parts.test, counts=parts.test.counts * 0)
    for measure in OF_LABELS:
        with pytest.raises(ValueError, match="the test documents share no words"):
            list(compare(parts.train, nothing, Comparison(ns=(2,), measures=(measure,))))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"ns": ()}, "pass at least one n"),
        ({"ns": (0,)}, "n must be at least 1, got 0"),
        ({"ns": (2,), "models": ("lda",)}, "unknown model 'lda'; choose one of topic-grouper, gre"),
        ({"ns": (2,), "measures": ("speed",)}, "unknown measure 'speed'; choose one of perplexity"),
        ({"ns": (2,), "measures": ()}, "pass at least one measure"),
        (
            {"ns": (2,), "models": ("forest",), "measures": ("coherence",)},
            "forest can only be measured by perplexity",
        ),
    ],
)
def test_wrong_plans_are_refused(options, message):
    with pytest.raises(ValueError, match=message):
        Comparison(**options)


def test_more_topics_than_words_are_refused(parts):
    with pytest.raises(ValueError, match="n = 41"):
        figures_of(parts, Comparison(ns=(41,)))


def test_unknown_documents_and_other_words_are_refused(parts):
    nothing = Corpus(np.zeros((2, parts.train.n_words), dtype=int), parts.train.vocabulary)
    with pytest.raises(ValueError, match="the test documents share no words"):
        list(compare(parts.train, nothing, Comparison(ns=(2,))))
    other = Corpus([[1]], ["x"])
    with pytest.raises(ValueError, match="same vocabulary"):
        list(compare(parts.train, other, Comparison(ns=(2,))))

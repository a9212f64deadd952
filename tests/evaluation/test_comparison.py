"""Comparisons: every model by every measure, and going on from what is there."""

from dataclasses import replace

import numpy as np
import pytest

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.baselines.plsi import PLSI
from experiments.datasets.splits import split_at_random
from experiments.laboratory.coherence import top_words
from experiments.synthetic import generate_documents
from topicgrouper import TopicTree, fit_tree, refine, soften
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import (
    MEASURES,
    Comparison,
    coherence,
    compare,
    diversity,
    label_agreement,
    perplexity,
)
from topicgrouper.tree.archive import constructor_arguments

NAMES = "topic-grouper refined unigram document-model softened lda lda-optimized"
OF_LABELS = ("harmonic-purity", "nmi", "ari")
SHORT = {"burn_in": 10, "samples": 5, "steps": 8}


@pytest.fixture(scope="module", name="parts")
def training_and_test_parts():
    corpus = generate_documents(200, words_per_topic=10, beta=0.3, seed=5).corpus
    frequent = corpus.counts.toarray().reshape(200, 4, 10).sum(axis=2).argmax(axis=1)
    labelled = replace(corpus, labels=[f"label {number}" for number in frequent])
    return split_at_random(labelled, 0.25, seed=2).filter()


def figures_of(parts, comparison, **options):
    found = compare(parts.train, parts.test, comparison, **options)
    return {figure.key: figure for figures in found for figure in figures}


def test_every_model_is_measured_by_every_measure_that_applies(parts):
    comparison = Comparison(
        ns=(2, 3), models=tuple(NAMES.split()), measures=tuple(MEASURES), **SHORT
    )
    figures = figures_of(parts, comparison)
    expected = {key for trial in comparison.trials() for key in comparison.keys(trial)}
    assert set(figures) == expected
    assert all(np.isfinite(figure.value) for figure in figures.values())
    assert ("unigram", 1, None, "perplexity") in figures
    assert ("document-model", 1, None, "perplexity") in figures
    assert ("document-model", 1, None, "coherence") not in figures
    assert ("lda", 3, 0, "coherence") in figures
    with_topics = {key[0] for key in figures if key[3] == "ari"}
    assert with_topics == {"topic-grouper", "refined", "softened", "lda", "lda-optimized"}
    assert {key[0] for key in figures if key[3] == "diversity"} == with_topics


def test_figures_are_those_of_the_single_functions(parts):
    comparison = Comparison(
        ns=(3,),
        models=("lda", "lda-optimized", "topic-grouper"),
        measures=tuple(MEASURES),
        **SHORT,
    )
    figures = figures_of(parts, comparison)
    tree = fit_tree(parts.train.counts, parts.train.vocabulary)
    exact = perplexity(tree.view(3), parts.test.counts)
    assert figures["topic-grouper", 3, None, "perplexity"].value == exact.value
    for name, optimize in (("lda", False), ("lda-optimized", True)):
        settings = LdaSettings(burn_in=10, samples=5, optimize=optimize)
        model = fit_lda(parts.train.counts, 3, settings=settings)
        sampled = perplexity(model, parts.test.counts, steps=8)
        found = figures[name, 3, 0, "perplexity"]
        error = np.hypot(sampled.standard_error, sampled.bias_bound)
        assert (found.value, found.standard_error) == (sampled.value, pytest.approx(error))
        topics = model.document_topics(parts.test.counts).argmax(axis=1)
        expected = label_agreement(parts.test.labels, topics)
        assert figures[name, 3, 0, "nmi"].value == expected.nmi
        assert figures[name, 3, 0, "harmonic-purity"].value == expected.harmonic_purity
    found = label_agreement(parts.test.labels, tree.view(3).predict(parts.test.counts))
    assert figures["topic-grouper", 3, None, "ari"].value == found.ari
    assert figures["topic-grouper", 3, None, "diversity"].value == 1
    found = coherence(tree.view(3), parts.train).value
    assert figures["topic-grouper", 3, None, "coherence"].value == pytest.approx(found)


def test_refined_and_softened_views_are_those_of_the_single_functions(parts):
    comparison = Comparison(
        ns=(3,),
        models=("softened", "refined"),
        measures=("perplexity", "diversity", "nmi"),
        **SHORT,
    )
    figures = figures_of(parts, comparison)
    assert [trial.model for trial in comparison.trials()] == ["refined", "softened"]
    view = refine(fit_tree(parts.train.counts).view(3))
    exact = perplexity(view, parts.test.counts)
    assert figures["refined", 3, None, "perplexity"].value == exact.value
    soft = soften(view)
    sampled = perplexity(soft, parts.test.counts, steps=8)
    assert figures["softened", 3, None, "perplexity"].value == sampled.value
    assert figures["softened", 3, None, "diversity"].value == diversity(
        top_words(soft, parts.train.vocabulary)
    )
    for name, model in (("refined", view), ("softened", soft)):
        found = label_agreement(parts.test.labels, model.predict(parts.test.counts))
        assert figures[name, 3, None, "nmi"].value == found.nmi


def test_models_that_depend_on_chance_are_fitted_with_each_seed(parts):
    comparison = Comparison(ns=(3,), models=("lda", "topic-grouper"), seeds=(0, 1), **SHORT)
    assert [str(trial) for trial in comparison.trials()] == [
        "topic-grouper, n = 3",
        "lda, n = 3, seed 0",
        "lda, n = 3, seed 1",
    ]
    figures = figures_of(parts, comparison)
    first, second = (figures["lda", 3, seed, "perplexity"].value for seed in (0, 1))
    assert first != second


def test_the_unigram_model_has_the_frequencies_of_words(parts):
    figures = figures_of(parts, Comparison(ns=(2,), models=("unigram",)))
    frequencies, counts = (
        np.asarray(each.counts.sum(axis=0)) for each in (parts.train, parts.test)
    )
    log_shares = np.log(frequencies / frequencies.sum())
    expected = np.exp(-(counts @ log_shares) / counts.sum())
    assert figures["unigram", 1, None, "perplexity"].value == pytest.approx(expected)


def test_models_of_your_own_are_compared_after_the_others(parts):
    seen = []

    def fit(setting, n, seed):
        seen.append((n, seed))
        return setting.tree.view(n)

    own = replace(PLSI, name="own", fit=fit)
    comparison = Comparison(ns=(2, 3), models=(own, "topic-grouper"), seeds=(0, 7))
    figures = figures_of(parts, comparison)
    assert [key[0] for key in figures] == ["topic-grouper"] * 2 + ["own"] * 4
    assert seen == [(2, 0), (2, 7), (3, 0), (3, 7)]
    expected = figures["topic-grouper", 3, None, "perplexity"].value
    assert figures["own", 3, 7, "perplexity"].value == expected


def test_what_is_done_is_not_done_again(parts):
    comparison = Comparison(ns=(2, 4), models=("topic-grouper", "lda"), **SHORT)
    every = figures_of(parts, comparison)
    done = {key for key in every if key[1] == 2}
    seen = []
    rest = figures_of(
        parts, comparison, done=done, progress=lambda share, trial: seen.append((trial, share))
    )
    assert {key: figure.value for key, figure in rest.items()} == {
        key: figure.value for key, figure in every.items() if key not in done
    }
    shares = {}
    for trial, share in seen:
        shares.setdefault(trial, []).append(share)
    assert list(shares) == ["topic-grouper, n = 4", "lda, n = 4, seed 0"]
    assert shares["topic-grouper, n = 4"][0] == 0.25
    assert shares["lda, n = 4, seed 0"][0] == 0.75
    assert all(values == sorted(values) for values in shares.values())
    assert seen[-1][1] <= 1


def test_a_tree_that_is_there_is_not_fitted_again(parts):
    tree = fit_tree(parts.train.counts)
    without = figures_of(parts, Comparison(ns=(2,)))
    given = figures_of(parts, Comparison(ns=(2,)), tree=tree)
    key = ("topic-grouper", 2, None, "perplexity")
    assert given[key].value == without[key].value


def test_a_tree_without_counts_gets_those_of_the_training_documents(parts):
    tree = fit_tree(parts.train.counts)
    bare = TopicTree(**{**constructor_arguments(tree), "counts": None})
    comparison = Comparison(ns=(3,), measures=("perplexity", "ari"))
    given, expected = (figures_of(parts, comparison, tree=each) for each in (bare, tree))
    assert {key: figure.value for key, figure in given.items()} == {
        key: figure.value for key, figure in expected.items()
    }
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
        ({"ns": (2,), "burn_in": -1}, "burn_in must be at least 0, got -1"),
        ({"ns": (2,), "samples": 0}, "samples must be at least 1, got 0"),
        (
            {"ns": (2,), "models": ("ldaa",)},
            "unknown model 'ldaa'; choose one of topic",
        ),
        ({"ns": (2,), "measures": ("speed",)}, "unknown measure 'speed'; choose one of perplexity"),
        ({"ns": (2,), "measures": ()}, "pass at least one measure"),
        ({"ns": (2,), "seeds": ()}, "pass at least one seed"),
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

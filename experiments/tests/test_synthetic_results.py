"""What the paper finds on made-up documents, where the true topics are known."""

import numpy as np
import pytest

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.baselines.perfect import perfect
from experiments.baselines.plsi import fit_plsi
from experiments.baselines.unigram import unigram
from experiments.datasets.splits import split_at_random
from experiments.laboratory.error_rate import error_rate
from experiments.sampling.flat_model import FlatModel
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree

TRUE_PRIOR = np.array([5.0, 0.5, 0.5, 0.5])


@pytest.fixture(scope="module", name="data")
def documents_and_training():
    documents = generate_documents(3_000, seed=4)
    return documents, split_at_random(documents.corpus, 0.25, seed=4).train.counts


def test_topic_grouper_is_as_good_as_the_perfect_model(data):
    documents, train = data
    tree = fit_tree(train)
    found = error_rate(FlatModel.of(tree.view(4)), documents.topic_words).value
    best = error_rate(perfect(train, documents.word_topics), documents.topic_words).value
    worst = error_rate(unigram(train, 4), documents.topic_words).value
    assert best <= found < best + 0.05
    assert worst > 0.6


def test_the_loss_grows_suddenly_where_a_topic_too_many_is_joined(data):
    _, train = data
    tree = fit_tree(train)
    ratios = [point.ratio for point in tree.curve()]
    # The join that leaves three topics is the first to mix two of the four true ones: it costs more
    # than three times what the one before costs, where the ten before rise gently.
    assert ratios[2] > 3
    assert max(ratios[3:13]) < 1.6
    assert tree.suggest_n().n == 4


def test_lda_needs_the_right_prior(data):
    documents, train = data
    symmetric = np.full(4, TRUE_PRIOR.sum() / 4)
    errors = {
        name: [
            error_rate(
                fit_lda(
                    train,
                    4,
                    settings=LdaSettings(
                        alpha=alpha, beta=4.0, optimize=False, burn_in=150, samples=50
                    ),
                    seed=seed,
                ),
                documents.topic_words,
            ).value
            for seed in range(3)
        ]
        for name, alpha in (("true", TRUE_PRIOR), ("symmetric", symmetric))
    }
    assert np.mean(errors["true"]) < 0.15
    assert np.mean(errors["symmetric"]) > 2 * np.mean(errors["true"])


def test_plsi_is_mediocre_and_depends_on_its_start(data):
    documents, train = data
    errors = [
        error_rate(fit_plsi(train, 4, seed=seed), documents.topic_words).value for seed in range(4)
    ]
    assert np.mean(errors) > 0.15
    assert np.ptp(errors) > 0.03

"""Methods that complete baskets, against direct formulas."""

import numpy as np
import pytest
from scipy.sparse import csr_array
from sklearn.metrics.pairwise import cosine_similarity

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.laboratory.basket_completion import best_unseen
from experiments.laboratory.completion_baselines import (
    STRENGTHS,
    Ease,
    ItemCosine,
    LdaCompleter,
    Popularity,
    validated_ease,
)
from experiments.sampling.samplers import fold_in

_RNG = np.random.default_rng(4)
DENSE = _RNG.poisson(0.4, (200, 12)) * _RNG.integers(1, 4, (200, 12))
TRAIN = csr_array(DENSE)
SEEN = csr_array(_RNG.poisson(0.3, (30, 12)))
IS_IN = (DENSE > 0).astype(float)
IS_SEEN = (SEEN.toarray() > 0).astype(float)


def test_popularity_counts_baskets_not_pieces():
    train = csr_array([[9, 1, 0], [0, 1, 1], [0, 1, 1]])
    assert Popularity(train).best(csr_array([[0, 0, 0], [0, 2, 0]]), 3).tolist() == [
        [1, 2, 0],
        [2, 0, -1],
    ]


def test_item_cosine_is_that_of_scikit_learn():
    scores = IS_SEEN @ cosine_similarity(IS_IN.T)
    expected = best_unseen(scores, SEEN, 4)
    assert ItemCosine(TRAIN).best(SEEN, 4).tolist() == expected.tolist()


@pytest.mark.parametrize("strength", [0.5, 20.0])
def test_ease_is_the_regression_of_each_article_on_the_others(strength):
    # Column by column, without the closed form of all columns together.
    expected = np.zeros((12, 12))
    for article in range(12):
        others = np.delete(np.arange(12), article)
        gram = IS_IN[:, others].T @ IS_IN[:, others] + strength * np.eye(11)
        target = IS_IN[:, others].T @ IS_IN[:, article]
        expected[others, article] = np.linalg.solve(gram, target)
    ease = Ease(TRAIN, strength=strength)
    np.testing.assert_allclose(ease.weights, expected, atol=1e-5)
    best = best_unseen(IS_SEEN @ expected, SEEN, 3)
    assert ease.best(SEEN, 3).tolist() == best.tolist()


def test_ease_can_be_limited_to_popular_articles():
    popular = np.sort(np.argsort(-IS_IN.sum(axis=0), kind="stable")[:5])
    few = Ease(TRAIN, strength=3.0, n_articles=5)
    assert few.weights.shape == (5, 5)
    alone = Ease(csr_array(DENSE[:, popular]), strength=3.0)
    np.testing.assert_array_equal(few.weights, alone.weights)
    assert set(few.best(SEEN, 12).ravel()) <= {-1, *popular}


def test_the_penalty_is_chosen_on_training_baskets():
    assert validated_ease(TRAIN).strength in STRENGTHS
    single = csr_array(np.eye(10, dtype=np.int64))
    assert validated_ease(single).strength == 100.0


def test_lda_ranks_by_the_mixture_of_its_topics():
    model = fit_lda(TRAIN, 3, settings=LdaSettings(burn_in=5, samples=5))
    shares = fold_in(SEEN, model.topic_words, model.topic_prior)
    expected = best_unseen(shares @ model.topic_words, SEEN, 4)
    assert LdaCompleter(model, n_jobs=1).best(SEEN, 4).tolist() == expected.tolist()

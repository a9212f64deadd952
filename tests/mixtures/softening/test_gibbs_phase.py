"""The sweeps of softening: how many, from where, and with which parameters."""

import numpy as np
import pytest

from tests.mixtures.softening.polysemous_documents import polysemous_documents
from topicgrouper import fit_tree
from topicgrouper.mixtures.softening.gibbs_phase import burn_in, start_alpha, start_sampler
from topicgrouper.mixtures.softening.rounds import MAX_SWEEPS, Steps
from topicgrouper.mixtures.softening.view_counts import ViewCounts


def swept(counts, n=3):
    start = ViewCounts.of(fit_tree(counts).view(n))
    sampler, steps = start_sampler(start, seed=0, n_jobs=1), Steps(None)
    first = sampler.alpha, sampler.beta
    seen = []
    optimize = sampler.optimize
    sampler.optimize = lambda: (seen.append(sampler.iteration), optimize())
    burn_in(sampler, steps)
    return start, sampler, first, seen, steps


@pytest.mark.parametrize(("length", "sweeps"), [(200, 50), (40, 65), (4, MAX_SWEEPS)])
def test_short_documents_get_more_sweeps(length, sweeps):
    counts = polysemous_documents(60, seed=1, length=length)
    _, sampler, _, _, steps = swept(counts)
    assert sampler.iteration == steps.n_done == pytest.approx(sweeps, abs=5)


def test_the_first_sweeps_keep_their_parameters():
    counts = polysemous_documents(60, seed=1, length=200)
    start, sampler, (alpha, beta), estimated, _ = swept(counts)
    assert estimated == [40, 45, 50]
    assert (alpha < start_alpha(start)).all()
    assert beta == 0.1
    assert sampler.beta != beta
    assert not np.array_equal(sampler.alpha, alpha)


def test_the_first_beta_is_smaller_where_topics_have_few_tokens():
    """All words together weigh at most three tenths of a mean topic."""
    counts = polysemous_documents(8, seed=1, length=20)
    start = ViewCounts.of(fit_tree(counts).view(20))
    beta = start_sampler(start, seed=0, n_jobs=1).beta
    n_words = start.counts.shape[1]
    assert beta < 0.1
    assert beta * n_words == pytest.approx(0.3 * start.counts.sum() / 20)

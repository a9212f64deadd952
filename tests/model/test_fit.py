import numpy as np
import pytest

from topicgrouper import fit_documents, fit_tree, regrow
from topicgrouper.corpus import Corpus, Reading, Source
from topicgrouper.model import Model


def test_the_tree_is_that_of_the_kept_words(corpus):
    model = Model.fit(corpus, min_frequency=2, n_jobs=1, memory_limit="1GB")
    kept = corpus.filter(min_frequency=2)
    assert model.tree == fit_tree(kept.counts, kept.vocabulary)
    assert model.display_words == kept.display_words
    assert (model.document_ids, model.labels, model.texts) == (
        corpus.document_ids,
        corpus.labels,
        corpus.texts,
    )


def test_documents_keep_their_rows_even_if_they_lose_all_words(corpus):
    model = Model.fit(corpus, max_words=1)
    assert model.tree.n_words == 1
    assert model.n_documents == corpus.n_documents


def test_words_that_never_occur_have_no_name():
    corpus = Corpus([[2, 0, 1], [1, 0, 3]], ["a", "b", "c"], names=["first", "second", "third"])
    model = Model.fit(corpus, min_frequency=1)
    assert dict(zip(model.tree.vocabulary, model.display_words, strict=True)) == {
        "a": "first",
        "c": "third",
    }


def test_the_source_tells_which_words_were_kept(corpus):
    model = Model.fit(Reading(corpus, Source(name="texts")), min_frequency=2, max_words=5)
    assert (model.source.name, model.source.min_frequency, model.source.max_words) == (
        "texts",
        2,
        5,
    )
    assert Model.fit(Reading(corpus, Source())).source.min_frequency == 1


def test_progress_is_reported(corpus):
    reports = []
    Model.fit(corpus, progress=lambda *report: reports.append(report))
    assert reports[-1] == (1.0, "Joining topics, 1 left")


def test_nothing_to_fit_is_an_error_that_names_the_fix(corpus):
    with pytest.raises(ValueError, match="no word occurs 1,000 times; choose a smaller"):
        Model.fit(corpus, min_frequency=1000)
    with pytest.raises(ValueError, match="check how they were read"):
        Model.fit(Corpus(np.zeros((2, 0), dtype=int), []))


def test_a_model_can_be_regrown():
    rng = np.random.default_rng(3)
    topics, rates = rng.integers(4, size=40), rng.gamma(1.0, size=40)
    drawn = np.where(topics == np.arange(60)[:, None] % 4, 0.9, 0.25) * rates
    corpus = Corpus(rng.poisson(drawn) + 1, [f"word{number}" for number in range(40)])
    greedy = Model.fit(corpus, min_frequency=1).tree
    model = Model.fit(corpus, min_frequency=1, regrow=True)
    assert model.tree == regrow(greedy) != greedy
    np.testing.assert_array_equal(model.document_model.means, fit_documents(model.tree).means)

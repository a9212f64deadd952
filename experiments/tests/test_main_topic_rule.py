"""How constants of main topics are judged."""

from types import SimpleNamespace

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments import main_topic_rule
from experiments.tests.small_data_sets import made_up_documents
from topicgrouper import fit_tree

ROWS = made_up_documents()
COUNTS = csr_array(np.array([counts for _, counts in ROWS]))
CLASSES = np.array([topic for topic, _ in ROWS])


def test_every_variant_is_measured_on_documents_that_nothing_was_learnt_from():
    chosen = SimpleNamespace(n_jobs=1)
    rows = list(main_topic_rule._measured("made up", COUNTS, CLASSES, fold=1, n=8, chosen=chosen))
    assert [row.variant for row in rows] == list(main_topic_rule.SETTINGS)
    assert all(row.data_set == "made up" and row.fold == 1 for row in rows)
    (best,) = [row for row in rows if row.variant.endswith("(chosen)")]
    assert best.purity > 0.9
    assert best.nmi > 0.8
    assert best.own > 0.7


def test_settings_name_constants_of_the_rule():
    for settings in main_topic_rule.SETTINGS.values():
        for name in settings:
            assert hasattr(main_topic_rule.main_topics, name)


def test_agreement_counts_documents_without_a_topic_as_a_topic():
    purity, nmi = main_topic_rule._agreement(np.array([0, 0, 1, -1]), np.array([0, 0, 1, 1]))
    assert purity == 1.0
    assert nmi == pytest.approx(0.8, abs=1e-4)


def test_documents_of_another_topic_do_not_show_the_topic_itself():
    view = fit_tree(np.kron(np.eye(2, dtype=int), np.full((6, 2), 3))).view(2)
    right = view.predict()
    assert main_topic_rule._own(view, right) == 1.0
    assert main_topic_rule._own(view, 1 - right) == 0.0


def test_titles_and_sentences_are_parts_of_a_story():
    story = "A TITLE\n  The first sentence. The second one."
    assert main_topic_rule._title(story) == "A TITLE"
    assert main_topic_rule._sentence(story) == "The first sentence"


def test_limits_are_the_unknown_words_and_what_a_classifier_finds():
    extra = np.zeros((COUNTS.shape[0], 1), dtype=COUNTS.dtype)
    held_out = np.random.default_rng(0).permutation(len(extra))[::5]
    extra[held_out[:10]] = 4  # a word that only held-out documents have
    counts = csr_array(np.hstack([COUNTS.toarray(), extra]))
    unknown, accuracy = main_topic_rule._limits(counts, CLASSES)
    assert unknown == pytest.approx(40 / counts[held_out].sum(), abs=1e-4)
    assert accuracy > 0.9

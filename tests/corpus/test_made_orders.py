"""The shop of the examples."""

import hashlib
import json
from collections import Counter
from datetime import date

import pandas as pd
import pytest

from topicgrouper import fit_tree
from topicgrouper.corpus import ReadOptions, read_frame, sample_orders


@pytest.fixture(scope="module")
def orders():
    return pd.DataFrame(sample_orders())


def test_equal_seeds_make_equal_orders_everywhere():
    found = json.dumps(sample_orders(500))
    assert hashlib.sha256(found.encode()).hexdigest()[:16] == "82c1856ea54eec1a"
    assert sample_orders(500, seed=1) != sample_orders(500)


def test_a_row_is_an_article_of_an_order(orders):
    assert orders.columns.tolist() == ["order", "date", "branch", "article", "pieces"]
    assert orders["order"].unique().tolist() == list(range(1, 4_001))
    assert not orders.duplicated(["order", "article"]).any()
    assert orders.pieces.min() == 1
    assert orders.groupby("order")[["date", "branch"]].nunique().to_numpy().max() == 1
    assert orders.date.is_monotonic_increasing
    assert orders.date.str.startswith("2024-").all()
    assert {date.fromisoformat(day).weekday() for day in orders.date} == set(range(6))


def test_seasons_and_branches_show(orders):
    month = orders.date.str[5:7]
    charcoal, fir_tree = (month[orders.article == name] for name in ("charcoal", "fir tree"))
    assert Counter(charcoal).most_common(1)[0][0] == "07"
    assert Counter(fir_tree).most_common(1)[0][0] == "12"
    sandwich = orders.branch[orders.article == "sandwich"]
    assert Counter(sandwich).most_common(1)[0][0] == "Station"


def test_what_is_bought_together_is_found_again(orders):
    columns = ReadOptions(basket="order", item="article", quantity="pieces")
    corpus = read_frame(orders, options=columns).corpus
    topics = {
        frozenset(topic.words) for topic in fit_tree(corpus.counts, corpus.vocabulary).view(16)
    }
    assert {"cat food", "cat litter", "cat treats", "toy mouse"} in topics
    assert {"exercise books", "pencils", "glue stick", "crayons", "lunch box"} in topics


def test_no_orders_are_refused():
    with pytest.raises(ValueError, match="n_orders must be at least 1, got 0"):
        sample_orders(0)

from collections import Counter

from topicgrouper.evaluation.random_draws import RandomDraws


def test_draws_never_change():
    draws = RandomDraws(7)
    assert [draws.one_of("abcdef") for _ in range(6)] == list("dfcaba")
    assert draws.shuffled(range(5)) == [0, 4, 3, 2, 1]


def test_every_item_is_drawn_about_equally_often():
    draws = RandomDraws(0)
    times = Counter(draws.one_of("abc") for _ in range(3000))
    assert set(times) == set("abc")
    assert min(times.values()) > 900
    first = Counter(draws.shuffled("abc")[0] for _ in range(3000))
    assert min(first.values()) > 900


def test_shuffling_keeps_all_items():
    assert sorted(RandomDraws(1).shuffled([3, 1, 3, 2])) == [1, 2, 3, 3]

import numpy as np
import pytest

from topicgrouper.evaluation.even_choice import spread_order


@pytest.mark.parametrize("number", [0, 1, 2, 7, 64, 100])
def test_every_beginning_of_the_order_is_spread(number):
    order = spread_order(number)
    assert sorted(order.tolist()) == list(range(number))
    for size in range(1, number + 1):
        gaps = np.diff(np.sort(order[:size]), prepend=-1, append=number)
        assert gaps.max() <= 4 * number / size + 1

// Compares joins with those of the naive algorithm.
#pragma once

#include <cstddef>
#include <vector>

#include "check.hpp"
#include "kernel/agglomeration.hpp"
#include "kernel/naive.hpp"

// Joins that go on from the first so many expected ones.
inline void check_same(const std::vector<topicgrouper::kernel::Join>& joins,
                       const std::vector<naive::Join>& expected, std::size_t first = 0) {
    CHECK_EQUAL(joins.size() + first, expected.size());
    for (std::size_t i = 0; i < joins.size(); ++i) {
        CHECK_EQUAL(joins[i].smaller, expected[first + i].smaller);
        CHECK_EQUAL(joins[i].larger, expected[first + i].larger);
        CHECK_EQUAL(joins[i].gain, expected[first + i].gain);
    }
}

#include "common/log_mean_exp.hpp"

#include <cmath>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;

TEST(the_mean_is_that_of_the_exponentials) {
    const std::vector<double> values{0.5, -1.0, 2.0};
    const double expected = std::log((std::exp(0.5) + std::exp(-1.0) + std::exp(2.0)) / 3.0);
    CHECK_AT_MOST(std::abs(log_mean_exp(values) - expected), 1e-15);
    CHECK_EQUAL(log_mean_exp(std::vector<double>{-7.0}), -7.0);
}

TEST(nothing_overflows_or_underflows) {
    CHECK_EQUAL(log_mean_exp(std::vector<double>{1e5, 1e5}), 1e5);
    CHECK_EQUAL(log_mean_exp(std::vector<double>{-1e5, -1e5}), -1e5);
}

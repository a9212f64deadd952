#include "likelihood/probability_curve.hpp"

#include <cmath>
#include <numeric>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::likelihood;

TEST(a_polynomial_through_a_grid_is_exact_for_polynomials) {
    std::vector<double> curve(12);
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const double x = static_cast<double>(i) - 4.3;
        curve[i] = -x * x + 0.01 * x * x * x;
    }
    CHECK_AT_MOST(std::abs(place_of_maximum(curve) - 4.3), 1e-3);
    for (const std::size_t around : {0u, 5u, 11u}) {
        const GridPolynomial polynomial(curve, around);
        const double x = 4.6 - 4.3;
        CHECK_AT_MOST(std::abs(polynomial(4.6) - (-x * x + 0.01 * x * x * x)), 1e-9);
    }
    std::vector<double> rising(9);
    std::iota(rising.begin(), rising.end(), 0.0);
    CHECK_AT_MOST(std::abs(place_of_maximum(rising) - 8.0), 1e-3);
}

TEST(joined_topics_have_the_documents_of_both) {
    const std::vector<std::int64_t> starts{0, 2, 5, 5};
    const std::vector<std::int32_t> in{1, 3, 0, 3, 4};
    const std::vector<std::int32_t> counts{2, 1, 1, 3, 2};
    TopicDocuments topics({starts, in, counts});
    topics.join(0, 1);
    CHECK_EQUAL(topics.frequency(0), 9u);
    CHECK(topics.exceedances(0) == Exceedances({4, 3, 1, 1}));
    topics.join(2, 0);
    CHECK_EQUAL(topics.frequency(2), 9u);
    CHECK(topics.exceedances(0).empty());
}

TEST(sums_over_counts_are_differences_of_log_gamma) {
    const std::vector<double> alphas{1e-4, 1.0, 1e7};
    GridSums sums(alphas);
    Exceedances exceedances;
    const std::vector<std::size_t> counts{1, 5, 100, 100, 37};
    for (const std::size_t count : counts) exceed(exceedances, 0, count);
    std::vector<double> found(3);
    sums.compute(exceedances, 0.25, found);
    for (std::size_t g = 0; g < alphas.size(); ++g) {
        double expected = 0.0;
        for (const std::size_t count : counts) {
            for (std::size_t i = 0; i < count; ++i) {
                expected += std::log(0.25 * alphas[g] + static_cast<double>(i));
            }
        }
        CHECK_AT_MOST(std::abs(found[g] - expected), 1e-11 * std::abs(expected));
    }
}

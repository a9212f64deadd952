#include "prediction/weighted_places.hpp"

#include <cmath>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

template <class Function>
void check_sum(const std::vector<double>& tails, const Function& f) {
    long double expected = 0.0L;
    long double size = 0.0L;
    for (std::size_t i = 0; i < tails.size(); ++i) {
        const long double term = tails[i] * static_cast<long double>(f(static_cast<double>(i)));
        expected += term;
        size += std::abs(term) + 1e-4L * tails[i];  // terms near 0 have rounding errors of their own
    }
    const WeightedPlaces places(tails);
    long double found = 0.0L;
    for (std::size_t i = 0; i < places.places().size(); ++i) {
        found += places.weights()[i] * static_cast<long double>(f(places.places()[i]));
    }
    CHECK_AT_MOST(static_cast<double>(std::abs(found - expected)), 1e-11 * static_cast<double>(size));
}

// A falling tail with steps at random lengths, like those of documents.
std::vector<double> tails_of(Random& random, std::size_t longest) {
    std::vector<double> tails(longest);
    for (std::size_t document = 0; document < 9; ++document) {
        const std::size_t length = document == 0 ? longest : 1 + random.below(longest);
        for (std::size_t i = 0; i < length; ++i) tails[i] += 1.0;
    }
    return tails;
}

}  // namespace

TEST(sums_over_places_are_those_over_the_tail) {
    Random random(3);
    for (const std::size_t longest : {1U, 2U, 63U, 64U, 80U, 81U, 100U, 129U, 5000U, 20000U}) {
        const std::vector<double> tails = tails_of(random, longest);
        for (const double x : {1e-9, 0.01, 0.5, 1.0}) {
            for (const double s : {0.0, 1e-9, 1e-3, 1.0, 1e3}) {
                check_sum(tails, [&](double i) { return std::log(x + i * s); });
                check_sum(tails, [&](double i) { return 1.0 / (x + i * s); });
                check_sum(tails, [&](double i) { return i * i / ((x + i * s) * (x + i * s)); });
            }
        }
    }
}

TEST(short_tails_are_kept_and_long_ones_are_not) {
    const WeightedPlaces few(std::vector<double>{3.0, 2.0, 1.0});
    CHECK_EQUAL(few.places().size(), 3U);
    CHECK_EQUAL(few.weights()[1], 2.0);
    const WeightedPlaces many(std::vector<double>(1000000, 1.0));
    CHECK_AT_MOST(static_cast<double>(many.places().size()), 300.0);
}

#include "prediction/beta_fit.hpp"

#include <algorithm>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

constexpr double kMostSpread = 1e3;

using TokenPairs = std::vector<std::pair<std::size_t, std::size_t>>;

JoinTails tails_of(const TokenPairs& documents) {
    JoinTails tails{};
    const auto add = [](std::vector<double>& to, std::size_t count) {
        if (to.size() < count) to.resize(count);
        for (std::size_t i = 0; i < count; ++i) to[i] += 1;
    };
    for (const auto& [first, second] : documents) {
        add(tails.first, first);
        add(tails.second, second);
        add(tails.both, first + second);
    }
    return tails;
}

// The place of the largest value, by thirds.
template <class Function>
double best_place(const Function& value, double low, double high) {
    for (int step = 0; step < 36; ++step) {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        const bool is_higher = value(a) < value(b);
        (is_higher ? low : high) = is_higher ? a : b;
    }
    return 0.5 * (low + high);
}

// For one spread the likelihood is concave in the mean.
double best_of_means(const JoinTails& tails, double spread) {
    const auto value = [&](double logit) {
        return log_likelihood(tails, {1.0 / (1.0 + std::exp(-logit)), spread});
    };
    return value(best_place(value, -12.0, 12.0));
}

// The largest likelihood: no spread, the most, and the neighbourhood of the best of many.
double slow_best(const JoinTails& tails) {
    const double step = 0.5;
    const auto value = [&](double t) { return best_of_means(tails, std::exp(t)); };
    const double most = std::log(kMostSpread);
    double best = std::max(best_of_means(tails, 0.0), value(most));
    double place = most;
    double highest = value(most);
    for (double t = most - step; t > -14.0; t -= step) {
        const double here = value(t);
        if (here > highest) highest = here, place = t;
    }
    const double top = best_place(value, place - step, std::min(most, place + step));
    return std::max({best, highest, value(top)});
}

void check_optimal(const TokenPairs& documents) {
    const JoinTails tails = tails_of(documents);
    const Beta found = fit_beta(tails, kMostSpread);
    CHECK(found.mean > 0.0 && found.mean < 1.0);
    CHECK(found.spread >= 0.0 && found.spread <= kMostSpread);
    const double best = slow_best(tails);
    CHECK_AT_MOST(best - log_likelihood(tails, found), 1e-10 * std::abs(best));
}

}  // namespace

TEST(no_other_parameters_are_better) {
    Random random(1);
    for (int round = 0; round < 40; ++round) {
        TokenPairs documents{{1 + random.below(2), 0}, {0, 1 + random.below(2)}};
        for (std::size_t i = random.below(8); i-- > 0;) {
            const auto count = [&] {
                return random.below(3) == 0 ? random.below(30) : random.below(3);
            };
            const std::size_t first = count();
            documents.emplace_back(first, count());
        }
        check_optimal(documents);
    }
}

TEST(the_higher_of_two_tops_is_found) {
    check_optimal({{1, 0}, {1, 0}, {4, 31}});
    check_optimal({{3, 0}, {4, 4}, {0, 2}});
    check_optimal({{0, 1}, {0, 1}, {0, 1}, {6, 3}});
    check_optimal({{1, 0}, {1, 0}, {1, 0}, {1, 0}, {3, 7}});
}

TEST(documents_of_one_token_do_not_differ) {
    const Beta found = fit_beta(tails_of({{1, 0}, {1, 0}, {0, 1}, {1, 0}}), kMostSpread);
    CHECK_EQUAL(found.mean, 0.75);
    CHECK_EQUAL(found.spread, 0.0);
}

TEST(equal_shares_have_no_spread) {
    const Beta found = fit_beta(tails_of({{2, 2}, {3, 3}, {1, 1}, {40, 40}}), kMostSpread);
    CHECK_EQUAL(found.mean, 0.5);
    CHECK_EQUAL(found.spread, 0.0);
}

TEST(parts_that_never_meet_have_the_most_spread) {
    const Beta found = fit_beta(tails_of({{4, 0}, {600, 0}, {0, 5}}), kMostSpread);
    CHECK_EQUAL(found.spread, kMostSpread);
    CHECK_AT_MOST(std::abs(found.mean - 2.0 / 3), 0.01);
}

TEST(long_documents_of_rare_parts_are_fitted) {
    TokenPairs documents;
    for (std::size_t i = 0; i < 300; ++i) documents.emplace_back(0, 1 + i % 7);
    documents.emplace_back(1, 300);
    documents.emplace_back(2, 1);
    check_optimal(documents);
    for (auto& [first, second] : documents) std::swap(first, second);
    check_optimal(documents);
}

TEST(slopes_are_those_of_the_likelihood) {
    const JoinTails tails = tails_of({{3, 1}, {0, 12}, {7, 9}, {1, 0}});
    for (const double mean : {0.01, 0.4, 0.97}) {
        for (const double spread : {1e-3, 0.2, 30.0}) {
            const auto value = [&](double m, double s) { return log_likelihood(tails, {m, s}); };
            const auto slopes = beta_fit::slopes_at(beta_fit::ShortTails(tails), {mean, spread});
            const double dm = 1e-6 * mean, ds = 1e-6 * spread;
            const double by_m = (value(mean + dm, spread) - value(mean - dm, spread)) / (2 * dm);
            const double by_s = (value(mean, spread + ds) - value(mean, spread - ds)) / (2 * ds);
            CHECK_AT_MOST(std::abs(slopes.m - by_m), 1e-4 * (1.0 / mean + 1.0 / (1 - mean)));
            CHECK_AT_MOST(std::abs(slopes.s - by_s), 1e-4 / spread);
            const auto up = beta_fit::slopes_at(beta_fit::ShortTails(tails), {mean + dm, spread});
            const auto aside = beta_fit::slopes_at(beta_fit::ShortTails(tails), {mean, spread + ds});
            CHECK_AT_MOST(std::abs((up.m - slopes.m) / dm - slopes.mm), 1e-3 * -slopes.mm);
            CHECK_AT_MOST(std::abs((up.s - slopes.s) / dm - slopes.ms), 1e-3 * -slopes.mm);
            CHECK_AT_MOST(std::abs((aside.s - slopes.s) / ds - slopes.ss), 1e-2 / spread / spread);
        }
    }
}

// The Beta distribution of a join by maximum likelihood.
//
// With m the mean share of the first part and s = 1/(A + B), the spread, the log-likelihood of all
// documents is
//
//     ℓ(m, s) = Σ_i N_a(i)·log(m + i·s) + Σ_i N_b(i)·log(1 − m + i·s) − Σ_i N_v(i)·log(1 + i·s),
//
// where N(i) are the tails of the two parts and of the join. It is smooth down to s = 0, where all
// documents have the same share, and for every s it is concave in m. So the search is one over s, for
// the ridge max_m ℓ. The ridge may have several tops: often one at s = 0, with the tokens' share as
// the mean, and a higher one further up, with a mean that is closer to the documents' share. Steps
// down from the most spread find a bracket around each of them, Newton steps the top itself.
//
// The spread is 0 if no top is higher, and `most_spread` if the likelihood still rises there.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "prediction/join_loop.hpp"
#include "prediction/weighted_places.hpp"

namespace topicgrouper::prediction {

struct Beta {
    double mean;    // of the first part's share, between 0 and 1
    double spread;  // 1/(A + B)
};

namespace beta_fit {

// Σ N(i)/y, Σ i·N(i)/y and the same with y², where y = x + i·s.
struct Sums {
    double zero = 0.0, one = 0.0;
    double zero_squared = 0.0, one_squared = 0.0, two_squared = 0.0;
};

inline Sums sums_of(const WeightedPlaces& tails, double x, double s) {
    // Several lanes: the additions do not wait for each other, and compilers use vectors.
    constexpr std::size_t kLanes = 4;
    std::array<std::array<double, kLanes>, 5> lanes{};
    const std::span<const double> places = tails.places();
    const std::span<const double> weights = tails.weights();
    const auto take = [&](std::size_t i, std::size_t lane) {
        const double number = places[i];
        const double r = 1.0 / (x + number * s);
        const double n = weights[i] * r;
        const double in = number * n;
        lanes[0][lane] += n;
        lanes[1][lane] += in;
        lanes[2][lane] += n * r;
        lanes[3][lane] += in * r;
        lanes[4][lane] += number * in * r;
    };
    std::size_t i = 0;
    for (; i + kLanes <= places.size(); i += kLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) take(i + lane, lane);
    }
    for (; i < places.size(); ++i) take(i, 0);
    const auto total = [&](std::size_t k) {
        return (lanes[k][0] + lanes[k][1]) + (lanes[k][2] + lanes[k][3]);
    };
    return {total(0), total(1), total(2), total(3), total(4)};
}

// Derivatives of ℓ.
struct Slopes {
    double m, s;
    double mm, ms, ss;

    // The gain that a Newton step of m alone promises.
    double promise_of_mean() const { return 0.5 * m * m / -mm; }
    // The derivatives of max_m ℓ by s, to first order in what m is off.
    double along() const { return s - ms * m / mm; }
    double curvature() const { return ss - ms * ms / mm; }
    // The gain that a Newton step along the ridge promises.
    double promise() const { return 0.5 * along() * along() / std::abs(curvature()); }
};

// The tails of a join and of its parts, made short.
struct ShortTails {
    explicit ShortTails(const JoinTails& tails)
        : first(tails.first), second(tails.second), both(tails.both) {}

    WeightedPlaces first, second, both;
};

inline double log_likelihood(const ShortTails& tails, Beta at) {
    const auto sum = [s = at.spread](const WeightedPlaces& of, double x) {
        double result = 0.0;
        for (std::size_t i = 0; i < of.places().size(); ++i) {
            result += of.weights()[i] * std::log(x + of.places()[i] * s);
        }
        return result;
    };
    return sum(tails.first, at.mean) + sum(tails.second, 1.0 - at.mean) - sum(tails.both, 1.0);
}

inline Slopes slopes_at(const ShortTails& tails, Beta at) {
    const Sums a = sums_of(tails.first, at.mean, at.spread);
    const Sums b = sums_of(tails.second, 1.0 - at.mean, at.spread);
    const Sums v = sums_of(tails.both, 1.0, at.spread);
    return {a.zero - b.zero, a.one + b.one - v.one, -a.zero_squared - b.zero_squared,
            b.one_squared - a.one_squared, v.two_squared - a.two_squared - b.two_squared};
}

// A step that stays between 0 and 1.
inline double moved(double mean, double step) {
    const double to = mean + step;
    if (to <= 0.0) return 0.1 * mean;
    if (to >= 1.0) return 1.0 - 0.1 * (1.0 - mean);
    return to;
}

// Moves the mean to the ridge, but for a gain of `worth`.
inline Slopes climb(const ShortTails& tails, Beta& at, double worth) {
    constexpr int kMostSteps = 100;
    Slopes slopes = slopes_at(tails, at);
    for (int step = 0; step < kMostSteps && slopes.promise_of_mean() > worth; ++step) {
        at.mean = moved(at.mean, -slopes.m / slopes.mm);
        slopes = slopes_at(tails, at);
    }
    return slopes;
}

// The top of the ridge between two spreads: it rises at the lower one and falls at the higher one.
inline Beta top_between(const ShortTails& tails, double low, Beta high, double worth) {
    constexpr int kMostSteps = 200;
    Beta at{high.mean, 0.5 * (low + high.spread)};
    for (int step = 0; step < kMostSteps; ++step) {
        const Slopes slopes = climb(tails, at, worth);
        const bool is_curved = slopes.curvature() < 0.0;
        if (is_curved && slopes.promise() <= worth) break;
        (slopes.along() > 0.0 ? low : high.spread) = at.spread;
        double next = at.spread - slopes.along() / slopes.curvature();
        if (!is_curved || next <= low || next >= high.spread) next = 0.5 * (low + high.spread);
        if (next <= low || next >= high.spread) break;  // nothing in between
        at.spread = next;
    }
    return at;
}

}  // namespace beta_fit

inline double log_likelihood(const JoinTails& tails, Beta at) {
    return beta_fit::log_likelihood(beta_fit::ShortTails(tails), at);
}

// Both parts must occur.
inline Beta fit_beta(const JoinTails& long_tails, double most_spread) {
    using namespace beta_fit;
    constexpr double kStep = 4.0;
    // Below this spread of the longest document ℓ is as good as a parabola.
    constexpr double kSmall = 0.05;
    const auto tokens = [](std::span<const double> numbers) {
        double result = 0.0;
        for (const double number : numbers) result += number;
        return result;
    };
    const double first = tokens(long_tails.first);
    const double second = tokens(long_tails.second);
    Beta best{first / (first + second), 0.0};
    const auto longest = static_cast<double>(long_tails.both.size());
    if (longest < 2) return best;
    const ShortTails tails(long_tails);
    double value = first * std::log(best.mean) + second * std::log(1.0 - best.mean);
    // A gain of this size is not worth another step.
    const double worth = -1e-14 * value;
    const auto consider = [&](Beta top) {
        const double its = beta_fit::log_likelihood(tails, top);
        if (its > value) best = top, value = its;
    };
    const Slopes start = slopes_at(tails, best);

    const double with_first = long_tails.first[0];
    Beta at{with_first / (with_first + long_tails.second[0]), most_spread};
    bool rises = climb(tails, at, worth).along() > 0.0;
    if (rises) consider(at);
    while (at.spread * longest > kSmall) {
        Beta lower{at.mean, at.spread / kStep};
        const bool rises_there = climb(tails, lower, worth).along() > 0.0;
        if (rises_there && !rises) consider(top_between(tails, lower.spread, at, worth));
        at = lower;
        rises = rises_there;
    }
    // What is left of a sum of terms that cancel is noise below their rounding.
    const double noise = 1e-13 * sums_of(tails.both, 1.0, 0.0).one;
    if (start.s > noise && !rises) consider(top_between(tails, 0.0, at, worth));
    return best;
}

}  // namespace topicgrouper::prediction

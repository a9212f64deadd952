// The Beta distribution of a join by maximum likelihood.
//
// With m the mean share of the first part and s = 1/(A + B), the spread, the log-likelihood of all
// documents is
//
//     ℓ(m, s) = Σ_i N_a(i)·log(m + i·s) + Σ_i N_b(i)·log(1 − m + i·s) − Σ_i N_v(i)·log(1 + i·s),
//
// where N(i) are the tails of the two parts and of the join. It is smooth down to s = 0, where all
// documents have the same share, and for every s it is concave in m. So the search is one for log s,
// by Newton steps within a bracket on the derivative of max_m ℓ, with m following along. For a given
// mean the likelihood has one maximum over s (Levin and Reeds 1977); tests look for others over m.
//
// The spread is 0 if the likelihood falls there already, and `most_spread` if it still rises there.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include "documents/join_loop.hpp"
#include "documents/rising_product.hpp"

namespace topicgrouper::documents {

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

inline Sums sums_of(std::span<const double> tails, double x, double s) {
    // Several lanes: the additions do not wait for each other, and compilers use vectors.
    constexpr std::size_t kLanes = 4;
    std::array<std::array<double, kLanes>, 5> lanes{};
    const auto take = [&](std::size_t i, std::size_t lane) {
        const auto number = static_cast<double>(i);
        const double r = 1.0 / (x + number * s);
        const double n = tails[i] * r;
        const double in = number * n;
        lanes[0][lane] += n;
        lanes[1][lane] += in;
        lanes[2][lane] += n * r;
        lanes[3][lane] += in * r;
        lanes[4][lane] += number * in * r;
    };
    std::size_t i = 0;
    for (; i + kLanes <= tails.size(); i += kLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) take(i + lane, lane);
    }
    for (; i < tails.size(); ++i) take(i, 0);
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
};

inline Slopes slopes_at(const JoinTails& tails, Beta at) {
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

}  // namespace beta_fit

inline double log_likelihood(const JoinTails& tails, Beta at) {
    const auto sum = [s = at.spread](std::span<const double> numbers, double x) {
        double result = 0.0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            result += numbers[i] * std::log(x + static_cast<double>(i) * s);
        }
        return result;
    };
    return sum(tails.first, at.mean) + sum(tails.second, 1.0 - at.mean) - sum(tails.both, 1.0);
}

// Both parts must occur.
inline Beta fit_beta(const JoinTails& tails, double most_spread) {
    using namespace beta_fit;
    // A gain of this share of the likelihood is not worth another step.
    constexpr double kEnough = 1e-10;
    constexpr int kMostSteps = 200;
    const auto tokens = [](std::span<const double> numbers) {
        double result = 0.0;
        for (const double number : numbers) result += number;
        return result;
    };
    const double first = tokens(tails.first);
    Beta at{first / (first + tokens(tails.second)), 0.0};
    const Slopes start = slopes_at(tails, at);
    // What is left of a sum of terms that cancel is noise below their rounding.
    const double noise = 1e-13 * beta_fit::sums_of(tails.both, 1.0, 0.0).one;
    if (start.s <= noise) return at;

    const double worth = -log_likelihood(tails, at) * kEnough;
    double low = -std::numeric_limits<double>::infinity();
    const double most = std::log(most_spread);
    double high = most;
    double t = std::min(most, start.curvature() < 0.0
                                  ? std::clamp(std::log(start.s / -start.curvature()), -7.0, 0.0)
                                  : 0.0);
    for (int step = 0; step < kMostSteps; ++step) {
        at.spread = std::exp(t);
        const Slopes slopes = slopes_at(tails, at);
        const double slope = at.spread * slopes.along();
        const double curve = at.spread * at.spread * slopes.curvature() + slope;
        const double promise =
            curve < 0.0 ? 0.5 * slope * slope / -curve : std::numeric_limits<double>::infinity();
        const double of_mean = slopes.promise_of_mean();
        if (of_mean > worth && of_mean > 0.01 * std::min(promise, 1e300)) {
            at.mean = moved(at.mean, -slopes.m / slopes.mm);
            continue;
        }
        (slope > 0.0 ? low : high) = t;
        const bool is_at_border = slope > 0.0 && t >= most;
        double next = curve < 0.0 ? t - slope / curve : t + (slope > 0.0 ? 1.5 : -1.5);
        next = std::clamp(next, t - 3.0, t + 3.0);
        if (next >= high) next = high == most && slope > 0.0 ? most : 0.5 * (std::max(low, t) + high);
        if (next <= low) next = 0.5 * (low + std::min(high, t));
        if (is_at_border) next = most;
        const double from = at.spread;
        at.spread = std::exp(next);
        // m follows along the ridge.
        const double by = -(slopes.m + slopes.ms * (at.spread - from)) / slopes.mm;
        at.mean = moved(at.mean, by);
        if ((is_at_border || promise <= worth) && of_mean <= worth) return at;
        if (at.spread < 1e-12) return {first / (first + tokens(tails.second)), 0.0};
        t = next;
    }
    return at;
}

}  // namespace topicgrouper::documents

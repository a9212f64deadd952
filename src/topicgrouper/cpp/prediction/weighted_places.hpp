// Long tails as few weighted places.
//
// The likelihood of a join sums functions such as log(x + i·s) over the tails N(i), with x > 0 and
// s ≥ 0, some hundred times. One document of a million tokens has a million of them. Such functions
// are smooth where i is large: on a block from a to 2a their only singularity, at i = −x/s ≤ 0, is so
// far away that the polynomial through kNodes Chebyshev points is right to about 5.8^−kNodes, or
// 10⁻¹². So
//
//     Σ_i N(i)·f(i) = Σ_j w_j·f(y_j),   w_j = 2/kNodes · Σ'_k T_k(y_j) · Σ_i N(i)·T_k(i),
//
// with the Chebyshev polynomials T_k of the block (the prime halves the first term). The weights do
// not depend on f: they are computed once per join, and the cost of a sum no longer grows with the
// length of the documents but with its logarithm.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <vector>

namespace topicgrouper::prediction {

class WeightedPlaces {
public:
    explicit WeightedPlaces(std::span<const double> tails) {
        const std::size_t exact = tails.size() > kExact + kNodes ? kExact : tails.size();
        for (std::size_t i = 0; i < exact; ++i) add(static_cast<double>(i), tails[i]);
        for (std::size_t first = exact; first < tails.size(); first *= 2) {
            const std::size_t last = std::min(2 * first, tails.size());
            if (last - first <= kNodes) {
                for (std::size_t i = first; i < last; ++i) add(static_cast<double>(i), tails[i]);
            } else {
                add_block(tails, first, last);
            }
        }
    }

    std::span<const double> places() const noexcept { return places_; }
    std::span<const double> weights() const noexcept { return weights_; }

private:
    static constexpr std::size_t kExact = 64;
    static constexpr std::size_t kNodes = 16;
    using Values = std::array<double, kNodes>;

    void add(double place, double weight) {
        places_.push_back(place);
        weights_.push_back(weight);
    }

    // T_0, T_1, … at a point between −1 and 1.
    static Values polynomials(double t) {
        Values result;
        result[0] = 1.0;
        result[1] = t;
        for (std::size_t k = 2; k < kNodes; ++k) result[k] = 2.0 * t * result[k - 1] - result[k - 2];
        return result;
    }

    void add_block(std::span<const double> tails, std::size_t first, std::size_t last) {
        const double half = 0.5 * static_cast<double>(last - 1 - first);
        const double middle = static_cast<double>(first) + half;
        Values moments{};
        for (std::size_t i = first; i < last; ++i) {
            const Values at = polynomials((static_cast<double>(i) - middle) / half);
            for (std::size_t k = 0; k < kNodes; ++k) moments[k] += tails[i] * at[k];
        }
        moments[0] *= 0.5;
        for (std::size_t j = 0; j < kNodes; ++j) {
            const double t = std::cos((static_cast<double>(j) + 0.5) * std::numbers::pi / kNodes);
            const Values at = polynomials(t);
            double weight = 0.0;
            for (std::size_t k = 0; k < kNodes; ++k) weight += moments[k] * at[k];
            add(middle + half * t, 2.0 / kNodes * weight);
        }
    }

    std::vector<double> places_;
    std::vector<double> weights_;
};

}  // namespace topicgrouper::prediction

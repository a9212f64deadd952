// The mean of numbers that are given by their logarithms.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace topicgrouper {

// log((e^v₁ + … + e^vₙ) / n), without overflow. There must be a value.
inline double log_mean_exp(std::span<const double> values) {
    const double largest = *std::max_element(values.begin(), values.end());
    double sum = 0.0;
    for (const double value : values) sum += std::exp(value - largest);
    return largest + std::log(sum / static_cast<double>(values.size()));
}

}  // namespace topicgrouper

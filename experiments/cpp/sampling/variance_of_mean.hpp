// How far the mean over independent chains may be off.
#pragma once

#include <limits>
#include <numeric>
#include <span>

namespace topicgrouper::sampling {

// The variance of the mean of values, from their spread; not a number for a single one.
inline double variance_of_mean(std::span<const double> values) {
    if (values.size() < 2) return std::numeric_limits<double>::quiet_NaN();
    const auto number = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / number;
    double squares = 0.0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    return squares / (number - 1.0) / number;
}

}  // namespace topicgrouper::sampling

// A smooth curve known at the points of an even grid.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace topicgrouper::likelihood {

// The polynomial through seven neighbouring points of a curve, in units of the grid.
class GridPolynomial {
public:
    static constexpr std::size_t kPoints = 7;

    // Around a point of the curve, which needs kPoints or more; the first or last points near an end.
    GridPolynomial(std::span<const double> curve, std::size_t around)
        : first_(std::min(around - std::min(around, kPoints / 2), curve.size() - kPoints)) {
        std::copy_n(curve.begin() + static_cast<std::ptrdiff_t>(first_), kPoints, table_.begin());
        // Newton's divided differences.
        for (std::size_t order = 1; order < kPoints; ++order) {
            for (std::size_t i = kPoints - 1; i >= order; --i) {
                table_[i] = (table_[i] - table_[i - 1]) / static_cast<double>(order);
            }
        }
    }

    double operator()(double place) const noexcept {
        const double x = place - static_cast<double>(first_);
        double value = table_[kPoints - 1];
        for (std::size_t i = kPoints - 1; i-- > 0;) {
            value = value * (x - static_cast<double>(i)) + table_[i];
        }
        return value;
    }

private:
    std::size_t first_;
    std::array<double, kPoints> table_;
};

// Where on the grid a curve is largest: next to its largest point, found by thirds of the interval
// between the neighbours. An end point is its own neighbour.
inline double place_of_maximum(std::span<const double> curve) {
    const auto largest =
        static_cast<std::size_t>(std::max_element(curve.begin(), curve.end()) - curve.begin());
    const GridPolynomial polynomial(curve, largest);
    double low = static_cast<double>(largest - std::min<std::size_t>(largest, 1));
    double high = static_cast<double>(std::min(largest + 1, curve.size() - 1));
    constexpr int steps = 24;  // 2·(2/3)^24 is 10^-4 of a grid step
    for (int step = 0; step < steps; ++step) {
        const double third = (high - low) / 3.0;
        if (polynomial(low + third) < polynomial(high - third)) {
            low += third;
        } else {
            high -= third;
        }
    }
    return 0.5 * (low + high);
}

}  // namespace topicgrouper::likelihood

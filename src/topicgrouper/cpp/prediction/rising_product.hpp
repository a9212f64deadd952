// Products of the form x·(x + s)·(x + 2s)·…, and sums of their logarithms.
#pragma once

#include <cmath>
#include <cstdint>

namespace topicgrouper::prediction {

// The logarithm of Π_{i < count} (x + i·s), for x > 0 and s ≥ 0, to about 16 digits of the largest
// of its terms.
//
// For a few factors it is computed as it stands. Otherwise, with z = x/s, it is
// count·log s + log Γ(z + count) − log Γ(z). The difference of two Γ would lose all digits for small
// s; Stirling's series for both, written with log1p, does not. The series needs z ≥ 16, which the
// factors before take care of.
inline double log_rising_product(double x, double s, std::int64_t count) {
    constexpr std::int64_t kFew = 24;
    if (s == 0.0) return static_cast<double>(count) * std::log(x);
    double product = 1.0;
    double sum = 0.0;
    std::int64_t i = 0;
    const auto is_near = [&] { return count <= kFew || x + static_cast<double>(i) * s < 16.0 * s; };
    for (; i < count && is_near(); ++i) {
        product *= x + static_cast<double>(i) * s;
        if (!(product > 1e-100 && product < 1e100)) {
            sum += std::log(product);
            product = 1.0;
        }
    }
    sum += std::log(product);
    if (i == count) return sum;
    const double first = x + static_cast<double>(i) * s;
    const double z = first / s;
    const auto left = static_cast<double>(count - i);
    const auto series = [](double y) {
        const double r = 1.0 / (y * y);
        return (1.0 / 12 - r * (1.0 / 360 - r * (1.0 / 1260 - r * (1.0 / 1680 - r / 1188)))) / y;
    };
    return sum + left * std::log(first) + (z + left - 0.5) * std::log1p(left / z) - left +
           (series(z + left) - series(z));
}

// A product of many factors that neither overflows nor underflows.
class LogProduct {
public:
    void multiply(double factor) {
        product_ *= factor;
        if (!(product_ > 1e-100 && product_ < 1e100)) flush();
    }

    void add_logarithm(double logarithm) { sum_ += logarithm; }

    double logarithm() const { return sum_ + std::log(product_); }

    // Whether the product is so far from 0 and from infinity that it has never left its range.
    bool is_plain() const noexcept { return sum_ == 0.0; }

    double plain() const noexcept { return product_; }

private:
    void flush() {
        sum_ += std::log(product_);
        product_ = 1.0;
    }

    double product_ = 1.0;
    double sum_ = 0.0;
};

}  // namespace topicgrouper::prediction

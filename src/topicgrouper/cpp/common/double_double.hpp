// Arithmetic with pairs of doubles (some 106 bits) and a natural logarithm made of it.
//
// The tree depends on every bit of a gain, so a logarithm must be the same number on every
// machine. The C library's `log` is not: libraries differ in the last bit. Everything here uses
// only additions, multiplications, divisions and fused multiply-adds, which IEEE 754 defines to
// the bit, provided the compiler does not contract or reorder them (see CMakeLists.txt).
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace topicgrouper {

// An unevaluated sum high + low with |low| at most half a unit in the last place of high.
struct DoubleDouble {
    double high = 0.0;
    double low = 0.0;
};

inline DoubleDouble quick_two_sum(double a, double b) noexcept {  // |a| >= |b|
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

inline DoubleDouble two_sum(double a, double b) noexcept {
    const double sum = a + b;
    const double b_part = sum - a;
    return {sum, (a - (sum - b_part)) + (b - b_part)};
}

inline DoubleDouble two_product(double a, double b) noexcept {
    const double product = a * b;
    return {product, std::fma(a, b, -product)};
}

inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) noexcept {
    DoubleDouble high = two_sum(a.high, b.high);
    const DoubleDouble low = two_sum(a.low, b.low);
    high = quick_two_sum(high.high, high.low + low.high);
    return quick_two_sum(high.high, high.low + low.low);
}

inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) noexcept {
    const DoubleDouble product = two_product(a.high, b.high);
    return quick_two_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

inline DoubleDouble operator*(DoubleDouble a, double b) noexcept {
    const DoubleDouble product = two_product(a.high, b);
    return quick_two_sum(product.high, std::fma(a.low, b, product.low));
}

inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) noexcept {
    const double first = a.high / b.high;
    DoubleDouble rest = a + b * -first;
    const double second = rest.high / b.high;
    rest = rest + b * -second;
    const DoubleDouble quotient = quick_two_sum(first, second);
    return quotient + DoubleDouble{rest.high / b.high, 0.0};
}

// Natural logarithms of the whole numbers 1 .. 2^53, with an error below 2^-95. Those of small
// numbers are kept: the joins within each of many topics need a table of them.
class Logarithm {
public:
    Logarithm() {
        two_ = series(DoubleDouble{1.0, 0.0} / DoubleDouble{3.0, 0.0});
        for (int i = 0; i < kCells; ++i) {
            const double centre = cell_centre(i);
            centres_[i] = series(DoubleDouble{centre - 1.0, 0.0} / DoubleDouble{centre + 1.0, 0.0});
        }
        for (std::uint64_t x = 1; x < small_.size(); ++x) small_[x] = evaluate(x);
    }

    static const Logarithm& instance() {
        static const Logarithm logarithm;
        return logarithm;
    }

    DoubleDouble operator()(std::uint64_t x) const noexcept {
        return x < small_.size() ? small_[x] : evaluate(x);
    }

private:
    static constexpr int kCellBits = 10;
    static constexpr int kCells = 1 << kCellBits;
    static constexpr std::uint64_t kFraction = (std::uint64_t{1} << 52) - 1;
    static constexpr std::uint64_t kOne = std::uint64_t{1023} << 52;
    static constexpr DoubleDouble kThird{0x1.5555555555555p-2, 0x1.5555555555555p-56};

    // log x = e log 2 + log c + log(m / c), where x = m 2^e with m in [1, 2) and c is the centre of
    // the cell that holds m; the last term is 2 atanh z with z = (m - c) / (m + c), |z| <= 2^-12.
    DoubleDouble evaluate(std::uint64_t x) const noexcept {
        const std::uint64_t bits = std::bit_cast<std::uint64_t>(static_cast<double>(x));
        const int exponent = static_cast<int>(bits >> 52) - 1023;
        const double mantissa = std::bit_cast<double>((bits & kFraction) | kOne);
        const int cell = static_cast<int>((bits & kFraction) >> (52 - kCellBits));
        const double centre = cell_centre(cell);
        const DoubleDouble z = quotient(mantissa - centre, two_sum(mantissa, centre));
        const DoubleDouble square = z * z;
        const double y = square.high;
        // z^5 and beyond weigh less than 2^-49 of z: a double is enough for them.
        const double tail = y * y * (1.0 / 5 + y * (1.0 / 7 + y * (1.0 / 9)));
        DoubleDouble sum = square * kThird;
        sum = quick_two_sum(sum.high, sum.low + tail);
        const DoubleDouble near = (z + z * sum) * 2.0;
        return two_ * static_cast<double>(exponent) + (centres_[cell] + near);
    }

    static double cell_centre(int cell) noexcept { return 1.0 + (2 * cell + 1) / (2.0 * kCells); }

    // a / b by one division: the remainder of the first digits gives the next ones.
    static DoubleDouble quotient(double a, DoubleDouble b) noexcept {
        const double inverse = 1.0 / b.high;
        const double first = a * inverse;
        const double rest = std::fma(-first, b.high, a) - first * b.low;
        return quick_two_sum(first, rest * inverse);
    }

    // 2 atanh z by its power series; |z| <= 1/3, so 36 terms reach the last bit.
    static DoubleDouble series(DoubleDouble z) noexcept {
        const DoubleDouble square = z * z;
        DoubleDouble power = z;
        DoubleDouble sum{};
        for (int odd = 1; odd < 72; odd += 2) {
            sum = sum + power / DoubleDouble{static_cast<double>(odd), 0.0};
            power = power * square;
        }
        return sum * 2.0;
    }

    DoubleDouble two_;
    std::array<DoubleDouble, kCells> centres_;
    std::vector<DoubleDouble> small_ = std::vector<DoubleDouble>(1 << 15);
};

}  // namespace topicgrouper

// The arithmetic of merge gains: g(x) = x log x in fixed point, and J(a, b) made of it.
//
// With J(a, b) = g(a + b) - g(a) - g(b) the gain of joining topics s and t is
//     sum over documents that hold both of J(f_d(s), f_d(t))  -  J(f(s), f(t)).
// g is rounded once to a multiple of 2^-shift and kept as an integer: sums of integers do not
// depend on their order, so every algorithm and any number of threads sees identical gains.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "common/double_double.hpp"

namespace topicgrouper {

using Gain = std::int64_t;

// The largest shift for which g(total) * 2^shift stays below 2^62, by whole-number arithmetic
// (log x < number of bits of x) so that no rounding is involved in choosing it.
constexpr int fixed_point_shift(std::uint64_t total) noexcept {
    return 62 - static_cast<int>(std::bit_width(total * std::bit_width(total)));
}

// Totals above this would leave too few bits for the gains.
constexpr std::uint64_t kLargestTotal = std::uint64_t{1} << 50;

// x log x * 2^shift, rounded to the nearest integer.
inline Gain fixed_point_g(std::uint64_t x, int shift) noexcept {
    if (x < 2) return 0;
    const double scaled = static_cast<double>(x) * static_cast<double>(std::uint64_t{1} << shift);
    const DoubleDouble product = Logarithm::instance()(x) * scaled;
    const Gain whole = static_cast<Gain>(product.high);
    const double rest = (product.high - static_cast<double>(whole)) + product.low;
    return whole + static_cast<Gain>(std::floor(rest + 0.5));
}

// Evaluates g by a table for small arguments and afresh beyond it: one function, two speeds.
class GainFunction {
public:
    // `total` is the number of tokens; arguments below `table_size` are looked up. If no document has
    // more tokens than `longest_document`, a table of twice as many lets J be looked up as well,
    // where one of the counts is small. O(table_size).
    GainFunction(std::uint64_t total, std::uint64_t table_size, std::uint64_t longest_document = 0)
        : shift_(fixed_point_shift(total)), table_(table_size) {
        // Loops look up more than they use, and so beyond the total. Up to twice the total g fits a
        // Gain; further on it stays at that value, since an overflow would be undefined.
        for (std::uint64_t x = 0; x < table_size; ++x) {
            table_[x] = fixed_point_g(std::min(x, 2 * total), shift_);
        }
        // The steps of J(a, .) are at least about 1 / total; rounding moves them by up to two units.
        // While a step is worth more than that, J is strictly increasing in fixed point too.
        monotone_ = total < (std::uint64_t{1} << std::max(shift_ - 1, 0));
        if (2 * longest_document < table_size) fill_rows(longest_document);
    }

    int shift() const noexcept { return shift_; }
    const Gain* table() const noexcept { return table_.data(); }
    std::uint64_t table_size() const noexcept { return table_.size(); }

    // How far J(a, b) may exceed J(a, c) with b < c because of rounding.
    Gain slack() const noexcept { return monotone_ ? 0 : kRounding; }

    Gain g(std::uint64_t x) const noexcept {
        return x < table_.size() ? table_[x] : fixed_point_g(x, shift_);
    }

    Gain j(std::uint64_t a, std::uint64_t b) const noexcept { return g(a + b) - g(a) - g(b); }

    // J(a, c) by the count c of another topic in a document; nullptr unless a is small.
    const Gain* j_row(std::uint64_t a) const noexcept {
        return a <= rows_ ? &j_[a * width_] : nullptr;
    }
    // J(a+b, c) - J(a, c) - J(b, c) by c; nullptr unless both are small.
    const Gain* correction_row(std::uint64_t a, std::uint64_t b) const noexcept {
        return std::max(a, b) <= sides_ ? &corrections_[(a * (sides_ + 1) + b) * width_] : nullptr;
    }

private:
    static constexpr Gain kRounding = 3;
    // Most counts in documents are small; of long documents, which need long rows, fewer are covered.
    static constexpr std::uint64_t kMostRows = 32;
    static constexpr std::uint64_t kMostSides = 8;
    static constexpr std::uint64_t kMostInRows = std::uint64_t{1} << 18;

    // A document's counts a and c are at most `longest`, and the table covers their sum. Corrections
    // are made of rows, which must therefore go up to twice as far.
    void fill_rows(std::uint64_t longest) {
        width_ = longest + 1;
        rows_ = std::min({kMostRows, longest, kMostInRows / width_});
        j_.resize((rows_ + 1) * width_);
        for (std::uint64_t a = 0; a <= rows_; ++a) {
            for (std::uint64_t c = 0; c <= longest; ++c) j_[a * width_ + c] = j(a, c);
        }
        sides_ = std::min(kMostSides, rows_ / 2);
        while (sides_ > 0 && (sides_ + 1) * (sides_ + 1) * width_ > kMostInRows) --sides_;
        corrections_.resize((sides_ + 1) * (sides_ + 1) * width_);
        Gain* next = corrections_.data();
        for (std::uint64_t a = 0; a <= sides_; ++a) {
            for (std::uint64_t b = 0; b <= sides_; ++b) {
                for (std::uint64_t c = 0; c <= longest; ++c) {
                    *next++ = j_row(a + b)[c] - j_row(a)[c] - j_row(b)[c];
                }
            }
        }
    }

    int shift_;
    bool monotone_ = false;
    std::vector<Gain> table_;
    std::uint64_t width_ = 0;  // of a row
    std::uint64_t rows_ = 0;
    std::uint64_t sides_ = 0;
    std::vector<Gain> j_;
    std::vector<Gain> corrections_;
};

}  // namespace topicgrouper

#include "prediction/rising_product.hpp"

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

// The sum as it stands, in more digits where there are any, with what its terms lack and no more.
long double slow_log_rising(double x, double s, std::int64_t count) {
    long double sum = 0.0L;
    long double lost = 0.0L;
    for (std::int64_t i = 0; i < count; ++i) {
        const long double term =
            std::log(static_cast<long double>(x) + static_cast<long double>(i) * s) - lost;
        const long double next = sum + term;
        lost = (next - sum) - term;
        sum = next;
    }
    return sum;
}

}  // namespace

TEST(logarithms_are_those_of_the_factors) {
    for (const std::int64_t count : {1, 2, 12, 24, 25, 26, 40, 100}) {
        for (int x_power = -12; x_power <= 0; ++x_power) {
            for (int s_power = -15; s_power <= 3; ++s_power) {
                const double x = (x_power == 0 ? 1.0 : 1.7) * std::pow(10.0, x_power);
                const double s = 1.3 * std::pow(10.0, s_power);
                const auto expected = static_cast<double>(slow_log_rising(x, s, count));
                const double found = log_rising_product(x, s, count);
                // A few units of the last digit of the terms.
                const double allowed = 1e-15 * (std::abs(expected) + static_cast<double>(count));
                CHECK_AT_MOST(std::abs(found - expected), allowed);
            }
        }
    }
}

TEST(long_products_lose_no_digits) {
    for (const double s : {1e-9, 1e-3, 1.0, 1e3}) {
        for (const double x : {1e-6, 0.3, 1.0}) {
            const std::int64_t count = 5'000;
            const auto expected = static_cast<double>(slow_log_rising(x, s, count));
            CHECK_AT_MOST(std::abs(log_rising_product(x, s, count) - expected),
                          1e-15 * (std::abs(expected) + static_cast<double>(count)));
        }
    }
}

TEST(ten_million_factors_are_two_halves) {
    // Π_{i < a + b} (x + i·s) = Π_{i < a} (x + i·s) · Π_{i < b} (x + a·s + i·s)
    const std::int64_t half = 5'000'000;
    for (const double s : {1e-12, 1e-6, 1e-2, 1.0, 1e3}) {
        for (const double x : {1e-12, 1e-3, 0.9}) {
            const double whole = log_rising_product(x, s, 2 * half);
            const double parts = log_rising_product(x, s, half) +
                                 log_rising_product(x + static_cast<double>(half) * s, s, half);
            CHECK_AT_MOST(std::abs(whole - parts), 1e-14 * std::abs(whole) + 1e-8);
        }
    }
}

TEST(no_spread_is_a_power) {
    CHECK_EQUAL(log_rising_product(0.25, 0.0, 1000), 1000 * std::log(0.25));
    CHECK_EQUAL(log_rising_product(0.25, 1.0, 0), 0.0);
}

TEST(products_of_many_factors_stay_in_range) {
    for (const double factor : {1e-150, 1e-20, 0.7, 3.0, 1e20, 1e150}) {
        LogProduct product;
        for (int i = 0; i < 1000; ++i) product.multiply(factor);
        product.add_logarithm(-2.5);
        CHECK_AT_MOST(difference(product.logarithm(), 1000 * std::log(factor) - 2.5), 1e-12);
    }
}

#include "common/double_double.hpp"

#include <utility>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
// Not in strict ISO C++, but in every compiler that has the sanitizers.
__extension__ typedef __int128 Wide;

namespace {

constexpr double kLogError = 0x1p-95;

// The difference of two values that are close to each other.
double distance(DoubleDouble a, DoubleDouble b) {
    return std::abs((a.high - b.high) + (a.low - b.low));
}

bool normalised(DoubleDouble a) { return a.high + a.low == a.high; }

Wide exact(DoubleDouble whole) {
    return static_cast<Wide>(whole.high) + static_cast<Wide>(whole.low);
}

double whole_number(Random& random, int bits) {
    const double value = static_cast<double>(random.up_to_bits(bits));
    return random.below(2) == 0 ? value : -value;
}

}  // namespace

TEST(sums_of_doubles_are_exact) {
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const double a = whole_number(random, 53);
        const double b = whole_number(random, 53);
        const DoubleDouble sum = two_sum(a, b);
        CHECK(exact(sum) == static_cast<Wide>(a) + static_cast<Wide>(b));
        CHECK(normalised(sum));
        const auto [large, small] = std::abs(a) < std::abs(b) ? std::pair{b, a} : std::pair{a, b};
        CHECK(exact(quick_two_sum(large, small)) == exact(sum));
    }
}

TEST(products_of_doubles_are_exact) {
    Random random(2);
    for (int i = 0; i < 10'000; ++i) {
        const double a = whole_number(random, 53);
        const double b = whole_number(random, 53);
        const DoubleDouble product = two_product(a, b);
        CHECK(exact(product) == static_cast<Wide>(a) * static_cast<Wide>(b));
        CHECK(normalised(product));
    }
}

TEST(arithmetic_on_whole_numbers_of_a_hundred_bits_is_exact) {
    Random random(3);
    for (int i = 0; i < 10'000; ++i) {
        const DoubleDouble a = two_product(whole_number(random, 49), whole_number(random, 49));
        const DoubleDouble b = two_product(whole_number(random, 49), whole_number(random, 49));
        CHECK(exact(a + b) == exact(a) + exact(b));
        const DoubleDouble factor{whole_number(random, 20), 0.0};
        const DoubleDouble small = two_product(whole_number(random, 40), whole_number(random, 40));
        CHECK(exact(small * factor) == exact(small) * exact(factor));
        CHECK(exact(small * factor.high) == exact(small) * exact(factor));
        CHECK(normalised(a + b) && normalised(small * factor));
    }
}

TEST(division_undoes_multiplication) {
    Random random(4);
    for (int i = 0; i < 10'000; ++i) {
        const DoubleDouble a = two_product(whole_number(random, 50), whole_number(random, 50));
        const DoubleDouble b = two_product(whole_number(random, 50), whole_number(random, 50));
        const DoubleDouble quotient = a / b;
        CHECK(normalised(quotient));
        CHECK_AT_MOST(distance(quotient * b, a), 0x1p-100 * std::abs(a.high));
    }
}

// From decimal arithmetic with 80 digits, each as the nearest double and the nearest of the rest.
TEST(logarithms_agree_with_high_precision) {
    const std::vector<std::pair<std::uint64_t, DoubleDouble>> known{
        {2, {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}},
        {3, {0x1.193ea7aad030bp+0, -0x1.a256f99caabebp-54}},
        {5, {0x1.9c041f7ed8d33p+0, 0x1.abf7dde94581dp-54}},
        {7, {0x1.f2272ae325a57p+0, 0x1.51bda525b3c98p-54}},
        {10, {0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53}},
        {127, {0x1.3607294602e42p+2, 0x1.635ae84d088a0p-54}},
        {128, {0x1.3687a9f1af2b1p+2, 0x1.3b28539e9281cp-52}},
        {129, {0x1.37072a9b5b6cbp+2, 0x1.8849160f2c273p-53}},
        {255, {0x1.62a40fda3e3ccp+2, 0x1.a066984b98292p-52}},
        {257, {0x1.63241004e9011p+2, -0x1.49f609f088b06p-52}},
        {999983, {0x1.ba1885f21de85p+3, -0x1.5f21fe03aa128p-53}},
        {16777215, {0x1.0a2b23e3bab73p+4, -0x1.7e512fc7f1537p-52}},
        {16777217, {0x1.0a2b2403bab73p+4, -0x1.7e51251d46a8cp-52}},
        {4294967291, {0x1.62e42fef539efp+4, 0x1.ab65e3b396b6ap-51}},
        {4294967297, {0x1.62e42fefb39efp+4, 0x1.abc5e3b39806ap-51}},
        {1125899906842623, {0x1.1542457337d43p+5, -0x1.f1ca461bb13d1p-50}},
        {1125899906842624, {0x1.1542457337d43p+5, -0x1.e3948c376279dp-51}},
        {2251799813685245, {0x1.1acdd632f662ap+5, 0x1.ba7270b98e917p-49}},
        {4521191813414912, {0x1.206162f55d9d7p+5, -0x1.d6315af854d4bp-49}},
        {4538783999459327, {0x1.20695707ea796p+5, -0x1.c0d6f393e5d42p-49}},
        {4538783999459328, {0x1.20695707ea796p+5, -0x1.a1167491e9cc3p-49}},
        {6004799503160661, {0x1.22a69334db8c9p+5, 0x1.f98be3dca977ap-49}},
        {9007199254740991, {0x1.25e4f7b2737fap+5, 0x1.4486612173c69p-51}},
    };
    for (const auto& [x, log] : known) {
        CHECK_AT_MOST(distance(Logarithm::instance()(x), log), kLogError);
        CHECK(normalised(Logarithm::instance()(x)));
    }
    CHECK_AT_MOST(distance(Logarithm::instance()(1), {0.0, 0.0}), kLogError);
}

// log(ab) = log a + log b: any argument, checked against others.
TEST(logarithms_of_products_are_sums) {
    const Logarithm log;
    Random random(5);
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t a = random.up_to_bits(27);
        const std::uint64_t b = random.up_to_bits(26);
        CHECK_AT_MOST(distance(log(a * b), log(a) + log(b)), 3 * kLogError);
    }
}

TEST(logarithms_increase) {
    const Logarithm log;
    for (std::uint64_t x = 1; x < 5'000; ++x) CHECK(log(x).high < log(x + 1).high);
}

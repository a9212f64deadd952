#include "common/gain.hpp"

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
__extension__ typedef unsigned __int128 UnsignedWide;

namespace {

const std::vector<std::uint64_t> kTotals{1,
                                         2,
                                         3,
                                         100,
                                         12345,
                                         1u << 20,
                                         (1u << 28) - 1,
                                         1u << 28,
                                         std::uint64_t{1} << 35,
                                         std::uint64_t{1} << 44,
                                         kLargestTotal};

// Random a and b with a + b <= total.
std::pair<std::uint64_t, std::uint64_t> random_pair(Random& random, std::uint64_t total) {
    const int bits = static_cast<int>(std::bit_width(total)) - 1;
    return {random.up_to_bits(bits), random.below(2) == 0 ? random.up_to_bits(bits) : total / 2};
}

}  // namespace

TEST(the_shift_is_the_largest_that_stays_below_62_bits) {
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const std::uint64_t total = i < 100 ? i + 1 : random.up_to_bits(50);
        const UnsignedWide bound = UnsignedWide{total} * static_cast<unsigned>(std::bit_width(total));
        const int shift = fixed_point_shift(total);
        CHECK((bound << shift) < (UnsignedWide{1} << 62));
        CHECK((bound << (shift + 1)) >= (UnsignedWide{1} << 62));
        CHECK(fixed_point_g(total, shift) < (Gain{1} << 62));
    }
}

TEST(the_largest_total_leaves_bits_behind_the_point) {
    CHECK_AT_MOST(6, fixed_point_shift(kLargestTotal));
}

// From decimal arithmetic with 50 digits.
TEST(g_is_rounded_to_the_nearest) {
    struct Known {
        std::uint64_t x;
        int shift;
        Gain g;
    };
    const std::vector<Known> known{
        {0, 40, 0},
        {1, 40, 0},
        {2, 59, 799144290325165979},
        {2, 52, 6243314768165359},
        {3, 52, 14843129681611040},
        {33, 52, 519646714980312547},
        {99, 52, 2048763424434101953},
        {100, 52, 2073984273359368604},
        {4115, 44, 602473469432089289},
        {12344, 44, 2045828794162253386},
        {12345, 44, 2046012121733101574},
        {3, 29, 1769438944},
        {89478485, 29, 879559429722505418},
        {268435454, 29, 2797004994225027803},
        {268435455, 29, 2797005005181554363},
        {268435456, 29, 2797005016138080926},
        {2, 12, 5678},
        {5864062014805, 12, 706161146697385459},
        {17592186044415, 12, 2197646798394077424},
        {17592186044416, 12, 2197646798394206442},
        {2, 6, 89},
        {3, 6, 211},
        {375299968947541, 6, 806054182988071975},
        {1125899906842623, 6, 2497325907266141401},
        {1125899906842624, 6, 2497325907266143684},
    };
    for (const auto& [x, shift, g] : known) CHECK_EQUAL(fixed_point_g(x, shift), g);
}

TEST(the_table_is_the_same_function) {
    for (const std::uint64_t total : kTotals) {
        const std::uint64_t size = std::min<std::uint64_t>(3000, 2 * total + 1);
        const GainFunction tabled(total, size);
        const GainFunction bare(total, 0);
        CHECK_EQUAL(tabled.table_size(), size);
        CHECK_EQUAL(tabled.shift(), fixed_point_shift(total));
        for (std::uint64_t x = 0; x < size; ++x) {
            CHECK_EQUAL(tabled.table()[x], bare.g(x));
            CHECK_EQUAL(tabled.g(x), fixed_point_g(x, bare.shift()));
        }
    }
}

// Loops look up more than they use, and an overflow there would be undefined behaviour.
TEST(the_table_ends_its_growth_at_twice_the_total) {
    for (const std::uint64_t total : {1, 2, 5, 1000}) {
        const GainFunction gain(total, 3 * total + 100);
        for (std::uint64_t x = 2 * total; x < gain.table_size(); ++x) {
            CHECK_EQUAL(gain.g(x), fixed_point_g(2 * total, gain.shift()));
        }
    }
}

TEST(j_is_symmetric_and_positive_but_for_nothing) {
    Random random(2);
    for (const std::uint64_t total : kTotals) {
        if (total < 2) continue;
        const GainFunction gain(total, std::min<std::uint64_t>(100, 2 * total + 1));
        for (int i = 0; i < 1000; ++i) {
            const auto [a, b] = random_pair(random, total);
            CHECK_EQUAL(gain.j(a, b), gain.j(b, a));
            CHECK(gain.j(a, b) > 0);
            CHECK_EQUAL(gain.j(a, 0), 0);
            CHECK_EQUAL(gain.j(0, a), 0);
        }
    }
}

// Rows of long documents are few, and there are none that the table does not cover.
TEST(rows_hold_j_and_its_corrections_of_small_counts) {
    for (const std::uint64_t longest : {0, 1, 2, 20, 100, 50'000, 300'000}) {
        const GainFunction gain(400'000, 2 * longest + 1, longest);
        std::uint64_t a = 1;
        for (; const Gain* const row = gain.j_row(a); ++a) {
            for (std::uint64_t c = 0; c <= longest; ++c) CHECK_EQUAL(row[c], gain.j(a, c));
        }
        CHECK_EQUAL(a - 1, longest <= 20 ? longest : longest == 100 ? 32 : longest == 50'000 ? 5 : 0);
        for (std::uint64_t b = 1; const Gain* const row = gain.correction_row(1, b); ++b) {
            for (std::uint64_t c = 0; c <= longest; ++c) {
                CHECK_EQUAL(row[c], gain.j(1 + b, c) - gain.j(1, c) - gain.j(b, c));
                CHECK_EQUAL(row[c], gain.correction_row(b, 1)[c]);
            }
            CHECK(b <= 8);
        }
        CHECK(gain.correction_row(1, 1) != nullptr || a <= 2);
    }
    CHECK(GainFunction(1000, 100, 50).j_row(1) == nullptr);
    CHECK(GainFunction(1000, 0).j_row(1) == nullptr);
}

TEST(without_slack_j_is_strictly_increasing) {
    const std::uint64_t small = 700;
    const GainFunction gain(small, small + 1);
    CHECK_EQUAL(gain.slack(), 0);
    for (std::uint64_t a = 1; a < small; ++a) {
        for (std::uint64_t b = 0; a + b < small; ++b) CHECK(gain.j(a, b) < gain.j(a, b + 1));
    }
    // The largest total without slack, where the steps are smallest.
    const std::uint64_t large = (1u << 28) - 1;
    const GainFunction coarse(large, 0);
    CHECK_EQUAL(coarse.slack(), 0);
    for (std::uint64_t b = large - 5000; b + 2 < large; ++b) {
        CHECK(coarse.j(1, b) < coarse.j(1, b + 1));
        CHECK(coarse.j(2, b - 1) < coarse.j(2, b));
    }
}

TEST(slack_covers_what_rounding_does_to_the_order) {
    Random random(3);
    Gain most = 0;
    for (const std::uint64_t total :
         {std::uint64_t{1} << 28, std::uint64_t{1} << 44, kLargestTotal}) {
        const GainFunction gain(total, 0);
        CHECK(gain.slack() > 0);
        for (int i = 0; i < 10'000; ++i) {
            const std::uint64_t a = random.up_to_bits(8);
            const std::uint64_t b = total - 2000 - random.below(1000);
            const std::uint64_t c = b + random.below(1000);
            const Gain excess = gain.j(a, b) - gain.j(a, c);
            most = std::max(most, excess);
            CHECK_AT_MOST(excess, gain.slack());
        }
    }
    CHECK(most > 0);  // otherwise the samples prove nothing
}

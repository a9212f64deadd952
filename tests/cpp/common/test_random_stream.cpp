#include "common/random_stream.hpp"

#include <set>

#include "check.hpp"

using topicgrouper::RandomStream;

TEST(the_same_place_gives_the_same_numbers) {
    RandomStream one(7, 3, 5);
    RandomStream two(7, 3, 5);
    for (int i = 0; i < 100; ++i) CHECK_EQUAL(one.next(), two.next());
}

TEST(other_places_give_other_numbers) {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (std::uint64_t outer = 0; outer < 10; ++outer) {
            for (std::uint64_t inner = 0; inner < 10; ++inner) {
                firsts.insert(RandomStream(seed, outer, inner).next());
            }
        }
    }
    CHECK_EQUAL(firsts.size(), std::size_t{1000});
}

TEST(numbers_fill_the_unit_interval_evenly) {
    RandomStream stream(1, 2, 3);
    constexpr int kDraws = 100000;
    int in_tenth[10] = {};
    for (int i = 0; i < kDraws; ++i) {
        const double value = stream.uniform();
        CHECK(value >= 0.0 && value < 1.0);
        ++in_tenth[static_cast<int>(10 * value)];
    }
    // Five standard deviations of a binomial.
    for (const int count : in_tenth) CHECK(count > 9525 && count < 10475);
}

#include "words/byte_marks.hpp"

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

TEST(each_flag_becomes_its_bit) {
    for (std::size_t bit = 0; bit < ByteMarks::kBits; ++bit) {
        ByteFlags flags{};
        flags[bit] = 1;
        CHECK_EQUAL(pack(flags), std::uint64_t{1} << bit);
    }
    ByteFlags all{};
    all.fill(1);
    CHECK_EQUAL(pack(all), ~std::uint64_t{0});
}

TEST(the_next_bits_are_found_across_words) {
    constexpr std::size_t kSize = 300;
    for (std::size_t set = 0; set < kSize; ++set) {
        ByteMarks marks;
        marks.resize(kSize);
        marks.word(set / ByteMarks::kBits) |= std::uint64_t{1} << set % ByteMarks::kBits;
        for (std::size_t from = 0; from <= set; ++from) {
            CHECK_EQUAL(marks.next_set(from), set);
            CHECK_EQUAL(marks.next_clear(from), from == set ? set + 1 : from);
        }
    }
}

TEST(long_rows_of_set_bits_are_passed) {
    ByteMarks marks;
    marks.resize(200);
    for (std::size_t i = 0; i < 3; ++i) marks.word(i) = ~std::uint64_t{0};
    for (const std::size_t from : {0, 1, 63, 64, 65, 191}) CHECK_EQUAL(marks.next_clear(from), 192);
}

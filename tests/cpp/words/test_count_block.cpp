#include "words/count_block.hpp"

#include <algorithm>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

bool same(const std::vector<WordCount>& a, const std::vector<WordCount>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.word == y.word && x.count == y.count;
    });
}

}  // namespace

TEST(columns_ascend_within_each_document) {
    const std::vector<std::int32_t> column_of{0, 1, 2, 3};
    const std::vector<WordId> ranks{3, 0, 2, 1};
    CountBlock block{0, {3, 3, 5}, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 5}}};
    RowMaker(column_of).to_columns(block, ranks);
    CHECK(block.ends == (std::vector<std::uint32_t>{3, 3, 5}));
    CHECK(same(block.entries, {{0, 2}, {2, 3}, {3, 1}, {1, 4}, {3, 5}}));
}

TEST(equal_columns_add_up_and_negative_ones_are_dropped) {
    const std::vector<std::int32_t> column_of{1, -1, 1, 0};
    const std::vector<WordId> ranks{0, 1, 2, 3};
    RowMaker maker(column_of);
    for (int again = 0; again < 2; ++again) {
        CountBlock block{0, {4, 6, 7, 7}, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {2, 5}, {1, 6}, {1, 7}}};
        maker.to_columns(block, ranks);
        CHECK(block.ends == (std::vector<std::uint32_t>{2, 3, 3, 3}));
        CHECK(same(block.entries, {{0, 4}, {1, 4}, {1, 5}}));
    }
}

TEST(a_block_may_be_empty) {
    CountBlock block;
    RowMaker({}).to_columns(block, {});
    CHECK(block.ends.empty() && block.entries.empty());
}

TEST(entries_are_sorted_by_column_and_equal_ones_keep_their_order) {
    ColumnSort sort;
    std::uint32_t state = 1;
    for (const std::size_t columns : {1u, 2u, 2047u, 2048u, 2049u, 5'000'000u, 2'147'483'647u}) {
        for (const std::size_t size : {0, 1, 2, 100, 5000}) {
            std::vector<PlacedCount> entries;
            for (std::uint32_t i = 0; i < size; ++i) {
                state = state * 1664525u + 1013904223u;
                entries.push_back({static_cast<std::uint32_t>((state >> 1) % columns), i, state});
            }
            std::vector<PlacedCount> expected = entries;
            std::stable_sort(expected.begin(), expected.end(),
                             [](const auto& a, const auto& b) { return a.column < b.column; });
            sort(entries, columns);
            CHECK_EQUAL(entries.size(), expected.size());
            bool same = true;
            for (std::size_t i = 0; i < size; ++i) {
                same &= entries[i].column == expected[i].column;
                same &= entries[i].document == expected[i].document;
                same &= entries[i].count == expected[i].count;
            }
            CHECK(same);
        }
    }
}

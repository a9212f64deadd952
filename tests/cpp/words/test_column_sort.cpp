#include "words/count_block.hpp"

#include <algorithm>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

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

#include "common/word_columns.hpp"

#include <algorithm>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;

TEST(a_word_has_its_documents_and_counts) {
    const std::vector<std::int64_t> starts{0, 2, 2, 3};
    const std::vector<std::int32_t> documents{0, 4, 1};
    const std::vector<std::uint32_t> counts{7, 8, 9};
    const WordColumns<std::uint32_t> columns{starts, documents, counts, 5};
    CHECK_EQUAL(columns.words(), 3);
    CHECK(std::ranges::equal(columns.documents_of(0), std::vector<std::int32_t>{0, 4}));
    CHECK(columns.counts_of(1).empty());
    std::size_t met = 0;
    for (const auto [document, count] : columns.entries_of(2)) {
        CHECK_EQUAL(document, 1);
        CHECK_EQUAL(count, 9);
        ++met;
    }
    CHECK_EQUAL(met, 1);
}

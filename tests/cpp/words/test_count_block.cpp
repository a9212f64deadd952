#include "words/count_block.hpp"

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

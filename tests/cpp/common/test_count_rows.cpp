#include "common/count_rows.hpp"

#include <algorithm>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;

TEST(a_row_is_a_documents_part) {
    const std::vector<std::int64_t> starts{0, 2, 2, 3};
    const std::vector<std::int32_t> columns{0, 4, 1};
    const std::vector<std::uint32_t> counts{7, 8, 9};
    const CountRows<std::uint32_t> rows{starts, columns, counts};
    CHECK_EQUAL(rows.documents(), 3);
    CHECK(std::ranges::equal(rows.row(rows.columns, 0), std::vector<std::int32_t>{0, 4}));
    CHECK(rows.row(rows.counts, 1).empty());
    CHECK(std::ranges::equal(rows.row(rows.counts, 2), std::vector<std::uint32_t>{9}));
}

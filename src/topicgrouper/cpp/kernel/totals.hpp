// What a count matrix sums to, and how large a table of g it asks for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "common/count_rows.hpp"
#include "common/gain.hpp"

namespace topicgrouper::kernel {

// Token counts of a matrix: of the whole, of its longest document, of each column.
struct Totals {
    std::uint64_t all = 0;
    std::uint64_t longest_document = 0;
    std::vector<std::uint64_t> columns;
};

template <class Count>
Totals totals_of(const CountRows<Count>& matrix, std::size_t columns) {
    Totals totals;
    totals.columns.resize(columns);
    for (std::size_t d = 0; d < matrix.documents(); ++d) {
        std::uint64_t length = 0;
        for (std::int64_t i = matrix.starts[d]; i < matrix.starts[d + 1]; ++i) {
            totals.columns[matrix.columns[i]] += matrix.counts[i];
            length += matrix.counts[i];
        }
        totals.all += length;
        totals.longest_document = std::max(totals.longest_document, length);
    }
    return totals;
}

// A table must cover twice the longest document (documents.hpp), and is worth its time for the
// frequencies that most topics have: a fit evaluates g some hundred times for each of its columns.
inline std::uint64_t table_size(const Totals& totals, bool covers_documents) {
    constexpr std::uint64_t kUsual = std::uint64_t{1} << 16;
    constexpr std::uint64_t kEntriesPerColumn = 64;
    const std::uint64_t usual =
        std::min({totals.all + 1, kUsual, kEntriesPerColumn * totals.columns.size()});
    return covers_documents ? std::max(usual, 2 * totals.longest_document + 1) : usual;
}

// For sums within documents, all of which are looked up if counts have 32 bits.
template <class Count>
GainFunction gain_of_documents(const Totals& totals) {
    constexpr bool kTabled = std::is_same_v<Count, std::uint32_t>;
    return {totals.all, table_size(totals, kTabled), kTabled ? totals.longest_document : 0};
}

}  // namespace topicgrouper::kernel

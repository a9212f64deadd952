// The counts of words in documents, as Python hands them over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace topicgrouper {

// Documents × words in compressed sparse rows. The arrays belong to somebody else.
template <class Count>
struct CountRows {
    std::span<const std::int64_t> starts;  // one more than there are documents
    std::span<const std::int32_t> columns;
    std::span<const Count> counts;

    std::size_t documents() const noexcept { return starts.size() - 1; }

    // A document's part of the columns or of the counts.
    template <class T>
    std::span<const T> row(std::span<const T> values, std::size_t document) const noexcept {
        const auto first = static_cast<std::size_t>(starts[document]);
        return values.subspan(first, static_cast<std::size_t>(starts[document + 1]) - first);
    }
};

}  // namespace topicgrouper

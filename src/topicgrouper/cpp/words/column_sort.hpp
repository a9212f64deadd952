// Sorts entries by column with counting passes instead of comparisons, whose outcome no processor
// could predict.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace topicgrouper::words {

struct PlacedCount {
    std::uint32_t column;
    std::uint32_t document;
    std::uint32_t count;
};

// Keeps its working space between sorts.
class ColumnSort {
public:
    // Sorts by column, entries of equal columns in the order in which they were. All columns are
    // below `columns`. O(entries + 2,048) for every eleven bits of a column.
    void operator()(std::vector<PlacedCount>& entries, std::size_t columns) {
        spare_.resize(entries.size());
        for (int shift = 0; columns > 1 && (columns - 1) >> shift != 0; shift += kDigitBits) {
            std::array<std::uint32_t, kDigits> ends{};
            for (const PlacedCount& entry : entries) ++ends[digit(entry, shift)];
            std::uint32_t end = 0;
            for (std::uint32_t& place : ends) place = std::exchange(end, end + place);
            for (const PlacedCount& entry : entries) spare_[ends[digit(entry, shift)]++] = entry;
            entries.swap(spare_);
        }
    }

private:
    static constexpr int kDigitBits = 11;
    static constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;

    static std::size_t digit(const PlacedCount& entry, int shift) noexcept {
        return entry.column >> shift & (kDigits - 1);
    }

    std::vector<PlacedCount> spare_;
};

}  // namespace topicgrouper::words

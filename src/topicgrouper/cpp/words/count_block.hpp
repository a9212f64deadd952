// The counts of consecutive documents: from words to columns.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "words/document_block.hpp"

namespace topicgrouper::words {

struct PlacedCount {
    std::uint32_t column;
    std::uint32_t document;
    std::uint32_t count;
};

// Sorts entries by column with counting passes instead of comparisons, whose outcome no processor
// could predict. Keeps its working space between sorts.
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

// Turns blocks of words into blocks of columns; a thread keeps one for all of its blocks.
class RowMaker {
public:
    explicit RowMaker(std::span<const std::int32_t> column_of) : column_of_(column_of) {
        for (const std::int32_t column : column_of) columns_ = std::max(columns_, column + 1);
    }

    // Columns ascend within a document, and equal ones are added up.
    void to_columns(CountBlock& block, std::span<const WordId> ranks) {
        placed_.clear();
        row_starts_.assign(1, 0);
        for (const std::uint32_t end : block.ends) {
            for (std::uint32_t i = row_starts_.back(); i < end; ++i) {
                const WordCount& entry = block.entries[i];
                const std::int32_t column = column_of_[ranks[entry.word]];
                if (column < 0) continue;
                const auto document = static_cast<std::uint32_t>(row_starts_.size() - 1);
                placed_.push_back({static_cast<std::uint32_t>(column), document, entry.count});
            }
            row_starts_.push_back(end);
        }
        sort_(placed_, static_cast<std::size_t>(columns_));
        put_back(block);
    }

private:
    // Gives entries back to their documents; in the order of columns, they are in order there.
    void put_back(CountBlock& block) {
        block.ends.assign(row_starts_.begin(), row_starts_.end() - 1);
        for (const PlacedCount& one : placed_) {
            std::uint32_t& end = block.ends[one.document];
            if (end > row_starts_[one.document] && block.entries[end - 1].word == one.column) {
                block.entries[end - 1].count += one.count;
            } else {
                block.entries[end++] = {one.column, one.count};
            }
        }
        std::uint32_t kept = 0;
        for (std::size_t document = 0; document < block.ends.size(); ++document) {
            for (std::uint32_t i = row_starts_[document]; i < block.ends[document]; ++i) {
                block.entries[kept++] = block.entries[i];
            }
            block.ends[document] = kept;
        }
        block.entries.resize(kept);
    }

    std::span<const std::int32_t> column_of_;
    std::int32_t columns_ = 0;
    std::vector<PlacedCount> placed_;
    std::vector<std::uint32_t> row_starts_;
    ColumnSort sort_;
};

}  // namespace topicgrouper::words

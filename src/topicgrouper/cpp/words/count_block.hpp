// The counts of consecutive documents: first of words, in the end of columns.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "words/column_sort.hpp"
#include "words/word_table.hpp"

namespace topicgrouper::words {

struct WordCount {
    WordId word;
    std::uint32_t count;
};

struct CountBlock {
    unsigned thread = 0;              // whose numbers of words are meant
    std::vector<std::uint32_t> ends;  // of the documents' entries
    std::vector<WordCount> entries;
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

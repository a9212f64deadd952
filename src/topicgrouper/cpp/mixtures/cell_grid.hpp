// The cells of a count matrix, cut into blocks that share no document and no word with most others.
//
// A cell is a word in a document, with its count. Documents and words are put into as many groups of
// about equally many cells; block (i, j) holds the cells of document group i and word group j. Blocks
// that differ in both may be worked on at the same time. Documents and words are renumbered by group
// ("places" here; `document_at` and `word_at` lead back). Cells lie by word, then by document: those
// of a word are one range, and within it those of each document group are one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mixtures/balanced_groups.hpp"
#include "mixtures/token_grid.hpp"

namespace topicgrouper::mixtures {

struct Cell {
    std::uint32_t document;  // its place
    std::uint32_t count;
};

using CellRange = TokenRange;

class CellGrid {
public:
    CellGrid(const CountRows& rows, std::size_t groups) : groups_(groups) {
        std::vector<std::uint64_t> by_document(rows.documents());
        std::vector<std::uint64_t> by_word(rows.words);
        for (std::size_t document = 0; document < rows.documents(); ++document) {
            by_document[document] =
                static_cast<std::uint64_t>(rows.starts[document + 1] - rows.starts[document]);
        }
        for (const std::int32_t word : rows.columns) ++by_word[word];
        documents_ = balanced_groups(by_document, groups);
        words_ = balanced_groups(by_word, groups);
        place_cells(rows, by_word);
    }

    std::size_t groups() const noexcept { return groups_; }
    std::size_t documents() const noexcept { return documents_.items.size(); }
    std::size_t words() const noexcept { return words_.items.size(); }

    std::size_t first_word(std::size_t group) const noexcept { return words_.starts[group]; }
    std::uint32_t document_at(std::size_t place) const noexcept { return documents_.items[place]; }
    std::uint32_t word_at(std::size_t place) const noexcept { return words_.items[place]; }
    double length(std::size_t document) const noexcept { return lengths_[document]; }

    const Cell* cells() const noexcept { return cells_.data(); }
    // Which entry of the given rows a cell is.
    std::size_t entry_of(std::size_t cell) const noexcept { return entry_of_[cell]; }

    CellRange of_word_in(std::size_t word, std::size_t document_group) const noexcept {
        const std::size_t range = word * groups_ + document_group;
        return {starts_[range], starts_[range + 1]};
    }

private:
    void place_cells(const CountRows& rows, const std::vector<std::uint64_t>& by_word) {
        std::vector<std::size_t> next(rows.words);  // by the word's number, not its place
        std::size_t cells = 0;
        for (const std::uint32_t word : words_.items) {
            next[word] = cells;
            cells += by_word[word];
        }
        cells_.resize(cells);
        entry_of_.resize(cells);
        lengths_.assign(documents(), 0.0);
        starts_.assign(words() * groups_ + 1, cells);
        for (std::size_t group = 0; group < groups_; ++group) {
            for (std::size_t word = 0; word < words(); ++word) {
                starts_[word * groups_ + group] = next[words_.items[word]];
            }
            for (std::size_t place = documents_.starts[group]; place < documents_.starts[group + 1];
                 ++place) {
                const std::uint32_t document = documents_.items[place];
                for (std::int64_t i = rows.starts[document]; i < rows.starts[document + 1]; ++i) {
                    const std::size_t cell = next[rows.columns[i]]++;
                    cells_[cell] = {static_cast<std::uint32_t>(place),
                                    static_cast<std::uint32_t>(rows.counts[i])};
                    entry_of_[cell] = static_cast<std::size_t>(i);
                    lengths_[place] += static_cast<double>(rows.counts[i]);
                }
            }
        }
    }

    std::size_t groups_;
    Groups documents_;
    Groups words_;
    std::vector<double> lengths_;
    std::vector<Cell> cells_;
    std::vector<std::size_t> entry_of_;
    std::vector<std::size_t> starts_;
};

}  // namespace topicgrouper::mixtures

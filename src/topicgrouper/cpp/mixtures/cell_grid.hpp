// The cells of a count matrix, cut into blocks of about equally many (see block_grid.hpp). A cell is
// a word in a document, with its count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mixtures/block_grid.hpp"

namespace topicgrouper::mixtures {

struct Cell {
    std::uint32_t document;  // its place
    std::uint32_t count;
};

class CellGrid : public BlockGrid {
public:
    CellGrid(const CorpusCounts& counts, std::size_t groups) : BlockGrid(groups) {
        const auto start = [&](std::size_t cells) {
            cells_.resize(cells);
            entry_of_.resize(cells);
        };
        fill(
            counts, [](std::size_t) { return std::uint64_t{1}; }, start,
            [&](std::size_t cell, std::size_t entry, std::uint32_t document) {
                cells_[cell] = {document, static_cast<std::uint32_t>(counts.counts[entry])};
                entry_of_[cell] = entry;
            });
    }

    const Cell* cells() const noexcept { return cells_.data(); }
    // Which entry of the counts a cell is.
    std::size_t entry_of(std::size_t cell) const noexcept { return entry_of_[cell]; }

private:
    std::vector<Cell> cells_;
    std::vector<std::size_t> entry_of_;
};

}  // namespace topicgrouper::mixtures

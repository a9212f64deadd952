// The tokens of a corpus, cut into blocks of about equally many (see mixtures/block_grid.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mixtures/block_grid.hpp"

namespace topicgrouper::sampling {

using mixtures::BlockGrid;
using mixtures::CorpusCounts;
using mixtures::ItemRange;

class TokenGrid : public BlockGrid {
public:
    TokenGrid(const CorpusCounts& counts, std::size_t groups) : BlockGrid(groups) {
        const auto size_of = [&](std::size_t entry) {
            return static_cast<std::uint64_t>(counts.counts[entry]);
        };
        fill(
            counts, size_of, [&](std::size_t tokens) { document_of_.resize(tokens); },
            [&](std::size_t token, std::size_t entry, std::uint32_t document) {
                std::fill_n(document_of_.begin() + token, size_of(entry), document);
            });
    }

    std::size_t tokens() const noexcept { return document_of_.size(); }

    // The document (its place) of each token.
    const std::uint32_t* document_of() const noexcept { return document_of_.data(); }

private:
    std::vector<std::uint32_t> document_of_;
};

}  // namespace topicgrouper::sampling

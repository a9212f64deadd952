// Whole counts from the topics' shares: a topic drawn for every token.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/random_stream.hpp"
#include "mixtures/cvb0_state.hpp"

namespace topicgrouper::mixtures {

// Adds to n_wt, words (by place) × topics, what the tokens of a block draw. Words of the block must
// not be touched by anyone else meanwhile.
template <class Index>
void draw_block(Cvb0State<Index>& state, std::size_t document_group, std::size_t word_group,
                RandomStream random, std::vector<std::uint32_t>& word_topics) {
    const CellGrid& grid = state.grid;
    typename CellShares<Index>::Reader reader(state.block(document_group, word_group));
    for (std::size_t word = grid.first_word(word_group); word < grid.first_word(word_group + 1);
         ++word) {
        std::uint32_t* const counts = word_topics.data() + word * state.topics();
        const ItemRange range = grid.of_word_in(word, document_group);
        for (std::size_t i = range.begin; i < range.end; ++i) {
            const auto shares = reader.next();
            for (std::uint32_t token = 0; token < grid.cells()[i].count; ++token) {
                double at = random.uniform();
                std::size_t k = 0;
                for (; k + 1 < shares.size && at >= shares.shares[k]; ++k) at -= shares.shares[k];
                ++counts[shares.topics[k]];
            }
        }
    }
}

// For each i = 0, 1, … how many counts are above i, until none is.
inline std::vector<std::int64_t> tail_of(const std::vector<std::uint32_t>& counts) {
    std::vector<std::int64_t> result;
    for (const std::uint32_t count : counts) {
        if (count > result.size()) result.resize(count);
        if (count > 0) ++result[count - 1];
    }
    for (std::size_t i = result.size(); i-- > 1;) result[i - 1] += result[i];
    return result;
}

}  // namespace topicgrouper::mixtures

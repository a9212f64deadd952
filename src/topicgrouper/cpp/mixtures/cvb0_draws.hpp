// Whole counts from the topics' shares: a topic drawn for every token.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/random_stream.hpp"
#include "mixtures/cvb0_state.hpp"

namespace topicgrouper::mixtures {

struct DrawnCounts {
    std::vector<std::uint32_t> document_topics;  // n_dt, documents (by place) × topics
    std::vector<std::uint32_t> word_topics;      // n_wt, words (by place) × topics
};

// Adds what the tokens of a block draw. Documents and words of the block must not be touched by
// anyone else meanwhile.
template <class Index>
void draw_block(Cvb0State<Index>& state, std::size_t document_group, std::size_t word_group,
                RandomStream random, DrawnCounts& drawn) {
    const CellGrid& grid = state.grid;
    typename CellShares<Index>::Reader reader(state.block(document_group, word_group));
    for (std::size_t word = grid.first_word(word_group); word < grid.first_word(word_group + 1);
         ++word) {
        std::uint32_t* const of_word = drawn.word_topics.data() + word * state.topics();
        const ItemRange range = grid.of_word_in(word, document_group);
        for (std::size_t i = range.begin; i < range.end; ++i) {
            const Cell cell = grid.cells()[i];
            std::uint32_t* const of_document =
                drawn.document_topics.data() + cell.document * state.topics();
            const auto shares = reader.next();
            for (std::uint32_t token = 0; token < cell.count; ++token) {
                double at = random.uniform();
                std::size_t k = 0;
                for (; k + 1 < shares.size && at >= shares.shares[k]; ++k) at -= shares.shares[k];
                ++of_word[shares.topics[k]];
                ++of_document[shares.topics[k]];
            }
        }
    }
}

}  // namespace topicgrouper::mixtures

// Whole counts from the topics' shares: a topic drawn for every token.
//
// Expected counts are spread over more topics than any one state of the tokens is, so Dirichlet
// parameters that fit them are too large. Those that fit a draw are not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cvb0_state.hpp"
#include "random_stream.hpp"

namespace topicgrouper {

struct TopicDraws {
    TopicDraws(std::size_t documents_by_topics, std::size_t words_by_topics)
        : document_topics(documents_by_topics), word_topics(words_by_topics) {}

    std::vector<std::uint32_t> document_topics;  // n_dt, documents (by place) × topics
    std::vector<std::uint32_t> word_topics;      // n_wt, words (by place) × topics
};

// Documents and words of the block must not be touched by anyone else meanwhile.
template <class Index>
void draw_block(Cvb0State<Index>& state, std::size_t document_group, std::size_t word_group,
                RandomStream random, TopicDraws& draws) {
    const CellGrid& grid = state.grid;
    typename CellShares<Index>::Reader reader(state.block(document_group, word_group));
    for (std::size_t word = grid.first_word(word_group); word < grid.first_word(word_group + 1);
         ++word) {
        const CellRange range = grid.of_word_in(word, document_group);
        for (std::size_t i = range.begin; i < range.end; ++i) {
            const Cell cell = grid.cells()[i];
            const auto shares = reader.next();
            for (std::uint32_t token = 0; token < cell.count; ++token) {
                double at = random.uniform();
                std::size_t k = 0;
                for (; k + 1 < shares.size && at >= shares.shares[k]; ++k) at -= shares.shares[k];
                const std::size_t topic = shares.topics[k];
                ++draws.document_topics[cell.document * state.topics() + topic];
                ++draws.word_topics[word * state.topics() + topic];
            }
        }
    }
}

}  // namespace topicgrouper

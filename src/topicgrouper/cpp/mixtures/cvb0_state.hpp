// What collapsed variational inference of zero order (CVB0) knows: the topics' shares γ_cell,t of
// every cell, and the expected counts that follow from them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "mixtures/cell_grid.hpp"
#include "mixtures/cell_shares.hpp"

namespace topicgrouper::mixtures {

// The parameters of the Dirichlets: α by topic, and one β for all words and topics.
struct Priors {
    std::vector<double> alpha;
    double beta;
};

// The topics' shares of each entry of the rows: those of entry i are at [starts[i], starts[i + 1]),
// by rising topic; they add up to 1.
struct EntryShares {
    std::span<const std::int64_t> starts;
    std::span<const std::int64_t> topics;
    std::span<const float> shares;
};

template <class Index>
struct Cvb0State {
    Cvb0State(const CorpusCounts& rows, std::size_t groups, Priors given, const EntryShares& first)
        : grid(rows, groups),
          priors(std::move(given)),
          blocks(groups * groups),
          document_topics(grid.documents() * topics()),
          word_topics(grid.words() * topics()),
          totals(topics()) {
        for (std::size_t i = 0; i < groups; ++i) {
            for (std::size_t j = 0; j < groups; ++j) start(i, j, first);
        }
    }

    std::size_t topics() const noexcept { return priors.alpha.size(); }

    CellShares<Index>& block(std::size_t document_group, std::size_t word_group) noexcept {
        return blocks[document_group * grid.groups() + word_group];
    }
    double* of_document(std::size_t document) noexcept {
        return document_topics.data() + document * topics();
    }
    double* of_word(std::size_t word) noexcept { return word_topics.data() + word * topics(); }

    CellGrid grid;
    Priors priors;
    std::vector<CellShares<Index>> blocks;
    std::vector<double> document_topics;  // E[n_dt], documents (by place) × topics
    std::vector<double> word_topics;      // E[n_wt], words (by place) × topics
    std::vector<double> totals;           // E[n_t]

private:
    void start(std::size_t document_group, std::size_t word_group, const EntryShares& first) {
        CellShares<Index>& shares = block(document_group, word_group);
        std::vector<Index> kept;
        for (std::size_t word = grid.first_word(word_group); word < grid.first_word(word_group + 1);
             ++word) {
            const ItemRange range = grid.of_word_in(word, document_group);
            for (std::size_t cell = range.begin; cell < range.end; ++cell) {
                const auto begin = static_cast<std::size_t>(first.starts[grid.entry_of(cell)]);
                const auto end = static_cast<std::size_t>(first.starts[grid.entry_of(cell) + 1]);
                kept.assign(first.topics.begin() + begin, first.topics.begin() + end);
                shares.add(kept.data(), first.shares.data() + begin, kept.size());
                count(word, grid.cells()[cell], kept, first.shares.data() + begin);
            }
        }
    }

    void count(std::size_t word, const Cell cell, const std::vector<Index>& kept,
               const float* shares) {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const double amount = cell.count * static_cast<double>(shares[i]);
            of_document(cell.document)[kept[i]] += amount;
            of_word(word)[kept[i]] += amount;
            totals[kept[i]] += amount;
        }
    }
};

}  // namespace topicgrouper::mixtures

// Which topic each token has, and the counts that follow from it.
//
// n_dt are lists by document. n_wt are rows of all topics for words that occur more often than there
// are topics, lists for the others. So the counts take memory linear in the tokens, whatever the
// number of topics.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/random_stream.hpp"
#include "sampling/dirichlet_priors.hpp"
#include "sampling/token_grid.hpp"
#include "sampling/topic_lists.hpp"

namespace topicgrouper::sampling {

template <class Half>
struct LdaState {
    // Every token has the topic of its word, where such topics are given; else it draws its topic
    // from α_t · β_wt / Σ_v β_vt, the priors alone. Rows of β for each word, and the words' topics,
    // come by the words' numbers.
    LdaState(const CorpusCounts& rows, std::size_t groups, DirichletPriors given, std::uint64_t seed,
             std::span<const std::int64_t> word_topics = {})
        : grid(rows, groups),
          priors(std::move(given)),
          topic_of(grid.tokens()),
          lists(grid.lengths(), priors.alpha.size()),
          totals(priors.alpha.size()),
          rare_words(rare_lengths(), priors.alpha.size()) {
        order_beta();
        place_rows();
        if (word_topics.empty()) {
            start_at_random(seed);
        } else {
            start_from(word_topics);
        }
    }

    std::size_t topics() const noexcept { return totals.size(); }

    // n_wt of a word that has a row, else nullptr.
    std::uint32_t* row(std::size_t word) noexcept {
        return row_of[word] == kNoRow ? nullptr : rows.data() + row_of[word];
    }

    // n_wt of a word that has no row.
    TopicList<Half>& word_list(std::size_t word) noexcept { return rare_words[word]; }

    TokenGrid grid;
    DirichletPriors priors;
    std::vector<Half> topic_of;
    TopicLists<Half> lists;
    std::vector<std::int64_t> totals;  // n_t

private:
    static constexpr std::size_t kNoRow = ~std::size_t{0};

    void order_beta() {
        if (!priors.beta_by_word) return;
        std::vector<double> by_place(priors.beta.size());
        for (std::size_t word = 0; word < grid.words(); ++word) {
            std::copy_n(priors.beta.begin() + grid.word_at(word) * topics(), topics(),
                        by_place.begin() + word * topics());
        }
        priors.beta = std::move(by_place);
    }

    bool is_rare(std::size_t word) const noexcept { return grid.of_word(word).size() <= topics(); }

    std::vector<std::uint64_t> rare_lengths() const {
        std::vector<std::uint64_t> result(grid.words());
        for (std::size_t word = 0; word < result.size(); ++word) {
            if (is_rare(word)) result[word] = grid.of_word(word).size();
        }
        return result;
    }

    void place_rows() {
        row_of.assign(grid.words(), kNoRow);
        std::size_t size = 0;
        for (std::size_t word = 0; word < grid.words(); ++word) {
            if (is_rare(word)) continue;
            row_of[word] = size;
            size += topics();
        }
        rows.assign(size, 0);
    }

    void start_at_random(std::uint64_t seed) {
        std::vector<double> cumulative(topics());
        for (std::size_t word = 0; word < grid.words(); ++word) {
            if (word == 0 || priors.beta_by_word) accumulate_prior(word, cumulative);
            RandomStream random(seed, 0, word);
            const ItemRange range = grid.of_word(word);
            for (std::size_t token = range.begin; token < range.end; ++token) {
                const double at = random.uniform() * cumulative.back();
                const auto found = std::upper_bound(cumulative.begin(), cumulative.end() - 1, at);
                assign(word, token, static_cast<Half>(found - cumulative.begin()));
            }
        }
    }

    void start_from(std::span<const std::int64_t> word_topics) {
        for (std::size_t word = 0; word < grid.words(); ++word) {
            const auto topic = static_cast<Half>(word_topics[grid.word_at(word)]);
            const ItemRange range = grid.of_word(word);
            for (std::size_t token = range.begin; token < range.end; ++token) {
                assign(word, token, topic);
            }
        }
    }

    void accumulate_prior(std::size_t word, std::vector<double>& cumulative) const {
        const double* const beta = priors.beta_of(word);
        double sum = 0.0;
        for (std::size_t t = 0; t < topics(); ++t) {
            sum += priors.alpha[t] * beta[t] / priors.beta_sums[t];
            cumulative[t] = sum;
        }
    }

    void assign(std::size_t word, std::size_t token, Half topic) {
        topic_of[token] = topic;
        lists[grid.document_of()[token]].add(topic);
        if (std::uint32_t* const counts = row(word)) {
            ++counts[topic];
        } else {
            word_list(word).add(topic);
        }
        ++totals[topic];
    }

    TopicLists<Half> rare_words;  // by word; those with a row have an empty list
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> row_of;
};

}  // namespace topicgrouper::sampling

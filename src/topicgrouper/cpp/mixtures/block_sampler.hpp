// Draws the topics of one block of tokens, word by word.
//
// A token's topic is drawn from
//
//     p(t | all other topics) ∝ (n_dt + α_t) · likelihood(t)
//
// without the token itself. The part with n_dt is summed over the few topics of the document, the
// part with α_t is kept up to date by WordWeights; both are exact. That is O(topics of the document +
// √topics) a token, and for a word once O(its tokens) or O(topics), whichever is less.
//
// Documents and words of the block must not be touched by anyone else meanwhile. The topic totals are
// the block's own: those at its start plus its own changes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/random_stream.hpp"
#include "mixtures/lda_state.hpp"
#include "mixtures/word_weights.hpp"

namespace topicgrouper::mixtures {

template <class Half>
class BlockSampler {
public:
    explicit BlockSampler(LdaState<Half>& state)
        : state_(&state),
          weights_(state.topics()),
          scratch_counts_(state.topics()),
          cumulative_(state.topics() + 1) {}

    void run(std::size_t document_group, std::size_t word_group, std::span<const std::int64_t> totals,
             RandomStream random) {
        start(totals);
        const TokenGrid& grid = state_->grid;
        const std::size_t end = grid.first_word(word_group + 1);
        for (std::size_t word = grid.first_word(word_group); word < end; ++word) {
            const ItemRange range = grid.of_word_in(word, document_group);
            if (range.size() == 0) continue;
            for (std::size_t i = range.begin; i < std::min(range.end, range.begin + kAhead); ++i) {
                prefetch(i);
            }
            enter(word);
            for (std::size_t token = range.begin; token < range.end; ++token) {
                if (token + kAhead < range.end) prefetch(token + kAhead);
                sample(token, random);
            }
            leave(word);
        }
    }

    // n_t as this block has left it.
    std::span<const std::int64_t> totals() const noexcept { return weights_.totals(); }

    // What `sample` draws the token's topic from, normalised; the state stays as it is.
    std::vector<double> conditional(std::size_t word, std::size_t token,
                                    std::span<const std::int64_t> totals) {
        start(totals);
        enter(word);
        const Half topic = state_->topic_of[token];
        weights_.remove(topic);
        const TopicList<Half>& list = state_->lists[state_->grid.document_of()[token]];
        const Weighed weighed = weigh(list, topic);
        std::vector<double> result(weights_.weights().begin(), weights_.weights().end());
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            result[list.begin()[i].topic] += cumulative_[i] - (i == 0 ? 0.0 : cumulative_[i - 1]);
        }
        result[topic] -= weighed.own;
        for (double& value : result) value /= weighed.sum - weighed.own + weights_.sum();
        weights_.add(topic);
        leave(word);
        return result;
    }

private:
    static constexpr std::size_t kAhead = 8;

    // The document's part of a draw. The token itself is still in the document's list: `own` is its
    // share of `sum`.
    struct Weighed {
        double sum;
        double own;
    };

    void start(std::span<const std::int64_t> totals) {
        weights_.start(state_->priors, totals);
        other_word_loaded_ = true;
    }

    void prefetch(std::size_t token) const noexcept {
#if defined(__GNUC__)
        const TopicList<Half>& list = state_->lists[state_->grid.document_of()[token]];
        for (const auto* entry = list.begin(); entry < list.end(); entry += kEntriesPerLine) {
            __builtin_prefetch(entry, 1);
        }
#else
        (void)token;
#endif
    }

    void enter(std::size_t word) {
        const double* const beta = state_->priors.beta_of(word);
        if (std::uint32_t* const row = state_->row(word)) {
            weights_.set_word(row, beta);
            weights_.rebuild();
            other_word_loaded_ = true;
            return;
        }
        weights_.set_word(scratch_counts_.data(), beta);
        if (!state_->priors.beta_by_word && other_word_loaded_) {
            weights_.rebuild();  // to a word that does not occur
            other_word_loaded_ = false;
        }
        const ItemRange range = state_->grid.of_word(word);
        for (std::size_t i = range.begin; i < range.end; ++i) ++scratch_counts_[state_->topic_of[i]];
        if (state_->priors.beta_by_word) {
            weights_.rebuild();
        } else {
            for (std::size_t i = range.begin; i < range.end; ++i)
                weights_.refresh(state_->topic_of[i]);
        }
    }

    void leave(std::size_t word) {
        if (state_->row(word) != nullptr) return;
        const ItemRange range = state_->grid.of_word(word);
        for (std::size_t i = range.begin; i < range.end; ++i) {
            const Half topic = state_->topic_of[i];
            if (scratch_counts_[topic] == 0) continue;
            scratch_counts_[topic] = 0;
            weights_.refresh(topic);
        }
    }

    // Fills `cumulative_`. Most of a sweep is spent here.
    Weighed weigh(const TopicList<Half>& list, Half topic) noexcept {
        const double* const likelihood = weights_.likelihood();
        const TopicCount<Half>* const entries = list.begin();
        double* const cumulative = cumulative_.data();
        const auto share = [&](std::size_t i) {
            const TopicCount<Half> entry = entries[i];
            return static_cast<double>(entry.count) * likelihood[entry.topic];
        };
        const std::size_t size = list.size();
        double sum = 0.0;
        std::size_t i = 0;
        for (; i + 4 <= size; i += 4) {
            const double a = share(i);
            const double b = share(i + 1);
            const double c = share(i + 2);
            const double d = share(i + 3);
            cumulative[i] = sum + a;
            cumulative[i + 1] = sum + (a + b);
            cumulative[i + 2] = sum + ((a + b) + c);
            sum += (a + b) + (c + d);
            cumulative[i + 3] = sum;
        }
        for (; i < size; ++i) cumulative[i] = sum += share(i);
        return {sum, likelihood[topic]};
    }

    void sample(std::size_t token, RandomStream& random) {
        TopicList<Half>& list = state_->lists[state_->grid.document_of()[token]];
        const Half old_topic = state_->topic_of[token];
        weights_.remove(old_topic);
        const Weighed weighed = weigh(list, old_topic);
        const double others = std::max(weighed.sum - weighed.own, 0.0);
        const double at = random.uniform() * (others + weights_.sum());
        Half topic;
        if (at < others) {
            const std::size_t entry = find_without_own(list, old_topic, at, weighed);
            topic = list.begin()[entry].topic;
            if (topic != old_topic) list.move(old_topic, entry);
        } else {
            topic = static_cast<Half>(weights_.draw(at - others));
            if (topic != old_topic) list.replace(old_topic, topic);
        }
        weights_.add(topic);
        state_->topic_of[token] = topic;
    }

    // The entry at `at` in [0, sum − own). The token's own share is the end of its topic's; what
    // falls there is moved, as it is, to what `at` cannot reach: the last stretch of the same length,
    // or the part of it that is not the own share itself.
    std::size_t find_without_own(const TopicList<Half>& list, Half own_topic, double at,
                                 const Weighed& weighed) const noexcept {
        const std::size_t entry = find(list.size(), at);
        if (list.begin()[entry].topic != own_topic) return entry;
        if (at < cumulative_[entry] - weighed.own) return entry;
        return find(list.size(), at + std::max(weighed.own, weighed.sum - cumulative_[entry]));
    }

    // The first entry whose cumulative sum is above `at`, else the last: O(size / 16).
    std::size_t find(std::size_t size, double at) const noexcept {
        const double* const cumulative = cumulative_.data();
        std::size_t first = 0;
        while (first + kStride < size && cumulative[first + kStride - 1] <= at) first += kStride;
        const std::size_t end = std::min(first + kStride, size - 1);
        std::size_t result = first;
        for (std::size_t i = first; i < end; ++i) result += cumulative[i] <= at ? 1 : 0;
        return result;
    }

    static constexpr std::size_t kStride = 16;
    static constexpr std::size_t kEntriesPerLine = 64 / sizeof(TopicCount<Half>);

    LdaState<Half>* state_;
    WordWeights weights_;
    std::vector<std::uint32_t> scratch_counts_;  // all 0 between words
    std::vector<double> cumulative_;
    bool other_word_loaded_ = true;
};

}  // namespace topicgrouper::mixtures

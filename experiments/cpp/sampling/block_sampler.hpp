// Draws the topics of one block of tokens, word by word.
//
// A token's topic is drawn from
//
//     p(t | all other topics) ∝ (n_dt + α_t) · likelihood(t)
//
// without the token itself. The part with n_dt is summed over the few topics of the document, the
// part with α_t is kept up to date by WordWeights; both are exact. That is O(topics of the document +
// √topics) a token, and for a word once O(its topics), or O(topics) if it is frequent.
//
// Most tokens of a settled chain keep their topic. So the topic that a token has comes first in the
// order of a draw: as long as it is drawn, no count changes, and the sums serve for the word's next
// token in the same document, too.
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
#include "sampling/lda_state.hpp"
#include "sampling/word_weights.hpp"

namespace topicgrouper::sampling {

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
                prefetch(i, range.end);
            }
            enter(word);
            for (std::size_t token = range.begin; token < range.end; ++token) {
                if (token + kAhead < range.end) prefetch(token + kAhead, range.end);
                sample(token, random);
            }
            leave();
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
        const TopicList<Half>& list = state_->lists[state_->grid.document_of()[token]];
        sum_of_document_ = weigh(list);
        const Own own = own_of(list, topic);
        std::vector<double> result(weights_.weights().begin(), weights_.weights().end());
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            result[list.begin()[i].topic] += cumulative_[i] - (i == 0 ? 0.0 : cumulative_[i - 1]);
        }
        result[topic] = own.weight;
        for (double& value : result) value /= own.weight + own.of_document + own.of_prior;
        leave();
        return result;
    }

private:
    static constexpr std::size_t kAhead = 8;

    // What a token's draw is made of: the weight of the topic it has, without the token itself, and
    // the weights of all other topics, those of the document and those of the prior.
    struct Own {
        Half topic;
        std::size_t entry;  // of the topic in the document's list
        double weight;
        double of_document;
        double of_prior;
    };

    void start(std::span<const std::int64_t> totals) {
        weights_.start(state_->priors, totals);
        other_word_loaded_ = true;
    }

    // Fetches a token's list, and where that of a later token is.
    void prefetch(std::size_t token, std::size_t end) const noexcept {
#if defined(__GNUC__)
        const std::uint32_t* const document_of = state_->grid.document_of();
        if (token + kAhead < end) __builtin_prefetch(&state_->lists[document_of[token + kAhead]]);
        const TopicList<Half>& list = state_->lists[document_of[token]];
        for (const auto* entry = list.begin(); entry < list.end(); entry += kEntriesPerLine) {
            __builtin_prefetch(entry, 1);
        }
#else
        (void)token, (void)end;
#endif
    }

    void enter(std::size_t word) {
        weighed_document_ = kNoDocument;
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
        word_list_ = &state_->word_list(word);
        for (const TopicCount<Half>& entry : *word_list_) scratch_counts_[entry.topic] = entry.count;
        if (state_->priors.beta_by_word) {
            weights_.rebuild();
        } else {
            for (const TopicCount<Half>& entry : *word_list_) weights_.refresh(entry.topic);
        }
    }

    void leave() {
        if (word_list_ == nullptr) return;
        for (const TopicCount<Half>& entry : *word_list_) {
            scratch_counts_[entry.topic] = 0;
            weights_.refresh(entry.topic);
        }
        word_list_ = nullptr;
    }

    // Fills `cumulative_` with the sums of n_dt · likelihood(t), the token itself included, and
    // returns the last. Most of a sweep is spent here.
    double weigh(const TopicList<Half>& list) noexcept {
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
        return sum;
    }

    Own own_of(const TopicList<Half>& list, Half topic) const noexcept {
        const std::size_t entry = list.place_of(topic);
        const double count = list.begin()[entry].count;
        const double alpha = state_->priors.alpha[topic];
        const double likelihood = weights_.likelihood()[topic];
        return {topic, entry, (count - 1.0 + alpha) * weights_.likelihood_without(topic),
                std::max(sum_of_document_ - count * likelihood, 0.0),
                std::max(weights_.sum() - alpha * likelihood, 0.0)};
    }

    void sample(std::size_t token, RandomStream& random) {
        const std::uint32_t document = state_->grid.document_of()[token];
        TopicList<Half>& list = state_->lists[document];
        const Half old_topic = state_->topic_of[token];
        if (document != weighed_document_) {
            sum_of_document_ = weigh(list);
            own_ = own_of(list, old_topic);
            weighed_document_ = document;
        } else if (old_topic != own_.topic) {
            own_ = own_of(list, old_topic);
        }
        const Own own = own_;
        const double at =
            random.uniform() * (own.weight + own.of_document + own.of_prior) - own.weight;
        if (at < 0.0) return;
        if (at < own.of_document) {
            const std::size_t entry = find_other(list.size(), own.entry, at);
            if (entry == own.entry) return;  // by rounding
            change(token, list.begin()[entry].topic);
            list.move(own.entry, entry);
        } else {
            const std::size_t topic = weights_.draw_other(old_topic, at - own.of_document);
            if (topic == old_topic) return;  // by rounding
            change(token, static_cast<Half>(topic));
            list.replace(own.entry, static_cast<Half>(topic));
        }
    }

    void change(std::size_t token, Half topic) noexcept {
        const Half old_topic = state_->topic_of[token];
        weights_.remove(old_topic);
        weights_.add(topic);
        if (word_list_ != nullptr) word_list_->replace(word_list_->place_of(old_topic), topic);
        state_->topic_of[token] = topic;
        weighed_document_ = kNoDocument;
    }

    // The entry at `at` when the entries but one are laid out one after the other.
    std::size_t find_other(std::size_t size, std::size_t own, double at) const noexcept {
        const double before = own == 0 ? 0.0 : cumulative_[own - 1];
        return find(size, at < before ? at : at + (cumulative_[own] - before));
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
    static constexpr std::uint32_t kNoDocument = 0xffffffff;
    static constexpr std::size_t kEntriesPerLine = 64 / sizeof(TopicCount<Half>);

    LdaState<Half>* state_;
    WordWeights weights_;
    TopicList<Half>* word_list_ = nullptr;       // n_wt of the word, unless it has a row
    std::vector<std::uint32_t> scratch_counts_;  // the same by topic; all 0 between words
    std::vector<double> cumulative_;
    // These and `cumulative_` are the document's, for the word, as long as no count changes.
    std::uint32_t weighed_document_ = kNoDocument;
    double sum_of_document_ = 0.0;
    Own own_{};
    bool other_word_loaded_ = true;
};

}  // namespace topicgrouper::sampling

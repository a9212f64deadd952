// The words that distinguish topics from other words.
//
// With g(x) = x·log x, moving word w from topic t to other words s loses the log-likelihood
//
//     Σ_d [g(a) − g(a − c) − g(b + c) + g(b)]  −  the same term of the totals over all documents
//
// where a = f_d(t), b = f_d(s) and c = f_d(w). A word is ranked by this loss; if it loses less than a
// bit per occurrence, it counts that much less, in proportion: words that are found everywhere have
// large sums of tiny losses. The time is linear in the entries of the topics' words. A topic is
// computed by one thread in a fixed order, so the result does not depend on the threads.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <span>
#include <type_traits>
#include <vector>

#include "common/word_columns.hpp"
#include "common/workers.hpp"

namespace topicgrouper::distinctive {

// Topics and what to compare them with, as ranges of one list of words.
struct Comparisons {
    std::span<const std::int64_t> words;
    std::span<const std::int64_t> starts;
    std::span<const std::int64_t> sizes;
    std::span<const std::int64_t> other_starts;
    std::span<const std::int64_t> other_sizes;  // below 0: all words but those of the topic

    std::size_t size() const { return starts.size(); }
};

inline constexpr std::int32_t kNoWord = -1;

// g(x), from a table where x is a small whole number.
template <class Count>
class XLogX {
public:
    explicit XLogX(std::span<const Count> lengths) {
        if constexpr (std::is_integral_v<Count>) {
            const Count longest =
                lengths.empty() ? Count{0} : *std::max_element(lengths.begin(), lengths.end());
            table_.resize(static_cast<std::size_t>(std::min<Count>(longest, kLargest)) + 1);
            for (std::size_t x = 0; x < table_.size(); ++x) {
                table_[x] = computed(static_cast<double>(x));
            }
        }
    }

    double operator()(Count x) const {
        if constexpr (std::is_integral_v<Count>) {
            if (static_cast<std::size_t>(x) < table_.size())
                return table_[static_cast<std::size_t>(x)];
        }
        return computed(static_cast<double>(x));
    }

    static double computed(double x) { return x > 0 ? x * std::log(x) : 0.0; }

private:
    static constexpr Count kLargest = static_cast<Count>(1 << 16);
    std::vector<double> table_;
};

// The work of one thread: one topic after the other.
template <class Count>
class TopicRanking {
public:
    TopicRanking(const WordColumns<Count>& columns, std::span<const Count> lengths,
                 const XLogX<Count>& g)
        : columns_(columns),
          lengths_(lengths),
          g_(g),
          inside_(lengths.size()),
          outside_(lengths.size()) {
        for (const Count length : lengths) total_ += static_cast<double>(length);
    }

    // Writes the most distinctive words of a topic, kNoWord for those that it does not have.
    void rank(const Comparisons& comparisons, std::size_t topic, std::span<std::int32_t> best) {
        const auto words =
            range(comparisons.words, comparisons.starts[topic], comparisons.sizes[topic]);
        const double inside = add(words, inside_);
        scores_.clear();
        if (comparisons.other_sizes[topic] < 0) {
            const auto rest = [this](std::size_t d) { return subtracted(lengths_[d], inside_[d]); };
            const double outside = std::max(total_ - inside, 0.0);
            for (const std::int64_t word : words)
                scores_.push_back(score(word, inside, outside, rest));
        } else {
            const auto others = range(comparisons.words, comparisons.other_starts[topic],
                                      comparisons.other_sizes[topic]);
            const double outside = add(others, outside_);
            const auto sibling = [this](std::size_t d) { return outside_[d]; };
            for (const std::int64_t word : words) {
                scores_.push_back(score(word, inside, outside, sibling));
            }
            clear(others, outside_);
        }
        clear(words, inside_);
        select(best);
    }

private:
    struct Score {
        double score;
        double frequency;
        std::int32_t word;

        // Equally distinctive words come by frequency, then in the order of the vocabulary.
        bool operator<(const Score& other) const {
            if (score != other.score) return score > other.score;
            if (frequency != other.frequency) return frequency > other.frequency;
            return word < other.word;
        }
    };

    static std::span<const std::int64_t> range(std::span<const std::int64_t> words,
                                               std::int64_t start, std::int64_t size) {
        return words.subspan(static_cast<std::size_t>(start), static_cast<std::size_t>(size));
    }

    static Count subtracted(Count total, Count part) {
        return total > part ? total - part : Count{0};
    }

    // Adds words to the totals by document, and returns their total in all documents.
    double add(std::span<const std::int64_t> words, std::vector<Count>& totals) const {
        double sum = 0;
        for (const std::int64_t word : words) {
            for (const auto [d, count] : columns_.entries_of(word)) {
                totals[d] += count;
                sum += static_cast<double>(count);
            }
        }
        return sum;
    }

    // Only what the words have set: most topics are in few documents.
    void clear(std::span<const std::int64_t> words, std::vector<Count>& totals) const {
        for (const std::int64_t word : words) {
            for (const std::int32_t d : columns_.documents_of(word)) totals[d] = Count{0};
        }
    }

    template <class Outside>
    Score score(std::int64_t word, double inside, double outside, const Outside& outside_in) const {
        double loss = 0;
        double frequency = 0;
        for (const auto [d, count] : columns_.entries_of(word)) {
            const Count a = inside_[d];
            const Count b = outside_in(d);
            loss += g_(a) - g_(subtracted(a, count)) - (g_(b + count) - g_(b));
            frequency += static_cast<double>(count);
        }
        const auto h = XLogX<Count>::computed;
        loss -=
            h(inside) - h(std::max(inside - frequency, 0.0)) - (h(outside + frequency) - h(outside));
        const double bits_each = loss / (frequency * std::numbers::ln2);
        const double discount = bits_each > 0 && bits_each < 1 ? bits_each : 1.0;
        return {loss * discount, frequency, static_cast<std::int32_t>(word)};
    }

    void select(std::span<std::int32_t> best) {
        const std::size_t found = std::min(best.size(), scores_.size());
        const auto end = scores_.begin() + static_cast<std::ptrdiff_t>(found);
        std::partial_sort(scores_.begin(), end, scores_.end());
        for (std::size_t i = 0; i < found; ++i) best[i] = scores_[i].word;
        std::fill(best.begin() + static_cast<std::ptrdiff_t>(found), best.end(), kNoWord);
    }

    const WordColumns<Count>& columns_;
    std::span<const Count> lengths_;
    const XLogX<Count>& g_;
    std::vector<Count> inside_;
    std::vector<Count> outside_;
    std::vector<Score> scores_;
    double total_ = 0;
};

// The `best` most distinctive words of each topic, most distinctive first: topics × best. Every word
// occurs; `lengths` are those of the documents.
template <class Count>
std::vector<std::int32_t> distinctive_words(const WordColumns<Count>& columns,
                                            std::span<const Count> lengths,
                                            const Comparisons& comparisons, std::size_t best,
                                            Workers& workers) {
    std::vector<std::int32_t> result(comparisons.size() * best);
    const XLogX<Count> g(lengths);
    // Each thread works on rankings of its own and writes the rows of its own topics.
    std::vector<TopicRanking<Count>> rankings(workers.size(),
                                              TopicRanking<Count>(columns, lengths, g));
    workers.for_each(comparisons.size(), [&](unsigned thread, std::size_t topic) {
        rankings[thread].rank(comparisons, topic, std::span(result).subspan(topic * best, best));
    });
    return result;
}

}  // namespace topicgrouper::distinctive

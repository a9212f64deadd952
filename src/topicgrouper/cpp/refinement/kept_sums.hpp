// S(w, t) of all words and topics, kept up to date while words move.
//
// A move changes the counts of two topics in the documents of one word. Only words that share such a
// document are concerned, and for each of them and either topic the change is the difference of two
// values of J. Once few words move, that is a small part of the work of adding the sums up afresh.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/gain.hpp"
#include "common/large_buffer.hpp"
#include "common/word_columns.hpp"
#include "common/workers.hpp"
#include "refinement/word_partition.hpp"

namespace topicgrouper::refinement {

// Counts below this, as most are, are served together when a document changes.
constexpr std::uint32_t kSmallCounts = 4;

// 32-bit counts need a table of g that goes kSmallCounts beyond the longest document.
template <class Count>
class KeptSums {
public:
    // Adds up all sums: as much work as looking at every word once. `scratch` has a sum for each
    // topic, for each of the threads.
    KeptSums(const WordPartition<Count>& partition, Workers& workers,
             std::span<std::vector<Gain>> scratch)
        : partition_(partition),
          words_of_document_(partition.columns()),
          sums_(rounded_up(partition.words()) * partition.topics()) {
        const std::size_t words = partition.words();
        workers.for_each((words + kTile - 1) / kTile, [&](unsigned thread, std::size_t chunk) {
            const std::size_t end = std::min(words, (chunk + 1) * kTile);
            for (std::size_t word = chunk * kTile; word < end; ++word) {
                const SumsOfWord sums = partition.add_up(static_cast<Word>(word), scratch[thread]);
                for (Topic topic = 0; topic < partition.topics(); ++topic) {
                    place(static_cast<Word>(word))[topic * kTile] = sums[topic];
                }
            }
        });
    }

    SumsOfWord of(Word word) const noexcept { return {sums_.data() + offset(word), kTile}; }

    // To be told after each move. O(sum over the word's documents of their words).
    void moved(Word word, Topic from, Topic to) noexcept {
        const DocumentTopics<Count>& topics = partition_.documents();
        for (const auto [document, count] : partition_.columns().entries_of(word)) {
            const Count left = topics.count(document, from);
            const Count joined = topics.count(document, to);
            const Change loss(partition_, from, left + count, left);
            const Change win(partition_, to, joined - count, joined);
            for (const auto [other, other_count] : words_of_document_.of(document)) {
                if (other == word) continue;  // its own count is no part of its sums
                Gain* const sums = place(other);
                const Topic own = partition_.topic(other);
                sums[from * kTile] += loss.of_j(other_count, own);
                sums[to * kTile] += win.of_j(other_count, own);
            }
        }
    }

private:
    // The count of a topic in a document before and after a move.
    class Change {
    public:
        Change(const WordPartition<Count>& partition, Topic topic, Count before, Count after) noexcept
            : partition_(partition), topic_(topic), before_(before), after_(after) {
            for (Count count = 0; count < kSmallCounts; ++count) {
                small_[count] = of_j(count, before, after);
            }
        }

        // How J of the topic and a word with that count in the document changes.
        Gain of_j(Count count, Topic own) const noexcept {
            if (own == topic_) return of_j(count, before_ - count, after_ - count);
            return count < kSmallCounts ? small_[count] : of_j(count, before_, after_);
        }

    private:
        Gain of_j(Count count, Count before, Count after) const noexcept {
            const Gain j_before = g(before + count) - g(before);
            return g(after + count) - g(after) - j_before;
        }

        Gain g(Count x) const noexcept { return partition_.g_within(x); }

        const WordPartition<Count>& partition_;
        Topic topic_;
        Count before_;
        Count after_;
        Gain small_[kSmallCounts];
    };

    // The sums of kTile words lie together, topic by topic: a search reads memory in its order.
    static constexpr std::size_t kTile = 8;

    static std::size_t rounded_up(std::size_t words) noexcept {
        return (words + kTile - 1) / kTile * kTile;
    }

    Gain* place(Word word) noexcept { return sums_.data() + offset(word); }

    std::size_t offset(Word word) const noexcept {
        return word / kTile * kTile * partition_.topics() + word % kTile;
    }

    const WordPartition<Count>& partition_;
    DocumentWords<Count> words_of_document_;
    LargeBuffer<Gain> sums_;
};

}  // namespace topicgrouper::refinement

// Words shared out among topics, and what moving a word would add to the likelihood.
//
// Up to a constant the log likelihood of a partition is
//     sum over topics t of  [sum over documents d of g(f_d(t))]  -  g(f(t)),
// so that putting word w into topic t adds
//     G(w, t) = S(w, t) - J(f(w), f(t))  with  S(w, t) = sum over documents d of J(f_d(w), f_d(t))
// and moving it from s to t adds G(w, t) - G(w, s without w). All of it in fixed point (gain.hpp):
// these are whole numbers, the same in whatever order they are added up.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include "common/gain.hpp"
#include "common/word_columns.hpp"
#include "refinement/document_topics.hpp"

namespace topicgrouper::refinement {

using Word = std::uint32_t;

// In place of a topic: the word is in none.
constexpr Topic kNoTopic = std::numeric_limits<Topic>::max();

// A topic for a word, and what moving it there adds to the likelihood.
struct Choice {
    Topic topic = kNoTopic;
    Gain gain = std::numeric_limits<Gain>::min();

    bool is_better_than(const Choice& other) const noexcept {
        return gain > other.gain || (gain == other.gain && topic < other.topic);
    }
};

// A partition of the words. 32-bit counts need a table of g that covers the longest document.
template <class Count>
class WordPartition {
public:
    // Words with a negative topic are in none at first.
    WordPartition(const WordColumns<Count>& columns, std::span<const std::int32_t> topic_of_word,
                  std::size_t n_topics, const GainFunction& gain)
        : columns_(columns),
          gain_(gain),
          topic_of_word_(columns.words(), kNoTopic),
          frequencies_(columns.words()),
          documents_(room(columns, n_topics)),
          totals_(n_topics),
          g_totals_(n_topics),
          sizes_(n_topics) {
        for (Word word = 0; word < words(); ++word) {
            for (const Count count : columns.counts_of(word)) frequencies_[word] += count;
            if (topic_of_word[word] < 0) continue;
            topic_of_word_[word] = static_cast<Topic>(topic_of_word[word]);
            ++sizes_[topic_of_word[word]];
            totals_[topic_of_word[word]] += frequencies_[word];
        }
        for (Topic topic = 0; topic < topics(); ++topic) g_totals_[topic] = gain_.g(totals_[topic]);
        fill_documents();
    }

    std::size_t topics() const noexcept { return totals_.size(); }
    std::size_t words() const noexcept { return columns_.words(); }
    Topic topic(Word word) const noexcept { return topic_of_word_[word]; }
    std::uint32_t size(Topic topic) const noexcept { return sizes_[topic]; }

    // g of counts within a document.
    Gain g_within(std::uint64_t x) const noexcept {
        if constexpr (std::is_same_v<Count, std::uint32_t>) {
            return gain_.table()[x];
        } else {
            return gain_.g(x);
        }
    }

    // Works out S(w, t) for all topics; the word's own count is no part of its topic's.
    // O(topics + sum over the word's documents of their topics).
    std::span<const Gain> add_up(Word word, std::span<Gain> sums) const noexcept {
        std::fill(sums.begin(), sums.end(), Gain{0});
        const Topic own = topic_of_word_[word];
        for (const auto [document, count] : columns_.entries_of(word)) {
            const Gain g_count = g_within(count);
            for (const auto& entry : documents_.of(document)) {
                const Count others = entry.count - (entry.topic == own ? count : 0);
                sums[entry.topic] += g_within(others + count) - g_within(others) - g_count;
            }
        }
        return sums;
    }

    // The topic, other than its own, in which a word raises the likelihood most, of equals the first,
    // and what moving it there adds (0 or less: it is best where it is). A word in no topic is only
    // put, not moved. No topic if there is no other one. O(topics).
    Choice best_other(Word word, std::span<const Gain> sums) const noexcept {
        const Topic own = topic_of_word_[word];
        const Gain stay = own == kNoTopic ? 0 : sums[own] - j_in_own(word, own);
        const std::uint64_t frequency = frequencies_[word];
        const Gain g_word = gain_.g(frequency);
        const auto offer = [&, this](Choice& best, Topic topic) {
            const Gain j = gain_.g(totals_[topic] + frequency) - g_totals_[topic] - g_word;
            const Choice other{topic, sums[topic] - j - stay};
            if (other.is_better_than(best)) best = other;
        };
        // Of the topics that the word never meets the least frequent is the best, of equals the
        // first: J grows with its arguments, and strictly unless the fixed point is too coarse.
        const bool look_at_all = gain_.slack() > 0;
        Topic rarest = kNoTopic;
        Choice best;
        for (Topic topic = 0; topic < topics(); ++topic) {
            if (topic == own) continue;
            if (sums[topic] != 0 || look_at_all) {
                offer(best, topic);
            } else if (rarest == kNoTopic || totals_[topic] < totals_[rarest]) {
                rarest = topic;
            }
        }
        if (rarest != kNoTopic) offer(best, rarest);
        return best;
    }

    // Puts a word that is in no topic into one.
    void put(Word word, Topic topic) noexcept {
        topic_of_word_[word] = topic;
        for (const auto [document, count] : columns_.entries_of(word)) {
            documents_.add(document, topic, count);
        }
        ++sizes_[topic];
        change_total(topic, totals_[topic] + frequencies_[word]);
    }

    void move(Word word, Topic to) noexcept {
        const Topic from = topic_of_word_[word];
        for (const auto [document, count] : columns_.entries_of(word)) {
            documents_.take(document, from, count);  // first: there is room for no more
        }
        --sizes_[from];
        change_total(from, totals_[from] - frequencies_[word]);
        put(word, to);
    }

private:
    // Enters the words topic by topic, so that no list has to be searched.
    void fill_documents() {
        std::vector<Word> by_topic;
        for (Word word = 0; word < words(); ++word) {
            if (topic_of_word_[word] != kNoTopic) by_topic.push_back(word);
        }
        std::stable_sort(by_topic.begin(), by_topic.end(),
                         [&](Word a, Word b) { return topic_of_word_[a] < topic_of_word_[b]; });
        for (const Word word : by_topic) {
            for (const auto [document, count] : columns_.entries_of(word)) {
                documents_.add_last(document, topic_of_word_[word], count);
            }
        }
    }

    static std::vector<std::uint32_t> room(const WordColumns<Count>& columns, std::size_t topics) {
        std::vector<std::uint32_t> room(columns.n_documents);
        for (const std::int32_t document : columns.documents) ++room[document];
        for (std::uint32_t& each : room) {
            each = static_cast<std::uint32_t>(std::min<std::size_t>(each, topics));
        }
        return room;
    }

    // J(f(w), f(s without w)) with a topic s that holds the word.
    Gain j_in_own(Word word, Topic own) const noexcept {
        const std::uint64_t frequency = frequencies_[word];
        return g_totals_[own] - gain_.g(totals_[own] - frequency) - gain_.g(frequency);
    }

    void change_total(Topic topic, std::uint64_t total) noexcept {
        totals_[topic] = total;
        g_totals_[topic] = gain_.g(total);
    }

    WordColumns<Count> columns_;
    const GainFunction& gain_;
    std::vector<Topic> topic_of_word_;
    std::vector<std::uint64_t> frequencies_;  // f(w)
    DocumentTopics<Count> documents_;
    std::vector<std::uint64_t> totals_;  // f(t)
    std::vector<Gain> g_totals_;         // g(f(t))
    std::vector<std::uint32_t> sizes_;   // words of each topic
};

}  // namespace topicgrouper::refinement

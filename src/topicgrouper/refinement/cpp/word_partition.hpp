// Words shared out among topics, and what moving a word would add to the likelihood.
//
// Up to a constant the log likelihood of a partition is
//     sum over topics t of  [sum over documents d of g(f_d(t))]  -  g(f(t)),
// so that putting word w into topic t adds
//     G(w, t) = [sum over documents d that hold both of J(f_d(t), f_d(w))]  -  J(f(t), f(w))
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

#include "document_topics.hpp"
#include "gain.hpp"

namespace topicgrouper {

using Word = std::uint32_t;

// In place of a topic: the word is in none.
constexpr Topic kNoTopic = std::numeric_limits<Topic>::max();

// The documents of each word: word w has the entries from starts[w] up to starts[w + 1].
template <class Count>
struct WordColumns {
    std::span<const std::int64_t> starts;
    std::span<const std::int32_t> documents;
    std::span<const Count> counts;
    std::size_t n_documents = 0;

    std::size_t words() const noexcept { return starts.size() - 1; }
};

// Which topics a word may be in: those with the word's parent.
struct Parents {
    std::span<const std::int32_t> of_topic;
    std::span<const std::int32_t> of_word;
};

// The best topic for a word, and what moving it there adds to the likelihood.
struct Choice {
    Topic topic = kNoTopic;
    Gain gain = 0;
};

// A partition of the words. 32-bit counts need a table of g that covers the longest document.
template <class Count>
class WordPartition {
public:
    // One sum a topic, all 0 between two searches. Each thread needs its own.
    using Sums = std::vector<Gain>;

    // Words with the topic kNoTopic are in none at first.
    WordPartition(const WordColumns<Count>& columns, std::span<const std::int32_t> topic_of_word,
                  const Parents& parents, const GainFunction& gain)
        : columns_(columns),
          parents_(parents),
          gain_(gain),
          topic_of_word_(columns.words(), kNoTopic),
          frequencies_(columns.words()),
          documents_(room(columns, parents.of_topic.size())),
          totals_(parents.of_topic.size()),
          g_totals_(parents.of_topic.size()),
          sizes_(parents.of_topic.size()) {
        for (Word word = 0; word < columns.words(); ++word) {
            for (const auto [document, count] : Entries(columns, word)) frequencies_[word] += count;
            if (topic_of_word[word] >= 0) put(word, static_cast<Topic>(topic_of_word[word]));
        }
    }

    std::size_t topics() const noexcept { return totals_.size(); }
    std::size_t words() const noexcept { return topic_of_word_.size(); }
    Topic topic(Word word) const noexcept { return topic_of_word_[word]; }
    std::uint32_t size(Topic topic) const noexcept { return sizes_[topic]; }

    // The topic in which a word raises the likelihood most: its own if that is among the best, else
    // the first of the best. The gain is over its own topic, or over being in none.
    // O(topics + sum over the word's documents of their topics).
    Choice best(Word word, Sums& sums) const noexcept {
        add_up(word, sums);
        const Topic own = topic_of_word_[word];
        const std::uint64_t frequency = frequencies_[word];
        const Gain g_word = gain_.g(frequency);
        const auto gain_in = [&](Topic topic) {
            return sums[topic] - (gain_.g(totals_[topic] + frequency) - g_totals_[topic] - g_word);
        };
        Gain stay = 0;
        Choice found;
        if (own != kNoTopic) {
            stay = gain_in_own(sums[own], word);
            found = {own, stay};
            sums[own] = 0;
        } else {
            found.gain = std::numeric_limits<Gain>::min();
        }
        // Of the topics that the word never meets the least frequent is the best, of equals the
        // first: J grows with both arguments, and strictly unless the fixed point is too coarse.
        const bool look_at_all = gain_.slack() > 0;
        Topic rarest = kNoTopic;
        const std::int32_t parent = parents_.of_word[word];
        for (Topic topic = 0; topic < topics(); ++topic) {
            if (parents_.of_topic[topic] == parent && topic != own) {
                if (sums[topic] != 0 || look_at_all) {
                    offer(found, {topic, gain_in(topic)}, own);
                } else if (rarest == kNoTopic || totals_[topic] < totals_[rarest]) {
                    rarest = topic;
                }
            }
            sums[topic] = 0;
        }
        if (rarest != kNoTopic) offer(found, {rarest, gain_in(rarest)}, own);
        found.gain -= stay;
        return found;
    }

    // What moving a word from its topic to another one would add to the likelihood.
    Gain gain_of_moving(Word word, Topic to) const noexcept {
        const Topic own = topic_of_word_[word];
        Gain in_own = 0;
        Gain in_other = 0;
        for (const auto [document, count] : Entries(columns_, word)) {
            in_own += gain_.j(documents_.count(document, own) - count, count);
            in_other += gain_.j(documents_.count(document, to), count);
        }
        return in_other - gain_.j(totals_[to], frequencies_[word]) - gain_in_own(in_own, word);
    }

    // Puts a word that is in no topic into one.
    void put(Word word, Topic topic) noexcept {
        for (const auto [document, count] : Entries(columns_, word)) {
            documents_.add(document, topic, count);
        }
        ++sizes_[topic];
        change_total(topic, totals_[topic] + frequencies_[word]);
        topic_of_word_[word] = topic;
    }

    void take_out(Word word) noexcept {
        const Topic topic = topic_of_word_[word];
        for (const auto [document, count] : Entries(columns_, word)) {
            documents_.take(document, topic, count);
        }
        --sizes_[topic];
        change_total(topic, totals_[topic] - frequencies_[word]);
        topic_of_word_[word] = kNoTopic;
    }

private:
    struct Entry {
        std::size_t document;
        Count count;
    };

    // The documents of one word.
    class Entries {
    public:
        Entries(const WordColumns<Count>& columns, Word word) : columns_(columns), word_(word) {}

        struct Iterator {
            const std::int32_t* document;
            const Count* count;

            Entry operator*() const noexcept { return {static_cast<std::size_t>(*document), *count}; }
            Iterator& operator++() noexcept {
                ++document;
                ++count;
                return *this;
            }
            bool operator!=(const Iterator& other) const noexcept { return document != other.document; }
        };

        Iterator begin() const noexcept { return at(columns_.starts[word_]); }
        Iterator end() const noexcept { return at(columns_.starts[word_ + 1]); }

    private:
        Iterator at(std::int64_t place) const noexcept {
            return {columns_.documents.data() + place, columns_.counts.data() + place};
        }

        const WordColumns<Count>& columns_;
        Word word_;
    };

    static std::vector<std::uint32_t> room(const WordColumns<Count>& columns, std::size_t topics) {
        std::vector<std::uint32_t> words(columns.n_documents);
        for (const std::int32_t document : columns.documents) ++words[document];
        for (std::uint32_t& each : words) each = std::min<std::uint32_t>(each, topics);
        return words;
    }

    // g of counts within a document.
    Gain g_within(std::uint64_t x) const noexcept {
        if constexpr (std::is_same_v<Count, std::uint32_t>) {
            return gain_.table()[x];
        } else {
            return gain_.g(x);
        }
    }

    // S(w, t) of all topics: J added up over the documents that hold both, without the word itself.
    void add_up(Word word, Sums& sums) const noexcept {
        const Topic own = topic_of_word_[word];
        for (const auto [document, count] : Entries(columns_, word)) {
            const Gain g_count = g_within(count);
            for (const auto& entry : documents_.of(document)) {
                const Count others = entry.count - (entry.topic == own ? count : 0);
                sums[entry.topic] += g_within(others + count) - g_within(others) - g_count;
            }
        }
    }

    Gain gain_in_own(Gain sum, Word word) const noexcept {
        const Topic own = topic_of_word_[word];
        const std::uint64_t frequency = frequencies_[word];
        return sum - (g_totals_[own] - gain_.g(totals_[own] - frequency) - gain_.g(frequency));
    }

    static void offer(Choice& found, const Choice& other, Topic own) noexcept {
        const bool first_of_equals =
            other.gain == found.gain && found.topic != own && other.topic < found.topic;
        if (other.gain > found.gain || first_of_equals) found = other;
    }

    void change_total(Topic topic, std::uint64_t total) noexcept {
        totals_[topic] = total;
        g_totals_[topic] = gain_.g(total);
    }

    WordColumns<Count> columns_;
    Parents parents_;
    const GainFunction& gain_;
    std::vector<Topic> topic_of_word_;
    std::vector<std::uint64_t> frequencies_;  // of words
    DocumentTopics<Count> documents_;
    std::vector<std::uint64_t> totals_;  // f(t)
    std::vector<Gain> g_totals_;         // g(f(t))
    std::vector<std::uint32_t> sizes_;   // words of each topic
};

}  // namespace topicgrouper

// f_d(t): for each document the topics that it holds, with their counts.
//
// A document holds at most as many topics as it has distinct words, whichever topics these are in. So
// the lists lie one behind the other in memory that never has to grow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper::refinement {

using Topic = std::uint32_t;

// Counts of topics by document. The order within a list is of no meaning.
template <class Count>
class DocumentTopics {
public:
    struct Entry {
        Topic topic;
        Count count;
    };

    // All documents are empty at first; `room[d]` is the most topics that document d will ever hold.
    explicit DocumentTopics(std::span<const std::uint32_t> room) : lists_(room.size()) {
        std::size_t total = 0;
        for (std::size_t d = 0; d < room.size(); ++d) {
            lists_[d].start = total;
            total += room[d];
        }
        entries_.resize(total);
    }

    std::span<const Entry> of(std::size_t document) const noexcept {
        return {entries_.data() + lists_[document].start, lists_[document].size};
    }

    // O(topics of the document), as is take.
    void add(std::size_t document, Topic topic, Count count) noexcept {
        Entry* const first = entries_.data() + lists_[document].start;
        std::size_t& size = lists_[document].size;
        for (Entry* entry = first; entry != first + size; ++entry) {
            if (entry->topic == topic) {
                entry->count += count;
                return;
            }
        }
        first[size++] = {topic, count};
    }

    // As add, of a topic that the document does not hold, or that was the last one added. O(1).
    void add_last(std::size_t document, Topic topic, Count count) noexcept {
        Entry* const first = entries_.data() + lists_[document].start;
        std::size_t& size = lists_[document].size;
        if (size > 0 && first[size - 1].topic == topic) {
            first[size - 1].count += count;
        } else {
            first[size++] = {topic, count};
        }
    }

    // The document must hold that much of the topic.
    void take(std::size_t document, Topic topic, Count count) noexcept {
        Entry* const first = entries_.data() + lists_[document].start;
        Entry* entry = first;
        while (entry->topic != topic) ++entry;
        entry->count -= count;
        if (entry->count == 0) *entry = first[--lists_[document].size];
    }

private:
    struct List {
        std::size_t start;
        std::size_t size = 0;
    };

    std::vector<List> lists_;
    std::vector<Entry> entries_;
};

}  // namespace topicgrouper::refinement

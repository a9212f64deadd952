// How often each topic occurs in each document: a short list of (topic, count) a document.
//
// The lists have no order. Each has room for as many topics as its document can have. `Half` is the
// type of a topic and of a count; two of them make an entry, so that narrow ones halve the memory
// that a sweep has to go through.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mixtures/token_grid.hpp"

namespace topicgrouper::mixtures {

template <class Half>
struct TopicCount {
    Half topic;
    Half count;
};

template <class Half>
class TopicList {
public:
    using Entry = TopicCount<Half>;

    TopicList(Entry* first, std::uint32_t size) noexcept : first_(first), size_(size) {}

    const Entry* begin() const noexcept { return first_; }
    const Entry* end() const noexcept { return first_ + size_; }
    std::uint32_t size() const noexcept { return size_; }

    // One occurrence more: O(size).
    void add(Half topic) noexcept {
        std::uint32_t at = 0;
        while (at < size_ && first_[at].topic != topic) ++at;
        if (at == size_) first_[size_++] = {topic, 0};
        ++first_[at].count;
    }

    // Moves one occurrence of a topic to the entry at `to`, which is not the topic's own: O(size).
    void move(Half from, std::size_t to) noexcept {
        ++first_[to].count;
        remove(from);
    }

    // One occurrence of another topic instead: O(size).
    void replace(Half from, Half to) noexcept {
        remove(from);
        add(to);
    }

private:
    // The last entry takes the place of one that has none left.
    void remove(Half topic) noexcept {
        const std::uint32_t at = place_of(topic);
        if (--first_[at].count == 0) first_[at] = first_[--size_];
    }

    // Of a topic that is there. Without a way out early, so that it takes many entries at a time.
    std::uint32_t place_of(Half topic) const noexcept {
        std::uint32_t result = 0;
        for (std::uint32_t i = 0; i < size_; ++i) result |= first_[i].topic == topic ? i : 0;
        return result;
    }

    Entry* first_;
    std::uint32_t size_;
};

template <class Half>
class TopicLists {
public:
    TopicLists(const TokenGrid& grid, std::size_t topics) {
        lists_.reserve(grid.documents());
        std::size_t room = 0;
        for (std::size_t i = 0; i < grid.documents(); ++i) room += room_of(grid, i, topics);
        entries_.resize(room);
        TopicCount<Half>* first = entries_.data();
        for (std::size_t i = 0; i < grid.documents(); ++i) {
            lists_.emplace_back(first, 0);
            first += room_of(grid, i, topics);
        }
    }

    TopicLists(const TopicLists&) = delete;
    TopicLists& operator=(const TopicLists&) = delete;

    std::size_t size() const noexcept { return lists_.size(); }
    TopicList<Half>& operator[](std::size_t document) noexcept { return lists_[document]; }
    const TopicList<Half>& operator[](std::size_t document) const noexcept {
        return lists_[document];
    }

private:
    static std::size_t room_of(const TokenGrid& grid, std::size_t document, std::size_t topics) {
        return std::min<std::size_t>(grid.length(document), topics);
    }

    std::vector<TopicCount<Half>> entries_;
    std::vector<TopicList<Half>> lists_;
};

}  // namespace topicgrouper::mixtures

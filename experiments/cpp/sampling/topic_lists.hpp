// How often each topic occurs in each document, or with each rare word: a short list of (topic,
// count) for each.
//
// The lists have no order. Each has room for as many topics as its tokens can have. `Half` is the
// type of a topic and of a count; two of them make an entry, so that narrow ones halve the memory
// that a sweep has to go through.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace topicgrouper::sampling {

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

    // Moves one occurrence from an entry to another one.
    void move(std::size_t from, std::size_t to) noexcept {
        ++first_[to].count;
        remove(from);
    }

    // One occurrence of another topic instead of one of an entry's: O(size).
    void replace(std::size_t from, Half to) noexcept {
        remove(from);
        add(to);
    }

    // The entry of a topic that is there. Without a way out early, so that it takes many entries at a
    // time.
    std::uint32_t place_of(Half topic) const noexcept {
        std::uint32_t result = 0;
        for (std::uint32_t i = 0; i < size_; ++i) result |= first_[i].topic == topic ? i : 0;
        return result;
    }

private:
    // The last entry takes the place of one that has none left.
    void remove(std::size_t entry) noexcept {
        if (--first_[entry].count == 0) first_[entry] = first_[--size_];
    }

    Entry* first_;
    std::uint32_t size_;
};

template <class Half>
class TopicLists {
public:
    // One list for each number of tokens.
    TopicLists(const std::vector<std::uint64_t>& lengths, std::size_t topics) {
        lists_.reserve(lengths.size());
        std::size_t room = 0;
        for (const std::uint64_t length : lengths) room += std::min<std::size_t>(length, topics);
        entries_.resize(room);
        TopicCount<Half>* first = entries_.data();
        for (const std::uint64_t length : lengths) {
            lists_.emplace_back(first, 0);
            first += std::min<std::size_t>(length, topics);
        }
    }

    TopicLists(const TopicLists&) = delete;
    TopicLists& operator=(const TopicLists&) = delete;

    std::size_t size() const noexcept { return lists_.size(); }
    TopicList<Half>& operator[](std::size_t i) noexcept { return lists_[i]; }
    const TopicList<Half>& operator[](std::size_t i) const noexcept { return lists_[i]; }

private:
    std::vector<TopicCount<Half>> entries_;
    std::vector<TopicList<Half>> lists_;
};

}  // namespace topicgrouper::sampling

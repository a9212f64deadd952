// For every topic a short sorted list of its best partners, and a bound on all that is not listed.
//
// Invariant: every partner that was ever offered and is not listed is not better than the bound.
// Nobody is told when a partner dies; whoever finds a dead one on top drops it. An empty list with
// a bound means that the topic's partners must be offered anew before it can be judged.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "kernel/join_key.hpp"

namespace topicgrouper::kernel {

class CandidateLists {
public:
    static constexpr std::uint32_t kCapacity = 12;

    explicit CandidateLists(std::size_t topics)
        : entries_(topics * kCapacity), sizes_(topics), bounds_(topics) {}

    bool empty(std::uint32_t topic) const noexcept { return sizes_[topic] == 0; }
    const Candidate& top(std::uint32_t topic) const noexcept { return entries_[first(topic)]; }
    const Candidate& bound(std::uint32_t topic) const noexcept { return bounds_[topic]; }

    // The partners listed, the best first.
    std::span<const Candidate> of(std::uint32_t topic) const noexcept {
        return {&entries_[first(topic)], sizes_[topic]};
    }

    // Forgets all partners, and the bound with them. O(1).
    void clear(std::uint32_t topic) noexcept {
        sizes_[topic] = 0;
        bounds_[topic] = Candidate{};
    }

    // A gain below this cannot enter the list, and need not raise the bound.
    Gain least_useful_gain(std::uint32_t topic) const noexcept { return bounds_[topic].gain; }

    // Lists a partner, or lets the bound cover it. O(capacity). True if it is on top now.
    bool offer(std::uint32_t topic, const Candidate& candidate) noexcept {
        if (!candidate.better_than(bounds_[topic])) return false;
        Candidate* const list = &entries_[first(topic)];
        std::uint32_t place = sizes_[topic];
        if (place == kCapacity) {
            const Candidate& last = list[kCapacity - 1];
            bounds_[topic] = candidate.better_than(last) ? last : candidate;
            if (!candidate.better_than(last)) return false;
            --place;
        } else {
            ++sizes_[topic];
        }
        for (; place > 0 && candidate.better_than(list[place - 1]); --place) {
            list[place] = list[place - 1];
        }
        list[place] = candidate;
        return place == 0;
    }

    // Drops the top entry. O(capacity).
    void pop(std::uint32_t topic) noexcept {
        Candidate* const list = &entries_[first(topic)];
        const std::uint32_t size = --sizes_[topic];
        for (std::uint32_t i = 0; i < size; ++i) list[i] = list[i + 1];
    }

    // Gives `topic` the list of `source`, when topics are renumbered.
    void move(std::uint32_t source, std::uint32_t topic) noexcept {
        if (source == topic) return;
        for (std::uint32_t i = 0; i < sizes_[source]; ++i) {
            entries_[first(topic) + i] = entries_[first(source) + i];
        }
        sizes_[topic] = sizes_[source];
        bounds_[topic] = bounds_[source];
    }

private:
    static std::size_t first(std::uint32_t topic) noexcept {
        return static_cast<std::size_t>(topic) * kCapacity;
    }

    std::vector<Candidate> entries_;
    std::vector<std::uint32_t> sizes_;
    std::vector<Candidate> bounds_;
};

}  // namespace topicgrouper::kernel

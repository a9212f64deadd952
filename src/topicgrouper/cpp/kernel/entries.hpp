// How a topic and its count stand in a document: in 32 bits together where they fit, which they do in
// most collections, or one beside the other. The loops over documents read little else.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "kernel/row.hpp"

namespace topicgrouper::kernel {

class PackedEntries {
public:
    using Count = std::uint32_t;
    using Entry = std::uint32_t;

    // Whether slots and counts fit, if no document has more tokens than `longest_document`.
    static constexpr bool fit(std::size_t slots, std::uint64_t longest_document) noexcept {
        return std::bit_width(slots) + std::bit_width(longest_document) <= 32;
    }

    explicit PackedEntries(std::uint64_t longest_document) noexcept
        : bits_(std::bit_width(longest_document)) {}

    Entry entry(Slot slot, Count count) const noexcept { return slot << bits_ | count; }
    Slot slot(Entry entry) const noexcept { return entry >> bits_; }
    Count count(Entry entry) const noexcept { return entry & ((Entry{1} << bits_) - 1); }

    // The number of entries of a document, which stands before them in the place of one.
    static std::uint32_t& length(Entry& head) noexcept { return head; }

private:
    int bits_;  // of the count; 31 at most, since there is a slot
};

template <class CountType>
class WideEntries {
public:
    using Count = CountType;
    struct Entry {
        Slot first;
        Count second;
    };

    Entry entry(Slot slot, Count count) const noexcept { return {slot, count}; }
    Slot slot(Entry entry) const noexcept { return entry.first; }
    Count count(Entry entry) const noexcept { return entry.second; }

    static std::uint32_t& length(Entry& head) noexcept { return head.first; }
};

}  // namespace topicgrouper::kernel

// All sums between topics once each: the row of a slot restricted to the slots behind it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kernel/documents.hpp"

namespace topicgrouper::kernel {

// Valid until the next join. Memory: 4 bytes an entry.
template <class Entries>
class UpperRows {
public:
    explicit UpperRows(Documents<Entries>& documents)
        : documents_(documents), starts_(documents.slots() + 1) {
        documents.sort_entries();
        places_ = documents.places();
        for (std::size_t slot = 0; slot < documents.slots(); ++slot) {
            starts_[slot + 1] = starts_[slot] + documents.postings(static_cast<Slot>(slot)).size();
        }
    }

    // Adds the sums of `slot` with those behind it, and returns how many evaluations it took.
    std::size_t add(Slot slot, const GainFunction& gain, RowSums& row) const noexcept {
        const std::span<const std::uint32_t> places(places_);
        const auto own = places.subspan(starts_[slot], starts_[slot + 1] - starts_[slot]);
        return documents_.add_upper_row(slot, own, gain, row);
    }

private:
    const Documents<Entries>& documents_;
    std::vector<std::uint32_t> places_;  // of each slot in each of its documents
    std::vector<std::size_t> starts_;
};

}  // namespace topicgrouper::kernel

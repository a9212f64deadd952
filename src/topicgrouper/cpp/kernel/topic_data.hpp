// What the agglomeration asks of the data, wherever that is: in this process (local_data.hpp) or
// spread over shards that others hold (remote_data.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "kernel/row.hpp"

namespace topicgrouper::kernel {

// Slots from `first` to before `last`.
struct SlotRange {
    Slot first;
    Slot last;
};

// Gets a slot and its row.
using RowVisit = std::function<void(Slot, const Row&)>;
// Gets the share of the rows that have been visited; called on the caller's thread.
using ShareTold = std::function<void(double)>;

class TopicData {
public:
    virtual ~TopicData() = default;

    // Visits the rows of a range of slots, each with the sums of the slots behind it at least, in
    // any order and on several threads. Only before the first join.
    virtual void visit_first_rows(SlotRange range, const RowVisit& visit, const ShareTold& told) = 0;

    // So many rows are best asked for together.
    virtual std::size_t rows_at_once() const noexcept = 0;

    // Visits the rows of some slots on the caller's thread.
    virtual void visit_rows(std::span<const Slot> slots, const RowVisit& visit) = 0;

    // Joins two topics and gives the row of the joined one, which lives in `kept`. It costs least if
    // that is the one of greater weight.
    virtual Row join(Slot kept, Slot moved) = 0;
    // The rest of the last join, which may be done while its row is read, on any one thread. If
    // nobody asks for it, the next question does.
    virtual void settle() = 0;
    virtual std::uint64_t weight(Slot slot) const = 0;

    virtual bool co_occur(Slot a, Slot b) = 0;

    // Renumbers the slots; `slot_of_old` is increasing on those that live.
    virtual void renumber(std::span<const Slot> slot_of_old, std::size_t slots) = 0;

    virtual Work work() const = 0;
};

}  // namespace topicgrouper::kernel

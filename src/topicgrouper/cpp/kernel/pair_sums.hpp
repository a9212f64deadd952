// Where the sums S(s, t) come from: the one thing in which the algorithms differ.
//
// S(s, t) is the sum over documents of J(f_d(s), f_d(t)); it is zero exactly for topics that never
// occur together. MEHAC adds it up from the documents whenever it is asked for (document_rows.hpp);
// EHAC keeps it for every pair (pair_matrix.hpp).
#pragma once

#include <cstdint>
#include <span>

#include "kernel/documents.hpp"

namespace topicgrouper::kernel {

// The sums of one topic with the others, by slot. Valid until the next call to its source.
struct Row {
    const Gain* sums;
    // The slots whose sum may differ from zero; the row's own slot may be among them.
    std::span<const Slot> slots;
};

struct Work {
    std::uint64_t evaluations = 0;  // of J
    std::uint64_t pairs = 0;        // sums looked at
};

class PairSums {
public:
    virtual ~PairSums() = default;

    virtual Row row(Slot slot) = 0;

    // Joins two topics in the data and gives the row of the joined one, which lives in `kept`.
    virtual Row join(Slot kept, Slot moved) = 0;

    virtual bool co_occur(Slot a, Slot b) const = 0;

    // Renumbers the slots; `slot_of_old` is increasing on those that live.
    virtual void renumber(std::span<const Slot> slot_of_old, std::size_t slots) = 0;

    const Work& work() const noexcept { return work_; }

protected:
    Work work_;
};

}  // namespace topicgrouper::kernel

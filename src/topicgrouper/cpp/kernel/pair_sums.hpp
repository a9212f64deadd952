// Where the sums S(s, t) come from: kept for the heaviest topics, added up from the documents when
// asked for otherwise. How many sums may be kept is all that the algorithms differ in: all for EHAC,
// few for MEHAC.
//
// Joining s and t to u takes, for each other topic r, by the counts a, b, c of s, t, r in a document,
//     S(u, r) = sum over all documents of u of J(a+b, c)                      with no row at hand,
//             = S(s, r) + sum over the documents of t of J(a+b, c) - J(a, c)  with that of s,
//             = S(s, r) + S(t, r) + sum over the documents of both of
//                                      J(a+b, c) - J(a, c) - J(b, c)          with those of both.
//
// What holds between two calls, once the kept rows are complete (Stage):
// 1. A kept row has the sums with all topics that live, and 0 in its own place.
// 2. The places of topics that were joined into others are out of date: whoever reads a row passes
//    them over. They stay in range, because J(a, c) + J(b, c) is at most J(a+b, c).
// 3. Topics that were joined into others are not kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "kernel/documents.hpp"
#include "kernel/kept_rows.hpp"
#include "kernel/row.hpp"

namespace topicgrouper::kernel {

template <class Entries>
class PairSums {
public:
    PairSums(Documents<Entries>& documents, const GainFunction& gain, Workers& workers,
             std::size_t most_kept)
        : documents_(documents),
          gain_(gain),
          workers_(workers),
          kept_(documents.slots(), most_kept),
          visited_(documents.slots()) {
        resize(documents.slots());
    }

    // The rows that are visited first, each restricted to the slots behind it, are kept on the way:
    // those of the last slots, which belong to the most frequent topics. Rows may be visited in
    // several rounds, any of them again. Once topics have changed, nothing is kept of such rows.
    void start_first_rows() {
        settle();
        if (stage_ != Stage::kEmpty) return;
        stage_ = Stage::kCollecting;
        const std::size_t slots = documents_.slots();
        for (std::size_t slot = slots - kept_.most(); slot < slots; ++slot) {
            const Slot claimed = static_cast<Slot>(slot);
            kept_.claim(claimed, documents_.postings(claimed).size());
        }
    }

    // Takes the sums of a slot with those behind it. Threads may do so at once for different slots:
    // the sum of a pair is written by the first of its two slots alone, in both directions, and the
    // place of a slot with itself by that slot. So no two write to the same place, and when all slots
    // have been visited, every place of the kept rows has been written.
    void keep_first(Slot slot, const Gain* upper) noexcept {
        if (stage_ != Stage::kCollecting) return;
        const std::size_t slots = documents_.slots();
        const std::size_t first = slots - kept_.size();
        for (std::size_t other = std::max<std::size_t>(first, slot + 1); other < slots; ++other) {
            kept_.find(static_cast<Slot>(other))[slot] = upper[other];
        }
        if (slot >= first) {
            Gain* const own = kept_.find(slot);
            own[slot] = 0;
            std::copy(upper + slot + 1, upper + slots, own + slot + 1);
        }
        visited_[slot] = true;
    }

    void end_first_rows() noexcept {
        if (stage_ != Stage::kCollecting) return;
        if (std::find(visited_.begin(), visited_.end(), char{false}) != visited_.end()) return;
        stage_ = Stage::kComplete;
    }

    Row row(Slot slot) {
        settle();
        if (stage_ != Stage::kComplete) return add_up(slot, {}, slot);
        if (const Gain* const sums = kept_.find(slot)) return kept_row(sums);
        const Row result = add_up(slot, {}, slot);
        keep_dense(slot);
        return result;
    }

    // Joins two topics in the documents and gives the row of the joined one, which lives in `kept`.
    Row join(Slot kept, Slot moved) {
        settle();
        drop_gaps();
        documents_.join_postings(kept, moved, met_);
        Gain* const into = kept_.find(kept);
        const Gain* const from = kept_.find(moved);
        Row result;
        if (into == nullptr) {
            result = add_up(kept, met_, moved);
            changed_ = result.slots;
            kept_.release(moved);
        } else {
            changed_ =
                from == nullptr ? add_moved(kept, moved, into) : add_both(kept, moved, into, from);
            into[kept] = 0;
            kept_.release(moved);  // may move rows
            result = kept_row(kept_.find(kept));
        }
        joined_ = kept;
        joined_sums_ = result.sums;
        return result;
    }

    // What is left of a join: the postings, and what the kept rows have to know. The row that `join`
    // gave stays as it is and may be read by other threads meanwhile: of the rows of others only the
    // places of the joined topic are written, or a row that is dropped for this one.
    void settle() {
        if (joined_ == kNoSlot) return;
        const Slot kept = std::exchange(joined_, kNoSlot);
        documents_.insert(kept, met_);
        tell_kept(kept);
        if (kept_.find(kept) != nullptr) {
            kept_.set_weight(kept, documents_.postings(kept).size());
        } else {
            keep_dense(kept);
        }
    }

    bool co_occur(Slot a, Slot b) {
        settle();
        if (stage_ == Stage::kComplete) {
            if (const Gain* const sums = kept_.find(a)) return sums[b] != 0;
            if (const Gain* const sums = kept_.find(b)) return sums[a] != 0;
        }
        return documents_.co_occur(a, b);
    }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
        settle();
        drop_gaps();
        kept_.renumber(slot_of_old, slots);
        resize(slots);
    }

    Work work() const noexcept { return {work_.evaluations, work_.pairs, kept_.peak()}; }

private:
    using Met = typename Documents<Entries>::Met;

    enum class Stage {
        kEmpty,       // nothing is kept
        kCollecting,  // the first rows come in: those kept have gaps
        kComplete,    // kept rows have all their sums
    };

    // What one thread adds up.
    struct alignas(64) Part {
        explicit Part(std::size_t slots) : row(slots) {}

        RowSums row;
        std::size_t evaluations = 0;
        bool is_used = false;
    };

    // What a thread does at once, some microseconds of work, and how many such chunks make a helper
    // worth while.
    static constexpr std::size_t kEvaluations = 2048;
    static constexpr std::size_t kSlots = 1024;
    static constexpr std::size_t kChunksPerHelper = 2;

    void resize(std::size_t slots) {
        parts_.assign(workers_.size(), Part(slots));
        all_.resize(slots);
        std::iota(all_.begin(), all_.end(), Slot{0});
        met_moved_.resize(slots + 1);
    }

    // Before topics change: rows that have not been visited till then will not be.
    void drop_gaps() noexcept {
        if (stage_ == Stage::kCollecting) kept_.clear();
        stage_ = Stage::kComplete;
    }

    // Whether so few sums will be touched that noting which pays.
    bool is_sparse(std::size_t documents) const noexcept {
        return documents * documents_.mean_length() < all_.size() / 2;
    }

    Row kept_row(const Gain* sums) noexcept {
        work_.pairs += all_.size();
        return {sums, all_};
    }

    // Shares out `documents` documents: some(from, to, row) adds to a row of its thread's. A sparse
    // row has one thread: putting two together takes as long as adding up one.
    template <class Some>
    const RowSums& share_out(std::size_t documents, bool sparse, Some some) {
        const std::size_t chunk_size = kEvaluations / (documents_.mean_length() + 1) + 1;
        const std::size_t chunks = (documents + chunk_size - 1) / chunk_size;
        RowSums& total = parts_.front().row;
        if (sparse || workers_.size() == 1 || chunks <= kChunksPerHelper) {
            total.start(sparse);
            work_.evaluations += some(std::size_t{0}, documents, total);
            return total;
        }
        for (Part& part : parts_) part.is_used = false;
        workers_.for_each(
            chunks,
            [&](unsigned thread, std::size_t chunk) {
                Part& part = parts_[thread];
                if (!part.is_used) part.row.start(false);
                part.is_used = true;
                const std::size_t to = std::min(documents, (chunk + 1) * chunk_size);
                part.evaluations += some(chunk * chunk_size, to, part.row);
            },
            kChunksPerHelper);
        if (!parts_.front().is_used) total.start(false);
        add_parts();
        return total;
    }

    // Adds what the helpers have added up to the first part.
    void add_parts() {
        const std::size_t slots = all_.size();
        workers_.for_each((slots + kSlots - 1) / kSlots,
                          [&](unsigned, std::size_t chunk) {
                              const std::size_t last = std::min(slots, (chunk + 1) * kSlots);
                              for (std::size_t i = 1; i < parts_.size(); ++i) {
                                  if (parts_[i].is_used)
                                      parts_[0].row.add(parts_[i].row, chunk * kSlots, last);
                              }
                          },
                          kChunksPerHelper);
        for (Part& part : parts_) work_.evaluations += std::exchange(part.evaluations, 0);
    }

    // The row of a slot from its documents, those met being brought up to date on the way.
    Row add_up(Slot slot, std::span<const Met> met, Slot moved) {
        const std::size_t documents = documents_.postings(slot).size() + met.size();
        const bool sparse = is_sparse(documents);
        const RowSums& total =
            share_out(documents, sparse, [&](std::size_t from, std::size_t to, RowSums& row) {
                return documents_.add_row(slot, moved, met, from, to, gain_, row);
            });
        const Row result{total.sums(), slots_of(total)};
        work_.pairs += result.slots.size();
        return result;
    }

    std::span<const Slot> slots_of(const RowSums& row) const noexcept {
        return row.sparse() ? row.touched() : std::span<const Slot>(all_);
    }

    // Lets the kept rows know the row of the joined topic. Topics that are not among those changed
    // have never met the moved one, or neither of the two: they know already.
    void tell_kept(Slot joined) noexcept {
        if (changed_.size() >= kept_.size()) {
            kept_.write_column(joined, joined_sums_);
            return;
        }
        for (const Slot other : changed_) {
            Gain* const sums = kept_.find(other);
            if (sums != nullptr && other != joined) sums[joined] = joined_sums_[other];
        }
    }

    // Keeps the row that was added up last, if there is room. A sparse one is as cheap to add up
    // again.
    void keep_dense(Slot slot) noexcept {
        const RowSums& row = parts_.front().row;
        if (row.sparse()) return;
        Gain* const place = kept_.claim(slot, documents_.postings(slot).size());
        if (place == nullptr) return;
        std::copy_n(row.sums(), all_.size(), place);
        place[slot] = 0;  // what was added up there has no meaning
    }

    // The change may be added up sparsely only if it is positive wherever there is one (RowSums). In
    // documents without the kept topic it is J(b, c), which is. In the others
    //     J(a+b, c) - J(a, c) = g(a+b+c) - g(a+c) - g(a+b) + g(a),
    // which grows with b and c and is at least 1 / (a+1) for b = c = 1, the curvature of x log x
    // there. In fixed point that is 2^shift / (a+1), less two units for the four roundings. Without
    // slack the total is below 2^(shift-1) and a+1 is below the total, so more than nothing remains.
    // The joined topic is in its own documents too, with c = a+b: the same holds.
    std::span<const Slot> add_moved(Slot kept, Slot moved, Gain* into) {
        const bool sparse = gain_.slack() == 0 && is_sparse(met_.size());
        const RowSums& change =
            share_out(met_.size(), sparse, [&](std::size_t from, std::size_t to, RowSums& row) {
                return documents_.add_moved(kept, moved, std::span(met_).subspan(from, to - from),
                                            gain_, row);
            });
        for (const Slot slot : slots_of(change)) into[slot] += change.sums()[slot];
        return slots_of(change);
    }

    std::span<const Slot> add_both(Slot kept, Slot moved, Gain* into, const Gain* from) {
        const RowSums& change =
            share_out(met_.size(), false, [&](std::size_t first, std::size_t to, RowSums& row) {
                return documents_.add_correction(
                    kept, moved, std::span(met_).subspan(first, to - first), gain_, row);
            });
        // A topic that never met the moved one has no correction either: its sum is as before.
        std::size_t count = 0;
        for (const Slot slot : all_) {
            into[slot] += from[slot] + change.sums()[slot];
            met_moved_[count] = slot;
            count += from[slot] != 0;
        }
        return std::span<const Slot>(met_moved_).first(count);
    }

    Documents<Entries>& documents_;
    const GainFunction& gain_;
    Workers& workers_;
    KeptRows kept_;
    std::vector<char> visited_;  // by slot: whether its first row was; not bits, which threads share
    Stage stage_ = Stage::kEmpty;
    std::vector<Part> parts_;  // one a thread
    std::vector<Slot> all_;
    std::vector<Slot> met_moved_;  // and one place more, for a note that does not count
    std::vector<Met> met_;
    // The join that has not settled: its slot, its row, and where that may have changed.
    Slot joined_ = kNoSlot;
    const Gain* joined_sums_ = nullptr;
    std::span<const Slot> changed_;
    Work work_;
};

}  // namespace topicgrouper::kernel

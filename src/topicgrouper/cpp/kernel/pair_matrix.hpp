// EHAC's sums: kept for every pair and brought up to date by a formula that visits only the
// documents that hold both joined topics,
//     S(u, r) = S(s, r) + S(t, r) + sum over these of J(a+b, c) - J(a, c) - J(b, c).
// Memory: 8 bytes a pair in both directions, so that each row lies in one piece.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "common/large_buffer.hpp"
#include "common/workers.hpp"
#include "kernel/documents.hpp"
#include "kernel/pair_sums.hpp"
#include "kernel/upper_rows.hpp"

namespace topicgrouper::kernel {

template <class Count>
class PairMatrix final : public PairSums {
public:
    static std::uint64_t bytes(std::uint64_t slots) noexcept { return 8 * slots * slots; }

    // All sums from the documents: one evaluation for each pair of entries of a document.
    PairMatrix(Documents<Count>& documents, const GainFunction& gain, Workers& workers)
        : documents_(documents),
          gain_(gain),
          workers_(workers),
          slots_(documents.slots()),
          sums_(slots_ * slots_),
          corrections_(workers.size()) {
        std::vector<std::size_t> evaluations(workers_.size());
        std::vector<RowSums> rows(workers_.size(), RowSums(slots_));
        const UpperRows<Count> upper(documents_);
        const std::size_t chunks = (slots_ + kRowChunk - 1) / kRowChunk;
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            const std::size_t last = std::min(slots_, (chunk + 1) * kRowChunk);
            for (std::size_t slot = chunk * kRowChunk; slot < last; ++slot) {
                rows[thread].start(false);
                evaluations[thread] += upper.add(static_cast<Slot>(slot), gain_, rows[thread]);
                Gain* const to = row_of(static_cast<Slot>(slot));
                std::copy(rows[thread].sums() + slot, rows[thread].sums() + slots_, to + slot);
                to[slot] = 0;
            }
        });
        mirror();
        work_.evaluations = std::reduce(evaluations.begin(), evaluations.end());
        work_.pairs = slots_ * slots_;
        number_slots();
    }

    Row row(Slot slot) override {
        work_.pairs += slots_;
        return {row_of(slot), all_};
    }

    // O(slots) and one evaluation for every entry of the documents that hold both.
    Row join(Slot kept, Slot moved) override {
        documents_.join_postings(kept, moved, joined_);
        documents_.rename(joined_.renamed, kept, moved);
        Gain* const into = row_of(kept);
        const Gain* const from = row_of(moved);
        for (std::size_t i = 0; i < slots_; ++i) into[i] += from[i];
        correct(kept, moved);
        into[kept] = 0;
        into[moved] = 0;
        // A topic that never met the moved one has no correction either: its sum is as before. To
        // pass these over matters, because each write of a column takes a page of its own.
        for (std::size_t i = 0; i < slots_; ++i) {
            if (from[i] != 0) sums_.data()[i * slots_ + kept] = into[i];
        }
        work_.pairs += slots_;
        return {into, all_};
    }

    bool co_occur(Slot a, Slot b) const override { return sums_.data()[a * slots_ + b] != 0; }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        std::vector<std::size_t> old;
        for (std::size_t i = 0; i < slots_; ++i) {
            if (slot_of_old[i] < slots) old.push_back(i);
        }
        // Rows and columns only move towards the front, so nothing is overwritten unread.
        for (std::size_t i = 0; i < slots; ++i) {
            Gain* const to = sums_.data() + i * slots;
            const Gain* const from = sums_.data() + old[i] * slots_;
            for (std::size_t j = 0; j < slots; ++j) to[j] = from[old[j]];
        }
        slots_ = slots;
        number_slots();
    }

private:
    static constexpr std::size_t kRowChunk = 8;
    static constexpr std::size_t kTile = 64;
    static constexpr std::size_t kDocumentChunk = 128;

    Gain* row_of(Slot slot) noexcept { return sums_.data() + slot * slots_; }

    // Copies the upper triangle to the lower one, in tiles that fit the cache.
    void mirror() {
        const std::size_t tiles = (slots_ + kTile - 1) / kTile;
        workers_.for_each(tiles, [&](unsigned, std::size_t tile) {
            const std::size_t last = std::min(slots_, (tile + 1) * kTile);
            for (std::size_t first = 0; first < last; first += kTile) {
                for (std::size_t i = tile * kTile; i < last; ++i) {
                    Gain* const to = sums_.data() + i * slots_;
                    const std::size_t end = std::min(i, first + kTile);
                    for (std::size_t j = first; j < end; ++j) to[j] = sums_.data()[j * slots_ + i];
                }
            }
        });
    }

    void number_slots() {
        all_.resize(slots_);
        std::iota(all_.begin(), all_.end(), Slot{0});
    }

    void correct(Slot kept, Slot moved) {
        const std::span<const typename Documents<Count>::Shared> shared = joined_.shared;
        const std::size_t chunks = (shared.size() + kDocumentChunk - 1) / kDocumentChunk;
        if (workers_.size() == 1 || chunks < 2) {
            work_.evaluations +=
                documents_.merge_and_correct(shared, kept, moved, gain_, row_of(kept));
            return;
        }
        std::vector<std::size_t> evaluations(workers_.size());
        for (auto& part : corrections_) part.assign(slots_, 0);
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            Gain* const part = corrections_[thread].data();
            const std::size_t first = chunk * kDocumentChunk;
            const auto some = shared.subspan(first, std::min(kDocumentChunk, shared.size() - first));
            evaluations[thread] += documents_.merge_and_correct(some, kept, moved, gain_, part);
        });
        Gain* const into = row_of(kept);
        for (const auto& part : corrections_) {
            for (std::size_t i = 0; i < slots_; ++i) into[i] += part[i];
        }
        work_.evaluations += std::reduce(evaluations.begin(), evaluations.end());
    }

    Documents<Count>& documents_;
    const GainFunction& gain_;
    Workers& workers_;
    std::size_t slots_;
    LargeBuffer<Gain> sums_;
    std::vector<Slot> all_;
    std::vector<std::vector<Gain>> corrections_;  // one a thread
    typename Documents<Count>::Joined joined_;
};

}  // namespace topicgrouper::kernel

// EHAC's sums: kept for every pair and brought up to date by a formula that visits only the
// documents that hold both joined topics,
//     S(u, r) = S(s, r) + S(t, r) + sum over these of J(a+b, c) - J(a, c) - J(b, c).
// Memory: 8 bytes a pair in both directions, so that each row lies in one piece.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "documents.hpp"
#include "pair_sums.hpp"
#include "workers.hpp"

namespace topicgrouper {

template <class Count>
class PairMatrix final : public PairSums {
public:
    static std::uint64_t bytes(std::uint64_t slots) noexcept { return 8 * slots * slots; }

    // All sums from the documents: one evaluation for each pair of entries of a document, twice.
    PairMatrix(Documents<Count>& documents, const GainFunction& gain, Workers& workers)
        : documents_(documents), gain_(gain), workers_(workers), slots_(documents.slots()),
          stride_(slots_), sums_(slots_ * slots_), corrections_(workers.size()) {
        std::vector<std::size_t> evaluations(workers_.size());
        const std::size_t chunks = (slots_ + kRowChunk - 1) / kRowChunk;
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            const std::size_t last = std::min(slots_, (chunk + 1) * kRowChunk);
            for (std::size_t slot = chunk * kRowChunk; slot < last; ++slot) {
                const Slot s = static_cast<Slot>(slot);
                evaluations[thread] += documents_.add_row(
                    s, 0, documents_.postings(s).size(), gain_, row_of(s), [](Slot) {});
                row_of(s)[slot] = 0;
            }
        });
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
        for (std::size_t i = 0; i < slots_; ++i) sums_[i * stride_ + kept] = into[i];
        work_.pairs += slots_;
        return {into, all_};
    }

    bool co_occur(Slot a, Slot b) const override { return sums_[a * stride_ + b] != 0; }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        std::vector<std::size_t> old;
        for (std::size_t i = 0; i < slots_; ++i) {
            if (slot_of_old[i] < slots) old.push_back(i);
        }
        // Rows and columns only move towards the front, so nothing is overwritten unread.
        for (std::size_t i = 0; i < slots; ++i) {
            Gain* const to = sums_.data() + i * slots;
            const Gain* const from = sums_.data() + old[i] * stride_;
            for (std::size_t j = 0; j < slots; ++j) to[j] = from[old[j]];
        }
        slots_ = stride_ = slots;
        number_slots();
    }

private:
    static constexpr std::size_t kRowChunk = 16;
    static constexpr std::size_t kDocumentChunk = 256;

    Gain* row_of(Slot slot) noexcept { return sums_.data() + slot * stride_; }

    void number_slots() {
        all_.resize(slots_);
        std::iota(all_.begin(), all_.end(), Slot{0});
    }

    void correct(Slot kept, Slot moved) {
        const std::span<const typename Documents<Count>::Shared> shared = joined_.shared;
        const std::size_t chunks = (shared.size() + kDocumentChunk - 1) / kDocumentChunk;
        if (workers_.size() == 1 || chunks < 2) {
            work_.evaluations += documents_.merge_and_correct(shared, kept, moved, gain_, row_of(kept));
            return;
        }
        std::vector<std::size_t> evaluations(workers_.size());
        for (auto& part : corrections_) part.clear();
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            auto& part = corrections_[thread];
            part.resize(slots_);  // zeros at this thread's first chunk, nothing later
            const std::size_t first = chunk * kDocumentChunk;
            const auto some = shared.subspan(first, std::min(kDocumentChunk, shared.size() - first));
            evaluations[thread] += documents_.merge_and_correct(some, kept, moved, gain_, part.data());
        });
        Gain* const into = row_of(kept);
        for (const auto& part : corrections_) {
            for (std::size_t i = 0; i < part.size(); ++i) into[i] += part[i];
        }
        work_.evaluations += std::reduce(evaluations.begin(), evaluations.end());
    }

    Documents<Count>& documents_;
    const GainFunction& gain_;
    Workers& workers_;
    std::size_t slots_;
    std::size_t stride_;
    std::vector<Gain> sums_;
    std::vector<Slot> all_;
    std::vector<std::vector<Gain>> corrections_;  // one a thread
    typename Documents<Count>::Joined joined_;
};

}  // namespace topicgrouper

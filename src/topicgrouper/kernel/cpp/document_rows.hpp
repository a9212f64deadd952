// MEHAC's sums: added up from the documents when asked for. Memory linear in the topics.
#pragma once

#include <memory>
#include <vector>

#include "documents.hpp"
#include "pair_sums.hpp"
#include "workers.hpp"

namespace topicgrouper {

// Sums of one row that know which of them were touched, so that clearing costs no more than filling.
class RowSums {
public:
    explicit RowSums(std::size_t slots) : sums_(slots) { touched_.reserve(slots); }

    Gain* sums() noexcept { return sums_.data(); }
    std::span<const Slot> touched() const noexcept { return touched_; }
    void touch(Slot slot) { touched_.push_back(slot); }

    void clear() noexcept {
        for (const Slot slot : touched_) sums_[slot] = 0;
        touched_.clear();
    }

    void add(RowSums& other) {
        for (const Slot slot : other.touched_) {
            if (sums_[slot] == 0) touch(slot);
            sums_[slot] += other.sums_[slot];
        }
        other.clear();
    }

private:
    std::vector<Gain> sums_;
    std::vector<Slot> touched_;
};

template <class Count>
class DocumentRows final : public PairSums {
public:
    DocumentRows(Documents<Count>& documents, const GainFunction& gain, Workers& workers)
        : documents_(documents), gain_(gain), workers_(workers) {
        sums_.assign(workers.size(), RowSums(documents.slots()));
    }

    // One evaluation for every entry of the slot's documents.
    Row row(Slot slot) override {
        RowSums& total = sums_.front();
        total.clear();
        const std::size_t postings = documents_.postings(slot).size();
        const std::size_t chunks = (postings + kChunk - 1) / kChunk;
        std::vector<std::size_t> evaluations(workers_.size());
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            RowSums& part = sums_[thread];
            const std::size_t to = std::min(postings, (chunk + 1) * kChunk);
            evaluations[thread] +=
                documents_.add_row(slot, chunk * kChunk, to, gain_, part.sums(),
                                   [&part](Slot other) { part.touch(other); });
        });
        for (std::size_t i = 1; i < sums_.size(); ++i) total.add(sums_[i]);
        for (const std::size_t count : evaluations) work_.evaluations += count;
        work_.pairs += total.touched().size();
        return {total.sums(), total.touched()};
    }

    Row join(Slot kept, Slot moved) override {
        documents_.join_postings(kept, moved, joined_);
        documents_.rename(joined_.renamed, kept, moved);
        documents_.merge(joined_.shared, kept, moved);
        return row(kept);
    }

    bool co_occur(Slot a, Slot b) const override { return documents_.co_occur(a, b); }

    void renumber(std::span<const Slot>, std::size_t slots) override {
        sums_.assign(workers_.size(), RowSums(slots));
    }

private:
    static constexpr std::size_t kChunk = 512;  // documents; enough to be worth a thread's while

    Documents<Count>& documents_;
    const GainFunction& gain_;
    Workers& workers_;
    std::vector<RowSums> sums_;  // one a thread
    typename Documents<Count>::Joined joined_;
};

}  // namespace topicgrouper

// MEHAC's sums: added up from the documents when asked for. Memory linear in the topics.
#pragma once

#include <numeric>
#include <vector>

#include "common/workers.hpp"
#include "kernel/documents.hpp"
#include "kernel/pair_sums.hpp"

namespace topicgrouper::kernel {

template <class Count>
class DocumentRows final : public PairSums {
public:
    DocumentRows(Documents<Count>& documents, const GainFunction& gain, Workers& workers)
        : documents_(documents), gain_(gain), workers_(workers) {
        resize(documents.slots());
    }

    // One evaluation for every entry of the slot's documents.
    Row row(Slot slot) override {
        const std::size_t postings = documents_.postings(slot).size();
        const bool sparse = postings * documents_.mean_length() < all_.size();
        for (RowSums& part : sums_) part.start(sparse);
        const std::size_t chunks = (postings + kChunk - 1) / kChunk;
        std::vector<std::size_t> evaluations(workers_.size());
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            const std::size_t to = std::min(postings, (chunk + 1) * kChunk);
            evaluations[thread] += documents_.add_row(slot, chunk * kChunk, to, gain_, sums_[thread]);
        });
        RowSums& total = sums_.front();
        for (std::size_t i = 1; i < sums_.size() && chunks > 1; ++i) total.add(sums_[i]);
        for (const std::size_t count : evaluations) work_.evaluations += count;
        const Row result{total.sums(), sparse ? total.touched() : std::span<const Slot>(all_)};
        work_.pairs += result.slots.size();
        return result;
    }

    Row join(Slot kept, Slot moved) override {
        documents_.join_postings(kept, moved, joined_);
        documents_.rename(joined_.renamed, kept, moved);
        documents_.merge(joined_.shared, kept, moved);
        return row(kept);
    }

    bool co_occur(Slot a, Slot b) const override { return documents_.co_occur(a, b); }

    void renumber(std::span<const Slot>, std::size_t slots) override { resize(slots); }

private:
    static constexpr std::size_t kChunk = 128;  // documents; enough to be worth a thread's while

    void resize(std::size_t slots) {
        sums_.assign(workers_.size(), RowSums(slots));
        all_.resize(slots);
        std::iota(all_.begin(), all_.end(), Slot{0});
    }

    Documents<Count>& documents_;
    const GainFunction& gain_;
    Workers& workers_;
    std::vector<RowSums> sums_;  // one a thread
    std::vector<Slot> all_;
    typename Documents<Count>::Joined joined_;
};

}  // namespace topicgrouper::kernel

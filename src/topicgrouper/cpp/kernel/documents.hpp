// The counts, by document and by topic at once, as topics are joined.
//
// A topic lives in a slot. Joining moves the topic in one slot into another, so that only the
// documents of the moved one change. Everything the algorithms need of the data is asked here:
// "add your part of this row" and "join these two". The parts are sums over documents, so any split
// of the documents, over threads or machines, adds up to the same integers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include "common/count_rows.hpp"
#include "common/gain.hpp"

namespace topicgrouper::kernel {

using Slot = std::uint32_t;
constexpr Slot kNoSlot = std::numeric_limits<Slot>::max();
using Document = std::uint32_t;

// Sums of one topic with the others, by slot. A sparse row remembers which sums it touched, so that
// clearing and reading it cost no more than filling it; a dense one is read from end to end.
class RowSums {
public:
    explicit RowSums(std::size_t slots) : sums_(slots), touched_(slots + 1) {}

    bool sparse() const noexcept { return sparse_; }
    const Gain* sums() const noexcept { return sums_.data(); }
    std::span<const Slot> touched() const noexcept { return {touched_.data(), count_}; }

    // Forgets everything. O(slots) after a dense row, O(touched) after a sparse one.
    void start(bool sparse) noexcept {
        if (!sparse_) std::fill(sums_.begin(), sums_.end(), 0);
        for (const Slot slot : touched()) sums_[slot] = 0;
        count_ = 0;
        sparse_ = sparse;
    }

    template <bool Sparse>
    void add(Slot slot, Gain gain) noexcept {
        Gain& sum = sums_[slot];
        if constexpr (Sparse) {  // without a branch: half of them would be mispredicted
            touched_[count_] = slot;
            count_ += sum == 0;
        }
        sum += gain;
    }

    void add(const RowSums& other) noexcept {
        if (sparse_) {
            for (const Slot slot : other.touched()) add<true>(slot, other.sums_[slot]);
        } else {
            for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i] += other.sums_[i];
        }
    }

private:
    std::vector<Gain> sums_;
    std::vector<Slot> touched_;
    std::size_t count_ = 0;
    bool sparse_ = true;
};

template <class Count>
class Documents {
public:
    // A topic in a document, and a document of a topic.
    struct Entry {
        Slot slot;
        Count count;
    };
    struct Posting {
        Document document;
        Count count;
    };
    // A document that held both of two joined topics, with its counts of them.
    struct Shared {
        Document document;
        Count kept;
        Count moved;
    };
    // What joining did to the documents, for their update.
    struct Joined {
        std::vector<Shared> shared;
        std::vector<Document> renamed;  // those that held the moved topic only
    };

    // Slot `slot_of_column[c]` gets the counts of column c; several columns may share one.
    Documents(const CountRows<Count>& matrix, std::span<const Slot> slot_of_column, std::size_t slots)
        : postings_(slots) {
        const std::size_t documents = matrix.documents();
        std::vector<std::size_t> sizes(slots);
        for (const std::int32_t column : matrix.columns) ++sizes[slot_of_column[column]];
        for (std::size_t slot = 0; slot < slots; ++slot) postings_[slot].reserve(sizes[slot]);
        for (std::size_t d = 0; d < documents; ++d) {
            for (std::int64_t i = matrix.starts[d]; i < matrix.starts[d + 1]; ++i) {
                auto& postings = postings_[slot_of_column[matrix.columns[i]]];
                if (!postings.empty() && postings.back().document == d) {
                    postings.back().count += matrix.counts[i];
                } else {
                    postings.push_back({static_cast<Document>(d), matrix.counts[i]});
                }
            }
        }
        lay_out_documents(documents);
        sort_entries();
    }

    std::size_t slots() const noexcept { return postings_.size(); }
    std::size_t mean_length() const noexcept {
        return documents() == 0 ? 0 : entries_.size() / documents();
    }
    std::size_t documents() const noexcept { return lengths_.size(); }
    std::span<const Posting> postings(Slot slot) const noexcept { return postings_[slot]; }
    std::span<const Entry> entries(Document d) const noexcept {
        return {entries_.data() + starts_[d], lengths_[d]};
    }

    // Adds J(f_d(slot), f_d(r)) to the sum of every topic r in the slot's documents number `from` to
    // `to`. What is added to the slot's own place has no meaning. One evaluation an entry.
    std::size_t add_row(Slot slot, std::size_t from, std::size_t to, const GainFunction& gain,
                        RowSums& row) const noexcept {
        const auto postings = std::span<const Posting>(postings_[slot]).subspan(from, to - from);
        const auto whole = [this](std::size_t, Document d) { return entries(d); };
        return row.sparse() ? add_documents<true>(postings, whole, gain, row)
                            : add_documents<false>(postings, whole, gain, row);
    }

    // As add_row, for the slots behind `slot` only; `positions` are this slot's places in its
    // documents, whose entries must be in the order of their slots.
    std::size_t add_upper_row(Slot slot, std::span<const std::uint32_t> positions,
                              const GainFunction& gain, RowSums& row) const noexcept {
        const auto behind = [this, positions](std::size_t i, Document d) {
            return entries(d).subspan(positions[i] + 1);
        };
        return row.sparse() ? add_documents<true>(postings_[slot], behind, gain, row)
                            : add_documents<false>(postings_[slot], behind, gain, row);
    }

    // Puts the entries of the documents in the order of their slots. O(entries), or nothing to do.
    void sort_entries() {
        if (sorted_) return;
        std::fill(lengths_.begin(), lengths_.end(), 0);
        for (std::size_t slot = 0; slot < postings_.size(); ++slot) {
            for (const auto& [d, count] : postings_[slot]) {
                entries_[starts_[d] + lengths_[d]++] = {static_cast<Slot>(slot), count};
            }
        }
        sorted_ = true;
    }

    // The place of each slot in each of its documents, slots one after the other, while the entries
    // are sorted. O(entries).
    std::vector<std::uint32_t> places() const {
        std::vector<std::uint32_t> next(documents());
        std::vector<std::uint32_t> result;
        result.reserve(entries_.size());
        for (const auto& postings : postings_) {
            for (const Posting& posting : postings) result.push_back(next[posting.document]++);
        }
        return result;
    }

    // Whether two topics have a document in common. O(shorter * log(longer)), mostly far less.
    bool co_occur(Slot a, Slot b) const noexcept {
        std::span<const Posting> few = postings_[a];
        std::span<const Posting> many = postings_[b];
        if (few.size() > many.size()) std::swap(few, many);
        auto it = many.begin();
        for (const Posting& posting : few) {
            it = gallop(it, many.end(), posting.document);
            if (it == many.end()) return false;
            if (it->document == posting.document) return true;
        }
        return false;
    }

    // Joins the postings of `moved` into those of `kept`; the documents must be updated from the
    // result afterwards. O(postings of both).
    void join_postings(Slot kept, Slot moved, Joined& joined) {
        sorted_ = false;
        joined.shared.clear();
        joined.renamed.clear();
        auto& into = postings_[kept];
        const std::vector<Posting> from = std::move(postings_[moved]);
        postings_[moved] = {};
        auto it = into.begin();
        for (const Posting& posting : from) {
            it = gallop(it, into.end(), posting.document);
            if (it != into.end() && it->document == posting.document) {
                joined.shared.push_back({posting.document, it->count, posting.count});
                it->count += posting.count;
            } else {
                joined.renamed.push_back(posting.document);
            }
        }
        insert_renamed(into, from, joined.renamed);
    }

    // Lets documents that held only the moved topic say that they hold the kept one.
    void rename(std::span<const Document> documents, Slot kept, Slot moved) noexcept {
        for (std::size_t i = 0; i < documents.size(); ++i) {
            if (i + kAhead < documents.size()) prefetch(documents[i + kAhead]);
            find(documents[i], moved)->slot = kept;
        }
    }

    // Joins the two entries of each shared document into one.
    void merge(std::span<const Shared> shared, Slot kept, Slot moved) noexcept {
        for (std::size_t i = 0; i < shared.size(); ++i) {
            if (i + kAhead < shared.size()) prefetch(shared[i + kAhead].document);
            const Shared& both = shared[i];
            find(both.document, kept)->count += both.moved;
            drop(both.document, find(both.document, moved));
        }
    }

    // As merge, and adds to sums[r] what the sum of the joined topic with r exceeds the two former
    // sums by: J(a+b, c) - J(a, c) - J(b, c). One evaluation an entry.
    std::size_t merge_and_correct(std::span<const Shared> shared, Slot kept, Slot moved,
                                  const GainFunction& gain, Gain* sums) noexcept {
        std::size_t evaluations = 0;
        for (std::size_t i = 0; i < shared.size(); ++i) {
            if (i + kAhead < shared.size()) prefetch(shared[i + kAhead].document);
            const auto& [d, a, b] = shared[i];
            merge_entries(d, a, b, kept, moved, gain, sums);
            evaluations += lengths_[d];
        }
        return evaluations;
    }

    // Renumbers the slots; `slot_of_old` is increasing on those that live. O(entries).
    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
        for (std::size_t old = 0; old < postings_.size(); ++old) {
            if (postings_[old].empty() || slot_of_old[old] == old) continue;
            postings_[slot_of_old[old]] = std::move(postings_[old]);
            postings_[old] = {};
        }
        postings_.resize(slots);
        for (std::size_t d = 0; d < documents(); ++d) {
            Entry* const first = entries_.data() + starts_[d];
            for (Entry* e = first; e < first + lengths_[d]; ++e) e->slot = slot_of_old[e->slot];
        }
    }

private:
    static constexpr std::size_t kAhead = 4;
    // Counts of 32 bits come with a table that covers every sum within a document.
    static constexpr bool kTabled = std::is_same_v<Count, std::uint32_t>;

    static Gain g(const GainFunction& gain, std::uint64_t x) noexcept {
        if constexpr (kTabled) return gain.table()[x];
        return gain.g(x);
    }

    void prefetch(Document d) const noexcept {
#if defined(__GNUC__)
        const char* const first = reinterpret_cast<const char*>(entries_.data() + starts_[d]);
        __builtin_prefetch(first);
        __builtin_prefetch(first + 64);
        __builtin_prefetch(first + 128);
#else
        (void)d;
#endif
    }

    void lay_out_documents(std::size_t documents) {
        starts_.assign(documents + 1, 0);
        lengths_.assign(documents, 0);
        for (const auto& postings : postings_) {
            for (const Posting& posting : postings) ++starts_[posting.document + 1];
        }
        for (std::size_t d = 0; d < documents; ++d) starts_[d + 1] += starts_[d];
        entries_.resize(starts_[documents]);
    }

    template <bool Sparse, class Part>
    std::size_t add_documents(std::span<const Posting> postings, Part part, const GainFunction& gain,
                              RowSums& row) const noexcept {
        std::size_t evaluations = 0;
        for (std::size_t i = 0; i < postings.size(); ++i) {
            if (i + kAhead < postings.size()) prefetch(postings[i + kAhead].document);
            const std::uint64_t a = postings[i].count;
            const Gain ga = g(gain, a);
            const std::span<const Entry> entries = part(i, postings[i].document);
            for (const Entry& entry : entries) {
                row.add<Sparse>(entry.slot, g(gain, a + entry.count) - g(gain, entry.count) - ga);
            }
            evaluations += entries.size();
        }
        return evaluations;
    }

    void merge_entries(Document d, Count a, Count b, Slot kept, Slot moved, const GainFunction& gain,
                       Gain* sums) noexcept {
        const std::uint64_t ab = std::uint64_t{a} + b;
        const Gain both = g(gain, a) + g(gain, b) - g(gain, ab);
        Entry* const first = entries_.data() + starts_[d];
        Entry* const last = first + lengths_[d];
        Entry* gone = nullptr;
        for (Entry* e = first; e < last; ++e) {
            if (e->slot == moved) gone = e;
            if (e->slot == kept) e->count += b;
            const std::uint64_t c = e->count;
            sums[e->slot] += g(gain, ab + c) - g(gain, a + c) - g(gain, b + c) + g(gain, c) + both;
        }
        drop(d, gone);
    }

    Entry* find(Document d, Slot slot) noexcept {
        Entry* entry = entries_.data() + starts_[d];
        while (entry->slot != slot) ++entry;
        return entry;
    }

    void drop(Document d, Entry* entry) noexcept { *entry = entries_[starts_[d] + --lengths_[d]]; }

    // The first posting at or behind `document`, by steps of growing length from `it`.
    template <class Iterator>
    static Iterator gallop(Iterator it, Iterator end, Document document) noexcept {
        std::ptrdiff_t step = 1;
        while (end - it > step && it[step].document < document) {
            it += step;
            step *= 2;
        }
        const Iterator stop = end - it > step ? it + step + 1 : end;
        return std::lower_bound(it, stop, document, [](const Posting& posting, Document d) {
            return posting.document < d;
        });
    }

    // Inserts those postings of `from` whose document is in `documents`, from the back, in blocks.
    static void insert_renamed(std::vector<Posting>& into, const std::vector<Posting>& from,
                               std::span<const Document> documents) {
        std::size_t end = into.size();
        std::size_t write = end + documents.size();
        into.resize(write);
        std::size_t read = from.size();
        for (std::size_t i = documents.size(); i-- > 0;) {
            while (from[--read].document != documents[i]) {
            }
            const auto place = std::lower_bound(
                into.begin(), into.begin() + static_cast<std::ptrdiff_t>(end), documents[i],
                [](const Posting& posting, Document d) { return posting.document < d; });
            const std::size_t begin = static_cast<std::size_t>(place - into.begin());
            std::move_backward(place, into.begin() + static_cast<std::ptrdiff_t>(end),
                               into.begin() + static_cast<std::ptrdiff_t>(write));
            write -= end - begin;
            end = begin;
            into[--write] = from[read];
        }
    }

    std::vector<std::vector<Posting>> postings_;
    std::vector<std::size_t> starts_;
    std::vector<std::uint32_t> lengths_;
    std::vector<Entry> entries_;
    bool sorted_ = false;
};

}  // namespace topicgrouper::kernel

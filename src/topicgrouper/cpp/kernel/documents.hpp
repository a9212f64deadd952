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
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/count_rows.hpp"
#include "common/gain.hpp"
#include "common/large_buffer.hpp"
#include "kernel/entries.hpp"
#include "kernel/row.hpp"

namespace topicgrouper::kernel {

// Where a document stands among the entries: a visit takes no other look into memory. They are in
// the order of the documents, in units of four entries.
using Document = std::uint32_t;

// `Entries` is how topics stand in documents (entries.hpp).
template <class Entries>
class Documents {
public:
    using Count = typename Entries::Count;
    using Entry = typename Entries::Entry;
    // A document of a topic.
    struct Posting {
        Document document;
        Count count;
    };
    // A document of a topic that was joined into another, with its counts of both. If `kept` is 0, it
    // will stand before the posting of the kept topic that is at `place` now.
    struct Met {
        Document document;
        std::uint32_t place;
        Count kept;
        Count moved;
    };

    // Slot `slot_of_column[c]` gets the counts of column c; several columns may share one.
    Documents(const CountRows<Count>& matrix, std::span<const Slot> slot_of_column, std::size_t slots,
              Entries layout)
        : layout_(layout), postings_(slots) {
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
    std::size_t mean_length() const noexcept { return documents() == 0 ? 0 : living_ / documents(); }
    std::size_t documents() const noexcept { return all_.size(); }
    std::span<const Document> all() const noexcept { return all_; }
    std::span<const Posting> postings(Slot slot) const noexcept { return postings_[slot]; }
    const Entries& layout() const noexcept { return layout_; }
    std::span<const Entry> entries(Document d) const noexcept { return {head(d) + 1, length(d)}; }

    // Adds J(f_d(slot), f_d(r)) to the sum of every topic r in the documents number `from` to `to`:
    // those of the slot's postings, and behind them those met, of which some stand among the first
    // already and are passed over. What is added to the slot's own place has no meaning. One
    // evaluation an entry. The documents met, which still hold the topic that was `moved` into this
    // one, are updated first.
    //
    // This and the next two change nothing but the entries of the documents that they visit: threads
    // may run them at once for different documents. After a join each document met must be visited by
    // one of them, once, before anything else is asked.
    std::size_t add_row(Slot slot, Slot moved, std::span<const Met> met, std::size_t from,
                        std::size_t to, const GainFunction& gain, RowSums& row) noexcept {
        return row.sparse() ? add_row<true>(slot, moved, met, from, to, gain, row)
                            : add_row<false>(slot, moved, met, from, to, gain, row);
    }

    // Updates the documents met and adds J(a+b, c) - J(a, c), what the moved topic adds to the sums
    // of the kept one. One evaluation an entry.
    std::size_t add_moved(Slot kept, Slot moved, std::span<const Met> met, const GainFunction& gain,
                          RowSums& row) noexcept {
        return row.sparse() ? add_moved<true>(kept, moved, met, gain, row)
                            : add_moved<false>(kept, moved, met, gain, row);
    }

    // Updates the documents met and adds J(a+b, c) - J(a, c) - J(b, c), what the sums of the joined
    // topic exceed those of the two by. One evaluation an entry of those that hold both. What is
    // added to the places of the two has no meaning.
    std::size_t add_correction(Slot kept, Slot moved, std::span<const Met> met,
                               const GainFunction& gain, RowSums& row) noexcept {
        std::size_t evaluations = 0;
        RowSums::Adder<false> sums(row);
        for (std::size_t i = 0; i < met.size(); ++i) {
            if (i + kAhead < met.size()) prefetch(met[i + kAhead].document);
            const Met& one = met[i];
            if (one.kept == 0) {
                update(one, kept, moved);
                continue;
            }
            const std::uint64_t a = one.kept;
            const std::uint64_t b = one.moved;
            if (const Gain* const corrections = gain.correction_row(a, b)) {
                add_and_update(one, kept, moved, sums,
                               [corrections](std::uint64_t c) { return corrections[c]; });
            } else {
                const Gain constant = g(gain, a) + g(gain, b) - g(gain, a + b);
                add_and_update(one, kept, moved, sums, [&gain, a, b, constant](std::uint64_t c) {
                    return g(gain, a + b + c) - g(gain, a + c) - g(gain, b + c) + g(gain, c) +
                           constant;
                });
            }
            evaluations += length(one.document);
        }
        return evaluations;
    }

    // As add_row, for the slots behind `slot` only; `positions` are this slot's places in its
    // documents, whose entries must be in the order of their slots.
    std::size_t add_upper_row(Slot slot, std::span<const std::uint32_t> positions,
                              const GainFunction& gain, RowSums& row) const noexcept {
        return row.sparse() ? add_upper_row<true>(slot, positions, gain, row)
                            : add_upper_row<false>(slot, positions, gain, row);
    }

    // Puts the entries of the documents in the order of their slots. O(entries), or nothing to do.
    void sort_entries() {
        if (sorted_) return;
        for (const Document d : all_) length(d) = 0;
        for (std::size_t slot = 0; slot < postings_.size(); ++slot) {
            for (const auto& [d, count] : postings_[slot]) {
                head(d)[++length(d)] = layout_.entry(static_cast<Slot>(slot), count);
            }
        }
        sorted_ = true;
    }

    // The place of each slot in each of its documents, slots one after the other, while the entries
    // are sorted. Counts the lengths once more. O(entries).
    std::vector<std::uint32_t> places() {
        for (const Document d : all_) length(d) = 0;
        std::vector<std::uint32_t> result;
        result.reserve(living_);
        for (const auto& postings : postings_) {
            for (const Posting& posting : postings) result.push_back(length(posting.document)++);
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

    // Begins a join: adds the counts of `moved` to those of `kept` in the documents that hold both,
    // and tells all that must be updated. The others get their postings by `insert`; what is added up
    // in between must be told of them. O(postings of both), mostly far less.
    void join_postings(Slot kept, Slot moved, std::vector<Met>& met) {
        sorted_ = false;
        met.clear();
        met.reserve(postings_[moved].size());  // no more: they may be half of all entries
        auto& into = postings_[kept];
        const std::vector<Posting> from = std::move(postings_[moved]);
        postings_[moved] = {};
        auto it = into.begin();
        for (const Posting& posting : from) {
            it = gallop(it, into.end(), posting.document);
            const auto place = static_cast<std::uint32_t>(it - into.begin());
            Count count = 0;
            if (it != into.end() && it->document == posting.document) {
                count = std::exchange(it->count, it->count + posting.count);
                --living_;
            }
            met.push_back({posting.document, place, count, posting.count});
        }
    }

    // Ends a join: gives `kept` the postings of documents that held `moved` alone. From the back and
    // in blocks, so that each posting moves once. O(postings of both).
    void insert(Slot kept, std::span<const Met> met) {
        const auto is_new = [](const Met& one) { return one.kept == 0; };
        auto& into = postings_[kept];
        std::size_t end = into.size();
        std::size_t write = end + static_cast<std::size_t>(std::ranges::count_if(met, is_new));
        into.resize(write);
        Posting* const postings = into.data();
        for (std::size_t i = met.size(); i-- > 0;) {
            if (!is_new(met[i])) continue;
            const std::size_t begin = met[i].place;
            std::move_backward(postings + begin, postings + end, postings + write);
            write -= end - begin;
            end = begin;
            postings[--write] = {met[i].document, met[i].moved};
        }
    }

    // Renumbers the slots of the postings; `slot_of_old` is increasing on those that live.
    // `renumber_entries` has to follow for all documents.
    void renumber_postings(std::span<const Slot> slot_of_old, std::size_t slots) {
        for (std::size_t old = 0; old < postings_.size(); ++old) {
            if (postings_[old].empty() || slot_of_old[old] == old) continue;
            postings_[slot_of_old[old]] = std::move(postings_[old]);
            postings_[old] = {};
        }
        postings_.resize(slots);
    }

    // Of the documents number `from` to `to`. Threads may do so at once for different ones.
    void renumber_entries(std::span<const Slot> slot_of_old, std::size_t from,
                          std::size_t to) noexcept {
        for (const Document d : all().subspan(from, to - from)) {
            Entry* const first = head(d) + 1;
            for (Entry* e = first; e < first + length(d); ++e) {
                *e = layout_.entry(slot_of_old[layout_.slot(*e)], layout_.count(*e));
            }
        }
    }

private:
    static constexpr std::size_t kAhead = 4;
    static constexpr std::size_t kUnit = 4;  // entries
    // Counts of 32 bits come with a table that covers every sum within a document.
    static constexpr bool kTabled = std::is_same_v<Count, std::uint32_t>;

    static Gain g(const GainFunction& gain, std::uint64_t x) noexcept {
        if constexpr (kTabled) return gain.table()[x];
        return gain.g(x);
    }

    // A document's length, and behind it its entries.
    Entry* head(Document d) noexcept { return entries_.data() + kUnit * d; }
    const Entry* head(Document d) const noexcept { return entries_.data() + kUnit * d; }
    std::uint32_t& length(Document d) noexcept { return Entries::length(*head(d)); }
    std::uint32_t length(Document d) const noexcept {
        Entry copy = *head(d);
        return Entries::length(copy);
    }

    // The length, and the entries from a place on.
    void prefetch(Document d, std::size_t place = 0) const noexcept {
#if defined(__GNUC__)
        const char* const first = reinterpret_cast<const char*>(head(d) + place);
        __builtin_prefetch(head(d));
        __builtin_prefetch(first);
        __builtin_prefetch(first + 64);
        __builtin_prefetch(first + 128);
#else
        (void)d;
        (void)place;
#endif
    }

    // Gives every document its place, which the postings have by its number before.
    void lay_out_documents(std::size_t documents) {
        std::vector<std::uint32_t> sizes(documents);
        for (const auto& postings : postings_) {
            living_ += postings.size();
            for (const Posting& posting : postings) ++sizes[posting.document];
        }
        all_.reserve(documents);
        std::size_t units = 0;
        for (const std::uint32_t size : sizes) {
            all_.push_back(static_cast<Document>(units));
            units += size / kUnit + 1;
        }
        if (units > std::numeric_limits<Document>::max()) {
            throw std::length_error("too many entries for one process: fit them on a cluster");
        }
        for (auto& postings : postings_) {
            for (Posting& posting : postings) posting.document = all_[posting.document];
        }
        entries_ = LargeBuffer<Entry>(kUnit * units);
    }

    // Adds value(c) to the sum of every topic of some entries, c being its count.
    template <bool Sparse, class Value>
    void add_values(std::span<const Entry> entries, RowSums::Adder<Sparse>& sums,
                    Value value) const noexcept {
        const Entries layout = layout_;
        for (const Entry entry : entries) sums.add(layout.slot(entry), value(layout.count(entry)));
    }

    template <bool Sparse>
    void add_j(std::span<const Entry> entries, std::uint64_t a, const GainFunction& gain,
               RowSums::Adder<Sparse>& sums) const noexcept {
        if (const Gain* const j = gain.j_row(a)) {
            add_values(entries, sums, [j](std::uint64_t c) { return j[c]; });
        } else {
            const Gain ga = g(gain, a);
            add_values(entries, sums,
                       [&gain, a, ga](std::uint64_t c) { return g(gain, a + c) - g(gain, c) - ga; });
        }
    }

    template <bool Sparse>
    std::size_t add_row(Slot slot, Slot moved, std::span<const Met> met, std::size_t from,
                        std::size_t to, const GainFunction& gain, RowSums& row) noexcept {
        const std::span<const Posting> all = postings_[slot];
        const std::size_t size = all.size();
        const auto own = all.subspan(std::min(from, size), std::min(to, size) - std::min(from, size));
        const auto before = [](const Met& one, Document d) { return one.document < d; };
        auto next = met.begin();
        if (!own.empty()) next = std::lower_bound(next, met.end(), own.front().document, before);
        std::size_t evaluations = 0;
        RowSums::Adder<Sparse> sums(row);
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (i + kAhead < own.size()) prefetch(own[i + kAhead].document);
            const Document d = own[i].document;
            while (next != met.end() && next->document < d) ++next;  // the slot's only since the join
            if (next != met.end() && next->document == d) update(*next, slot, moved);
            add_j(entries(d), own[i].count, gain, sums);
            evaluations += length(d);
        }
        const auto others =
            met.subspan(std::max(from, size) - size, std::max(to, size) - std::max(from, size));
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (others[i].kept != 0) continue;
            if (i + kAhead < others.size()) prefetch(others[i + kAhead].document);
            update(others[i], slot, moved);
            add_j(entries(others[i].document), others[i].moved, gain, sums);
            evaluations += length(others[i].document);
        }
        return evaluations;
    }

    template <bool Sparse>
    std::size_t add_moved(Slot kept, Slot moved, std::span<const Met> met, const GainFunction& gain,
                          RowSums& row) noexcept {
        std::size_t evaluations = 0;
        RowSums::Adder<Sparse> sums(row);
        for (std::size_t i = 0; i < met.size(); ++i) {
            if (i + kAhead < met.size()) prefetch(met[i + kAhead].document);
            update(met[i], kept, moved);
            const std::uint64_t a = met[i].kept;
            const std::uint64_t ab = a + met[i].moved;
            const Gain constant = g(gain, a) - g(gain, ab);
            add_values(entries(met[i].document), sums, [&gain, a, ab, constant](std::uint64_t c) {
                return g(gain, ab + c) - g(gain, a + c) + constant;
            });
            evaluations += length(met[i].document);
        }
        return evaluations;
    }

    template <bool Sparse>
    std::size_t add_upper_row(Slot slot, std::span<const std::uint32_t> positions,
                              const GainFunction& gain, RowSums& row) const noexcept {
        const std::span<const Posting> own = postings_[slot];
        std::size_t evaluations = 0;
        RowSums::Adder<Sparse> sums(row);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const std::size_t ahead = i + kAhead;
            if (ahead < own.size()) prefetch(own[ahead].document, positions[ahead]);
            const auto behind = entries(own[i].document).subspan(positions[i] + 1);
            add_j(behind, own[i].count, gain, sums);
            evaluations += behind.size();
        }
        return evaluations;
    }

    // Adds value(c) for every topic of a document that holds both joined ones, and updates it. It is
    // read once: looking for the two before takes as long as adding.
    template <class Value>
    void add_and_update(const Met& met, Slot kept, Slot moved, RowSums::Adder<false>& sums,
                        Value value) noexcept {
        const Entries layout = layout_;
        Entry* const first = head(met.document) + 1;
        const std::size_t size = length(met.document);
        std::size_t at_kept = 0;
        std::size_t at_moved = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const Slot slot = layout.slot(first[i]);
            at_kept = slot == kept ? i : at_kept;  // without a branch
            at_moved = slot == moved ? i : at_moved;
            sums.add(slot, value(layout.count(first[i])));
        }
        first[at_kept] = layout.entry(kept, met.kept + met.moved);
        drop(met.document, first + at_moved);
    }

    // Lets a document hold the kept topic instead of the moved one.
    void update(const Met& met, Slot kept, Slot moved) noexcept {
        Entry* const gone = find(met.document, moved);
        if (met.kept == 0) {
            *gone = layout_.entry(kept, met.moved);
        } else {
            *find(met.document, kept) = layout_.entry(kept, met.kept + met.moved);
            drop(met.document, gone);
        }
    }

    Entry* find(Document d, Slot slot) noexcept {
        Entry* entry = head(d) + 1;
        while (layout_.slot(*entry) != slot) ++entry;
        return entry;
    }

    void drop(Document d, Entry* entry) noexcept { *entry = head(d)[length(d)--]; }

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

    Entries layout_;
    std::vector<std::vector<Posting>> postings_;
    std::vector<Document> all_;
    LargeBuffer<Entry> entries_{0};  // of a document its length, then its entries
    std::size_t living_ = 0;         // entries in all documents
    bool sorted_ = false;
};

}  // namespace topicgrouper::kernel

// The tokens of one node in each document, and what the likelihood of a join needs of them.
//
// Two nodes are joined by adding the smaller one to the larger: the cost is that of the smaller one,
// whatever the depth of the tree, but for the moving of memory. So a chain of all words costs as
// little as a balanced tree.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace topicgrouper::prediction {

// Entry i is the number of documents with more than i tokens.
using Tails = std::vector<std::uint32_t>;

class NodeCounts {
public:
    NodeCounts() = default;

    // The documents of one word, in rising order, with its counts of at least 1.
    NodeCounts(std::span<const std::int32_t> documents, std::span<const std::int32_t> counts)
        : documents_(documents.begin(), documents.end()), counts_(counts.begin(), counts.end()) {
        for (const std::uint32_t count : counts_) raise(0, count);
    }

    // What adding it to another node costs: the number of its documents while they are few, then that
    // of all documents.
    std::size_t size() const noexcept { return counts_.size(); }

    const Tails& tails() const noexcept { return tails_; }

    // Adds the tokens of another node. If that makes up much of all documents, counts are kept by
    // document: there is nothing left to move then.
    void add(const NodeCounts& other, std::size_t n_documents) {
        if (!is_dense_ && !other.is_dense_) {
            merge(other);
            if (size() > n_documents / kDenseShare) spread(n_documents);
            return;
        }
        if (!is_dense_) spread(n_documents);
        for (std::size_t i = 0; i < other.counts_.size(); ++i) {
            if (other.counts_[i] != 0) increase(other.document(i), other.counts_[i]);
        }
    }

private:
    // A count for every document takes as much memory as document and count for half of them.
    static constexpr std::size_t kDenseShare = 2;

    std::size_t document(std::size_t i) const noexcept { return is_dense_ ? i : documents_[i]; }

    // Counts documents that have come to have more than first, …, last - 1 tokens.
    void raise(std::uint32_t first, std::uint32_t last) {
        if (tails_.size() < last) tails_.resize(last);
        for (std::uint32_t i = first; i < last; ++i) ++tails_[i];
    }

    void increase(std::size_t place, std::uint32_t count) {
        raise(counts_[place], counts_[place] + count);
        counts_[place] += count;
    }

    void spread(std::size_t n_documents) {
        std::vector<std::uint32_t> counts(n_documents);
        for (std::size_t i = 0; i < counts_.size(); ++i) counts[documents_[i]] = counts_[i];
        counts_ = std::move(counts);
        documents_ = {};
        is_dense_ = true;
    }

    // Adds another sparse node, from the first document to the last and then moves from the last to
    // the first, so that no document is moved twice.
    void merge(const NodeCounts& other) {
        std::vector<std::pair<std::size_t, std::size_t>> fresh;  // place here, place in other
        auto place = documents_.begin();
        for (std::size_t i = 0; i < other.documents_.size(); ++i) {
            place = search(place, other.documents_[i]);
            const auto at = static_cast<std::size_t>(place - documents_.begin());
            if (place != documents_.end() && *place == other.documents_[i]) {
                increase(at, other.counts_[i]);
            } else {
                raise(0, other.counts_[i]);
                fresh.emplace_back(at, i);
            }
        }
        std::size_t end = documents_.size();
        grow(documents_, end + fresh.size());
        grow(counts_, end + fresh.size());
        for (std::size_t left = fresh.size(); left-- > 0;) {
            const auto [at, from] = fresh[left];
            move(documents_, at, end, left + 1);
            move(counts_, at, end, left + 1);
            documents_[at + left] = other.documents_[from];
            counts_[at + left] = other.counts_[from];
            end = at;
        }
    }

    // The first place with a document of at least this number. The next one is often near.
    std::vector<std::uint32_t>::iterator search(std::vector<std::uint32_t>::iterator from,
                                                std::uint32_t document) {
        std::ptrdiff_t step = 1;
        auto last = from;
        while (last != documents_.end() && *last < document) {
            from = last + 1;
            last += std::min(step, documents_.end() - last);
            step *= 2;
        }
        return std::lower_bound(from, last, document);
    }

    // Most of the memory is in these arrays. To double one would leave half of it unused; with an
    // eighth more, each number is moved some nine times in all.
    static void grow(std::vector<std::uint32_t>& values, std::size_t size) {
        if (size > values.capacity()) values.reserve(size + size / 8);
        values.resize(size);
    }

    static void move(std::vector<std::uint32_t>& values, std::size_t first, std::size_t last,
                     std::size_t by) {
        const auto start = values.begin();
        std::move_backward(start + static_cast<std::ptrdiff_t>(first),
                           start + static_cast<std::ptrdiff_t>(last),
                           start + static_cast<std::ptrdiff_t>(last + by));
    }

    bool is_dense_ = false;
    std::vector<std::uint32_t> documents_;  // rising; none if there is a count for every document
    std::vector<std::uint32_t> counts_;
    Tails tails_;
};

}  // namespace topicgrouper::prediction

// A count matrix, cut into blocks that share no document and no word with most others.
//
// Documents and words are put into as many groups of about equal size; block (i, j) holds what
// document group i has of word group j. Blocks that differ in both may be worked on at the same time.
// Documents and words are renumbered by group ("places" here; `document_at` and `word_at` lead back),
// frequent words first within a group.
//
// What a block holds are items: tokens, or cells. They lie by word, then by document: those of a word
// are one range, and within it those of each document group are one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "common/count_rows.hpp"
#include "mixtures/balanced_groups.hpp"

namespace topicgrouper::mixtures {

struct CorpusCounts : CountRows<std::int64_t> {
    std::size_t words;
};

struct ItemRange {
    std::size_t begin;
    std::size_t end;

    std::size_t size() const noexcept { return end - begin; }
};

class BlockGrid {
public:
    std::size_t groups() const noexcept { return groups_; }
    std::size_t documents() const noexcept { return documents_.items.size(); }
    std::size_t words() const noexcept { return words_.items.size(); }

    std::size_t first_word(std::size_t group) const noexcept { return words_.starts[group]; }
    std::uint32_t document_at(std::size_t place) const noexcept { return documents_.items[place]; }
    std::uint32_t word_at(std::size_t place) const noexcept { return words_.items[place]; }

    // The number of tokens of a document.
    std::uint64_t length(std::size_t document) const noexcept { return lengths_[document]; }
    const std::vector<std::uint64_t>& lengths() const noexcept { return lengths_; }

    ItemRange of_word(std::size_t word) const noexcept {
        return {starts_[word * groups_], starts_[(word + 1) * groups_]};
    }

    ItemRange of_word_in(std::size_t word, std::size_t document_group) const noexcept {
        const std::size_t range = word * groups_ + document_group;
        return {starts_[range], starts_[range + 1]};
    }

protected:
    explicit BlockGrid(std::size_t groups) : groups_(groups) {}

    // An entry of the counts becomes size_of(entry) items; put(item, entry, document) is told the
    // first of them, and the document's place. `start` gets the number of all items before that.
    template <class SizeOf, class Start, class Put>
    void fill(const CorpusCounts& counts, const SizeOf& size_of, const Start& start, const Put& put) {
        std::vector<std::uint64_t> by_document(counts.documents());
        std::vector<std::uint64_t> by_word(counts.words);
        for (std::size_t document = 0; document < counts.documents(); ++document) {
            for (std::int64_t i = counts.starts[document]; i < counts.starts[document + 1]; ++i) {
                by_document[document] += size_of(i);
                by_word[counts.columns[i]] += size_of(i);
            }
        }
        documents_ = balanced_groups(by_document, groups_);
        words_ = balanced_groups(by_word, groups_);
        std::vector<std::size_t> next(counts.words);  // by the word's number, not its place
        std::size_t items = 0;
        for (const std::uint32_t word : words_.items) {
            next[word] = items;
            items += by_word[word];
        }
        start(items);
        lengths_.reserve(documents());
        starts_.assign(words() * groups_ + 1, items);
        for (std::size_t group = 0; group < groups_; ++group) {
            for (std::size_t word = 0; word < words(); ++word) {
                starts_[word * groups_ + group] = next[words_.items[word]];
            }
            for (std::size_t place = documents_.starts[group]; place < documents_.starts[group + 1];
                 ++place) {
                const std::uint32_t document = documents_.items[place];
                const auto row = counts.row(counts.counts, document);
                lengths_.push_back(std::accumulate(row.begin(), row.end(), std::uint64_t{0}));
                for (std::int64_t i = counts.starts[document]; i < counts.starts[document + 1]; ++i) {
                    std::size_t& item = next[counts.columns[i]];
                    put(item, static_cast<std::size_t>(i), static_cast<std::uint32_t>(place));
                    item += size_of(i);
                }
            }
        }
    }

private:
    std::size_t groups_;
    Groups documents_;
    Groups words_;
    std::vector<std::uint64_t> lengths_;
    std::vector<std::size_t> starts_;
};

}  // namespace topicgrouper::mixtures

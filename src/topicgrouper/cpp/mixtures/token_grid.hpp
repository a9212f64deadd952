// The tokens of a corpus, cut into blocks that share no document and no word with most others.
//
// Documents and words are put into as many groups of about equally many tokens; block (i, j) holds
// the tokens of document group i and word group j. Blocks that differ in both may be worked on at the
// same time. Documents and words are renumbered by group ("places" here; `document_at` and `word_at`
// lead back), frequent words first within a group.
//
// Tokens lie by word, then by document: those of a word are one range, and within it those of each
// document group are one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "mixtures/balanced_groups.hpp"

namespace topicgrouper::mixtures {

struct CountRows {
    std::span<const std::int64_t> starts;
    std::span<const std::int32_t> columns;
    std::span<const std::int64_t> counts;
    std::size_t words;

    std::size_t documents() const noexcept { return starts.size() - 1; }
};

struct TokenRange {
    std::size_t begin;
    std::size_t end;

    std::size_t size() const noexcept { return end - begin; }
};

class TokenGrid {
public:
    TokenGrid(const CountRows& rows, std::size_t groups) : groups_(groups) {
        std::vector<std::uint64_t> lengths(rows.documents());
        std::vector<std::uint64_t> frequencies(rows.words);
        for (std::size_t document = 0; document < rows.documents(); ++document) {
            for (std::int64_t i = rows.starts[document]; i < rows.starts[document + 1]; ++i) {
                const auto count = static_cast<std::uint64_t>(rows.counts[i]);
                lengths[document] += count;
                frequencies[rows.columns[i]] += count;
            }
        }
        documents_ = balanced_groups(lengths, groups);
        words_ = balanced_groups(frequencies, groups);
        lengths_.reserve(lengths.size());
        for (const std::uint32_t document : documents_.items) lengths_.push_back(lengths[document]);
        place_tokens(rows, frequencies);
    }

    std::size_t groups() const noexcept { return groups_; }
    std::size_t documents() const noexcept { return documents_.items.size(); }
    std::size_t words() const noexcept { return words_.items.size(); }
    std::size_t tokens() const noexcept { return document_of_.size(); }

    std::size_t first_word(std::size_t group) const noexcept { return words_.starts[group]; }
    std::uint32_t document_at(std::size_t place) const noexcept { return documents_.items[place]; }
    std::uint32_t word_at(std::size_t place) const noexcept { return words_.items[place]; }
    std::uint64_t length(std::size_t document) const noexcept { return lengths_[document]; }

    // The document (its place) of each token.
    const std::uint32_t* document_of() const noexcept { return document_of_.data(); }

    TokenRange of_word(std::size_t word) const noexcept {
        return {starts_[word * groups_], starts_[(word + 1) * groups_]};
    }

    TokenRange of_word_in(std::size_t word, std::size_t document_group) const noexcept {
        const std::size_t range = word * groups_ + document_group;
        return {starts_[range], starts_[range + 1]};
    }

private:
    void place_tokens(const CountRows& rows, const std::vector<std::uint64_t>& frequencies) {
        std::vector<std::size_t> next(rows.words);  // by the word's number, not its place
        std::size_t tokens = 0;
        for (const std::uint32_t word : words_.items) {
            next[word] = tokens;
            tokens += frequencies[word];
        }
        document_of_.resize(tokens);
        starts_.assign(words() * groups_ + 1, tokens);
        for (std::size_t group = 0; group < groups_; ++group) {
            for (std::size_t word = 0; word < words(); ++word) {
                starts_[word * groups_ + group] = next[words_.items[word]];
            }
            for (std::size_t place = documents_.starts[group]; place < documents_.starts[group + 1];
                 ++place) {
                const std::uint32_t document = documents_.items[place];
                for (std::int64_t i = rows.starts[document]; i < rows.starts[document + 1]; ++i) {
                    std::size_t& token = next[rows.columns[i]];
                    for (std::int64_t left = rows.counts[i]; left > 0; --left) {
                        document_of_[token++] = static_cast<std::uint32_t>(place);
                    }
                }
            }
        }
    }

    std::size_t groups_;
    Groups documents_;
    Groups words_;
    std::vector<std::uint64_t> lengths_;
    std::vector<std::uint32_t> document_of_;
    std::vector<std::size_t> starts_;
};

}  // namespace topicgrouper::mixtures

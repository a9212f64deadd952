// Phrases of two and three words, and how they are found in a text.
//
// A text is read from left to right. Of the phrases that begin at a word the longest is taken, and
// reading goes on after it. Words of a phrase follow each other directly.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "words/document_block.hpp"
#include "words/pair_ids.hpp"

namespace topicgrouper::words {

// Columns of words; of a phrase of two words the third is kNoWord.
using Phrase = std::array<std::int32_t, 3>;
constexpr std::int32_t kNoWord = -1;

// Words that stand for themselves or a phrase. Columns come first in the numbers of units, then
// phrases.
struct Unit {
    std::uint32_t id;
    std::size_t first;  // token
    std::size_t size;   // in tokens
    bool follows;       // the unit before directly
};

class PhraseTable {
public:
    // The same phrase must not come twice.
    PhraseTable(std::size_t columns, std::span<const Phrase> phrases)
        : columns_(columns), roles_(columns) {
        for (const Phrase& phrase : phrases) add(phrase);
    }

    std::size_t columns() const noexcept { return columns_; }
    std::size_t units() const noexcept { return columns_ + phrases_; }

    // Calls unit(Unit) for the words and phrases of a document. `column_of` has a column for each
    // word; words with a negative one are left out, and part their neighbours. O(tokens).
    template <class Visit>
    void read(std::span<const Token> tokens, std::span<const std::int32_t> column_of,
              Visit&& visit) const {
        bool after_word = false;
        for (std::size_t i = 0; i < tokens.size();) {
            const std::int32_t first = column_of[word_of(tokens[i])];
            if (first < 0) {
                after_word = false;
                ++i;
                continue;
            }
            Unit unit{static_cast<std::uint32_t>(first), i, 1, after_word && follows(tokens[i])};
            if ((roles_[unit.id] & kFirst) != 0) lengthen(unit, tokens, column_of);
            visit(unit);
            after_word = true;
            i += unit.size;
        }
    }

private:
    static constexpr std::uint32_t kNone = PairIds::kUnknown;
    static constexpr std::uint8_t kFirst = 1;
    static constexpr std::uint8_t kSecond = 2;

    void add(const Phrase& phrase) {
        for (std::size_t i = 0; i < phrase.size(); ++i) {
            const bool may_end = i == 2 && phrase[i] == kNoWord;
            if (!may_end && (phrase[i] < 0 || static_cast<std::size_t>(phrase[i]) >= columns_)) {
                throw std::invalid_argument("a phrase of unknown words");
            }
        }
        const std::uint32_t id = static_cast<std::uint32_t>(units());
        roles_[static_cast<std::size_t>(phrase[0])] |= kFirst;
        roles_[static_cast<std::size_t>(phrase[1])] |= kSecond;
        const std::uint32_t pair =
            pairs_.add(static_cast<std::uint32_t>(phrase[0]), static_cast<std::uint32_t>(phrase[1]));
        if (pair >= ids_.size()) {
            ids_.resize(pair + 1, kNone);
            continues_.resize(pair + 1);
        }
        if (phrase[2] == kNoWord) {
            ids_[pair] = id;
        } else {
            continues_[pair] = 1;
            triples_.add(pair, static_cast<std::uint32_t>(phrase[2]));
            triple_ids_.push_back(id);
        }
        ++phrases_;
    }

    void lengthen(Unit& unit, std::span<const Token> tokens,
                  std::span<const std::int32_t> column_of) const noexcept {
        // The column of the word so many places after the first; kNoWord ends the neighbours.
        const auto next = [&](std::size_t distance) {
            const std::size_t place = unit.first + distance;
            if (place >= tokens.size() || !follows(tokens[place])) return kNoWord;
            return column_of[word_of(tokens[place])];
        };
        const std::int32_t second = next(1);
        if (second < 0 || (roles_[static_cast<std::size_t>(second)] & kSecond) == 0) return;
        const std::uint32_t pair = pairs_.find(unit.id, static_cast<std::uint32_t>(second));
        if (pair == kNone) return;
        if (ids_[pair] != kNone) {
            unit.id = ids_[pair];
            unit.size = 2;
        }
        const std::int32_t third = continues_[pair] != 0 ? next(2) : kNoWord;
        if (third < 0) return;
        const std::uint32_t triple = triples_.find(pair, static_cast<std::uint32_t>(third));
        if (triple == kNone) return;
        unit.id = triple_ids_[triple];
        unit.size = 3;
    }

    std::size_t columns_;
    std::size_t phrases_ = 0;
    std::vector<std::uint8_t> roles_;        // by column: what it is in some phrase; spares look-ups
    PairIds pairs_;                          // the first two words of phrases
    std::vector<std::uint32_t> ids_;         // by pair: the unit, if these two words are a phrase
    std::vector<std::uint8_t> continues_;    // by pair: whether a phrase goes on after it
    PairIds triples_;                        // a pair and the third word
    std::vector<std::uint32_t> triple_ids_;  // by triple: the unit
};

}  // namespace topicgrouper::words

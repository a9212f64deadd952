// Counts words and phrases in documents whose words are known in their order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "words/count_block.hpp"
#include "words/document_block.hpp"
#include "words/pair_ids.hpp"
#include "words/phrase_table.hpp"

namespace topicgrouper::words {

// The words that phrases were made of, and how often.
class PhraseForms {
public:
    static constexpr WordId kNone = PairIds::kUnknown;

    void add(std::uint32_t phrase, WordId first, WordId second, WordId third, std::uint64_t times) {
        const std::uint32_t words = triples_.add(pairs_.add(first, second), third);
        const std::uint32_t form = forms_.add(phrase, words);
        if (form >= counts_.size()) counts_.resize(form + 1);
        counts_[form] += times;
    }

    // Calls body(phrase, first, second, third, times) for every form.
    template <class Body>
    void for_each(Body&& body) const {
        for (std::uint32_t form = 0; form < counts_.size(); ++form) {
            const std::uint32_t words = forms_.second(form);
            const std::uint32_t pair = triples_.first(words);
            body(forms_.first(form), pairs_.first(pair), pairs_.second(pair), triples_.second(words),
                 counts_[form]);
        }
    }

private:
    PairIds pairs_;
    PairIds triples_;
    PairIds forms_;
    std::vector<std::uint64_t> counts_;
};

// Turns blocks of tokens into blocks of counts of units; a thread keeps one for all of its blocks.
class PhraseRowMaker {
public:
    PhraseRowMaker(const PhraseTable& table, std::span<const std::int32_t> column_of, bool with_forms)
        : table_(table), column_of_(column_of), with_forms_(with_forms), places_(table.units()) {}

    CountBlock to_counts(const TokenBlock& block) {
        CountBlock counted;
        counted.ends.reserve(block.ends.size());
        entries_.clear();
        block.for_each_document([&](std::span<const Token> tokens) {
            const std::size_t start = entries_.size();
            table_.read(tokens, column_of_, [&](const Unit& unit) {
                // A place left over from an earlier document is recognised, so none is ever reset.
                std::uint32_t& place = places_[unit.id];
                if (place >= start && place < entries_.size() && entries_[place].word == unit.id) {
                    ++entries_[place].count;
                } else {
                    place = static_cast<std::uint32_t>(entries_.size());
                    entries_.push_back({unit.id, 1});
                }
                if (with_forms_ && unit.size > 1) note_form(unit, tokens);
            });
            counted.ends.push_back(static_cast<std::uint32_t>(entries_.size()));
        });
        counted.entries.assign(entries_.begin(), entries_.end());
        return counted;
    }

    const PhraseForms& forms() const noexcept { return forms_; }

private:
    void note_form(const Unit& unit, std::span<const Token> tokens) {
        const auto word = [&](std::size_t i) { return word_of(tokens[unit.first + i]); };
        forms_.add(unit.id, word(0), word(1), unit.size == 3 ? word(2) : PhraseForms::kNone, 1);
    }

    const PhraseTable& table_;
    std::span<const std::int32_t> column_of_;
    bool with_forms_;
    std::vector<std::uint32_t> places_;  // of units' entries
    std::vector<WordCount> entries_;     // of the block in the making
    PhraseForms forms_;
};

}  // namespace topicgrouper::words

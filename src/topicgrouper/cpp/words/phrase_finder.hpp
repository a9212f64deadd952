// Finds the phrases of a collection: pairs of neighbouring words that occur together much more often
// than by chance, then pairs of such a phrase and a neighbouring word.
//
// With relative frequencies p, the normalised pointwise mutual information of a pair is
// log(p(ab) / (p(a) p(b))) / -log p(ab): 0 for independent words, 1 for words that occur only
// together. It is at least 1/2 exactly if p(ab)^3 >= p(a)^2 p(b)^2, which needs no logarithm. As
// p(ab) is at most p(a) and p(b), a word can only reach it with words that are not much rarer or
// more frequent, so most pairs with function words are never counted.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "words/document_block.hpp"
#include "words/pair_counts.hpp"
#include "words/phrase_table.hpp"

namespace topicgrouper::words {

class PhraseFinder {
public:
    // Tokens are words as `column_of` knows them; `frequencies` are the columns'. A phrase occurs at
    // least `least` times. All are used until the finder is gone.
    PhraseFinder(std::span<const TokenBlock> blocks, std::span<const std::int32_t> column_of,
                 std::span<const std::int64_t> frequencies, std::uint64_t least, Workers& workers)
        : blocks_(blocks), column_of_(column_of), least_(least), workers_(workers) {
        for (const std::int64_t frequency : frequencies) {
            frequencies_.push_back(static_cast<std::uint64_t>(frequency));
            tokens_ += frequencies_.back();
        }
    }

    // In no order that would matter. O(tokens + columns * threads).
    std::vector<Phrase> find() {
        std::vector<Phrase> phrases = two_words();
        const std::vector<Phrase> longer = three_words(phrases);
        phrases.insert(phrases.end(), longer.begin(), longer.end());
        return still_frequent(phrases);
    }

private:
    // Products in floating point are the same on every machine, and so is the outcome.
    static bool is_phrase(std::uint64_t pair, std::uint64_t first, std::uint64_t second,
                          std::uint64_t all) noexcept {
        const auto together = static_cast<double>(pair);
        const double apart = static_cast<double>(first) * static_cast<double>(second);
        return together * together * together * static_cast<double>(all) >= apart * apart;
    }

    // What tells most pairs of words that are no phrase. Frequencies are capped: at the cap a word is
    // taken for one that may be in a phrase.
    struct Bounds {
        std::uint32_t frequency;
        std::uint32_t lowest;  // frequency of a word that can make a phrase with this one
    };

    std::vector<Bounds> bounds() const {
        constexpr std::uint64_t kCap = std::numeric_limits<std::uint32_t>::max();
        std::vector<Bounds> result;
        for (const std::uint64_t frequency : frequencies_) {
            const auto real = static_cast<double>(frequency);
            // A little too low, never too high, whatever the rounding.
            const double bound = real / static_cast<double>(tokens_) * real * 0.999;
            const std::uint64_t lowest = std::max(least_, static_cast<std::uint64_t>(bound));
            result.push_back({static_cast<std::uint32_t>(std::min(frequency, kCap)),
                              static_cast<std::uint32_t>(std::min(lowest, kCap))});
        }
        return result;
    }

    std::vector<Phrase> two_words() {
        const std::vector<Bounds> bounds_of = bounds();
        std::vector<std::vector<NumberPair>> pairs(groups());
        workers_.for_each(groups(), [&](unsigned thread, std::size_t group) {
            std::vector<NumberPair>& own = pairs[group];
            for_each_document(thread, group, [&](std::span<const Token> tokens) {
                constexpr Bounds kNever{0, std::numeric_limits<std::uint32_t>::max()};
                Bounds before = kNever;
                std::uint32_t first = 0;
                for (const Token token : tokens) {
                    const std::int32_t column = column_of_[word_of(token)];
                    if (column < 0) {
                        before = kNever;
                        continue;
                    }
                    const auto second = static_cast<std::uint32_t>(column);
                    const Bounds here = bounds_of[second];
                    if (follows(token) && here.frequency >= before.lowest &&
                        before.frequency >= here.lowest) {
                        own.push_back({first, second});
                    }
                    before = here;
                    first = second;
                }
            });
        });
        std::vector<Phrase> phrases;
        for (const PairCount& pair :
             frequent_pairs(frequencies_.size(), std::move(pairs), least_, workers_)) {
            const std::uint64_t first = frequencies_[pair.first];
            if (!is_phrase(pair.count, first, frequencies_[pair.second], tokens_)) continue;
            phrases.push_back({static_cast<std::int32_t>(pair.first),
                               static_cast<std::int32_t>(pair.second), kNoWord});
        }
        return phrases;
    }

    // The same rule for texts in which each phrase of two words is one word.
    std::vector<Phrase> three_words(std::span<const Phrase> phrases) {
        const PhraseTable table(frequencies_.size(), phrases);
        const std::size_t columns = table.columns();
        // A phrase and a word, or a word and a phrase.
        std::vector<std::vector<NumberPair>> beside(groups());
        const std::vector<std::uint64_t> found =
            count_phrases(table, [&](std::size_t group, std::uint32_t before, std::uint32_t id) {
                if ((before < columns) != (id < columns)) beside[group].push_back({before, id});
            });
        std::vector<std::uint64_t> frequencies = frequencies_;
        std::uint64_t all = tokens_;
        for (std::size_t i = 0; i < phrases.size(); ++i) {
            for (const std::size_t part : {0, 1}) {
                frequencies[static_cast<std::size_t>(phrases[i][part])] -= found[i];
            }
            frequencies.push_back(found[i]);
            all -= found[i];
        }
        std::vector<Phrase> longer;
        for (const PairCount& pair :
             frequent_pairs(table.units(), std::move(beside), least_, workers_)) {
            const std::uint64_t first = frequencies[pair.first];
            if (!is_phrase(pair.count, first, frequencies[pair.second], all)) continue;
            const bool phrase_first = pair.first >= columns;
            const Phrase& two = phrases[(phrase_first ? pair.first : pair.second) - columns];
            const auto one = static_cast<std::int32_t>(phrase_first ? pair.second : pair.first);
            longer.push_back(phrase_first ? Phrase{two[0], two[1], one}
                                          : Phrase{one, two[0], two[1]});
        }
        // (a b) c and a (b c) may both be there.
        std::sort(longer.begin(), longer.end());
        longer.erase(std::unique(longer.begin(), longer.end()), longer.end());
        return longer;
    }

    // Without those that seldom occur by themselves, because others have taken their words.
    std::vector<Phrase> still_frequent(std::span<const Phrase> phrases) {
        const PhraseTable table(frequencies_.size(), phrases);
        const auto found = count_phrases(table, [](std::size_t, std::uint32_t, std::uint32_t) {});
        std::vector<Phrase> kept;
        for (std::size_t i = 0; i < phrases.size(); ++i) {
            if (found[i] >= least_) kept.push_back(phrases[i]);
        }
        return kept;
    }

    // How often each phrase occurs; calls beside(group, unit, next unit) for neighbours.
    //
    // Groups have counts of their own, and `beside` must keep them apart too, so no two threads write
    // to the same memory.
    template <class Beside>
    std::vector<std::uint64_t> count_phrases(const PhraseTable& table, Beside&& beside) {
        const std::size_t columns = table.columns();
        std::vector<std::vector<std::uint64_t>> counts(groups());
        workers_.for_each(groups(), [&](unsigned thread, std::size_t group) {
            counts[group].resize(table.units() - columns);
            for_each_document(thread, group, [&](std::span<const Token> tokens) {
                std::uint32_t before = 0;
                table.read(tokens, column_of_, [&](const Unit& unit) {
                    if (unit.follows) beside(group, before, unit.id);
                    if (unit.id >= columns) ++counts[group][unit.id - columns];
                    before = unit.id;
                });
            });
        });
        std::vector<std::uint64_t> sums(table.units() - columns);
        for (const std::vector<std::uint64_t>& part : counts) {
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += part[i];
        }
        return sums;
    }

    // Blocks are shared out in groups of consecutive ones, one for each thread.
    std::size_t groups() const noexcept { return workers_.size(); }

    template <class Body>
    void for_each_document(unsigned thread, std::size_t group, Body&& body) const {
        const std::size_t end = blocks_.size() * (group + 1) / groups();
        for (std::size_t i = blocks_.size() * group / groups(); i < end; ++i) {
            blocks_[i].for_each_document(body);
            if (thread == 0) workers_.tick();
        }
    }

    std::span<const TokenBlock> blocks_;
    std::span<const std::int32_t> column_of_;
    std::vector<std::uint64_t> frequencies_;
    std::uint64_t tokens_ = 0;
    std::uint64_t least_;
    Workers& workers_;
};

}  // namespace topicgrouper::words

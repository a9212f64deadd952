#include "words/phrase_table.hpp"

#include "check.hpp"

using namespace topicgrouper::words;

namespace {

constexpr std::size_t kKnownColumns = 6;

std::vector<std::int32_t> same_columns() { return {0, 1, 2, 3, 4, 5}; }

// The units of words that all follow each other.
std::vector<std::uint32_t> read(const PhraseTable& table, const std::vector<WordId>& words,
                                const std::vector<std::int32_t>& column_of = same_columns()) {
    std::vector<Token> tokens;
    for (const WordId word : words) tokens.push_back(token_of(word, !tokens.empty()));
    std::vector<std::uint32_t> units;
    table.read(tokens, column_of, [&](const Unit& unit) { units.push_back(unit.id); });
    return units;
}

}  // namespace

TEST(the_longest_phrase_from_the_left_is_taken) {
    const std::vector<Phrase> phrases{{0, 1, kNoWord}, {1, 2, kNoWord}, {1, 2, 3}, {2, 3, kNoWord}};
    const PhraseTable table(kKnownColumns, phrases);
    using Units = std::vector<std::uint32_t>;
    CHECK_EQUAL(table.units(), kKnownColumns + phrases.size());
    CHECK(read(table, {0, 1, 2, 3}) == (Units{6, 9}));
    CHECK(read(table, {4, 1, 2, 3}) == (Units{4, 8}));
    CHECK(read(table, {1, 2, 4, 3}) == (Units{7, 4, 3}));
    CHECK(read(table, {0}) == (Units{0}));
    CHECK(read(table, {}).empty());
}

TEST(a_phrase_of_three_words_needs_none_of_two) {
    const std::vector<Phrase> phrases{{1, 1, 1}};
    const PhraseTable table(kKnownColumns, phrases);
    CHECK(read(table, {1, 1, 1, 1, 1}) == (std::vector<std::uint32_t>{6, 1, 1}));
}

TEST(words_that_do_not_follow_or_are_left_out_part_phrases) {
    const std::vector<Phrase> phrases{{0, 1, kNoWord}};
    const PhraseTable table(kKnownColumns, phrases);
    const std::vector<Token> tokens{token_of(0, false), token_of(1, false), token_of(2, true)};
    std::vector<Unit> units;
    table.read(tokens, same_columns(), [&](const Unit& unit) { units.push_back(unit); });
    CHECK_EQUAL(units.size(), 3);
    CHECK(!units[1].follows && units[2].follows);
    CHECK_EQUAL(units[2].first, 2);
    // Word 5 has no column.
    CHECK(read(table, {0, 5, 1}, {0, 1, 2, 3, 4, -1}) == (std::vector<std::uint32_t>{0, 1}));
}

TEST(phrases_of_unknown_columns_are_refused) {
    for (const Phrase& phrase :
         {Phrase{0, 6, -1}, Phrase{-1, 0, 1}, Phrase{0, -1, 1}, Phrase{0, 1, 6}, Phrase{0, 1, -2}}) {
        const std::vector<Phrase> phrases{phrase};
        CHECK_THROWS(std::invalid_argument, PhraseTable(kKnownColumns, phrases));
    }
}

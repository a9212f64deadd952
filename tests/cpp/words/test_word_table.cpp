#include "words/word_table.hpp"

#include <map>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

WordTable::Found add(WordTable& table, const std::string& word) {
    static std::string padded;
    padded = word + std::string(kReadAhead, 'x');  // what follows a word must not matter
    return table.add(padded.data(), word.size());
}

std::string word_of(std::size_t number, std::size_t length) {
    std::string word(length, 'a');
    for (std::size_t i = 0; i < length && number != 0; ++i, number /= 26) {
        word[length - 1 - i] = static_cast<char>('a' + number % 26);
    }
    return word;
}

}  // namespace

TEST(words_are_numbered_as_they_come) {
    WordTable table;
    CHECK_EQUAL(table.size(), 0);
    CHECK_EQUAL(add(table, "dog").id, 0);
    CHECK_EQUAL(add(table, "cat").id, 1);
    CHECK_EQUAL(add(table, "dog").id, 0);
    CHECK_EQUAL(table.size(), 2);
    CHECK(table[0] == "dog");
    CHECK(table[1] == "cat");
}

TEST(words_of_every_length_are_told_apart) {
    WordTable table;
    std::map<std::string, WordId> known;
    for (std::size_t length = 1; length <= 70; ++length) {
        for (std::size_t number = 0; number < 26; number += 5) {
            for (const std::size_t place : {std::size_t{0}, length / 2, length - 1}) {
                std::string word(length, 'm');
                word[place] = static_cast<char>('a' + number);
                known.emplace(word, static_cast<WordId>(known.size()));
                CHECK_EQUAL(add(table, word).id, known[word]);
            }
        }
    }
    CHECK_EQUAL(table.size(), known.size());
    for (const auto& [word, id] : known) CHECK(table[id] == word);
}

TEST(a_table_that_grows_keeps_words_and_notes) {
    WordTable table;
    constexpr std::size_t kWords = 5'000;
    for (std::size_t i = 0; i < kWords; ++i) {
        const WordTable::Found found = add(table, word_of(i, 5 + i % 20));
        CHECK_EQUAL(found.id, i);
        CHECK_EQUAL(found.note, 0);
        found.note = static_cast<std::uint32_t>(i * 7);
    }
    for (std::size_t i = 0; i < kWords; ++i) {
        const WordTable::Found found = add(table, word_of(i, 5 + i % 20));
        CHECK_EQUAL(found.id, i);
        CHECK_EQUAL(found.note, i * 7);
    }
    CHECK_EQUAL(table.size(), kWords);
}

TEST(sorting_is_that_of_bytes) {
    WordTable table;
    const std::vector<std::string> words{"b",        "ab", "abcdefgh",  "abcdefg", "abcdefghi",
                                         "\xc3\xa9", "a",  "abcdefgha", "z",       "\xe4\xb8\x80"};
    for (const std::string& word : words) add(table, word);
    std::vector<std::string> expected = words;
    std::sort(expected.begin(), expected.end());
    const std::vector<WordId> sorted = table.sorted();
    CHECK_EQUAL(sorted.size(), words.size());
    for (std::size_t i = 0; i < sorted.size(); ++i) CHECK(table[sorted[i]] == expected[i]);
}

TEST(absorbed_words_get_the_numbers_they_have_here) {
    WordTable here;
    for (const char* word : {"ant", "bee", "a word of more than sixteen bytes"}) add(here, word);
    WordTable there;
    for (const char* word : {"cat", "bee", "a word of more than sixteen bytes"}) add(there, word);
    const std::vector<WordId> ids = here.absorb(std::move(there));
    CHECK(ids == (std::vector<WordId>{3, 1, 2}));
    CHECK(here[3] == "cat");
    WordTable empty;
    const std::vector<WordId> all = empty.absorb(std::move(here));
    CHECK(all == (std::vector<WordId>{0, 1, 2, 3}));
    CHECK_EQUAL(add(empty, "bee").id, 1);
}

#include "words/word_splitter.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "check.hpp"
#include "words/letters.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text, const WordRules& rules = {}) {
    static const std::vector<std::uint32_t> entries = some_letters();
    Words words;
    WordSplitter splitter(rules);
    splitter.split(text, CharacterTable(entries),
                   [&](const char* bytes, std::size_t size) { words.emplace_back(bytes, size); });
    return words;
}

}  // namespace

TEST(words_are_whole_runs_of_letters_in_lower_case) {
    CHECK(split("").empty());
    CHECK(split("The CAT, a utf8 max_size!") == (Words{"the", "cat"}));
    CHECK(split("tail") == Words{"tail"});
    CHECK(split(std::string_view("nul\0inside", 10)) == (Words{"nul", "inside"}));
}

TEST(rules_are_kept) {
    CHECK(split("The CAT", {.lowercase = false}) == (Words{"The", "CAT"}));
    CHECK(split("a of the", {.min_length = 1}) == (Words{"a", "of", "the"}));
    const WordRules any{.alphabetic = false};
    CHECK(split("utf8 x_y_z 2023 __a__ _12_", any) == (Words{"utf8", "x_y_z", "2023"}));
}

TEST(characters_beyond_ascii_join_or_part) {
    CHECK(split("CAF\xc3\x89s") == Words{"caf\xc3\xa9s"});
    CHECK(split("\xc8\xba\xc8\xba\xc8\xba") == Words{"\xe2\xb1\xa5\xe2\xb1\xa5\xe2\xb1\xa5"});
    CHECK(split("one\xe2\x80\x93two") == (Words{"one", "two"}));  // a dash, of no kind
    CHECK(split("\xc3\xa9\xc3\xa9 is short").size() == 1);        // two letters, four bytes
    CHECK(split("half\xc2\xbd").empty());
    CHECK(split("half\xc2\xbd", {.alphabetic = false}) == Words{"half\xc2\xbd"});
    CHECK(split("\xef\xb8\x8flove") == Words{"love"});  // a mark without a character before it
    CHECK(split("lo\xef\xb8\x8fve") == Words{"lo\xef\xb8\x8fve"});
    CHECK(split("lo\xef\xb8\x8f").empty());  // a mark is no letter
}

TEST(length_is_counted_in_letters_of_the_script) {
    const std::string syllable = "\xea\xb0\x95", letter = "\xe0\xa4\xa8", vowel = "\xe0\xa5\x80";
    CHECK(split(syllable).empty());  // counts for two
    CHECK(split(syllable + syllable) == Words{syllable + syllable});
    CHECK(split(letter + vowel).empty());
    CHECK(split(letter + vowel + letter) == Words{letter + vowel + letter});
    CHECK(split(vowel + letter + letter).empty());  // a mark without a character before it
}

TEST(letters_of_scripts_without_blanks_make_pairs) {
    const std::string one = "\xe4\xb8\x80", two = "\xe4\xba\x8c", mark = "\xef\xb8\x8f";
    CHECK(split(one) == Words{one});
    CHECK(split(one + two) == Words{one + two});
    CHECK(split(one + two + one) == (Words{one + two, two + one}));
    CHECK(split(one + mark + two + mark) == Words{one + mark + two + mark});
    CHECK(split("abc" + one + two + "def") == (Words{"abc", one + two, "def"}));
    CHECK(split("a1" + one + "_" + two + "de") == (Words{one, two}));
    CHECK(split(one + "." + two, {.min_length = 50}) == (Words{one, two}));
    CHECK(split(one + two + one, {.pairs = false}) == Words{one + two + one});
    CHECK(split(one + " " + one + mark, {.pairs = false}) == (Words{one, one + mark}));
    for (std::size_t before = 0; before < 140; ++before) {
        CHECK(split(std::string(before, '.') + one + two + "x") == Words{one + two});
    }
}

TEST(words_at_every_place_and_of_every_length_are_found) {
    for (std::size_t before = 0; before < 140; ++before) {
        for (const std::size_t length : {1, 2, 3, 4, 62, 63, 64, 65, 127, 128, 129, 200}) {
            const std::string word(length, 'w');
            const std::string text = std::string(before, '.') + word + "." + word;
            const Words expected = length < 3 ? Words{} : Words{word, word};
            CHECK(split(text) == expected);
            CHECK(split(text, {.min_length = 100}).size() == (length < 100 ? 0u : 2u));
        }
    }
}

TEST(a_splitter_forgets_the_text_before) {
    const std::vector<std::uint32_t> entries = some_letters();
    WordSplitter splitter({});
    std::size_t words = 0;
    const auto count = [&](const char*, std::size_t) { ++words; };
    splitter.split(std::string(1000, 'x'), CharacterTable(entries), count);
    splitter.split("", CharacterTable(entries), count);
    splitter.split("1 2 3", CharacterTable(entries), count);
    CHECK_EQUAL(words, 1);
    splitter.split("one two", CharacterTable(entries), count);
    CHECK_EQUAL(words, 3);
}

namespace {

bool are_joined(std::string_view between) {
    return joins(between.data(), between.data() + between.size());
}

}  // namespace

TEST(blanks_one_line_break_or_one_hyphen_join_words) {
    for (const std::string_view between : {" ", "  ", "\t", "\n", " \r\n ", "-", "\xc2\xa0",
                                           "\xe2\x80\x8b", "\xe2\x80\x90", "\xe3\x80\x80 "}) {
        CHECK(are_joined(between));
    }
}

TEST(anything_else_parts_words) {
    for (const std::string_view between : {"", "--", " - ", "-\n", "\n\n", "\n \n", ", ", "'", " a ",
                                           "\xe2\x80\xa9", "\xe2\x80\x94"}) {
        CHECK(!are_joined(between));
    }
}

namespace {

using Places = std::vector<std::int64_t>;

WordPlaces find(const std::string& text, const WordRules& rules = {}) {
    static const std::vector<std::uint32_t> entries = some_letters();
    return find_words(text, rules, CharacterTable(entries));
}

}  // namespace

TEST(places_are_counted_in_characters) {
    const WordPlaces found = find("a caf\xc3\xa9, tea; \xe2\x80\x93tea");
    CHECK(found.starts == (Places{2, 8, 14}));
    CHECK(found.ends == (Places{6, 11, 17}));
    CHECK(find("").starts.empty());
}

TEST(lower_case_of_another_size_changes_no_place) {
    const WordPlaces found = find("\xc8\xba\xc8\xba\xc8\xba tea");
    CHECK(found.starts == (Places{0, 4}));
    CHECK(found.ends == (Places{3, 7}));
}

TEST(pairs_overlap) {
    const std::string one = "\xe4\xb8\x80";
    const WordPlaces pairs = find("tea " + one + one + one);
    CHECK(pairs.starts == (Places{0, 4, 5}));
    CHECK(pairs.ends == (Places{3, 6, 7}));
    CHECK(pairs.follows == (std::vector<std::uint8_t>{0, 0, 0}));
    const WordPlaces whole = find("tea " + one + one + one, {.pairs = false});
    CHECK(whole.ends == (Places{3, 7}));
    CHECK(whole.follows == (std::vector<std::uint8_t>{0, 1}));
}

TEST(neighbours_follow_directly) {
    const WordPlaces found = find("new york, new-york is new");
    CHECK(found.follows == (std::vector<std::uint8_t>{0, 1, 0, 1, 0}));
    const WordPlaces tags = find("#tea time @x", {.hashtags = true});
    CHECK(tags.starts == (Places{0, 5, 10}));
    CHECK(tags.follows == (std::vector<std::uint8_t>{0, 1, 1}));
}

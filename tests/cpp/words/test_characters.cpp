#include "words/characters.hpp"

#include <string>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

TEST(every_character_survives_utf_8) {
    for (char32_t c = 1; c < kCodePoints; ++c) {
        if (c >= 0xd800 && c < 0xe000) continue;
        char bytes[4] = {};
        char* to = bytes;
        encode(c, to);
        const char* from = bytes;
        const bool same = decode(from) == c && from == to;
        if (!same || c % 1000 == 0) CHECK(same);
    }
}

TEST(ascii_has_its_kinds) {
    for (const char c : {'a', 'z', 'A', 'Z', 'm'}) CHECK_EQUAL(ascii_kind(c), kLetter);
    for (const char c : {'0', '9', '5'}) CHECK_EQUAL(ascii_kind(c), kNumber);
    for (const char c : {'\0', ' ', '@', '[', '`', '{', '/', ':', '-', '\x7f'}) {
        CHECK_EQUAL(ascii_kind(c), kNone);
    }
    CHECK_EQUAL(ascii_kind('_'), kLine);
    CHECK(lower_ascii('Q') == 'q' && lower_ascii('[') == '[');
    CHECK(is_beyond_ascii('\x80') && is_beyond_ascii('\xff') && !is_beyond_ascii('\x7f'));
}

TEST(the_ascii_prefix_ends_at_the_first_other_byte) {
    for (std::size_t size = 0; size < 40; ++size) {
        const std::string plain(size, 'a');
        CHECK_EQUAL(ascii_prefix(plain.data(), size), size);
        for (std::size_t place = 0; place < size; ++place) {
            std::string text = plain;
            text[place] = '\xc3';
            CHECK_EQUAL(ascii_prefix(text.data(), size), place);
        }
    }
}

TEST(notable_characters_are_found_wherever_they_are) {
    std::vector<std::uint32_t> entries(kCodePoints);
    entries[0x3a3] = kDelicate | 0x3a3;
    entries[0x4e00] = kUnspacedFlag | 0x4e00;
    const CharacterTable table(entries);
    CHECK_EQUAL(notable_in("", table), 0u);
    CHECK_EQUAL(notable_in("plain \xc3\xa9", table), 0u);
    CHECK_EQUAL(notable_in("\xce\xa3", table), kDelicate);
    CHECK_EQUAL(notable_in("\xc3\xa9 and so on \xce\xa3 \xc3\xa9", table), kDelicate);
    CHECK_EQUAL(notable_in("so \xe4\xb8\x80", table), kUnspacedFlag);
    CHECK_EQUAL(notable_in("\xe4\xb8\x80 on \xce\xa3", table), kNotable);
    CHECK_EQUAL(notable_in("\xce\xa3\xe4\xb8\x80 on", table), kNotable);
}

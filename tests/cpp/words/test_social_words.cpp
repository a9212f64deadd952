#include "words/social_words.hpp"

#include <string>
#include <vector>

#include "check.hpp"
#include "words/letters.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

const std::string kSmile = "\xf0\x9f\x98\x80", kTone = "\xf0\x9f\x8f\xbd", kJoin = "\xe2\x80\x8d";
const std::string kG = "\xf0\x9f\x87\xac", kB = "\xf0\x9f\x87\xa7";  // together a flag

CharacterTable emoji_letters() {
    static const std::vector<std::uint32_t> entries = [] {
        std::vector<std::uint32_t> result = some_letters();
        for (const char32_t c : {U'\x1f600', U'\x1f3fd', U'\x1f1ec', U'\x1f1e7'}) {
            result[c] = static_cast<std::uint32_t>(c) | std::uint32_t{kEmoji} << kKindShift;
        }
        return result;
    }();
    return CharacterTable(entries);
}

std::size_t emoji_bytes(const std::string& text) {
    const char* const end = text.data() + text.size();
    return static_cast<std::size_t>(emoji_end(text.data(), end, emoji_letters()) - text.data());
}

std::size_t tag_bytes(const std::string& text, bool emoji = false) {
    const char* const end = text.data() + text.size();
    return static_cast<std::size_t>(tag_end(text.data(), end, emoji, emoji_letters()) - text.data());
}

bool may_start(const std::string& before) {
    const std::string text = before + "#a";
    return may_start_tag(text.data(), text.data() + before.size(), emoji_letters());
}

}  // namespace

TEST(an_emoji_is_a_whole_sequence) {
    CHECK_EQUAL(emoji_bytes(kSmile), kSmile.size());
    CHECK_EQUAL(emoji_bytes(kSmile + kSmile), kSmile.size());
    CHECK_EQUAL(emoji_bytes(kSmile + kTone + "x"), kSmile.size() + kTone.size());
    CHECK_EQUAL(emoji_bytes(kSmile + kJoin + kSmile), 2 * kSmile.size() + kJoin.size());
    CHECK_EQUAL(emoji_bytes(kSmile + kJoin), kSmile.size());  // joined with nothing
    CHECK_EQUAL(emoji_bytes(kSmile + kJoin + "x"), kSmile.size());
    CHECK_EQUAL(emoji_bytes(kG + kB + kG), kG.size() + kB.size());
    CHECK_EQUAL(emoji_bytes("1\xe2\x83\xa3"), 4);  // a key
    CHECK_EQUAL(emoji_bytes("1"), 0);
    CHECK_EQUAL(emoji_bytes("x\xe2\x83\xa3"), 0);
    CHECK_EQUAL(emoji_bytes("\xc3\xa9"), 0);
}

TEST(a_tag_has_a_letter_and_ends_with_the_word) {
    CHECK_EQUAL(tag_bytes("#tea time"), 4);
    CHECK_EQUAL(tag_bytes("@ann_2!"), 6);
    CHECK_EQUAL(tag_bytes("#covid19"), 8);
    CHECK_EQUAL(tag_bytes("#1"), 0);
    CHECK_EQUAL(tag_bytes("#"), 0);
    CHECK_EQUAL(tag_bytes("#\xef\xb8\x8f"), 0);  // a mark with nothing to belong to
    CHECK_EQUAL(tag_bytes("#a" + kSmile), 2);
    CHECK_EQUAL(tag_bytes("#a1\xe2\x83\xa3", true), 2);  // a key is an emoji
}

TEST(a_tag_starts_where_no_word_goes_on) {
    CHECK(may_start(""));
    CHECK(may_start("a "));
    CHECK(may_start("("));
    CHECK(may_start(kSmile));
    for (const char* before : {"C", "1", "_", "#", "@", "&", "/", "\xc3\xa9"}) {
        CHECK(!may_start(before));
    }
}

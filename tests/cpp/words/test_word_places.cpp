#include "words/word_splitter.hpp"

#include <string>
#include <vector>

#include "check.hpp"
#include "words/letters.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

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

#include "words/word_splitter.hpp"

#include <string_view>

#include "check.hpp"

using namespace topicgrouper::words;

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

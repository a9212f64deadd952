#include "words/document_block.hpp"

#include "check.hpp"

using namespace topicgrouper::words;

TEST(a_token_is_a_word_and_whether_it_follows) {
    constexpr WordId kLast = 0x7ffffffe;
    for (const WordId word : {WordId{0}, kLast}) {
        for (const bool is_next : {false, true}) {
            CHECK_EQUAL(word_of(token_of(word, is_next)), word);
            CHECK_EQUAL(follows(token_of(word, is_next)), is_next);
        }
    }
}

TEST(documents_are_seen_in_their_order_even_if_empty) {
    const TokenBlock block{0, {0, 2, 2, 3}, {5, 6, 7}};
    std::vector<std::vector<Token>> seen;
    block.for_each_document(
        [&](std::span<const Token> tokens) { seen.emplace_back(tokens.begin(), tokens.end()); });
    CHECK(seen == (std::vector<std::vector<Token>>{{}, {5, 6}, {}, {7}}));
}

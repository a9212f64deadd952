#include "kernel/start.hpp"

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

TEST(replayed_joins_give_each_word_its_topic) {
    const std::vector<KnownJoin> joins{{1, 3}, {5, 0}, {4, 2}};
    const std::vector<Node> topics = replay(5, joins);
    CHECK((topics == std::vector<Node>{6, 6, 7, 6, 7}));
    CHECK((replay(3, {}) == std::vector<Node>{0, 1, 2}));
}

TEST(joins_that_form_no_tree_are_refused) {
    const std::vector<std::vector<KnownJoin>> wrong{
        {{0, 0}},          // of one with itself
        {{0, 3}},          // of a node that is made later
        {{0, 1}, {0, 2}},  // of a node that is gone
        {{0, 1}, {3, 3}}, {{0, 4}, {1, 2}}, {{kNoNode, 0}},
    };
    for (const auto& joins : wrong) CHECK_THROWS(std::invalid_argument, replay(3, joins));
}

TEST(topics_get_slots_in_the_order_of_frequency_then_node) {
    const std::vector<std::uint64_t> frequencies{5, 2, 2, 9};
    const Start start = start_of(frequencies, {});
    CHECK((start.slot_of_word == std::vector<Slot>{2, 0, 1, 3}));
    CHECK((start.frequencies() == std::vector<std::uint64_t>{2, 2, 5, 9}));
    CHECK_EQUAL(start.next_node, 4u);
}

TEST(known_joins_put_words_into_one_slot) {
    const std::vector<std::uint64_t> frequencies{5, 2, 2, 9};
    const std::vector<KnownJoin> known{{1, 2}, {0, 4}};
    const Start start = start_of(frequencies, known);
    CHECK((start.slot_of_word == std::vector<Slot>{1, 1, 1, 0}));
    CHECK((start.frequencies() == std::vector<std::uint64_t>{9, 9}));
    CHECK_EQUAL(start.ranks[1].node, 5u);
    CHECK_EQUAL(start.next_node, 6u);
}

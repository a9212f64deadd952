#include "refinement/topic_paths.hpp"

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

TEST(one_level_has_paths_of_one_topic) {
    const TopicPaths paths(3, {});
    CHECK_EQUAL(paths.levels(), 1u);
    CHECK_EQUAL(paths.topics(), 3u);
    CHECK_EQUAL(paths.of(2).size(), 1u);
    CHECK_EQUAL(paths.of(2).front(), 2u);
}

TEST(topics_below_the_same_topic_are_neighbours) {
    const std::vector<std::int32_t> middle{0, 1, 2, 1};
    const std::vector<std::int32_t> top{0, 0, 1, 0};
    const std::vector<std::span<const std::int32_t>> above{middle, top};
    const TopicPaths paths(4, above);
    CHECK_EQUAL(paths.levels(), 3u);
    CHECK_EQUAL(paths.topics(), 4u + 3u + 2u);
    CHECK_EQUAL(paths.finest(), 4u);
    const auto path = [&](Topic finest) {
        return std::vector<Topic>(paths.of(finest).begin(), paths.of(finest).end());
    };
    CHECK(path(0) == (std::vector<Topic>{2, 1, 0}));
    CHECK(path(1) == (std::vector<Topic>{4, 3, 0}));
    CHECK(path(3) == (std::vector<Topic>{5, 3, 0}));
    CHECK(path(2) == (std::vector<Topic>{8, 7, 6}));
}

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

TEST(coarser_topics_are_numbered_after_finer_ones) {
    const std::vector<std::int32_t> middle{0, 1, 1, 2};
    const std::vector<std::int32_t> top{0, 0, 0, 1};
    const std::vector<std::span<const std::int32_t>> above{middle, top};
    const TopicPaths paths(4, above);
    CHECK_EQUAL(paths.levels(), 3u);
    CHECK_EQUAL(paths.topics(), 4u + 3u + 2u);
    CHECK_EQUAL(paths.topics(1), 3u);
    const std::vector<Topic> path(paths.of(2).begin(), paths.of(2).end());
    CHECK(path == (std::vector<Topic>{2, 5, 7}));
    CHECK_EQUAL(paths.of(3)[2], 8u);
    for (Topic topic = 0; topic < 9; ++topic) {
        CHECK_EQUAL(paths.level(topic), topic < 4 ? 0u : topic < 7 ? 1u : 2u);
    }
}

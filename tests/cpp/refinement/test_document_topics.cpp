#include "refinement/document_topics.hpp"

#include <map>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

// The count of a topic, 0 if the document does not hold it.
std::uint32_t count_of(const DocumentTopics<std::uint32_t>& topics, std::size_t document,
                       Topic topic) {
    for (const auto& entry : topics.of(document)) {
        if (entry.topic == topic) return entry.count;
    }
    return 0;
}

}  // namespace

TEST(counts_are_those_of_a_map) {
    Random random(1);
    const std::vector<std::uint32_t> room{3, 0, 1, 4};
    DocumentTopics<std::uint32_t> topics(room);
    std::map<std::pair<std::size_t, Topic>, std::uint32_t> expected;
    for (int step = 0; step < 2000; ++step) {
        const std::size_t document = random.below(2) == 0 ? 0 : 3;
        const Topic topic = static_cast<Topic>(random.below(room[document]));
        const std::uint32_t count = static_cast<std::uint32_t>(1 + random.below(3));
        std::uint32_t& held = expected[{document, topic}];
        if (held >= count) {
            topics.take(document, topic, count);
            held -= count;
        } else {
            topics.add(document, topic, count);
            held += count;
        }
        std::size_t n_held = 0;
        for (const auto& [place, each] : expected) {
            CHECK_EQUAL(count_of(topics, place.first, place.second), each);
            n_held += place.first == document && each > 0;
        }
        CHECK_EQUAL(topics.of(document).size(), n_held);
    }
    CHECK(topics.of(1).empty());
    CHECK_EQUAL(count_of(topics, 2, 0), 0u);
}

#include "kernel/group_fits.hpp"

#include <stdexcept>

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

TEST(each_group_is_joined_as_if_there_were_no_others) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 40, 30, 25, 5);
    const naive::Matrix<std::uint32_t> matrix(topics);
    std::vector<std::int32_t> groups{4};  // a group of one word
    for (std::size_t word = 1; word < 40; ++word) {
        groups.push_back(static_cast<std::int32_t>(random.below(4)));
    }
    for (const unsigned threads : {1, 2, 3}) {
        const GroupFits found = fit_groups(matrix.view(), groups, threads, 2000, [] {});
        std::size_t join = 0;
        for (std::int32_t group = 0; group < 5; ++group) {
            naive::Topics part;
            std::vector<std::int64_t> nodes;
            for (std::size_t word = 0; word < groups.size(); ++word) {
                if (groups[word] != group) continue;
                part.counts.push_back(topics.counts[word]);
                nodes.push_back(static_cast<std::int64_t>(word));
            }
            const GainFunction gain = naive::gain_of(part);
            for (const naive::Join& expected : naive::greedy(part, gain)) {
                const auto [smaller, larger] =
                    std::minmax({nodes[expected.smaller], nodes[expected.larger]});
                CHECK_EQUAL(found.children[2 * join], smaller);
                CHECK_EQUAL(found.children[2 * join + 1], larger);
                CHECK_EQUAL(found.gains[join],
                            std::ldexp(static_cast<double>(expected.gain), -gain.shift()));
                nodes.push_back(static_cast<std::int64_t>(groups.size() + join++));
            }
        }
        CHECK_EQUAL(found.gains.size(), join);
    }
}

TEST(what_a_tick_throws_ends_the_fits_of_groups) {
    Random random(2);
    const naive::Topics topics = naive::random_topics(random, 20, 10, 40, 2);
    const naive::Matrix<std::uint32_t> matrix(topics);
    std::vector<std::int32_t> groups;
    for (std::int32_t word = 0; word < 20; ++word) groups.push_back(word % 5);
    const auto stop = [] { throw std::runtime_error("enough"); };
    CHECK_THROWS(std::runtime_error, fit_groups(matrix.view(), groups, 1, 0, stop));
    // The calling thread alone ticks, and on a busy machine the others may do all without it.
    bool has_ended = false;
    for (int attempt = 0; attempt < 1000 && !has_ended; ++attempt) {
        try {
            fit_groups(matrix.view(), groups, 3, 0, stop);
        } catch (const std::runtime_error&) {
            has_ended = true;
        }
    }
    CHECK(has_ended);
}

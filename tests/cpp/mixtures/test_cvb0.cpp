#include "mixtures/cvb0.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::mixtures;

namespace {

constexpr std::size_t kTopics = 3;
constexpr std::size_t kCvb0Words = 20;

// Every word begins in one topic; low words are frequent.
struct StartedCounts {
    StartedCounts() {
        RandomStream random(7, 0, 0);
        for (std::size_t d = 0; d < 30; ++d) {
            for (std::size_t w = 0; w < kCvb0Words; ++w) {
                if (random.uniform() * static_cast<double>(w + 1) > 1.0) continue;
                columns.push_back(static_cast<std::int32_t>(w));
                counts.push_back(1 + static_cast<std::int64_t>(3 * random.uniform()));
                share_topics.push_back(static_cast<std::int64_t>(w % kTopics));
            }
            starts.push_back(static_cast<std::int64_t>(columns.size()));
        }
        share_starts.resize(columns.size() + 1);
        std::iota(share_starts.begin(), share_starts.end(), std::int64_t{0});
        shares.assign(columns.size(), 1.0f);
    }

    Cvb0<std::uint16_t> cvb0(std::size_t groups, unsigned threads) const {
        const CorpusCounts rows{{starts, columns, counts}, kCvb0Words};
        return {rows, groups, {{0.1, 0.2, 0.3}, 0.5}, {share_starts, share_topics, shares}, threads};
    }

    double tokens() const {
        return static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}));
    }

    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> columns;
    std::vector<std::int64_t> counts;
    std::vector<std::int64_t> share_starts;
    std::vector<std::int64_t> share_topics;
    std::vector<float> shares;
};

}  // namespace

TEST(rounds_keep_all_tokens_and_do_not_depend_on_threads) {
    const StartedCounts start;
    for (const std::size_t groups : {1, 4}) {
        auto one = start.cvb0(groups, 1);
        auto three = start.cvb0(groups, 3);
        double before = -1e300;
        for (int round = 0; round < 5; ++round) {
            const double found = one.round(1e-3);
            CHECK_EQUAL(found, three.round(1e-3));
            if (groups == 1 && round > 0) CHECK(found > before);
            before = found;
        }
        CHECK(one.state().word_topics == three.state().word_topics);
        const std::vector<double>& totals = one.state().totals;
        const double sum = std::accumulate(totals.begin(), totals.end(), 0.0);
        CHECK_AT_MOST(std::abs(sum - start.tokens()), 1e-4);  // shares are narrow numbers
        const DrawnCounts drawn = one.draw(1);
        CHECK(drawn.word_topics == three.draw(1).word_topics);
        CHECK_EQUAL(std::accumulate(drawn.document_topics.begin(), drawn.document_topics.end(), 0.0),
                    start.tokens());
    }
}

TEST(groups_are_balanced) {
    std::vector<std::uint64_t> sizes(100);
    for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = (i * 37) % 23;
    const Groups groups = balanced_groups(sizes, 7);
    std::vector<bool> seen(100);
    const std::uint64_t total = std::accumulate(sizes.begin(), sizes.end(), std::uint64_t{0});
    for (std::size_t group = 0; group < 7; ++group) {
        std::uint64_t load = 0;
        for (std::size_t i = groups.starts[group]; i < groups.starts[group + 1]; ++i) {
            seen[groups.items[i]] = true;
            load += sizes[groups.items[i]];
        }
        CHECK_AT_MOST(load, total / 7 + 23);
    }
    CHECK(std::find(seen.begin(), seen.end(), false) == seen.end());
}

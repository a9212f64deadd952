#include "prediction/node_counts.hpp"

#include <map>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

using CountMap = std::map<std::int32_t, std::int64_t>;  // tokens of each document

CountMap random_map(Random& random, std::size_t n_documents, std::size_t n_entries) {
    CountMap map;
    for (std::size_t i = 0; i < n_entries; ++i) {
        const auto document = static_cast<std::int32_t>(random.below(n_documents));
        map[document] = static_cast<std::int64_t>(1 + random.below(random.below(9) == 0 ? 50 : 3));
    }
    return map;
}

NodeCounts counts_of(const CountMap& map) {
    std::vector<std::int32_t> documents;
    std::vector<std::int32_t> counts;
    for (const auto& [document, count] : map) {
        documents.push_back(document);
        counts.push_back(static_cast<std::int32_t>(count));
    }
    return {std::span<const std::int32_t>(documents), std::span<const std::int32_t>(counts)};
}

void check_tails(const NodeCounts& node, const CountMap& map) {
    Tails expected;
    for (const auto& entry : map) {
        const auto count = static_cast<std::size_t>(entry.second);
        if (expected.size() < count) expected.resize(count);
        for (std::size_t i = 0; i < count; ++i) ++expected[i];
    }
    CHECK(node.tails() == expected);
}

}  // namespace

TEST(random_joins_are_those_of_maps) {
    Random random(1);
    for (int round = 0; round < 40; ++round) {
        const std::size_t n_documents = 1 + random.below(200);
        std::vector<CountMap> maps;
        std::vector<NodeCounts> nodes;
        for (int word = 0; word < 30; ++word) {
            // Rare words stay sparse; words of all documents are not dense until they are joined.
            const std::size_t size = random.below(4) == 0 ? 3 * n_documents : random.below(6);
            maps.push_back(random_map(random, n_documents, size));
            nodes.push_back(counts_of(maps.back()));
            check_tails(nodes.back(), maps.back());
            CHECK_EQUAL(nodes.back().size(), maps.back().size());
        }
        while (nodes.size() > 1) {
            // In any order of sizes: sparse into dense and dense into sparse.
            const std::size_t to = random.below(nodes.size() - 1);
            nodes[to].add(nodes.back(), n_documents);
            for (const auto& [document, count] : maps.back()) maps[to][document] += count;
            check_tails(nodes[to], maps[to]);
            CHECK(nodes[to].size() == maps[to].size() || nodes[to].size() == n_documents);
            nodes.pop_back();
            maps.pop_back();
        }
    }
}

TEST(nothing_can_be_added_to_and_be_added) {
    const CountMap map{{2, 3}, {7, 1}};
    NodeCounts node = counts_of(map);
    node.add({}, 1000);
    check_tails(node, map);
    NodeCounts empty;
    empty.add(node, 1000);
    check_tails(empty, map);
    CHECK_EQUAL(empty.size(), 2);
}

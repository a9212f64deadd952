#include "prediction/join_loop.hpp"

#include <stdexcept>

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

struct ColumnSample {
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> documents;
    std::vector<std::int32_t> counts;
    std::size_t n_documents;

    explicit ColumnSample(const std::vector<Counts>& table) : n_documents(table.size()) {
        for (std::size_t word = 0; word < table[0].size(); ++word) {
            for (std::size_t document = 0; document < table.size(); ++document) {
                if (table[document][word] == 0) continue;
                documents.push_back(static_cast<std::int32_t>(document));
                counts.push_back(static_cast<std::int32_t>(table[document][word]));
            }
            starts.push_back(static_cast<std::int64_t>(documents.size()));
        }
    }

    WordColumns<std::int32_t> columns() const { return {starts, documents, counts, n_documents}; }
};

std::vector<double> slow_tails(const std::vector<Counts>& tokens, std::int64_t node) {
    std::vector<double> tails;
    for (const Counts& each : tokens) {
        const auto count = static_cast<std::size_t>(each[static_cast<std::size_t>(node)]);
        if (tails.size() < count) tails.resize(count);
        for (std::size_t i = 0; i < count; ++i) tails[i] += 1;
    }
    return tails;
}

}  // namespace

TEST(every_join_is_visited_once_with_its_tails) {
    Random random(1);
    for (int round = 0; round < 12; ++round) {
        const std::size_t n_words = round == 0 ? 1 : 30;
        const TreeSample sample = random_tree(random, n_words, round % 2 == 0);
        std::vector<Counts> table;
        for (int i = 0; i < 40; ++i) table.push_back(random_counts(random, n_words));
        std::vector<Counts> tokens;
        for (const Counts& counts : table) tokens.push_back(sample.of_nodes(counts));
        const ColumnSample columns(table);
        Workers workers(1 + static_cast<unsigned>(round % 3));
        std::vector<int> visits(n_words - 1);
        std::vector<JoinTails> found(n_words - 1);
        for_each_join(columns.columns(), std::span<const std::int64_t>(sample.children), workers,
                      [&](const JoinTails& tails) {
                          ++visits[tails.join];
                          found[tails.join] = tails;
                      });
        CHECK_EQUAL(found.size(), n_words - 1);
        for (std::size_t join = 0; join < found.size(); ++join) {
            CHECK_EQUAL(visits[join], 1);
            CHECK(found[join].first == slow_tails(tokens, sample.children[2 * join]));
            CHECK(found[join].second == slow_tails(tokens, sample.children[2 * join + 1]));
            const auto node = static_cast<std::int64_t>(n_words + join);
            CHECK(found[join].both == slow_tails(tokens, node));
        }
    }
}

TEST(an_exception_of_a_visit_ends_the_loop) {
    Random random(2);
    const TreeSample sample = random_tree(random, 10);
    const ColumnSample columns({Counts(10, 1), Counts(10, 2)});
    for (const unsigned threads : {1u, 2u}) {
        Workers workers(threads);
        const auto fail = [](const JoinTails& tails) {
            if (tails.join == 4) throw std::runtime_error("stop");
        };
        CHECK_THROWS(std::runtime_error,
                     for_each_join(columns.columns(), std::span<const std::int64_t>(sample.children),
                                   workers, fail));
    }
}

TEST(the_tick_is_called_between_joins) {
    Random random(3);
    const TreeSample sample = random_tree(random, 10);
    const ColumnSample columns({Counts(10, 1), Counts(10, 2)});
    std::size_t ticks = 0;
    Workers workers(1, [&] { ++ticks; });
    for_each_join(columns.columns(), std::span<const std::int64_t>(sample.children), workers,
                  [](const JoinTails&) {});
    CHECK_AT_MOST(std::size_t{9}, ticks);
}

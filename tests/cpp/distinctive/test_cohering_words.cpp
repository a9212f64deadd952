#include "distinctive/cohering_words.hpp"

#include <numeric>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::distinctive;

namespace {

// Which documents have which word.
struct Occurrences {
    std::size_t n_documents;
    std::vector<std::vector<bool>> has;
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> documents;

    Occurrences(std::size_t n, std::vector<std::vector<bool>> words)
        : n_documents(n), has(std::move(words)) {
        for (const auto& word : has) {
            for (std::size_t d = 0; d < n; ++d) {
                if (word[d]) documents.push_back(static_cast<std::int32_t>(d));
            }
            starts.push_back(static_cast<std::int64_t>(documents.size()));
        }
    }

    std::vector<std::int32_t> ordered(std::vector<std::int32_t> ranked, std::size_t width,
                                      const Cohering& rule, unsigned threads = 1) const {
        Workers workers(threads);
        order_by_coherence(Places{starts, documents, {}, n_documents}, ranked, width, rule, workers);
        return ranked;
    }

    double npmi(std::size_t one, std::size_t other) const {
        double a = 0;
        double b = 0;
        double both = 1e-12;
        const double share = 1.0 / static_cast<double>(n_documents);
        for (std::size_t d = 0; d < n_documents; ++d) {
            a += has[one][d] ? share : 0;
            b += has[other][d] ? share : 0;
            both += has[one][d] && has[other][d] ? share : 0;
        }
        return both > 1 - 1e-9 ? 0 : std::log(both / (a * b)) / -std::log(both);
    }
};

Occurrences random_occurrences(Random& random, std::size_t n_documents, std::size_t n_words) {
    std::vector<std::vector<bool>> has(n_words, std::vector<bool>(n_documents));
    for (auto& word : has) {
        for (std::size_t d = 0; d < n_documents; ++d) word[d] = random.below(3) == 0;
        word[random.below(n_documents)] = true;
    }
    return {n_documents, has};
}

// Words left if the one with the least sum of limited NPMI goes, one by one.
std::vector<std::int32_t> slowly_left(const Occurrences& words, std::vector<std::int32_t> left,
                                      const Cohering& rule) {
    while (left.size() > rule.shown) {
        std::size_t worst = 0;
        double least = 1e9;
        for (std::size_t i = rule.fixed; i < left.size(); ++i) {
            double sum = 0;
            for (std::size_t j = 0; j < left.size(); ++j) {
                if (j == i) continue;
                sum += std::min(
                    words.npmi(static_cast<std::size_t>(left[i]), static_cast<std::size_t>(left[j])),
                    rule.limit);
            }
            if (sum <= least + 1e-7) {
                worst = i;
                least = std::min(least, sum);
            }
        }
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(worst));
    }
    return left;
}

}  // namespace

TEST(words_that_fit_least_are_behind_the_others) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const Occurrences words = random_occurrences(random, 30, 12);
        std::vector<std::int32_t> ranked(12);
        std::iota(ranked.begin(), ranked.end(), 0);
        const Cohering rule{6, 2, 0.2};
        const auto found = words.ordered(ranked, 12, rule);
        const auto left = slowly_left(words, ranked, rule);
        CHECK(std::ranges::equal(std::span(found).first(6), left));
        CHECK(std::ranges::is_sorted(std::span(found).last(6)));
        CHECK(std::ranges::is_permutation(found, ranked));
    }
}

TEST(threads_and_missing_words_change_nothing) {
    Random random(3);
    const Occurrences words = random_occurrences(random, 20, 9);
    const std::vector<std::int32_t> ranked{0, 1, 2, 3, 4, 5, 6, 7, 8, 2, 4, 6, 8, -1, -1, -1, -1, -1};
    const Cohering rule{3, 1, 0.3};
    const auto found = words.ordered(ranked, 9, rule);
    CHECK(words.ordered(ranked, 9, rule, 4) == found);
    const auto second = words.ordered({2, 4, 6, 8}, 4, rule);
    CHECK(std::ranges::equal(std::span(found).subspan(9, 4), second));
    CHECK_EQUAL(found[13], -1);
}

TEST(of_equals_the_last_goes) {
    const std::vector<bool> all(4, true);
    const Occurrences words(4, {all, all, all, all});
    const std::vector<std::int32_t> ranked{2, 0, 3, 1};
    CHECK(words.ordered(ranked, 4, {2, 0, 1.0}) == ranked);
    CHECK(words.ordered({}, 0, {2, 0, 1.0}).empty());
}

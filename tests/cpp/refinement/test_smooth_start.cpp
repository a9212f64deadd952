#include "refinement/smooth_start.hpp"

#include <cmath>
#include <set>

#include "check.hpp"
#include "random.hpp"
#include "refinement/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

template <class Count>
std::vector<std::int32_t> smooth(const WordColumns<Count>& columns, std::size_t n_topics,
                                 unsigned threads = 1) {
    Meter meter;
    return SmoothStart<Count>(columns, threads, meter).topics(n_topics);
}

}  // namespace

TEST(logarithms_and_powers_are_those_of_the_library) {
    Random random(1);
    for (int time = 0; time < 20000; ++time) {
        const double x =
            std::ldexp(1.0 + static_cast<double>(random.below(1 << 30)), -40 + time % 80);
        CHECK(std::fabs(portable_log(x) - std::log(x)) <= 1e-14 * (1.0 + std::fabs(std::log(x))));
        const double below = -static_cast<double>(random.below(1 << 20)) / 32768.0;
        CHECK(std::fabs(portable_exp(below) - std::exp(below)) <= 1e-6 * std::exp(below));
    }
    CHECK_EQUAL(portable_exp(-1e9), 0.0);
}

TEST(a_spectrum_has_the_vectors_that_the_matrix_stretches) {
    Random random(2);
    const std::size_t n = 9;
    Square a(n, n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            a[i][j] = a[j][i] = static_cast<double>(random.below(2001)) / 1000.0 - 1.0;
        }
    }
    const Spectrum found = spectrum_of(a);
    for (std::size_t k = 0; k < n; ++k) {
        CHECK(k == 0 || found.values[k] <= found.values[k - 1]);
        for (std::size_t i = 0; i < n; ++i) {
            double stretched = 0.0;
            double product = 0.0;
            for (std::size_t j = 0; j < n; ++j) {
                stretched += a[i][j] * found.vectors[k][j];
                product += found.vectors[k][j] * found.vectors[i][j];
            }
            CHECK(std::fabs(stretched - found.values[k] * found.vectors[k][i]) < 1e-12);
            CHECK(std::fabs(product - (i == k ? 1.0 : 0.0)) < 1e-12);
        }
    }
}

TEST(planted_topics_are_found) {
    // Document d is about topic d % 5, word w belongs to topic w % 5.
    Random random(3);
    const std::size_t words = 200;
    const std::size_t documents = 300;
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> places;
    std::vector<std::uint32_t> counts;
    for (std::size_t word = 0; word < words; ++word) {
        for (std::size_t d = 0; d < documents; ++d) {
            const bool is_own = d % 5 == word % 5;
            if (d != word && random.below(100) >= (is_own ? 25u : 2u)) continue;
            places.push_back(static_cast<std::int32_t>(d));
            counts.push_back(1 + static_cast<std::uint32_t>(random.below(2)));
        }
        starts.push_back(static_cast<std::int64_t>(places.size()));
    }
    const WordColumns<std::uint32_t> columns{starts, places, counts, documents};
    const std::vector<std::int32_t> topics = smooth(columns, 5);
    CHECK_EQUAL(std::set<std::int32_t>(topics.begin(), topics.end()).size(), 5u);
    for (std::size_t word = 5; word < words; ++word) CHECK_EQUAL(topics[word], topics[word % 5]);
    CHECK(smooth(columns, 5, 3) == topics);
    // Counts of another unit are the same documents.
    std::vector<std::uint64_t> many(counts.begin(), counts.end());
    for (std::uint64_t& count : many) count *= std::uint64_t{1} << 30;
    CHECK(smooth(WordColumns<std::uint64_t>{starts, places, many, documents}, 5) == topics);
}

TEST(there_may_be_more_topics_than_the_documents_have_directions) {
    Random random(4);
    const Sample<std::uint32_t> sample(random, 60, 3, 5, 4);
    for (const std::int32_t topic : smooth(sample.columns(), 20)) {
        CHECK(topic >= 0);
        CHECK(topic < 20);
    }
}

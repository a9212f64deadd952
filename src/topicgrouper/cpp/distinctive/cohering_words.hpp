// Which of the distinctive words of a topic to show: those that occur together in documents.
//
// The words with the lowest sum of NPMI with those that are left go one by one, until as many are
// left as are shown. NPMI counts at most a limit: words that only ever occur together, such as those
// of a signature, are worth no more than those of a theme. Values are whole numbers, so sums do not
// depend on their order; of equals, the less distinctive word goes.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/word_columns.hpp"
#include "common/workers.hpp"

namespace topicgrouper::distinctive {

// Words of a topic that are looked at; their pattern in a document fits 32 bits.
inline constexpr std::size_t kMostCandidates = 32;

struct Cohering {
    std::size_t shown;  // words that are left
    std::size_t fixed;  // first words that always are
    double limit;       // of NPMI
};

// Where words occur; how often does not matter.
using Places = WordColumns<std::uint32_t>;

// The work of one thread: one topic after the other.
class CoheringWords {
public:
    CoheringWords(const Places& columns, const Cohering& rule)
        : columns_(columns), rule_(rule), patterns_(columns.n_documents) {}

    // Moves the words that are left out behind the others; both keep their order.
    void order(std::span<std::int32_t> words) {
        if (words.size() <= rule_.shown) return;
        count(words);
        std::vector<std::size_t> left(words.size());
        for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
        while (left.size() > rule_.shown) {
            const auto worst = least_fitting(left);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(worst));
        }
        std::vector<std::int32_t> ordered;
        for (const std::size_t i : left) ordered.push_back(words[i]);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!std::ranges::binary_search(left, i)) ordered.push_back(words[i]);
        }
        std::ranges::copy(ordered, words.begin());
    }

private:
    std::size_t least_fitting(std::span<const std::size_t> left) const {
        std::size_t worst = left.size();
        std::int64_t least = 0;
        for (std::size_t place = rule_.fixed; place < left.size(); ++place) {
            std::int64_t sum = 0;
            for (const std::size_t other : left) sum += value(left[place], other);
            if (worst == left.size() || sum <= least) {
                worst = place;
                least = sum;
            }
        }
        return worst;
    }

    // The number of documents with each pair of words, and with each word.
    void count(std::span<const std::int32_t> words) {
        std::ranges::fill(joint_, 0);
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (const std::int32_t d : columns_.documents_of(static_cast<std::size_t>(words[i])))
                patterns_[static_cast<std::size_t>(d)] |= std::uint32_t{1} << i;
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (const std::int32_t d : columns_.documents_of(static_cast<std::size_t>(words[i]))) {
                const std::uint32_t pattern = patterns_[static_cast<std::size_t>(d)];
                for (std::uint32_t rest = pattern; rest != 0; rest &= rest - 1)
                    ++joint_[i * kMostCandidates + static_cast<std::size_t>(std::countr_zero(rest))];
            }
        }
        for (const std::int32_t word : words) {
            for (const std::int32_t d : columns_.documents_of(static_cast<std::size_t>(word)))
                patterns_[static_cast<std::size_t>(d)] = 0;
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::size_t j = 0; j < words.size(); ++j)
                values_[i * kMostCandidates + j] = npmi(i, j);
        }
    }

    std::int64_t npmi(std::size_t i, std::size_t j) const {
        const auto documents = static_cast<double>(columns_.n_documents);
        const auto of = [this](std::size_t first, std::size_t second) {
            return static_cast<double>(joint_[first * kMostCandidates + second]);
        };
        if (i == j) return 0;
        const double together = of(i, j) / documents + kEpsilon;
        // two words that every document has occur together as often as by chance
        double value = 0;
        if (together < 1) {
            const double chance = of(i, i) / documents * (of(j, j) / documents);
            value = std::log(together / chance) / -std::log(together);
        }
        return std::llround(std::min(value, rule_.limit) * kUnit);
    }

    std::int64_t value(std::size_t i, std::size_t j) const {
        return values_[i * kMostCandidates + j];
    }

    static constexpr double kUnit = 1 << 30;
    static constexpr double kEpsilon = 1e-12;  // as where coherence is measured

    const Places& columns_;
    Cohering rule_;
    std::vector<std::uint32_t> patterns_;
    std::vector<std::int64_t> joint_ = std::vector<std::int64_t>(kMostCandidates * kMostCandidates);
    std::vector<std::int64_t> values_ = std::vector<std::int64_t>(kMostCandidates * kMostCandidates);
};

// Orders the words of each topic, topics × at most kMostCandidates, as above; those below 0 at the
// end of a row are none.
inline void order_by_coherence(const Places& columns, std::span<std::int32_t> ranked,
                               std::size_t width, const Cohering& rule, Workers& workers) {
    if (width == 0) return;
    std::vector<CoheringWords> threads(workers.size(), CoheringWords(columns, rule));
    workers.for_each(ranked.size() / width, [&](unsigned thread, std::size_t topic) {
        const auto row = ranked.subspan(topic * width, width);
        const auto end = std::ranges::find_if(row, [](std::int32_t word) { return word < 0; });
        threads[thread].order(row.first(static_cast<std::size_t>(end - row.begin())));
    });
}

}  // namespace topicgrouper::distinctive

// Joins of the words of each of several groups, as if there were no others.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "common/count_rows.hpp"
#include "common/workers.hpp"
#include "kernel/fit.hpp"

namespace topicgrouper::kernel {

// The counts of the words of each group, without empty rows. All entries are sorted once: the time
// does not depend on the number of groups.
template <class Count>
class GroupedRows {
public:
    // Groups are numbered from 0, without gaps.
    GroupedRows(const CountRows<Count>& matrix, std::span<const std::int32_t> groups)
        : columns_(matrix.columns.size()), counts_(matrix.columns.size()) {
        std::vector<std::int32_t> column_of_word;  // within its group
        for (std::size_t word = 0; word < groups.size(); ++word) {
            const auto group = static_cast<std::size_t>(groups[word]);
            if (group >= words_.size()) words_.resize(group + 1);
            column_of_word.push_back(static_cast<std::int32_t>(words_[group].size()));
            words_[group].push_back(static_cast<Node>(word));
        }
        std::vector<std::size_t> next(words_.size() + 1);
        for (const std::int32_t word : matrix.columns) ++next[groups[word] + 1];
        for (std::size_t group = 0; group < words_.size(); ++group) next[group + 1] += next[group];
        firsts_ = next;
        starts_.resize(words_.size());
        std::vector<std::size_t> last_document(words_.size(), matrix.documents());
        for (std::size_t d = 0; d < matrix.documents(); ++d) {
            for (std::int64_t i = matrix.starts[d]; i < matrix.starts[d + 1]; ++i) {
                const std::int32_t word = matrix.columns[i];
                const auto group = static_cast<std::size_t>(groups[word]);
                const std::size_t place = next[group]++;
                if (std::exchange(last_document[group], d) != d) {
                    starts_[group].push_back(static_cast<std::int64_t>(place - firsts_[group]));
                }
                columns_[place] = column_of_word[word];
                counts_[place] = matrix.counts[i];
            }
        }
        for (std::size_t group = 0; group < words_.size(); ++group) {
            starts_[group].push_back(static_cast<std::int64_t>(next[group] - firsts_[group]));
        }
    }

    std::size_t groups() const noexcept { return words_.size(); }
    std::span<const Node> words(std::size_t group) const noexcept { return words_[group]; }

    CountRows<Count> rows(std::size_t group) const noexcept {
        const std::size_t first = firsts_[group];
        const std::size_t size = firsts_[group + 1] - first;
        return {starts_[group], std::span(columns_).subspan(first, size),
                std::span(counts_).subspan(first, size)};
    }

private:
    std::vector<std::vector<Node>> words_;           // by group, ascending
    std::vector<std::size_t> firsts_;                // by group: its first entry
    std::vector<std::vector<std::int64_t>> starts_;  // by group: its rows, from its first entry on
    std::vector<std::int32_t> columns_;
    std::vector<Count> counts_;
};

struct GroupFits {
    std::vector<std::int64_t> children;  // two of each join, the smaller first
    std::vector<double> gains;           // in nats
};

// Group by group, every join makes the next node after the words. Each thread fits groups of its own:
// most are so small that there is nothing to share out within one. `most_kept` sums are kept by all
// together. `tick` is called often, by the calling thread.
template <class Count>
GroupFits fit_groups(const CountRows<Count>& matrix, std::span<const std::int32_t> groups,
                     unsigned threads, std::size_t most_kept, const std::function<void()>& tick) {
    const GroupedRows<Count> grouped(matrix, groups);
    std::vector<Fit> fits(grouped.groups());
    Workers workers(threads, tick);
    workers.for_each(grouped.groups(), [&](unsigned thread, std::size_t group) {
        const std::size_t words = grouped.words(group).size();
        if (words < 2) return;
        Settings settings;
        settings.most_kept = std::min(most_kept / workers.size(), words * words);
        if (thread == 0) settings.progress = [&tick](std::uint32_t, double) { tick(); };
        fits[group] = fit(grouped.rows(group), words, {}, settings);
    });
    GroupFits result;
    auto next = static_cast<std::int64_t>(groups.size());
    for (std::size_t group = 0; group < fits.size(); ++group) {
        const std::span<const Node> words = grouped.words(group);
        const std::int64_t first = next;
        const auto node = [&](Node of_group) {
            return of_group < words.size() ? std::int64_t{words[of_group]}
                                           : first + of_group - std::ssize(words);
        };
        for (const Join& join : fits[group].joins) {
            const auto [smaller, larger] = std::minmax({node(join.smaller), node(join.larger)});
            result.children.insert(result.children.end(), {smaller, larger});
            result.gains.push_back(std::ldexp(static_cast<double>(join.gain), -fits[group].shift));
            ++next;
        }
    }
    return result;
}

}  // namespace topicgrouper::kernel

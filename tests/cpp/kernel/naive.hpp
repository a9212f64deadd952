// Counts as a plain table of topics by documents, and slow, obvious versions of what is computed
// from them.
#pragma once

#include <cstdint>
#include <vector>

#include "common/gain.hpp"
#include "kernel/documents.hpp"
#include "kernel/join_key.hpp"
#include "random.hpp"

namespace naive {

using topicgrouper::Gain;
using topicgrouper::GainFunction;
using topicgrouper::kernel::Slot;

struct Topics {
    std::vector<std::vector<std::uint64_t>> counts;  // by topic, by document

    std::size_t documents() const { return counts.front().size(); }

    bool alive(std::size_t topic) const { return frequency(topic) > 0; }

    std::uint64_t frequency(std::size_t topic) const {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : counts[topic]) sum += count;
        return sum;
    }

    std::uint64_t total() const {
        std::uint64_t sum = 0;
        for (std::size_t topic = 0; topic < counts.size(); ++topic) sum += frequency(topic);
        return sum;
    }

    bool co_occur(std::size_t s, std::size_t t) const {
        for (std::size_t d = 0; d < documents(); ++d) {
            if (counts[s][d] > 0 && counts[t][d] > 0) return true;
        }
        return false;
    }

    // S(s, t), over all documents.
    Gain sum(std::size_t s, std::size_t t, const GainFunction& gain) const {
        Gain result = 0;
        for (std::size_t d = 0; d < documents(); ++d) result += gain.j(counts[s][d], counts[t][d]);
        return result;
    }

    void join(std::size_t kept, std::size_t moved) {
        for (std::size_t d = 0; d < documents(); ++d) {
            counts[kept][d] += counts[moved][d];
            counts[moved][d] = 0;
        }
    }
};

// Every word occurs; some documents are empty. `share` is the chance in a hundred that a word is in
// a document, `most` the largest count.
inline Topics random_topics(Random& random, std::size_t words, std::size_t documents,
                            std::uint64_t share, std::uint64_t most) {
    Topics topics;
    topics.counts.assign(words, std::vector<std::uint64_t>(documents));
    for (auto& row : topics.counts) {
        for (std::size_t d = 0; d < documents; ++d) {
            if (d % 11 != 10 && random.below(100) < share) row[d] = 1 + random.below(most);
        }
        row[0] += random.below(2);
        row[random.below(std::min<std::size_t>(documents, 10))] += 1;
    }
    return topics;
}

// The same as a matrix in compressed rows, with its memory.
template <class Count>
struct Matrix {
    std::vector<std::int64_t> row_starts{0};
    std::vector<std::int32_t> columns;
    std::vector<Count> counts;

    explicit Matrix(const Topics& topics) {
        for (std::size_t d = 0; d < topics.documents(); ++d) {
            for (std::size_t topic = 0; topic < topics.counts.size(); ++topic) {
                if (topics.counts[topic][d] == 0) continue;
                columns.push_back(static_cast<std::int32_t>(topic));
                counts.push_back(static_cast<Count>(topics.counts[topic][d]));
            }
            row_starts.push_back(static_cast<std::int64_t>(columns.size()));
        }
    }

    topicgrouper::CountRows<Count> view() const { return {row_starts, columns, counts}; }
};

inline std::vector<Slot> same_slots(std::size_t size) {
    std::vector<Slot> slots(size);
    for (Slot slot = 0; slot < size; ++slot) slots[slot] = slot;
    return slots;
}

// How the topics stand in their documents. Packed ones get no more bits than they need.
template <class Entries>
Entries layout_of(const Topics& topics) {
    if constexpr (std::is_same_v<Entries, topicgrouper::kernel::PackedEntries>) {
        std::vector<std::uint64_t> lengths(topics.documents());
        for (const auto& counts : topics.counts) {
            for (std::size_t d = 0; d < counts.size(); ++d) lengths[d] += counts[d];
        }
        return Entries(lengths.empty() ? 0 : *std::max_element(lengths.begin(), lengths.end()));
    } else {
        return {};
    }
}

template <class Entries>
topicgrouper::kernel::Documents<Entries> documents_of(const Topics& topics) {
    const std::vector<Slot> slots = same_slots(topics.counts.size());
    const Matrix<typename Entries::Count> matrix(topics);
    return {matrix.view(), slots, slots.size(), layout_of<Entries>(topics)};
}

// Tables that cover what 32-bit counts need.
inline GainFunction gain_of(const Topics& topics) {
    return GainFunction(topics.total(), 2 * topics.total() + 1, topics.total());
}

// Two topics that live, in random order.
inline std::pair<Slot, Slot> random_pair(Random& random, const Topics& topics) {
    std::vector<Slot> living;
    for (Slot slot = 0; slot < topics.counts.size(); ++slot) {
        if (topics.alive(slot)) living.push_back(slot);
    }
    const std::size_t first = random.below(living.size());
    const std::size_t second = (first + 1 + random.below(living.size() - 1)) % living.size();
    return {living[first], living[second]};
}

inline std::size_t living(const Topics& topics) {
    std::size_t result = 0;
    for (std::size_t topic = 0; topic < topics.counts.size(); ++topic) result += topics.alive(topic);
    return result;
}

// Drops the dead and tells the new slot of each old one; the dead get one beyond all.
inline std::vector<Slot> renumber(Topics& topics) {
    std::vector<Slot> slot_of_old(topics.counts.size(), topicgrouper::kernel::kNoNode);
    std::vector<std::vector<std::uint64_t>> counts;
    for (std::size_t old = 0; old < slot_of_old.size(); ++old) {
        if (!topics.alive(old)) continue;
        slot_of_old[old] = static_cast<Slot>(counts.size());
        counts.push_back(topics.counts[old]);
    }
    topics.counts = std::move(counts);
    return slot_of_old;
}

struct Join {
    topicgrouper::kernel::Node smaller;
    topicgrouper::kernel::Node larger;
    Gain gain;
};

// The greedy tree: at every step the best of all pairs by the tie rule. The gains of pairs that are
// not touched by a join are kept, all else is computed afresh.
inline std::vector<Join> greedy(Topics topics, const GainFunction& gain) {
    using topicgrouper::kernel::JoinKey;
    using topicgrouper::kernel::Node;
    const std::size_t words = topics.counts.size();
    std::vector<Node> node(words);
    for (Node i = 0; i < words; ++i) node[i] = i;
    const auto pair_gain = [&](std::size_t s, std::size_t t) {
        return topics.sum(s, t, gain) - gain.j(topics.frequency(s), topics.frequency(t));
    };
    std::vector<std::vector<Gain>> gains(words, std::vector<Gain>(words));
    for (std::size_t s = 0; s < words; ++s) {
        for (std::size_t t = 0; t < s; ++t) gains[s][t] = pair_gain(s, t);
    }
    std::vector<Join> joins;
    while (joins.size() + 1 < words) {
        JoinKey best;
        std::size_t kept = 0;
        std::size_t moved = 0;
        for (std::size_t s = 0; s < words; ++s) {
            for (std::size_t t = 0; t < s; ++t) {
                if (node[s] == topicgrouper::kernel::kNoNode ||
                    node[t] == topicgrouper::kernel::kNoNode)
                    continue;
                const JoinKey key = JoinKey::of(gains[s][t], node[s], node[t]);
                if (!key.better_than(best)) continue;
                best = key;
                kept = s;
                moved = t;
            }
        }
        joins.push_back({best.smaller, best.larger, best.gain});
        topics.join(kept, moved);
        node[kept] = static_cast<Node>(words + joins.size() - 1);
        node[moved] = topicgrouper::kernel::kNoNode;
        for (std::size_t t = 0; t < words; ++t) {
            if (t == kept || node[t] == topicgrouper::kernel::kNoNode) continue;
            gains[std::max(t, kept)][std::min(t, kept)] = pair_gain(kept, t);
        }
    }
    return joins;
}

}  // namespace naive

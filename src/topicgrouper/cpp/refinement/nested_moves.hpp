// Moving words between the topics of the finest of several nested levels (topic_paths.hpp), so that
// the sum of the likelihoods of all levels rises.
//
// As in word_partition.hpp, with word w in topic t of one level the likelihood there has
//     G(w, t) = S(w, t) - J(f(w), f(t))  with  S(w, t) = sum over documents d of J(f_d(w), f_d(t))
// more than without it, where the word's own counts are no part of f_d(t) and f(t). A path is worth
// the sum over its topics. Moves and their gains are exact (fixed point). What saves time is that few
// topics are looked at:
// 1. In the first pass every word gets candidates, the kCandidates other topics that seem best, from
//    no more than kSample of its documents. This is an estimate, in floating point: for each word the
//    same operations in the same order.
//    A word that seems to lose more than kSettled by any move is left where it is in that pass.
// 2. Otherwise a word goes to the best of its candidates, if that raises the likelihood; to one in
//    another topic of the coarsest level only if it raises it by more than the cost of leaving. So
//    small gains, which are others in other documents, do not change that level.
// Words are visited in the order of their numbers, in blocks, as in refinement.hpp.
//
// Why threads do not matter: while a block is looked at, a thread writes only to the choices and the
// candidates of the words it has taken and to its own scratch, and reads what nobody writes. Words
// are moved by the calling thread alone, in order, when the loop over the block is over.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/gain.hpp"
#include "common/large_buffer.hpp"
#include "common/meter.hpp"
#include "common/word_columns.hpp"
#include "common/workers.hpp"
#include "kernel/agglomeration.hpp"
#include "refinement/refinement.hpp"
#include "refinement/topic_paths.hpp"

namespace topicgrouper::refinement {

// Constants: the result depends on them.
constexpr std::size_t kCandidates = 12;
constexpr std::size_t kSample = 96;
constexpr float kSettled = 0.3f;  // nats per occurrence of the word

// `Stored` holds the length of the longest document.
// Every word must occur in a document, and every topic of the finest level must hold a word. There
// are at least two of these. Counts add up to at most kLargestTotal.
template <class Stored, class Count>
class NestedMover {
public:
    NestedMover(const WordColumns<Count>& columns, std::span<const std::int32_t> topics,
                const TopicPaths& paths, const GainFunction& gain, std::uint64_t longest,
                const RefineSettings& settings)
        : columns_(columns),
          paths_(paths),
          gain_(gain),
          nats_per_step_(std::ldexp(1.0f, -gain.shift())),
          cost_(static_cast<Gain>(std::ldexp(settings.cost_of_leaving, gain.shift()))),
          settings_(settings),
          topic_of_word_(columns.words()),
          frequencies_(columns.words()),
          g_counts_(columns.words()),
          totals_(paths.topics()),
          g_totals_(paths.topics()),
          sizes_(paths.topics()),
          stride_((paths.topics() + kLine - 1) / kLine * kLine),
          counts_(columns.n_documents * stride_),
          n_candidates_(std::min(kCandidates, paths.finest() - 1)),
          candidates_(columns.words() * n_candidates_),
          meter_([this](std::uint32_t, double) { settings_.progress(pass_, share_); }),
          workers_(settings.threads, [this] { meter_.tick(); }),
          scratch_(workers_.size(), Scratch(paths.topics())),
          choices_(kBlock) {
        std::fill_n(counts_.data(), columns.n_documents * stride_, Stored{0});
        for (Word word = 0; word < columns.words(); ++word) {
            for (const Count count : columns.counts_of(word)) {
                frequencies_[word] += count;
                g_counts_[word] += gain_.g(count);
            }
            put(word, static_cast<Topic>(topics[word]));
        }
        if constexpr (kIsTabled) fill_table(longest);
    }

    Refinement run() {
        Refinement result;
        while (!result.converged && result.passes < settings_.most_passes) {
            const std::size_t before = result.moves;
            pass_ = ++result.passes;
            for (std::size_t first = 0; first < columns_.words(); first += kBlock) {
                share_ = static_cast<double>(first) / static_cast<double>(columns_.words());
                move_block(first, std::min(columns_.words(), first + kBlock), result);
            }
            result.converged = result.moves == before;
        }
        share_ = 1.0;
        meter_.finish();
        result.topics = topic_of_word_;
        result.shift = gain_.shift();
        return result;
    }

    // Works out what joins of all topics of the finest level gain, as words have moved.
    // O(documents * joins).
    void set_gains(std::span<kernel::Join> joins) const {
        const std::size_t leaves = paths_.finest();
        std::vector<std::uint64_t> totals(leaves + joins.size());
        std::vector<std::uint64_t> counts(totals.size());
        for (kernel::Join& join : joins) join.gain = 0;
        for (std::size_t document = 0; document < columns_.n_documents; ++document) {
            for (std::size_t topic = 0; topic < leaves; ++topic) {
                counts[topic] = row_of(document)[paths_.of(topic).front()];
            }
            for (std::size_t i = 0; i < joins.size(); ++i) {
                const std::uint64_t smaller = counts[joins[i].smaller];
                const std::uint64_t larger = counts[joins[i].larger];
                counts[leaves + i] = smaller + larger;
                if (smaller > 0 && larger > 0) joins[i].gain += gain_.j(smaller, larger);
            }
        }
        for (std::size_t topic = 0; topic < leaves; ++topic) {
            totals[topic] = totals_[paths_.of(topic).front()];
        }
        for (std::size_t i = 0; i < joins.size(); ++i) {
            const std::uint64_t smaller = totals[joins[i].smaller];
            const std::uint64_t larger = totals[joins[i].larger];
            totals[leaves + i] = smaller + larger;
            joins[i].gain -= gain_.j(smaller, larger);
        }
    }

private:
    // Words per claim of a thread.
    static constexpr std::size_t kChunk = 8;
    // Documents whose estimates are added up at the same time.
    static constexpr std::size_t kTogether = 8;
    // For estimates J is looked up. Counts of words above this are taken for this.
    static constexpr std::uint64_t kLargestCount = 8;
    // Counts per line of the cache, and how many documents ahead of the one that is looked at they
    // are asked for: words are in documents that are far apart in memory.
    static constexpr std::size_t kLine = 64 / sizeof(Stored);
    static constexpr std::size_t kAhead = 4;
    static constexpr bool kIsTabled = sizeof(Stored) <= 2;
    static constexpr std::uint32_t kNoPlace = std::numeric_limits<std::uint32_t>::max();

    // What a thread needs to look at a word.
    struct Scratch {
        explicit Scratch(std::size_t topics)
            : sums(topics), of_totals(topics), places(topics, kNoPlace) {}

        // For estimates, by topic of all levels: S, and J of the frequencies as it was for words with
        // `frequency` after `n_moves` moves.
        std::vector<float> sums;
        std::vector<float> of_totals;
        std::uint64_t frequency = 0;
        std::size_t n_moves = 0;
        std::vector<std::pair<float, Topic>> ranking;
        // The topics that are looked at, the word's own first; G of each; the place of each topic
        // there.
        std::vector<Topic> topics;
        std::vector<Gain> gains;
        std::vector<std::uint32_t> places;
        std::vector<std::size_t> lines;  // of the cache: where in a row those topics are
    };

    void move_block(std::size_t first, std::size_t end, Refinement& result) {
        const std::size_t chunks = (end - first + kChunk - 1) / kChunk;
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            const std::size_t chunk_first = first + chunk * kChunk;
            for (std::size_t i = chunk_first; i < std::min(end, chunk_first + kChunk); ++i) {
                const Word word = static_cast<Word>(i);
                const bool is_settled =
                    pass_ == 1 && find_candidates(word, result.moves, scratch_[thread]) < -kSettled;
                choices_[i - first] = is_settled ? Choice{} : choose(word, scratch_[thread]);
            }
        });
        bool is_changed = false;
        for (std::size_t i = first; i < end; ++i) {
            if (choices_[i - first].gain <= 0) continue;
            const Word word = static_cast<Word>(i);
            const Choice choice = is_changed ? choose(word, scratch_[0]) : choices_[i - first];
            if (choice.gain <= 0) continue;
            move(word, choice.topic);
            ++result.moves;
            is_changed = true;
            workers_.tick();
        }
    }

    // Estimates what all topics are worth to a word; returns what moving it to the best other one
    // would gain per occurrence. O(topics * min(documents of the word, kSample)).
    float find_candidates(Word word, std::size_t n_moves, Scratch& scratch) {
        const std::span<const std::int32_t> documents = columns_.documents_of(word);
        const std::span<const Count> counts = columns_.counts_of(word);
        const std::span<const Topic> own = own_path(word);
        std::fill(scratch.sums.begin(), scratch.sums.end(), 0.0f);
        const std::size_t sampled = std::min(documents.size(), kSample);
        std::uint64_t seen = 0;
        std::size_t i = 0;
        const auto place = [&](std::size_t number) { return number * documents.size() / sampled; };
        for (; i + kTogether <= sampled; i += kTogether) {
            std::array<std::size_t, kTogether> places;
            for (std::size_t k = 0; k < kTogether; ++k) {
                places[k] = place(i + k);
                if (i + k + kTogether >= sampled) continue;
                const Stored* const next = row_of(documents[place(i + k + kTogether)]);
                for (std::size_t line = 0; line < stride_; line += kLine) prefetch(next + line);
            }
            seen += add_estimates(documents, counts, places, scratch.sums);
        }
        for (; i < sampled; ++i) {
            seen += add_estimates<1>(documents, counts, {place(i)}, scratch.sums);
        }
        for (i = 0; i < sampled; ++i) {
            const Stored* const row = row_of(documents[place(i)]);
            const Count count = counts[place(i)];
            for (const Topic topic : own) {
                scratch.sums[topic] +=
                    estimated_j(row[topic] - count, count) - estimated_j(row[topic], count);
            }
        }
        const std::uint64_t frequency = frequencies_[word];
        if (scratch.frequency != frequency || scratch.n_moves != n_moves) {
            for (Topic topic = 0; topic < paths_.topics(); ++topic) {
                scratch.of_totals[topic] = in_nats(gain_.g(totals_[topic] + frequency) -
                                                   g_totals_[topic] - gain_.g(frequency));
            }
            scratch.frequency = frequency;
            scratch.n_moves = n_moves;
        }
        const float factor = static_cast<float>(frequency) / static_cast<float>(seen);
        for (Topic topic = 0; topic < paths_.topics(); ++topic) {
            scratch.sums[topic] = factor * scratch.sums[topic] - scratch.of_totals[topic];
        }
        for (const Topic topic : own) {
            scratch.sums[topic] += scratch.of_totals[topic] - in_nats(j_of_totals(word, topic, true));
        }
        scratch.ranking.clear();
        const auto worth = [&](Topic finest) {
            float sum = 0.0f;
            for (const Topic topic : paths_.of(finest)) sum += scratch.sums[topic];
            return sum;
        };
        const float cost_of_leaving = in_nats(cost_) * static_cast<float>(frequency);
        for (Topic topic = 0; topic < paths_.finest(); ++topic) {
            if (topic == topic_of_word_[word]) continue;
            const float cost = leaves(topic, own) ? cost_of_leaving : 0.0f;
            scratch.ranking.emplace_back(cost - worth(topic), topic);
        }
        const auto end = scratch.ranking.begin() + static_cast<std::ptrdiff_t>(n_candidates_);
        std::partial_sort(scratch.ranking.begin(), end, scratch.ranking.end());
        std::transform(scratch.ranking.begin(), end, candidates_.begin() + word * n_candidates_,
                       [](const auto& each) { return each.second; });
        const float best = -scratch.ranking.front().first;
        return (best - worth(topic_of_word_[word])) / static_cast<float>(frequency);
    }

    // Adds up J of a word and all topics in some of its documents; returns how often the word occurs
    // there.
    template <std::size_t n>
    std::uint64_t add_estimates(std::span<const std::int32_t> documents,
                                std::span<const Count> counts,
                                const std::array<std::size_t, n>& places,
                                std::vector<float>& sums) const noexcept {
        float* const sum = sums.data();
        std::array<const Stored*, n> rows;
        std::array<const float*, n> tables;
        std::uint64_t seen = 0;
        for (std::size_t k = 0; k < n; ++k) {
            rows[k] = row_of(documents[places[k]]);
            if constexpr (kIsTabled) {
                tables[k] = estimates_of(counts[places[k]]);
                seen += std::min<std::uint64_t>(counts[places[k]], kLargestCount);
            } else {
                seen += counts[places[k]];
            }
        }
        for (std::size_t topic = 0; topic < sums.size(); ++topic) {
            float together = sum[topic];
            for (std::size_t k = 0; k < n; ++k) {
                if constexpr (kIsTabled) {
                    together += tables[k][rows[k][topic]];
                } else if (rows[k][topic] > 0) {
                    together += estimated_j(rows[k][topic], counts[places[k]]);
                }
            }
            sum[topic] = together;
        }
        return seen;
    }

    float estimated_j(std::uint64_t in_topic, Count count) const noexcept {
        if constexpr (kIsTabled) {
            return estimates_of(count)[in_topic];
        } else {
            return in_nats(gain_.j(in_topic, count));
        }
    }

    const float* estimates_of(Count count) const noexcept {
        return tables_[std::min<std::uint64_t>(count, kLargestCount) - 1].data();
    }

    // No count is above the longest document, and g of larger sums may not fit a Gain.
    void fill_table(std::uint64_t longest) {
        for (std::uint64_t count = 1; count <= std::min(longest, kLargestCount); ++count) {
            std::vector<float>& table = tables_[count - 1];
            table.resize(longest + 1);
            for (std::uint64_t x = 0; x <= longest; ++x) table[x] = in_nats(gain_.j(x, count));
        }
    }

    // The best of the candidates; of equals the first. O(documents of the word * topics of their
    // paths).
    Choice choose(Word word, Scratch& scratch) const {
        const Topic own = topic_of_word_[word];
        if (sizes_[paths_.of(own).front()] == 1) return {};
        const std::span<const Topic> candidates(candidates_.data() + word * n_candidates_,
                                                n_candidates_);
        scratch.topics.clear();
        scratch.lines.clear();
        want(own, scratch);
        for (const Topic topic : candidates) want(topic, scratch);
        look(word, scratch);
        const Gain stay = worth(own, scratch);
        const Gain cost_of_leaving = cost_ * static_cast<Gain>(frequencies_[word]);
        Choice best;
        for (const Topic topic : candidates) {
            const Gain cost = leaves(topic, paths_.of(own)) ? cost_of_leaving : 0;
            const Choice choice{topic, worth(topic, scratch) - cost - stay};
            if (choice.is_better_than(best)) best = choice;
        }
        for (const Topic topic : scratch.topics) scratch.places[topic] = kNoPlace;
        return best;
    }

    // Whether a topic is in another topic of the coarsest level than those of a path.
    bool leaves(Topic finest, std::span<const Topic> path) const noexcept {
        return paths_.of(finest).back() != path.back();
    }

    void want(Topic finest, Scratch& scratch) const {
        for (const Topic topic : paths_.of(finest)) {
            if (scratch.places[topic] != kNoPlace) continue;
            scratch.places[topic] = static_cast<std::uint32_t>(scratch.topics.size());
            scratch.topics.push_back(topic);
            const std::size_t line = topic / kLine * kLine;
            if (std::find(scratch.lines.begin(), scratch.lines.end(), line) == scratch.lines.end()) {
                scratch.lines.push_back(line);
            }
        }
    }

    Gain worth(Topic finest, const Scratch& scratch) const noexcept {
        Gain sum = 0;
        for (const Topic topic : paths_.of(finest)) sum += scratch.gains[scratch.places[topic]];
        return sum;
    }

    // Works out G of a word and the topics wanted.
    void look(Word word, Scratch& scratch) const {
        const std::size_t n_own = paths_.levels();
        const std::size_t n = scratch.topics.size();
        scratch.gains.assign(n, -g_counts_[word]);
        const Topic* const topics = scratch.topics.data();
        Gain* const gains = scratch.gains.data();
        const std::span<const std::int32_t> documents = columns_.documents_of(word);
        std::size_t ahead = kAhead;
        for (const auto [document, count] : columns_.entries_of(word)) {
            if (ahead < documents.size()) {
                const Stored* const next = row_of(documents[ahead++]);
                for (const std::size_t line : scratch.lines) prefetch(next + line);
            }
            const Stored* const row = row_of(document);
            for (std::size_t i = 0; i < n_own; ++i) {
                const std::uint64_t x = row[topics[i]];
                gains[i] += g_within(x) - g_within(x - count);
            }
            for (std::size_t i = n_own; i < n; ++i) {
                const std::uint64_t x = row[topics[i]];
                gains[i] += g_within(x + count) - g_within(x);
            }
        }
        for (std::size_t i = 0; i < n; ++i) {
            gains[i] -= j_of_totals(word, topics[i], i < n_own);
        }
    }

    void move(Word word, Topic to) noexcept {
        // It may come back: its place among the candidates is free.
        Topic* const candidates = candidates_.data() + word * n_candidates_;
        *std::find(candidates, candidates + n_candidates_, to) = topic_of_word_[word];
        take(word);
        put(word, to);
    }

    void put(Word word, Topic to) noexcept {
        topic_of_word_[word] = to;
        for (const auto [document, count] : columns_.entries_of(word)) {
            Stored* const row = row_of(document);
            for (const Topic topic : own_path(word)) row[topic] += static_cast<Stored>(count);
        }
        for (const Topic topic : own_path(word)) {
            ++sizes_[topic];
            change_total(topic, totals_[topic] + frequencies_[word]);
        }
    }

    void take(Word word) noexcept {
        for (const auto [document, count] : columns_.entries_of(word)) {
            Stored* const row = row_of(document);
            for (const Topic topic : own_path(word)) row[topic] -= static_cast<Stored>(count);
        }
        for (const Topic topic : own_path(word)) {
            --sizes_[topic];
            change_total(topic, totals_[topic] - frequencies_[word]);
        }
    }

    void change_total(Topic topic, std::uint64_t total) noexcept {
        totals_[topic] = total;
        g_totals_[topic] = gain_.g(total);
    }

    // J(f(w), f(t)) without the word's own counts in f(t).
    Gain j_of_totals(Word word, Topic topic, bool is_own) const noexcept {
        const std::uint64_t frequency = frequencies_[word];
        const Gain g = gain_.g(is_own ? totals_[topic] - frequency : totals_[topic] + frequency);
        return (is_own ? g_totals_[topic] - g : g - g_totals_[topic]) - gain_.g(frequency);
    }

    Gain g_within(std::uint64_t x) const noexcept {
        if constexpr (std::is_same_v<Count, std::uint32_t>) {
            return gain_.table()[x];
        } else {
            return gain_.g(x);
        }
    }

    float in_nats(Gain steps) const noexcept { return static_cast<float>(steps) * nats_per_step_; }

    std::span<const Topic> own_path(Word word) const noexcept {
        return paths_.of(topic_of_word_[word]);
    }

    Stored* row_of(std::size_t document) noexcept { return counts_.data() + document * stride_; }
    const Stored* row_of(std::size_t document) const noexcept {
        return counts_.data() + document * stride_;
    }

    WordColumns<Count> columns_;
    const TopicPaths& paths_;
    const GainFunction& gain_;
    float nats_per_step_;
    Gain cost_;  // of leaving a topic of the coarsest level, per occurrence
    const RefineSettings& settings_;
    std::vector<Topic> topic_of_word_;  // of the finest level
    std::vector<std::uint64_t> frequencies_;
    std::vector<Gain> g_counts_;         // by word: sum over documents of g(f_d(w))
    std::vector<std::uint64_t> totals_;  // f(t), by topic of all levels, as what follows
    std::vector<Gain> g_totals_;
    std::vector<std::uint32_t> sizes_;
    std::size_t stride_;          // topics, rounded up to whole lines
    LargeBuffer<Stored> counts_;  // f_d(t), by document and topic
    std::size_t n_candidates_;
    std::vector<Topic> candidates_;  // by word
    // J by count of the word, from 1 on, and count of the topic. Each has memory of its own: loops
    // over topics then need no sums of places.
    std::array<std::vector<float>, kLargestCount> tables_;
    std::uint32_t pass_ = 0;
    double share_ = 0.0;
    Meter meter_;
    Workers workers_;
    std::vector<Scratch> scratch_;
    std::vector<Choice> choices_;  // of the words of a block
};

// Calls body(Stored{}) with the narrowest type that holds the length of the longest document.
template <class Count, class Body>
auto with_stored(std::uint64_t longest, const Body& body) {
    if constexpr (std::is_same_v<Count, std::uint64_t>) {
        return body(std::uint64_t{});
    } else {
        if (longest <= std::numeric_limits<std::uint8_t>::max()) return body(std::uint8_t{});
        if (longest <= std::numeric_limits<std::uint16_t>::max()) return body(std::uint16_t{});
        return body(std::uint32_t{});
    }
}

}  // namespace topicgrouper::refinement

// Moving words between topics, one at a time, until no move raises the likelihood.
//
// Words are visited in a given order, pass by pass. So that several threads can search without the
// result depending on their number, a fixed number of words is looked at together, against the
// partition as it is before any of them moves. Those that want to move are then looked at again one
// after the other, each against the partition as the moves before it have left it. A pass without
// any move has seen every word against one and the same partition, and so proves that no move helps.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "gain.hpp"
#include "meter.hpp"
#include "word_partition.hpp"
#include "workers.hpp"

namespace topicgrouper {

// Words that are looked at together. A constant: the result depends on it.
constexpr std::size_t kBlock = 256;

// Where words start, and what keeps them from moving.
struct Start {
    std::span<const std::int32_t> topics;  // by word; -1 for those that have to be put somewhere first
    Parents parents;
    std::span<const std::int32_t> homes;  // by word: the topic that a move leads away from
    // By word, or empty: of the words with the same keeper one at least stays at home.
    std::span<const std::int32_t> keepers;
};

struct WordMove {
    std::uint32_t pass;
    Word word;
    Topic from;
    Topic to;
    Gain gain;
};

struct Refinement {
    std::vector<WordMove> moves;     // in the order in which they were made
    std::vector<Topic> topics;       // of the words, at the end
    std::vector<Gain> losses_back;   // of the words: what the likelihood would lose by going home
    std::uint32_t passes = 0;
    bool converged = false;
    int shift = 0;
};

// Gets the number of the pass and the share of it that is done. An exception ends the refinement.
using PassProgress = std::function<void(std::uint32_t, double)>;

struct RefineSettings {
    unsigned threads = 1;
    std::uint32_t most_passes = 1;
    PassProgress progress;
};

// Words that keep a topic from losing all that it started with.
class Keepers {
public:
    Keepers(const Start& start) : start_(start) {
        for (Word word = 0; word < start.keepers.size(); ++word) {
            const std::size_t keeper = start.keepers[word];
            if (keeper >= at_home_.size()) at_home_.resize(keeper + 1);
            at_home_[keeper] += is_home(word, start.topics[word]);
        }
    }

    bool may_leave(Word word, Topic from) const noexcept {
        return start_.keepers.empty() || !is_home(word, from) || at_home_[start_.keepers[word]] > 1;
    }

    void move(Word word, Topic from, Topic to) noexcept {
        if (start_.keepers.empty()) return;
        at_home_[start_.keepers[word]] -= is_home(word, from);
        at_home_[start_.keepers[word]] += is_home(word, to);
    }

private:
    bool is_home(Word word, std::int64_t topic) const noexcept { return start_.homes[word] == topic; }

    const Start& start_;
    std::vector<std::uint32_t> at_home_;
};

template <class Count>
class Refiner {
public:
    Refiner(const WordColumns<Count>& columns, const Start& start,
            std::span<const std::int32_t> order, const GainFunction& gain,
            const RefineSettings& settings)
        : order_(order),
          start_(start),
          most_passes_(settings.most_passes),
          partition_(columns, start.topics, start.parents, gain),
          keepers_(start),
          // The meter sees to the rate; what is told is the state of the pass.
          meter_([this, &settings](std::uint32_t, double) { settings.progress(pass_, share_); }),
          workers_(settings.threads, [this] { meter_.tick(); }),
          sums_(workers_.size(), typename WordPartition<Count>::Sums(partition_.topics())),
          choices_(kBlock) {}

    Refinement run() {
        put_all();
        Refinement result;
        while (!result.converged && result.passes < most_passes_) {
            const std::size_t before = result.moves.size();
            pass_ = ++result.passes;
            for (std::size_t first = 0; first < order_.size(); first += kBlock) {
                share_ = static_cast<double>(first) / static_cast<double>(order_.size());
                move_block(order_.subspan(first, std::min(kBlock, order_.size() - first)), result);
            }
            result.converged = result.moves.size() == before;
        }
        share_ = 1.0;
        meter_.finish();
        report(result);
        return result;
    }

private:
    // Words per claim of a thread: searches of rare words are short.
    static constexpr std::size_t kChunk = 8;

    // Puts the words that have no topic yet where they raise the likelihood most.
    void put_all() {
        for (const std::int32_t each : order_) {
            const Word word = static_cast<Word>(each);
            if (partition_.topic(word) != kNoTopic) continue;
            partition_.put(word, partition_.best(word, sums_[0]).topic);
            workers_.tick();
        }
    }

    void move_block(std::span<const std::int32_t> words, Refinement& result) {
        workers_.for_each((words.size() + kChunk - 1) / kChunk, [&](unsigned thread, std::size_t chunk) {
            const std::size_t end = std::min(words.size(), (chunk + 1) * kChunk);
            for (std::size_t i = chunk * kChunk; i < end; ++i) {
                choices_[i] = choose(static_cast<Word>(words[i]), sums_[thread]);
            }
        });
        bool is_changed = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const Word word = static_cast<Word>(words[i]);
            const Topic from = partition_.topic(word);
            if (choices_[i].topic == from) continue;
            const Choice choice = is_changed ? choose(word, sums_[0]) : choices_[i];
            workers_.tick();
            if (choice.topic == from) continue;
            partition_.take_out(word);
            partition_.put(word, choice.topic);
            keepers_.move(word, from, choice.topic);
            result.moves.push_back({pass_, word, from, choice.topic, choice.gain});
            is_changed = true;
        }
    }

    Choice choose(Word word, typename WordPartition<Count>::Sums& sums) const noexcept {
        const Topic own = partition_.topic(word);
        const bool may_leave = partition_.size(own) > 1 && keepers_.may_leave(word, own);
        return may_leave ? partition_.best(word, sums) : Choice{own, 0};
    }

    void report(Refinement& result) {
        result.topics.resize(partition_.words());
        result.losses_back.resize(partition_.words());
        workers_.for_each(partition_.words(), [&](unsigned, std::size_t i) {
            const Word word = static_cast<Word>(i);
            const Topic home = static_cast<Topic>(start_.homes[word]);
            result.topics[word] = partition_.topic(word);
            if (result.topics[word] != home) {
                result.losses_back[word] = -partition_.gain_of_moving(word, home);
            }
        });
    }

    std::span<const std::int32_t> order_;
    const Start& start_;
    std::uint32_t most_passes_;
    WordPartition<Count> partition_;
    Keepers keepers_;
    std::uint32_t pass_ = 0;
    double share_ = 0.0;
    Meter meter_;
    Workers workers_;
    std::vector<typename WordPartition<Count>::Sums> sums_;
    std::vector<Choice> choices_;
};

// The arguments up to which g is tabled: all that 32-bit counts add up to within a document, and the
// frequencies of most topics.
template <class Count>
std::uint64_t tabled_until(const WordColumns<Count>& columns, std::uint64_t total) {
    constexpr std::uint64_t kUsual = std::uint64_t{1} << 18;
    std::uint64_t longest = 0;
    if (std::is_same_v<Count, std::uint32_t>) {
        std::vector<std::uint64_t> lengths(columns.n_documents);
        for (std::size_t i = 0; i < columns.documents.size(); ++i) {
            lengths[columns.documents[i]] += columns.counts[i];
        }
        longest = *std::max_element(lengths.begin(), lengths.end());
    }
    return std::max(std::min(total, kUsual), longest) + 1;
}

// Every word must occur, in one document at least, and every topic must have a word that may stay in
// it. `order` holds each word once. Counts add up to at most kLargestTotal.
template <class Count>
Refinement refine(const WordColumns<Count>& columns, const Start& start,
                  std::span<const std::int32_t> order, const RefineSettings& settings) {
    std::uint64_t total = 0;
    for (const Count count : columns.counts) total += count;
    const GainFunction gain(total, tabled_until(columns, total));
    Refinement result = Refiner<Count>(columns, start, order, gain, settings).run();
    result.shift = gain.shift();
    return result;
}

}  // namespace topicgrouper

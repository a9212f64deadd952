// Moving words between topics, one at a time, until no move raises the likelihood.
//
// Words are visited in the order of their numbers, pass by pass. So that several threads can search
// without the result depending on their number, a fixed number of words is looked at together,
// against the partition as it is before any of them moves. Those that want to move are then looked at
// again one after the other, each against the partition as the moves before it have left it. A pass
// without any move has seen every word against one and the same partition, and so proves that no move
// helps.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "common/gain.hpp"
#include "common/meter.hpp"
#include "common/word_columns.hpp"
#include "common/workers.hpp"
#include "refinement/word_partition.hpp"

namespace topicgrouper::refinement {

// Words that are looked at together. A constant: the result depends on it.
constexpr std::size_t kBlock = 256;

// Where words start.
struct Start {
    // By word; -1 for those that have to be put somewhere first.
    std::span<const std::int32_t> topics;
    std::size_t n_topics = 0;
};

struct Refinement {
    std::vector<Topic> topics;  // of the words, at the end
    Gain gain = 0;              // of all moves together
    std::size_t moves = 0;
    std::uint32_t passes = 0;
    bool converged = false;
    int shift = 0;
};

struct RefineSettings {
    unsigned threads = 1;
    std::uint32_t most_passes = 1;
    double cost_of_leaving = 0.0;  // nats per occurrence; see nested_moves.hpp
    // Gets the number of the pass and the share of it that is done. An exception ends the refinement.
    Progress progress = [](std::uint32_t, double) {};
};

template <class Count>
class Refiner {
public:
    Refiner(const WordColumns<Count>& columns, const Start& start, const GainFunction& gain,
            const RefineSettings& settings)
        : settings_(settings),
          partition_(columns, start.topics, start.n_topics, gain),
          // The meter sees to the rate; what is told is the state of the pass.
          meter_([this](std::uint32_t, double) { settings_.progress(pass_, share_); }),
          workers_(settings.threads, [this] { meter_.tick(); }),
          scratch_(workers_.size(), std::vector<Gain>(partition_.topics())),
          choices_(kBlock) {}

    Refinement run() {
        put_all();
        Refinement result;
        while (!result.converged && result.passes < settings_.most_passes) {
            const std::size_t before = result.moves;
            pass_ = ++result.passes;
            for (std::size_t first = 0; first < partition_.words(); first += kBlock) {
                share_ = static_cast<double>(first) / static_cast<double>(partition_.words());
                move_block(first, std::min(partition_.words(), first + kBlock), result);
            }
            result.converged = result.moves == before;
        }
        share_ = 1.0;
        meter_.finish();
        for (Word word = 0; word < partition_.words(); ++word) {
            result.topics.push_back(partition_.topic(word));
        }
        return result;
    }

private:
    // Words per claim of a thread.
    static constexpr std::size_t kChunk = 8;

    // Puts the words that have no topic yet where they raise the likelihood most.
    void put_all() {
        for (Word word = 0; word < partition_.words(); ++word) {
            if (partition_.topic(word) != kNoTopic) continue;
            const std::span<const Gain> sums = partition_.add_up(word, scratch_[0]);
            partition_.put(word, partition_.best_other(word, sums).topic);
            workers_.tick();
        }
    }

    void move_block(std::size_t first, std::size_t end, Refinement& result) {
        const std::size_t chunks = (end - first + kChunk - 1) / kChunk;
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            const std::size_t chunk_first = first + chunk * kChunk;
            for (std::size_t word = chunk_first; word < std::min(end, chunk_first + kChunk); ++word) {
                choices_[word - first] = choose(static_cast<Word>(word), scratch_[thread]);
            }
        });
        bool is_changed = false;
        for (std::size_t i = first; i < end; ++i) {
            if (choices_[i - first].gain <= 0) continue;
            const Word word = static_cast<Word>(i);
            const Choice choice = is_changed ? choose(word, scratch_[0]) : choices_[i - first];
            if (choice.gain <= 0) continue;
            partition_.move(word, choice.topic);
            result.gain += choice.gain;
            ++result.moves;
            is_changed = true;
            workers_.tick();
        }
    }

    Choice choose(Word word, std::span<Gain> scratch) const noexcept {
        const Topic own = partition_.topic(word);
        if (partition_.size(own) == 1) return {};
        return partition_.best_other(word, partition_.add_up(word, scratch));
    }

    const RefineSettings& settings_;
    WordPartition<Count> partition_;
    std::uint32_t pass_ = 0;
    double share_ = 0.0;
    Meter meter_;
    Workers workers_;
    std::vector<std::vector<Gain>> scratch_;  // for each thread a sum for each topic
    std::vector<Choice> choices_;             // of the words of a block
};

struct DocumentLengths {
    template <class Count>
    explicit DocumentLengths(const WordColumns<Count>& columns) {
        std::vector<std::uint64_t> lengths(columns.n_documents);
        for (std::size_t i = 0; i < columns.documents.size(); ++i) {
            lengths[columns.documents[i]] += columns.counts[i];
            total += columns.counts[i];
        }
        longest = *std::max_element(lengths.begin(), lengths.end());
    }

    std::uint64_t longest = 0;
    std::uint64_t total = 0;
};

// How many arguments of g are tabled: for 32-bit counts all that they add up to within a document and
// the frequencies of most topics. Other counts are mostly larger than any table.
template <class Count>
std::uint64_t table_size(std::uint64_t longest_document, std::uint64_t total) {
    constexpr bool kIsNarrow = std::is_same_v<Count, std::uint32_t>;
    const std::uint64_t usual = std::min(total, std::uint64_t{1} << (kIsNarrow ? 18 : 12)) + 1;
    return kIsNarrow ? std::max(usual, longest_document) : usual;
}

// Every word must occur in a document, and every topic must hold a word. Counts add up to at most
// kLargestTotal.
template <class Count>
Refinement refine(const WordColumns<Count>& columns, const Start& start,
                  const RefineSettings& settings) {
    const DocumentLengths lengths(columns);
    const GainFunction gain(lengths.total, table_size<Count>(lengths.longest, lengths.total));
    Refinement result = Refiner<Count>(columns, start, gain, settings).run();
    result.shift = gain.shift();
    return result;
}

}  // namespace topicgrouper::refinement

// From counts, in this process or in shards elsewhere, to the joins of their tree.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <span>
#include <type_traits>
#include <vector>

#include "common/gain.hpp"
#include "common/meter.hpp"
#include "common/workers.hpp"
#include "kernel/agglomeration.hpp"
#include "kernel/documents.hpp"
#include "kernel/local_data.hpp"
#include "kernel/remote_data.hpp"
#include "kernel/start.hpp"
#include "kernel/totals.hpp"

namespace topicgrouper::kernel {

// Gets the joins made since it was called last. An exception ends the fit.
using JoinsTold = std::function<void(std::span<const Join>)>;

struct Settings {
    unsigned threads = 1;
    std::size_t most_kept = 0;  // sums, from join to join; shards have limits of their own
    std::size_t most_joins = std::numeric_limits<std::size_t>::max();
    Progress progress;
    // Called before each report of progress and at the end, also if an exception ends the fit.
    JoinsTold joined;
};

struct Fit {
    std::vector<Join> joins;
    Counters counters;
    int shift = 0;
};

// Tells the joins of an agglomeration as they are made.
class JoinTeller {
public:
    explicit JoinTeller(const JoinsTold& told) : told_(told) {}

    void watch(const Agglomeration& agglomeration) noexcept { watched_ = &agglomeration; }

    void tell() {
        if (!told_ || watched_ == nullptr) return;
        const std::span<const Join> joins(watched_->joins());
        const auto fresh = joins.subspan(number_);
        number_ = joins.size();
        if (!fresh.empty()) told_(fresh);
    }

private:
    const JoinsTold& told_;
    const Agglomeration* watched_ = nullptr;
    std::size_t number_ = 0;
};

// The meter of a fit: joins are told before progress is, since that may end the fit.
inline Meter meter_of(const Settings& settings, JoinTeller& teller) {
    if (!settings.progress && !settings.joined) return Meter();
    return Meter([&settings, &teller](std::uint32_t topics, double share) {
        teller.tell();
        if (settings.progress) settings.progress(topics, share);
    });
}

inline Fit run_fit(TopicData& data, const Start& start, const GainFunction& gain, Meter& meter,
                   Workers& workers, JoinTeller& teller, const Settings& settings) {
    Agglomeration agglomeration(data, start.ranks, start.next_node, gain, meter, workers);
    teller.watch(agglomeration);
    try {
        agglomeration.run(settings.most_joins);
    } catch (...) {
        teller.tell();
        throw;
    }
    meter.set(agglomeration.living(), 1.0);
    meter.finish();
    return {agglomeration.joins(), agglomeration.counters(), gain.shift()};
}

// Every column of the matrix must have a positive total of at most kLargestTotal together.
// 32-bit counts ask for a table over the longest document; see table_size.
template <class Count>
Fit fit(const CountRows<Count>& matrix, std::size_t words, std::span<const KnownJoin> known,
        const Settings& settings) {
    const Totals totals = totals_of(matrix, words);
    const Start start = start_of(totals.columns, known);
    const GainFunction gain = gain_of_documents<Count>(totals);
    JoinTeller teller(settings.joined);
    Meter meter = meter_of(settings, teller);
    meter.set(start.ranks.size(), 0.0);
    Workers workers(settings.threads, [&meter] { meter.tick(); });
    const std::unique_ptr<TopicData> data = local_data(
        matrix, totals, start.slot_of_word, start.ranks.size(), gain, workers, settings.most_kept);
    return run_fit(*data, start, gain, meter, workers, teller, settings);
}

// As `fit`, of counts that lie in shards made with the same start. `frequencies` are the totals of
// the words over all shards.
inline Fit fit_shards(Shards& shards, std::span<const std::uint64_t> frequencies,
                      std::span<const KnownJoin> known, const Settings& settings) {
    const Start start = start_of(frequencies, known);
    Totals totals;
    totals.all = std::reduce(frequencies.begin(), frequencies.end());
    totals.columns.assign(frequencies.begin(), frequencies.end());
    const GainFunction gain(totals.all, table_size(totals, false));
    JoinTeller teller(settings.joined);
    Meter meter = meter_of(settings, teller);
    meter.set(start.ranks.size(), 0.0);
    RemoteData data(shards, start.frequencies());
    Workers workers(1, [&meter] { meter.tick(); });  // the time is in the shards
    return run_fit(data, start, gain, meter, workers, teller, settings);
}

}  // namespace topicgrouper::kernel

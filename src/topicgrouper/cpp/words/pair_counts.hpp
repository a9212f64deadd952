// How often each two numbers occur as a pair.
//
// The second numbers are sorted by the first with a counting pass, then counted for one first number
// at a time: in linear time, without a hash table that no cache would hold.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "common/workers.hpp"

namespace topicgrouper::words {

struct NumberPair {
    std::uint32_t first;
    std::uint32_t second;
};

struct PairCount {
    std::uint32_t first;
    std::uint32_t second;
    std::uint64_t count;
};

// The pairs that occur at least `least` times (at least once), by their first numbers, which like
// the second ones are below `numbers`. The groups are given up on the way.
//
// No two threads touch the same memory: a group has its own row of `places` and with it its own part
// of `seconds` for each first number, and ranges of first numbers have their own parts of `seconds`
// and of `found`. The loops of `workers` end before the next one begins.
inline std::vector<PairCount> frequent_pairs(std::size_t numbers,
                                             std::vector<std::vector<NumberPair>> groups,
                                             std::uint64_t least, Workers& workers) {
    std::vector<std::vector<std::size_t>> places(groups.size());
    workers.for_each(groups.size(), [&](unsigned, std::size_t group) {
        places[group].resize(numbers);
        for (const NumberPair& pair : groups[group]) ++places[group][pair.first];
    });
    std::vector<std::size_t> starts(numbers + 1);
    std::size_t total = 0;
    for (std::size_t first = 0; first < numbers; ++first) {
        starts[first] = total;
        for (std::vector<std::size_t>& own : places) {
            total += std::exchange(own[first], total);
        }
    }
    starts[numbers] = total;
    const std::unique_ptr<std::uint32_t[]> seconds(new std::uint32_t[total]);
    workers.for_each(groups.size(), [&](unsigned, std::size_t group) {
        std::vector<std::size_t>& own = places[group];
        for (const NumberPair& pair : groups[group]) seconds[own[pair.first]++] = pair.second;
        groups[group] = {};
    });

    constexpr std::size_t kRange = 1 << 12;
    const std::size_t ranges = (numbers + kRange - 1) / kRange;
    std::vector<std::vector<PairCount>> found(ranges);
    struct Tally {
        std::vector<std::uint64_t> counts;  // of second numbers, zeros between two first numbers
        std::vector<std::uint32_t> seen;    // those that are not zero
    };
    std::vector<Tally> tallies(workers.size());
    workers.for_each(ranges, [&](unsigned thread, std::size_t range) {
        Tally& tally = tallies[thread];
        tally.counts.resize(numbers);
        const std::size_t end = std::min(numbers, (range + 1) * kRange);
        for (std::size_t first = range * kRange; first < end; ++first) {
            if (starts[first + 1] - starts[first] < least) continue;
            for (std::size_t i = starts[first]; i < starts[first + 1]; ++i) {
                if (tally.counts[seconds[i]]++ == 0) tally.seen.push_back(seconds[i]);
            }
            for (const std::uint32_t second : tally.seen) {
                const std::uint64_t count = tally.counts[second];
                tally.counts[second] = 0;
                if (count < least) continue;
                found[range].push_back({static_cast<std::uint32_t>(first), second, count});
            }
            tally.seen.clear();
        }
    });
    std::vector<PairCount> all;
    for (const std::vector<PairCount>& part : found) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace topicgrouper::words

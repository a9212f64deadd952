// Cheap lower bounds of J(f(s), f(r)) for one topic s and all topics r, by classes of frequency.
//
// A row of sums has an entry for every topic, and nearly none of them can enter a list. To tell
// without a logarithm for each, frequencies are put into classes of a sixteenth of an octave, and J
// is evaluated once for each class: J grows with frequency, so the class's lower end bounds it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "common/gain.hpp"

namespace topicgrouper::kernel {

using Bucket = std::uint16_t;

constexpr int kBucketBits = 4;
constexpr Bucket kBuckets = (64 - kBucketBits) << kBucketBits;
constexpr Bucket kDeadBucket = kBuckets - 1;  // no frequency is as large as this

constexpr Bucket bucket_of(std::uint64_t frequency) noexcept {
    const int width = static_cast<int>(std::bit_width(frequency));
    if (width <= kBucketBits) return static_cast<Bucket>(frequency);
    const int shift = width - kBucketBits - 1;
    return static_cast<Bucket>((shift << kBucketBits) + (frequency >> shift));
}

// The smallest frequency of a bucket.
constexpr std::uint64_t bucket_start(Bucket bucket) noexcept {
    if (bucket < (2 << kBucketBits)) return bucket;
    const int shift = (bucket >> kBucketBits) - 1;
    return std::uint64_t{(bucket & ((1u << kBucketBits) - 1)) | (1u << kBucketBits)} << shift;
}

// The bucket of every slot, close together in memory.
class FrequencyBuckets {
public:
    explicit FrequencyBuckets(std::size_t slots) : buckets_(slots) {}

    void set(std::size_t slot, std::uint64_t frequency) noexcept {
        buckets_[slot] = bucket_of(frequency);
    }
    void set_dead(std::size_t slot) noexcept { buckets_[slot] = kDeadBucket; }
    Bucket of(std::size_t slot) const noexcept { return buckets_[slot]; }

private:
    std::vector<Bucket> buckets_;
};

// The lower bounds for one topic, each computed when first asked for.
class BucketBounds {
public:
    BucketBounds(const GainFunction& gain, std::uint64_t frequency) noexcept
        : gain_(gain), frequency_(frequency) {
        known_.fill(kUnknown);
        known_[kDeadBucket] = std::numeric_limits<Gain>::max() / 2;  // a dead topic's never enters
    }

    Gain j_at_least(Bucket bucket) const noexcept {
        Gain& value = known_[bucket];
        if (value == kUnknown) value = gain_.j_at_least(frequency_, bucket_start(bucket));
        return value;
    }

private:
    static constexpr Gain kUnknown = std::numeric_limits<Gain>::min();

    const GainFunction& gain_;
    std::uint64_t frequency_;
    mutable std::array<Gain, kBuckets> known_;
};

}  // namespace topicgrouper::kernel

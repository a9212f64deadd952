// Cheap lower bounds of J(f(s), f(r)) for one topic s and all topics r, by classes of frequency.
//
// A row of sums has an entry for every topic, and nearly none of them can enter a list. To tell
// without a logarithm for each, frequencies are put into classes of a sixteenth of an octave: J grows
// with frequency, so that of a class's lower end b bounds those of the class. It takes no logarithm
// either. With a the topic's frequency and b <= a,
//     J(a, b) = g(a+b) - g(a) - g(b),   g(a+b) - g(a) = integral from 0 to b of 1 + log(a+x),
// and log(a+x), which is concave, lies above its chord log a + x (log 2) / a for x up to a. So
//     J(a, b) >= b (1 + log a - log b) + b^2 (log 2) / (2 a),
// 3 % less than J at b = a and closer to it everywhere else. With b > a the two change their parts.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
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

// What the bounds of all topics have in common: the lower ends of the classes and their logarithms.
class BucketStarts {
public:
    // No topic of the fit is more frequent than `total`.
    BucketStarts(const GainFunction& gain, std::uint64_t total)
        : scale_(std::ldexp(1.0, gain.shift())), last_(bucket_of(total)) {
        for (std::uint32_t bucket = 0; bucket <= last_; ++bucket) {
            const double start = static_cast<double>(bucket_start(static_cast<Bucket>(bucket)));
            starts_.push_back(start);
            logs_.push_back(start < 1.0 ? 0.0 : std::log(start));
        }
    }

private:
    friend class BucketBounds;

    double scale_;
    Bucket last_;
    std::vector<double> starts_;
    std::vector<double> logs_;
};

// The lower bounds for one topic, of the classes from `first` on.
class BucketBounds {
public:
    BucketBounds(const BucketStarts& common, std::uint64_t frequency, Bucket first = 0) noexcept {
        const double a = static_cast<double>(frequency);
        const double log_a = std::log(a);
        const std::uint32_t own = std::min(bucket_of(frequency), common.last_);
        // Of two frequencies, this takes the smaller one first.
        const auto set = [&](std::uint32_t bucket, double few, double log_few, double many,
                             double log_many) {
            const double ratio = few / many;
            const double j = few * (1.0 + log_many - log_few + kHalfLog2 * ratio);
            bounds_[bucket] = static_cast<Gain>(j * common.scale_) - kRounding;
        };
        std::uint32_t bucket = first;
        for (; bucket <= own; ++bucket) {
            set(bucket, common.starts_[bucket], common.logs_[bucket], a, log_a);
        }
        for (; bucket <= common.last_; ++bucket) {
            set(bucket, a, log_a, common.starts_[bucket], common.logs_[bucket]);
        }
        bounds_[kDeadBucket] = std::numeric_limits<Gain>::max() / 2;  // a dead topic's never enters
    }

    // At most J of the topic with any other of this class.
    Gain j_at_least(Bucket bucket) const noexcept { return bounds_[bucket]; }

private:
    static constexpr double kHalfLog2 = 0.3465;  // rounded down
    // A few roundings of doubles, to 2^-52 each, of values below 2^62; and those of three g.
    static constexpr Gain kRounding = Gain{1} << 14;

    std::array<Gain, kBuckets> bounds_;  // only those of the fit's classes are set
};

}  // namespace topicgrouper::kernel

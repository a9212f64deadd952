#include "kernel/frequency_buckets.hpp"

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

void check_bucket(std::uint64_t frequency) {
    const Bucket bucket = bucket_of(frequency);
    CHECK(bucket < kDeadBucket);
    CHECK_AT_MOST(bucket_start(bucket), frequency);
    CHECK(frequency < bucket_start(static_cast<Bucket>(bucket + 1)));
    // A bucket is no wider than a sixteenth of its start.
    CHECK_AT_MOST((frequency - bucket_start(bucket)) * 16, bucket_start(bucket));
    CHECK_AT_MOST(bucket_of(frequency - 1), bucket);
}

}  // namespace

TEST(a_bucket_starts_at_its_smallest_frequency) {
    for (std::uint64_t frequency = 1; frequency < 70'000; ++frequency) check_bucket(frequency);
    Random random(1);
    for (int i = 0; i < 50'000; ++i) check_bucket(random.up_to_bits(51));
    for (int bits = 1; bits <= 51; ++bits) {
        check_bucket(std::uint64_t{1} << bits);
        check_bucket((std::uint64_t{1} << bits) + 1);
        check_bucket((std::uint64_t{1} << bits) - 1);
    }
}

TEST(every_bucket_up_to_the_largest_total_is_used) {
    for (Bucket bucket = 0; bucket <= bucket_of(2 * kLargestTotal); ++bucket) {
        CHECK_EQUAL(bucket_of(bucket_start(bucket)), bucket);
    }
}

TEST(slots_remember_their_bucket) {
    FrequencyBuckets buckets(3);
    buckets.set(0, 5);
    buckets.set(1, 1'000'000);
    buckets.set(2, 5);
    buckets.set_dead(2);
    CHECK_EQUAL(buckets.of(0), bucket_of(5));
    CHECK_EQUAL(buckets.of(1), bucket_of(1'000'000));
    CHECK_EQUAL(buckets.of(2), kDeadBucket);
    buckets.set(2, 7);
    CHECK_EQUAL(buckets.of(2), bucket_of(7));
}

TEST(bounds_are_below_j_of_all_small_pairs_and_close) {
    constexpr std::uint64_t kMost = 400;
    const GainFunction gain(2 * kMost, 2000);
    const BucketStarts starts(gain, kMost);
    for (std::uint64_t a = 1; a <= kMost; ++a) {
        const BucketBounds bounds(starts, a);
        for (std::uint64_t b = 1; b <= kMost; ++b) {
            const Gain bound = bounds.j_at_least(bucket_of(b));
            CHECK_AT_MOST(bound, gain.j(a, b));
            // Less by the chord and by the width of a bucket.
            CHECK(static_cast<double>(bound) > 0.9 * static_cast<double>(gain.j(a, b)));
        }
    }
}

TEST(bounds_are_below_j_of_large_pairs) {
    Random random(2);
    for (const int bits : {20, 28, 44, 50}) {
        const std::uint64_t total = std::uint64_t{1} << bits;
        const GainFunction gain(total, 1000);
        const BucketStarts starts(gain, total);
        for (int i = 0; i < 300; ++i) {
            const std::uint64_t a = random.up_to_bits(bits - 1);
            const BucketBounds bounds(starts, a);
            for (int j = 0; j < 60; ++j) {
                // Also right at a bucket's start, where the bound is closest, and with the same
                // frequency and its neighbours, where the two change their parts.
                const std::uint64_t any = random.up_to_bits(bits - 1);
                for (const std::uint64_t b : {any, bucket_start(bucket_of(any)), a, a + 1, a - 1}) {
                    CHECK_AT_MOST(bounds.j_at_least(bucket_of(b)), gain.j(a, b));
                }
            }
        }
    }
}

TEST(the_bounds_of_some_buckets_are_those_of_all) {
    const GainFunction gain(1'000'000, 1001);
    const BucketStarts starts(gain, 1'000'000);
    for (const std::uint64_t frequency : {1, 7, 500, 1'000'000}) {
        const Bucket first = bucket_of(frequency);
        const BucketBounds all(starts, frequency);
        const BucketBounds some(starts, frequency, first);
        for (Bucket bucket = first; bucket <= bucket_of(1'000'000); ++bucket) {
            CHECK_EQUAL(some.j_at_least(bucket), all.j_at_least(bucket));
        }
    }
}

TEST(a_dead_topic_is_never_promising) {
    const GainFunction gain(1000, 1001);
    const BucketBounds bounds(BucketStarts(gain, 1000), 10);
    CHECK(gain.g(1000) - bounds.j_at_least(kDeadBucket) < -gain.g(1000));
}

// Random numbers that depend on where they are used, never on who draws them or when.
//
// SplitMix64: the i-th number of a stream is a mix of the stream's key plus i times an odd constant.
// The key is mixed from the seed and from what names the place, such as an iteration and a block or
// a document and a chain, so that the streams of different places have nothing to do with each other.
#pragma once

#include <cstdint>

namespace topicgrouper {

class RandomStream {
public:
    RandomStream() = default;

    RandomStream(std::uint64_t seed, std::uint64_t outer, std::uint64_t inner) noexcept
        : state_(mix(mix(mix(seed + kStep) ^ (outer + kStep)) ^ (inner + 2 * kStep))) {}

    std::uint64_t next() noexcept { return mix(state_ += kStep); }

    // In [0, 1), a multiple of 2^-53.
    double uniform() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;

    static constexpr std::uint64_t mix(std::uint64_t x) noexcept {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }

    std::uint64_t state_ = 0;
};

}  // namespace topicgrouper

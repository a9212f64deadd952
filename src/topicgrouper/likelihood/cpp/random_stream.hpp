// Random numbers that depend only on what they are for.
//
// A stream is named by (seed, document, chain); its i-th number is a mixed function of the name and
// i. No state is shared, so results depend neither on threads nor on which other documents there
// are.
#pragma once

#include <cstdint>

namespace topicgrouper {

// The finaliser of SplitMix64: every bit of the result depends on every bit of x.
constexpr std::uint64_t mix_bits(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

class RandomStream {
public:
    RandomStream() = default;

    RandomStream(std::uint64_t seed, std::uint64_t document, std::uint64_t chain) noexcept
        : state_(mix_bits(mix_bits(mix_bits(seed + kStep) ^ (document + kStep)) ^
                          (chain + 2 * kStep))) {}

    // In [0, 1), a multiple of 2^-53.
    double uniform() noexcept {
        state_ += kStep;
        return static_cast<double>(mix_bits(state_) >> 11) * 0x1p-53;
    }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15u;

    std::uint64_t state_ = 0;
};

}  // namespace topicgrouper

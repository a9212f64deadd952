// Random whole numbers that are the same on every machine (SplitMix64).
#pragma once

#include <cstdint>

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // In [0, end).
    std::uint64_t below(std::uint64_t end) { return next() % end; }

    // In [1, 2^bits), of every length equally often.
    std::uint64_t up_to_bits(int bits) {
        const int length = 1 + static_cast<int>(below(static_cast<std::uint64_t>(bits)));
        const std::uint64_t top = std::uint64_t{1} << (length - 1);
        return top | (next() & (top - 1));
    }

private:
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    std::uint64_t state_;
};

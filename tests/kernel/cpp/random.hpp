// Random whole numbers that are the same on every machine.
#pragma once

#include <cstdint>
#include <random>

class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    // In [0, end).
    std::uint64_t below(std::uint64_t end) { return engine_() % end; }

    // In [1, 2^bits), of every length equally often.
    std::uint64_t up_to_bits(int bits) {
        const int length = 1 + static_cast<int>(below(static_cast<std::uint64_t>(bits)));
        const std::uint64_t top = std::uint64_t{1} << (length - 1);
        return top | (engine_() & (top - 1));
    }

private:
    std::mt19937_64 engine_;
};

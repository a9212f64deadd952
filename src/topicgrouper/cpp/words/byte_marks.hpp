// One bit for each byte of a text, sixty-four at a time, so that words are found without a branch
// for each byte.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace topicgrouper::words {

class ByteMarks {
public:
    static constexpr std::size_t kBits = 64;

    // Makes room for `size` bits and a blank word after them.
    void resize(std::size_t size) { words_.resize(size / kBits + 2); }

    std::uint64_t& word(std::size_t i) noexcept { return words_[i]; }
    std::uint64_t word(std::size_t i) const noexcept { return words_[i]; }

    // The first bit set, or not set, at `from` or after it; there must be one. O(distance / 64).
    std::size_t next_set(std::size_t from) const noexcept { return next<0>(from); }
    std::size_t next_clear(std::size_t from) const noexcept { return next<kAll>(from); }

private:
    static constexpr std::uint64_t kAll = ~std::uint64_t{0};

    template <std::uint64_t Flip>
    std::size_t next(std::size_t from) const noexcept {
        std::size_t i = from / kBits;
        const std::uint64_t first = (words_[i] ^ Flip) >> from % kBits;
        if (first != 0) return from + static_cast<std::size_t>(std::countr_zero(first));
        while ((words_[++i] ^ Flip) == 0) {
        }
        return i * kBits + static_cast<std::size_t>(std::countr_zero(words_[i] ^ Flip));
    }

    std::vector<std::uint64_t> words_;
};

using ByteFlags = std::array<std::uint8_t, ByteMarks::kBits>;  // each 0 or 1

inline std::uint64_t pack(const ByteFlags& flags) noexcept {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < flags.size(); i += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, flags.data() + i, sizeof eight);
        // Each of the eight bytes is shifted to a bit of its own in the uppermost byte.
        constexpr std::uint64_t kGather =
            std::endian::native == std::endian::little ? 0x0102040810204080 : 0x8040201008040201;
        bits |= eight * kGather >> 56 << i;
    }
    return bits;
}

}  // namespace topicgrouper::words

// A table of a few characters beyond ASCII, for tests.
#pragma once

#include <cstdint>
#include <vector>

#include "words/characters.hpp"

inline std::vector<std::uint32_t> some_letters() {
    using namespace topicgrouper;
    using namespace topicgrouper::words;
    std::vector<std::uint32_t> entries(kCodePoints);
    const auto set = [&](char32_t c, char32_t lower, Kind kind) {
        const std::uint32_t length = (kind & (kLetter | kNumber | kUnspaced)) != 0;
        entries[c] = lower | length << kLengthShift | std::uint32_t{kind} << kKindShift;
    };
    for (char32_t c = 0; c < kCodePoints; ++c) set(c, c, kNone);
    set(0xe9, 0xe9, kLetter);     // é
    set(0xc9, 0xe9, kLetter);     // É
    set(0x23a, 0x2c65, kLetter);  // Ⱥ, two bytes; its lower case has three
    set(0x2c65, 0x2c65, kLetter);
    set(0xbd, 0xbd, kNumber);    // ½
    set(0xfe0f, 0xfe0f, kMark);  // variation selector
    for (char32_t c = 0x4e00; c < 0x5000; ++c) set(c, c, kUnspaced);
    // A Hangul syllable counts for two letters, a vowel sign for one.
    entries[0xac15] = 0xac15 | 2u << kLengthShift | std::uint32_t{kLetter} << kKindShift;
    entries[0x940] = 0x940 | 1u << kLengthShift | std::uint32_t{kMark} << kKindShift;
    set(0x928, 0x928, kLetter);
    return entries;
}

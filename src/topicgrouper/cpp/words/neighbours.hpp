// Whether a word of a text follows the one before it directly.
#pragma once

#include "words/characters.hpp"

namespace topicgrouper::words {

constexpr bool is_blank(char32_t c) noexcept {
    return c == ' ' || c == '\t' || c == '\r' || c == 0xa0 || (c >= 0x2000 && c <= 0x200b) ||
           c == 0x202f || c == 0x3000;
}

constexpr bool is_hyphen(char32_t c) noexcept { return c == '-' || c == 0x2010 || c == 0x2011; }

// Whether what lies between two words of a text makes them neighbours: blanks with at most one line
// break among them, or one hyphen. Without anything between they are none. O(bytes).
inline bool joins(const char* from, const char* end) noexcept {
    if (from >= end) return false;
    char32_t c = decode(from);
    if (from == end && (c == ' ' || is_hyphen(c))) return true;
    for (int breaks = 0;;) {
        breaks += c == '\n';
        if (breaks > 1 || (c != '\n' && !is_blank(c))) return false;
        if (from == end) return true;
        c = decode(from);
    }
}

}  // namespace topicgrouper::words

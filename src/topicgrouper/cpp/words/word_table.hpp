// Words to small numbers: an open-addressing hash table whose words lie end to end in one string.
//
// Words are in UTF-8. Nearly all have sixteen bytes or fewer and are their own keys: they are found
// without a look at the string.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topicgrouper::words {

using WordId = std::uint32_t;

// How many readable bytes must follow a word that is looked up.
constexpr std::size_t kReadAhead = 8;

class WordTable {
public:
    struct Found {
        WordId id;
        std::uint32_t& note;  // the caller's own, 0 for a new word; valid until the next call
    };

    WordTable() : slots_(kFirstSlots), starts_{0} {}

    std::size_t size() const noexcept { return starts_.size() - 1; }

    std::string_view operator[](WordId id) const noexcept {
        return std::string_view(text_).substr(starts_[id], starts_[id + 1] - starts_[id]);
    }

    // Finds a word, or gives it the next number. Expected O(bytes of the word). At least kReadAhead
    // bytes after the word must be readable, and it holds no zero byte.
    Found add(const char* word, std::size_t size) {
        const Key key = key_of(word, size);
        for (std::size_t i = slot_of(key);; i = (i + 1) & (slots_.size() - 1)) {
            if (slots_[i] == kEmpty) return insert(i, key, {word, size});
            const WordId id = slots_[i] - 1;
            if (entries_[id].key != key) continue;
            if (!key.is_hashed() || (*this)[id] == std::string_view(word, size)) {
                return {id, entries_[id].note};
            }
        }
    }

    // Takes over another table's words; gives their numbers here, in the order of those there.
    std::vector<WordId> absorb(WordTable&& other) {
        std::vector<WordId> ids(other.size());
        if (size() == 0) {
            *this = std::move(other);
            std::iota(ids.begin(), ids.end(), WordId{0});
            return ids;
        }
        std::string padded;
        for (WordId id = 0; id < ids.size(); ++id) {
            const std::string_view word = other[id];
            padded.assign(word).append(kReadAhead, '\0');
            ids[id] = add(padded.data(), word.size()).id;
        }
        return ids;
    }

    // The numbers in the order of the words' bytes, which in UTF-8 is that of the code points.
    std::vector<WordId> sorted() const {
        struct Head {
            std::uint64_t bytes;  // the first eight, so that most comparisons end here
            WordId id;
        };
        std::vector<Head> heads(size());
        for (WordId id = 0; id < heads.size(); ++id) heads[id] = {head_of((*this)[id]), id};
        std::sort(heads.begin(), heads.end(), [this](const Head& a, const Head& b) {
            return a.bytes != b.bytes ? a.bytes < b.bytes : (*this)[a.id] < (*this)[b.id];
        });
        std::vector<WordId> ids(size());
        for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = heads[i].id;
        return ids;
    }

private:
    // A word of up to sixteen bytes, padded with zeros; of a longer one the beginning and a hash.
    struct Key {
        std::uint64_t first;
        std::uint64_t second;

        // No byte of UTF-8 is 0xff.
        static constexpr std::uint64_t kHashed = std::uint64_t{0xff} << 56;
        bool is_hashed() const noexcept { return second >= kHashed; }
        bool operator==(const Key&) const = default;
    };

    struct Entry {
        Key key;
        std::uint32_t note;
    };

    static constexpr std::size_t kMostWords = std::numeric_limits<std::int32_t>::max();
    static constexpr std::size_t kFirstSlots = 1 << 10;
    static constexpr WordId kEmpty = 0;
    static constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;

    static std::uint64_t load(const char* from) noexcept {
        std::uint64_t bytes;
        std::memcpy(&bytes, from, sizeof bytes);
        return bytes;
    }

    // The first `size` of eight bytes in memory, zeros for the others, in the same order.
    static std::uint64_t first_bytes(std::uint64_t bytes, std::size_t size) noexcept {
        const int unused = 8 * static_cast<int>(8 - size);
        if constexpr (std::endian::native == std::endian::little) {
            return bytes << unused >> unused;
        } else {
            return bytes >> unused << unused;
        }
    }

    static Key key_of(const char* word, std::size_t size) noexcept {
        if (size <= 8) return {first_bytes(load(word), size), 0};
        const std::uint64_t first = load(word);
        if (size <= 16) return {first, first_bytes(load(word + 8), size - 8)};
        std::uint64_t hash = size;
        for (word += 8, size -= 8; size > 8; word += 8, size -= 8) hash = mixed(hash ^ load(word));
        return {first, mixed(hash ^ first_bytes(load(word), size)) | Key::kHashed};
    }

    static std::uint64_t mixed(std::uint64_t value) noexcept {
        value *= kMultiplier;
        return value ^ (value >> 32);
    }

    static std::uint64_t head_of(std::string_view word) noexcept {
        std::uint64_t head = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            head = head << 8 | (i < word.size() ? static_cast<unsigned char>(word[i]) : 0);
        }
        return head;
    }

    std::size_t slot_of(const Key& key) const noexcept {
        return mixed(key.first ^ mixed(key.second)) & (slots_.size() - 1);
    }

    Found insert(std::size_t slot, const Key& key, std::string_view word) {
        if (size() >= kMostWords) throw std::length_error("more than two billion words");
        text_.append(word);
        starts_.push_back(text_.size());
        entries_.push_back({key, 0});
        const auto id = static_cast<WordId>(entries_.size() - 1);
        slots_[slot] = id + 1;
        if (2 * size() > slots_.size()) grow();
        return {id, entries_[id].note};
    }

    void grow() {
        slots_.assign(2 * slots_.size(), kEmpty);
        for (WordId id = 0; id < entries_.size(); ++id) {
            std::size_t i = slot_of(entries_[id].key);
            while (slots_[i] != kEmpty) i = (i + 1) & (slots_.size() - 1);
            slots_[i] = id + 1;
        }
    }

    // Frequent words come early, so what is needed of them lies close together.
    std::vector<WordId> slots_;  // numbers from 1 on; a power of two, at most half of them taken
    std::vector<Entry> entries_;
    std::string text_;
    std::vector<std::size_t> starts_;  // of the words in text_, and its end
};

}  // namespace topicgrouper::words

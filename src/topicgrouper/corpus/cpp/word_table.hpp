// Words to small numbers: an open-addressing hash table whose words lie end to end in one string.
//
// Words are in UTF-8. Most have eight bytes or fewer and are their own keys: they are found without
// a look at the string.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace topicgrouper {

using WordId = std::uint32_t;

// How many readable bytes must follow a word that is looked up.
constexpr std::size_t kReadAhead = 8;

class WordTable {
public:
    WordTable() : slots_(kFirstSlots), starts_{0} {}

    std::size_t size() const noexcept { return starts_.size() - 1; }

    std::string_view operator[](WordId id) const noexcept {
        return std::string_view(text_).substr(starts_[id], starts_[id + 1] - starts_[id]);
    }

    // Gives the word's number, a new one to a new word. Expected O(bytes of the word).
    // At least kReadAhead bytes after a word must be readable; the word holds no zero byte.
    WordId add(const char* word, std::size_t size) {
        const std::uint64_t key = key_of(word, size);
        for (std::size_t i = slot_of(key);; i = (i + 1) & (slots_.size() - 1)) {
            const Slot& slot = slots_[i];
            if (slot.key == kEmpty) return insert(i, key, {word, size});
            if (slot.key != key) continue;
            if (!is_hashed(key) || (*this)[slot.id] == std::string_view(word, size)) return slot.id;
        }
    }

    // Takes over another table's words; gives their numbers here, in the order of those there.
    std::vector<WordId> absorb(const WordTable& other) {
        std::vector<WordId> ids(other.size());
        std::string padded;
        for (WordId id = 0; id < ids.size(); ++id) {
            const std::string_view word = other[id];
            padded.assign(word).append(kReadAhead, '\0');
            ids[id] = add(padded.data(), word.size());
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
    struct Slot {
        std::uint64_t key = kEmpty;
        WordId id = 0;
    };

    static constexpr std::size_t kMostWords = std::numeric_limits<std::int32_t>::max();
    static constexpr std::size_t kFirstSlots = 1 << 10;
    static constexpr std::uint64_t kEmpty = 0;  // no word is empty or holds a zero byte
    static constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
    // No byte of UTF-8 is 0xff: a key with this byte is a hash, all others are the words themselves.
    static constexpr std::uint64_t kHashed = std::uint64_t{0xff} << 56;

    static bool is_hashed(std::uint64_t key) noexcept { return key >= kHashed; }

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

    static std::uint64_t key_of(const char* word, std::size_t size) noexcept {
        if (size <= 8) return first_bytes(load(word), size);
        std::uint64_t hash = size;
        for (; size > 8; word += 8, size -= 8) hash = mixed(hash ^ load(word));
        return mixed(hash ^ first_bytes(load(word), size)) | kHashed;
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

    std::size_t slot_of(std::uint64_t key) const noexcept {
        return mixed(key) & (slots_.size() - 1);
    }

    WordId insert(std::size_t slot, std::uint64_t key, std::string_view word) {
        if (size() >= kMostWords) throw std::length_error("more than 2,147,483,647 different words");
        const auto id = static_cast<WordId>(size());
        text_.append(word);
        starts_.push_back(text_.size());
        slots_[slot] = {key, id};
        if (2 * size() > slots_.size()) grow();
        return id;
    }

    void grow() {
        std::vector<Slot> old(2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.key == kEmpty) continue;
            std::size_t i = slot_of(slot.key);
            while (slots_[i].key != kEmpty) i = (i + 1) & (slots_.size() - 1);
            slots_[i] = slot;
        }
    }

    std::vector<Slot> slots_;  // a power of two, at most half of them taken
    std::string text_;
    std::vector<std::size_t> starts_;  // of the words in text_, and its end
};

}  // namespace topicgrouper

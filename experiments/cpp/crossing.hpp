// What all functions have in common that Python calls through ctypes: arrays in, arrays out, nothing
// checked.
//
// All numbers are 64 bits wide, wherever they are passed. Functions return how many numbers they have
// written, or -1 if memory ran out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

#include "common/count_rows.hpp"

namespace topicgrouper {

// Documents × words by row.
struct Rows {
    const std::int64_t* starts;
    const std::int32_t* columns;
    const std::int64_t* counts;
    std::size_t documents;
    std::size_t words;

    CountRows<std::int64_t> spans() const {
        const auto entries = static_cast<std::size_t>(starts[documents]);
        return {{starts, documents + 1}, {columns, entries}, {counts, entries}};
    }
};

template <class Body>
std::int64_t guarded(const Body& body) noexcept {
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return -1;
    }
}

inline unsigned unsigned_of(std::uint64_t number) { return static_cast<unsigned>(number); }

}  // namespace topicgrouper

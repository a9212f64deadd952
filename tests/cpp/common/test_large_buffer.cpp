#include "common/large_buffer.hpp"

#include <cstdint>
#include <limits>
#include <utility>

#include "check.hpp"

using namespace topicgrouper;

TEST(every_element_can_be_written_and_read) {
    for (const std::size_t size : {std::size_t{1}, std::size_t{1000}, std::size_t{300'001}}) {
        LargeBuffer<std::int64_t> buffer(size);
        for (std::size_t i = 0; i < size; ++i) buffer.data()[i] = static_cast<std::int64_t>(i) - 5;
        const LargeBuffer<std::int64_t>& same = buffer;
        CHECK_EQUAL(same.data()[0], -5);
        CHECK_EQUAL(same.data()[size / 2], static_cast<std::int64_t>(size / 2) - 5);
        CHECK_EQUAL(same.data()[size - 1], static_cast<std::int64_t>(size) - 6);
    }
}

TEST(memory_changes_its_owner_by_moving) {
    LargeBuffer<int> first(10);
    first.data()[9] = 3;
    const int* const memory = first.data();
    const LargeBuffer<int> second(std::move(first));
    CHECK(second.data() == memory);
    CHECK_EQUAL(second.data()[9], 3);
}

TEST(more_than_there_is_cannot_be_had) {
    constexpr std::size_t kBytes = std::numeric_limits<std::size_t>::max() / 4;
    CHECK_THROWS(std::bad_alloc, LargeBuffer<char>{kBytes});
}

TEST(the_number_of_bytes_does_not_wrap_around) {
    constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
    for (const std::size_t size : {kMost, kMost / 8 + 2, kMost / 4 + 3}) {
        CHECK_THROWS(std::bad_alloc, LargeBuffer<std::int64_t>{size});
    }
    CHECK_THROWS(std::bad_alloc, LargeBuffer<char>{kMost - 5});  // no room for the last page
}

TEST(nothing_needs_no_memory) {
    const LargeBuffer<int> buffer(0);
    CHECK(buffer.data() == nullptr);
}

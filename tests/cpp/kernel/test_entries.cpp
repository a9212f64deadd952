#include "kernel/entries.hpp"

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

template <class Entries>
void check_entries(const Entries& layout, Slot last_slot, typename Entries::Count largest_count) {
    Random random(last_slot + largest_count);
    for (int i = 0; i < 2000; ++i) {
        const Slot slot = i == 0 ? last_slot : static_cast<Slot>(random.below(last_slot + 1u));
        const auto count = static_cast<typename Entries::Count>(
            i < 2 ? largest_count : random.below(largest_count) + 1);
        const auto entry = layout.entry(slot, count);
        CHECK_EQUAL(layout.slot(entry), slot);
        CHECK_EQUAL(layout.count(entry), count);
    }
}

}  // namespace

TEST(what_fits_comes_out_as_it_went_in) {
    for (int bits = 1; bits < 32; ++bits) {
        const std::size_t slots = (std::size_t{1} << (32 - bits)) - 1;
        const std::uint64_t longest = (std::uint64_t{1} << bits) - 1;
        CHECK(PackedEntries::fit(slots, longest));
        CHECK(!PackedEntries::fit(slots + 1, longest));
        CHECK(!PackedEntries::fit(slots, longest + 1));
        check_entries(PackedEntries(longest), static_cast<Slot>(slots - 1),
                      static_cast<std::uint32_t>(longest));
    }
    check_entries(WideEntries<std::uint32_t>(), 0xfffffffe, 0xffffffff);
    check_entries(WideEntries<std::uint64_t>(), 0xfffffffe, std::uint64_t{1} << 50);
}

TEST(no_tokens_fit_any_number_of_slots) {
    CHECK(PackedEntries::fit(0, 0));
    CHECK(PackedEntries::fit(0xffffffff, 0));
    CHECK_EQUAL(PackedEntries(0).slot(PackedEntries(0).entry(7, 0)), 7u);
}

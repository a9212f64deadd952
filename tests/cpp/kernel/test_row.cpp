#include "kernel/row.hpp"

#include <algorithm>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

void add_to(RowSums& row, Slot slot, Gain gain) {
    if (row.sparse()) {
        RowSums::Adder<true>(row).add(slot, gain);
    } else {
        RowSums::Adder<false>(row).add(slot, gain);
    }
}

void check_sums(const RowSums& row, const std::vector<Gain>& expected) {
    std::vector<Slot> positive;
    for (Slot slot = 0; slot < expected.size(); ++slot) {
        CHECK_EQUAL(row.sums()[slot], expected[slot]);
        if (expected[slot] > 0) positive.push_back(slot);
    }
    if (!row.sparse()) {
        CHECK(row.touched().empty());
        return;
    }
    std::vector<Slot> touched(row.touched().begin(), row.touched().end());
    std::sort(touched.begin(), touched.end());
    CHECK(touched == positive);  // each of them once
}

}  // namespace

TEST(parts_of_dense_rows_add_up) {
    RowSums total(6);
    RowSums part(6);
    for (int round = 1; round < 4; ++round) {  // also after they have been used
        total.start(false);
        part.start(false);
        add_to(total, 1, 10);
        add_to(total, 2, 20);
        add_to(part, 2, round);
        add_to(part, 5, 7);
        total.add(part, 0, 3);
        check_sums(total, {0, 10, 20 + round, 0, 0, 0});
        total.add(part, 3, 6);
        check_sums(total, {0, 10, 20 + round, 0, 0, 7});
    }
}

TEST(one_adder_follows_another) {
    RowSums row(4);
    row.start(true);
    {
        RowSums::Adder<true> first(row);
        first.add(3, 1);
        first.add(0, 2);
        first.add(3, 3);
    }
    check_sums(row, {2, 0, 0, 4});
    RowSums::Adder<true>(row).add(1, 5);
    check_sums(row, {2, 5, 0, 4});
}

TEST(a_row_may_be_sparse_after_it_was_dense) {
    RowSums row(3);
    row.start(false);
    add_to(row, 0, 4);
    row.start(true);
    check_sums(row, {0, 0, 0});
    add_to(row, 1, 5);
    row.start(false);
    check_sums(row, {0, 0, 0});
}

// The place behind the last slot takes what is noted again then.
TEST(every_slot_may_be_touched_again_and_again) {
    Random random(1);
    for (const std::size_t slots : {1, 2, 9}) {
        RowSums row(slots);
        row.start(true);
        std::vector<Gain> expected(slots);
        for (int i = 0; i < 100; ++i) {
            const Slot slot = static_cast<Slot>(random.below(slots));
            const Gain gain = 1 + static_cast<Gain>(random.below(5));
            add_to(row, slot, gain);
            expected[slot] += gain;
            check_sums(row, expected);
        }
    }
}

TEST(a_row_of_no_slots_is_no_trouble) {
    RowSums row(0);
    for (const bool sparse : {true, false, true}) {
        row.start(sparse);
        row.add(row, 0, 0);
        CHECK(row.touched().empty());
    }
}

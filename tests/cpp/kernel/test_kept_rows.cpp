#include "kernel/kept_rows.hpp"

#include <limits>
#include <map>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

struct PlainRow {
    std::uint64_t weight;
    std::vector<Gain> sums;
};

// The same rows in a map, with the room that there is for them.
class PlainRows {
public:
    PlainRows(std::size_t slots, std::size_t most_sums) : slots_(slots), most_sums_(most_sums) {}

    std::size_t slots() const { return slots_; }
    std::map<Slot, PlainRow>& rows() { return rows_; }

    std::size_t most() const {
        std::size_t rows = 0;
        while (rows < slots_ && (rows + 1) * slots_ <= most_sums_) ++rows;
        return rows;
    }

    // Whether a row of this weight can be kept, and for which of the others if there is no room.
    bool has_room_for(std::uint64_t weight, std::vector<Slot>& lightest) const {
        lightest.clear();
        if (rows_.size() < most()) return true;
        std::uint64_t least = weight;
        for (const auto& [slot, row] : rows_) least = std::min(least, row.weight);
        if (least == weight) return false;
        for (const auto& [slot, row] : rows_) {
            if (row.weight == least) lightest.push_back(slot);
        }
        return !lightest.empty();
    }

    void renumber(const std::vector<Slot>& slot_of_old, std::size_t slots) {
        std::map<Slot, PlainRow> renumbered;
        for (const auto& [old, row] : rows_) {
            if (slot_of_old[old] >= slots) continue;
            PlainRow moved{row.weight, std::vector<Gain>(slots)};
            for (std::size_t i = 0; i < slots_; ++i) {
                if (slot_of_old[i] < slots) moved.sums[slot_of_old[i]] = row.sums[i];
            }
            renumbered[slot_of_old[old]] = std::move(moved);
        }
        rows_ = std::move(renumbered);
        slots_ = slots;
    }

private:
    std::size_t slots_;
    std::size_t most_sums_;
    std::map<Slot, PlainRow> rows_;
};

void check_same_rows(KeptRows& kept, PlainRows& plain) {
    CHECK_EQUAL(kept.most(), plain.most());
    CHECK_EQUAL(kept.size(), plain.rows().size());
    CHECK_EQUAL(kept.kept().size(), plain.rows().size());
    for (const Slot slot : kept.kept()) CHECK(plain.rows().contains(slot));
    for (Slot slot = 0; slot < plain.slots(); ++slot) {
        const Gain* const row = kept.find(slot);
        const auto expected = plain.rows().find(slot);
        if (!CHECK_EQUAL(row != nullptr, expected != plain.rows().end()) || row == nullptr) continue;
        for (std::size_t i = 0; i < plain.slots(); ++i) {
            CHECK_EQUAL(row[i], expected->second.sums[i]);
        }
    }
}

void claim_random(KeptRows& kept, PlainRows& plain, Random& random) {
    const Slot slot = static_cast<Slot>(random.below(plain.slots()));
    if (plain.rows().contains(slot)) return;
    const std::uint64_t weight = random.below(12);
    std::vector<Slot> lightest;
    const bool has_room = plain.has_room_for(weight, lightest);
    Gain* const place = kept.claim(slot, weight);
    if (!CHECK_EQUAL(place != nullptr, has_room) || place == nullptr) return;
    for (const Slot other : lightest) {  // one of them has made room
        if (kept.find(other) != nullptr) continue;
        plain.rows().erase(other);
        break;
    }
    PlainRow row{weight, std::vector<Gain>(plain.slots())};
    for (std::size_t i = 0; i < plain.slots(); ++i) {
        place[i] = row.sums[i] = static_cast<Gain>(random.below(1000));
    }
    plain.rows()[slot] = std::move(row);
}

void drop_random(KeptRows& kept, PlainRows& plain, Random& random) {
    std::vector<Slot> slot_of_old(plain.slots(), kNoSlot);
    Slot next = 0;
    for (Slot& slot : slot_of_old) {
        if (random.below(4) != 0) slot = next++;
    }
    kept.renumber(slot_of_old, next);
    plain.renumber(slot_of_old, next);
}

void check_random_life(std::uint64_t seed, std::size_t slots, std::size_t most_sums) {
    Random random(seed);
    KeptRows kept(slots, most_sums);
    PlainRows plain(slots, most_sums);
    std::size_t peak = 0;
    for (int step = 0; step < 120 && plain.slots() > 0; ++step) {
        const Slot slot = static_cast<Slot>(random.below(plain.slots()));
        const std::uint64_t turn = random.below(40);
        if (turn < 20) {
            claim_random(kept, plain, random);
        } else if (turn < 26) {
            kept.release(slot);  // also one that is not kept
            plain.rows().erase(slot);
        } else if (turn < 32 && plain.rows().contains(slot)) {
            plain.rows()[slot].weight = random.below(12);
            kept.set_weight(slot, plain.rows()[slot].weight);
        } else if (turn < 38) {
            std::vector<Gain> sums(plain.slots());
            for (Gain& sum : sums) sum = static_cast<Gain>(random.below(4));
            kept.write_column(slot, sums.data());
            for (auto& [other, row] : plain.rows()) {
                if (sums[other] != 0) row.sums[slot] = sums[other];
            }
        } else if (turn < 39) {
            drop_random(kept, plain, random);
        } else if (random.below(5) == 0) {
            kept.clear();
            plain.rows().clear();
        }
        peak = std::max(peak, plain.rows().size());
        check_same_rows(kept, plain);
    }
    CHECK_EQUAL(kept.peak(), peak);
}

}  // namespace

TEST(rows_are_found_whatever_was_claimed_released_and_renumbered) {
    for (const std::size_t slots : {1, 2, 7, 30}) {
        const std::vector<std::size_t> budgets{
            0, 1, slots - 1, slots, 3 * slots + 1, slots * slots, slots * slots + 1000};
        for (const std::size_t most_sums : budgets) {
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                check_random_life(100 * seed + slots, slots, most_sums);
            }
        }
    }
}

TEST(a_heavier_row_takes_the_place_of_the_lightest) {
    KeptRows kept(10, 29);  // two rows of ten
    CHECK_EQUAL(kept.most(), 2);
    CHECK(kept.claim(3, 5) != nullptr);
    CHECK(kept.claim(4, 2) != nullptr);
    CHECK(kept.claim(5, 2) == nullptr);  // as light as the lightest
    CHECK(kept.claim(5, 3) != nullptr);
    CHECK(kept.find(4) == nullptr);
    kept.set_weight(5, 9);
    CHECK(kept.claim(6, 6) != nullptr);
    CHECK(kept.find(3) == nullptr);
    CHECK(kept.find(5) != nullptr);
    CHECK_EQUAL(kept.peak(), 2);
}

TEST(fewer_slots_leave_room_for_more_rows) {
    KeptRows kept(10, 29);
    std::vector<Slot> slot_of_old(10, kNoSlot);
    for (Slot slot = 0; slot < 5; ++slot) slot_of_old[2 * slot] = slot;
    kept.renumber(slot_of_old, 5);
    CHECK_EQUAL(kept.most(), 5);  // all
    kept.renumber(std::vector<Slot>(5, kNoSlot), 0);
    CHECK_EQUAL(kept.most(), 0);
}

TEST(no_slots_need_no_room) {
    KeptRows kept(0, 100);
    CHECK_EQUAL(kept.most(), 0);
    CHECK_EQUAL(kept.size(), 0);
    kept.clear();
    kept.renumber({}, 0);
    CHECK_EQUAL(kept.peak(), 0);
}

TEST(the_number_of_pairs_does_not_overflow) {
    constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
    constexpr std::size_t kRoot = std::size_t{1} << (std::numeric_limits<std::size_t>::digits / 2);
    CHECK_EQUAL(KeptRows::useful(kRoot, kMost), kMost);
    CHECK_EQUAL(KeptRows::useful(kRoot - 1, kMost), (kRoot - 1) * (kRoot - 1));
    CHECK_EQUAL(KeptRows::useful(kMost, 1000), 1000);
    CHECK_EQUAL(KeptRows::useful(100, 1000), 1000);
    CHECK_EQUAL(KeptRows::useful(10, 1000), 100);
    CHECK_EQUAL(KeptRows::useful(0, kMost), 0);
}

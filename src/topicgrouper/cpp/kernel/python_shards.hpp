// Shards that a Python object asks for their parts.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <span>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "kernel/remote_data.hpp"

namespace topicgrouper::kernel {

// As check_part, of a shard's answer that has come from elsewhere.
inline void check_rows(const Vector<std::int64_t>& ends, const Vector<Slot>& slots,
                       const Vector<Gain>& sums, std::size_t rows, std::size_t number_of_slots) {
    check_part({span_of(ends), span_of(slots), span_of(sums)}, rows, number_of_slots);
}

// Asks the methods of the same names; those that give rows return a sequence with a tuple
// (ends, slots, sums) of each shard. To be called without the GIL; to be ended with it.
class PythonShards final : public Shards {
public:
    explicit PythonShards(const nb::object& shards) : shards_(shards) {}

    std::span<const RowsPart> first_rows(SlotRange range) override {
        return with_gil([&] { return take(shards_.attr("first_rows")(range.first, range.last)); });
    }

    std::span<const RowsPart> rows(std::span<const Slot> slots) override {
        return with_gil([&] { return take(shards_.attr("rows")(copy_of(slots))); });
    }

    std::span<const RowsPart> join(Slot kept, Slot moved) override {
        return with_gil([&] { return take(shards_.attr("join")(kept, moved)); });
    }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        with_gil([&] { shards_.attr("renumber")(copy_of(slot_of_old), slots); });
    }

    std::uint64_t evaluations() const override {
        return with_gil([&] { return nb::cast<std::uint64_t>(shards_.attr("evaluations")()); });
    }

private:
    static Array<Slot> copy_of(std::span<const Slot> slots) {
        return to_numpy(std::vector<Slot>(slots.begin(), slots.end()), {slots.size()});
    }

    // Keeps the arrays alive until the next answer.
    std::span<const RowsPart> take(const nb::object& answers) {
        arrays_.clear();
        parts_.clear();
        for (const nb::handle answer : answers) {
            const auto ends = nb::cast<Vector<std::int64_t>>(answer[0]);
            const auto slots = nb::cast<Vector<Slot>>(answer[1]);
            const auto sums = nb::cast<Vector<Gain>>(answer[2]);
            parts_.push_back({span_of(ends), span_of(slots), span_of(sums)});
            arrays_.push_back({ends, slots, sums});
        }
        return parts_;
    }

    struct Arrays {
        Vector<std::int64_t> ends;
        Vector<Slot> slots;
        Vector<Gain> sums;
    };

    nb::object shards_;
    std::vector<Arrays> arrays_;
    std::vector<RowsPart> parts_;
};

}  // namespace topicgrouper::kernel

#include "common/meter.hpp"

#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using Clock = std::chrono::steady_clock;

namespace {

struct Reports {
    std::vector<std::pair<std::uint32_t, double>> all;

    Progress progress() {
        return [this](std::uint32_t topics, double share) { all.emplace_back(topics, share); };
    }
};

void tick_until_reported(Meter& meter, const Reports& reports) {
    const std::size_t before = reports.all.size();
    while (reports.all.size() == before) meter.tick();
}

}  // namespace

TEST(a_report_tells_the_last_state) {
    Reports reports;
    Meter meter(reports.progress());
    meter.set(90, 0.1);
    meter.set(80, 0.25);
    tick_until_reported(meter, reports);
    CHECK_EQUAL(reports.all.size(), 1);
    CHECK_EQUAL(reports.all[0].first, 80u);
    CHECK_EQUAL(reports.all[0].second, 0.25);
}

TEST(the_share_stays_in_its_range_and_never_goes_back) {
    Reports reports;
    Meter meter(reports.progress());
    for (const double share : {-1.0, 0.5, 0.3, 7.0}) {
        meter.set(10, share);
        tick_until_reported(meter, reports);
    }
    CHECK_EQUAL(reports.all[0].second, 0.0);
    CHECK_EQUAL(reports.all[1].second, 0.5);
    CHECK_EQUAL(reports.all[2].second, 0.5);
    CHECK_EQUAL(reports.all[3].second, 1.0);
}

TEST(reports_come_at_a_human_rate) {
    Reports reports;
    Meter meter(reports.progress());
    const auto start = Clock::now();
    std::size_t ticks = 0;
    for (; reports.all.size() < 3; ++ticks) meter.tick();
    CHECK_AT_MOST(std::chrono::milliseconds(290), Clock::now() - start);
    CHECK(ticks > reports.all.size());
}

TEST(the_end_is_always_reported) {
    Reports reports;
    Meter meter(reports.progress());
    meter.set(1, 0.4);
    meter.finish();
    CHECK_EQUAL(reports.all.size(), 1);
    CHECK_EQUAL(reports.all[0].first, 1u);
    CHECK_EQUAL(reports.all[0].second, 1.0);
}

TEST(without_a_listener_nothing_happens) {
    Meter meter;
    meter.set(5, 0.5);
    meter.tick();
    meter.finish();
    CHECK(true);  // an empty std::function would have thrown
}

TEST(what_the_listener_throws_comes_through) {
    Meter meter([](std::uint32_t, double) { throw std::runtime_error("enough"); });
    CHECK_THROWS(std::runtime_error, for (;;) meter.tick());
    CHECK_THROWS(std::runtime_error, meter.finish());
}

TEST(few_ticks_go_by_without_a_look_at_the_clock) {
    Reports reports;
    Meter meter(reports.progress());
    for (int i = 0; i < 1000; ++i) meter.tick();
    const std::size_t before = reports.all.size();
    std::this_thread::sleep_for(std::chrono::milliseconds(120));
    for (int i = 0; i < 16; ++i) {
        meter.tick();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK_EQUAL(reports.all.size(), before + 1);
    // From now on ticks are far apart, and none goes by.
    for (std::size_t i = 2; i < 5; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
        meter.tick();
        CHECK_EQUAL(reports.all.size(), before + i);
    }
}

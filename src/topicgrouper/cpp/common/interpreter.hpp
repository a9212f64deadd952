// Compiled loops and the interpreter: leaving the GIL, coming back to it, and noticing that it is
// time to stop.
//
// While Python shuts down, a thread that asks for the GIL never gets it. Up to Python 3.13 the thread
// is ended on the spot by unwinding its stack, and the process aborts as soon as that meets one of
// our destructors or catch clauses. Hence two measures:
// 1. At exit, before Python shuts down, loops that still run on other threads are told to stop and
//    are waited for (`stop_loops_at_exit`). They stop at their next tick.
// 2. A thread that comes too late all the same, for instance out of a callback that took longer than
//    we wait, sleeps until the process is gone.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <thread>

#ifdef __GLIBCXX__
#include <cxxabi.h>
#endif

namespace topicgrouper {

namespace nb = nanobind;

namespace interpreter {

inline std::atomic<int> running{0};  // loops without the GIL
inline std::atomic<bool> is_stopping{false};

// Runs what may ask for the GIL; if Python ends the thread there, the thread sleeps instead.
template <class Body>
auto or_sleep(const Body& body) {
#ifdef __GLIBCXX__
    try {
        return body();
    } catch (const abi::__forced_unwind&) {
        for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
    }
#else
    return body();  // elsewhere threads end without unwinding
#endif
}

}  // namespace interpreter

// Releases the GIL while it lives; also a nanobind call_guard.
class WithoutGil {
public:
    WithoutGil() {
        ++interpreter::running;
        state_ = PyEval_SaveThread();
    }

    WithoutGil(const WithoutGil&) = delete;
    WithoutGil& operator=(const WithoutGil&) = delete;

    ~WithoutGil() {
        interpreter::or_sleep([this] { PyEval_RestoreThread(state_); });
        --interpreter::running;
    }

private:
    PyThreadState* state_;
};

namespace interpreter {

// nanobind's own class does the same, but its constructor is noexcept: when Python ends a thread that
// asks for the GIL, unwinding would end the process there, before `or_sleep` can notice.
class Gil {
public:
    Gil() : state_(PyGILState_Ensure()) {}
    Gil(const Gil&) = delete;
    Gil& operator=(const Gil&) = delete;
    ~Gil() { PyGILState_Release(state_); }

private:
    PyGILState_STATE state_;
};

}  // namespace interpreter

// Runs what needs the GIL from within a loop that has released it.
template <class Body>
auto with_gil(const Body& body) {
    return interpreter::or_sleep([&] {
        const interpreter::Gil gil;
        // Once more: a thread that ends in the body must not reach the end of `gil`.
        return interpreter::or_sleep(body);
    });
}

// Throws what a signal's handler raised, KeyboardInterrupt as a rule, and SystemExit, which ends a
// thread quietly, if Python is about to shut down. With the GIL.
inline void check_signals() {
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    if (interpreter::is_stopping) {
        PyErr_SetString(PyExc_SystemExit, "Python is shutting down.");
        throw nb::python_error();
    }
}

// Looks for signals some twenty times a second, however often it is called. Without the GIL.
class SignalCheck {
public:
    void operator()() {
        const auto now = Clock::now();
        if (now < next_) return;
        next_ = now + std::chrono::milliseconds(50);
        with_gil(check_signals);
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point next_ = Clock::now();
};

template <class... Arguments>
using Callback = std::optional<nb::typed<nb::callable, nb::object(Arguments...)>>;

// Calls back with a number and a share. Also without a callback: it is here that Ctrl-C is noticed.
inline auto progress_of(const Callback<int, double>& callback) {
    return [&callback](std::uint32_t number, double share) {
        with_gil([&] {
            check_signals();
            if (callback) (*callback)(number, share);
        });
    };
}

// To be called once by every module whose functions release the GIL.
inline void stop_loops_at_exit(nb::module_& m) {
    m.def("_stop_loops", [] {
        constexpr std::chrono::seconds kPatience{5};
        const auto deadline = std::chrono::steady_clock::now() + kPatience;
        interpreter::is_stopping = true;
        PyThreadState* const state = PyEval_SaveThread();
        while (interpreter::running > 0 && std::chrono::steady_clock::now() < deadline) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        PyEval_RestoreThread(state);
        // Other exit handlers may still want to fit something.
        if (interpreter::running == 0) interpreter::is_stopping = false;
    });
    // The loops of a process that forks are not running in its child.
    m.def("_forget_loops", [] { interpreter::running = 0; });
    // A thread that Python ends keeps what it holds: nothing that users need to be told.
    nb::set_leak_warnings(false);
    nb::module_::import_("atexit").attr("register")(m.attr("_stop_loops"));
    const nb::module_ os = nb::module_::import_("os");
    if (nb::hasattr(os, "register_at_fork")) {
        os.attr("register_at_fork")(nb::arg("after_in_child") = m.attr("_forget_loops"));
    }
}

}  // namespace topicgrouper

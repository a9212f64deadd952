"""Work in steps, which are the same on every machine, however busy it is."""

import sys


def count_steps(function, *arguments):
    """Return the number of bytecode instructions and of calls from Python while something runs."""
    n_steps = 0

    def trace(frame, event, _):
        nonlocal n_steps
        frame.f_trace_opcodes = True
        n_steps += event == "opcode"
        return trace

    def profile(_, event, __):
        nonlocal n_steps
        n_steps += event == "c_call"

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(trace)
    sys.setprofile(profile)
    try:
        function(*arguments)
    finally:
        sys.settrace(before[0])
        sys.setprofile(before[1])
    return n_steps

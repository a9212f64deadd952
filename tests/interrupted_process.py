"""Ctrl-C in the middle of a call, here or in a process of its own.

Neither the moment of the signal nor what follows is measured by a clock, but by work: the processor
time of the process, which does not depend on what else the machine does.
"""

import signal
import subprocess
import sys
import threading
import time

PROGRAM = """
{setup}
from tests.interrupted_process import interrupted
work = interrupted(lambda: {call}, ready={ready})
{after}
print(work)
"""


def interrupted(call, *, ready=None):
    """Interrupt a call and return how many seconds of processor time it went on.

    Parameters
    ----------
    call : callable
        It is repeated until it is interrupted, however fast the machine is.
    ready : callable, optional
        When to send the signal: as soon as this returns something true (default: after some work).
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored in the background
    start = time.process_time()
    at = []

    def interrupt():
        while not (ready() if ready else time.process_time() - start > 0.2):
            time.sleep(0.01)
        at.append(time.process_time())
        signal.raise_signal(signal.SIGINT)

    sender = threading.Thread(target=interrupt)
    try:
        sender.start()
        while True:
            call()
    except KeyboardInterrupt:
        work = time.process_time() - at[0]
    sender.join()
    return work


def work_after_ctrl_c(call, *, setup="", ready=None, after=""):
    """Do the same in a process of its own, with code in place of functions.

    Parameters
    ----------
    call, ready : str
        Expressions: of the call, and of the function that tells when to send the signal.
    setup, after : str
        What runs before and afterwards.
    """
    program = PROGRAM.format(call=call, setup=setup, ready=ready, after=after)
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False
    )
    assert result.returncode == 0, result.stderr
    return float(result.stdout)

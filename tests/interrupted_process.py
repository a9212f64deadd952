"""Ctrl-C in the middle of a call, in a process of its own.

Neither the moment of the signal nor what follows is measured by a clock, but by work: the processor
time of the process, which does not depend on what else the machine does.
"""

import subprocess
import sys

PROGRAM = """
import os, signal, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored in the background
{setup}
at = []

def interrupt():
    start = time.process_time()
    while not ({ready}):
        time.sleep(0.01)
    at.append(time.process_time())
    os.kill(os.getpid(), signal.SIGINT)

sender = threading.Thread(target=interrupt)
try:
    sender.start()
    while True:  # however fast the machine is
        {call}
except KeyboardInterrupt:
    work = time.process_time() - at[0]
sender.join()
{after}
print(work)
"""


def work_after_ctrl_c(call, *, setup="", ready="time.process_time() - start > 0.2", after=""):
    """Interrupt a call and return how many seconds of processor time it went on.

    Parameters
    ----------
    call : str
        A statement, which is repeated until it is interrupted.
    setup, after : str
        What runs before and afterwards.
    ready : str
        When to send the signal: as soon as this is true, by default after some work.
    """
    program = PROGRAM.format(call=call, setup=setup, ready=ready, after=after)
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False
    )
    assert result.returncode == 0, result.stderr
    return float(result.stdout)

"""The command in a process of its own, to which signals can be sent."""

import subprocess
import sys

# Where tests run in the background, Ctrl-C may be ignored; the command would respect that.
PREPARED = """
import os, signal, sys, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
NUMBER = int(sys.argv.pop(1))
def send():
    os.kill(os.getpid(), NUMBER)
def wait():
    while True:  # a signal just before one long sleep would not wake it
        time.sleep(0.01)
"""

RUN = """
from topicgrouper.cli.entry import run
run()
"""

WORDS = {2: "Interrupted.", 15: "Terminated.", 1: "Hung up."}


def command_line(code, number, *arguments):
    """Return what starts a process that runs some code and then the command."""
    program = PREPARED + code + RUN
    return [sys.executable, "-c", program, str(int(number)), *map(str, arguments)]


def run_command(code, number, *arguments, **options):
    """Run the command after some code, which may send it a signal by ``send()``."""
    return subprocess.run(
        command_line(code, number, *arguments),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        **options,
    )


def start_command(code, number, *arguments):
    """Start the command after some code."""
    return subprocess.Popen(
        command_line(code, number, *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )

"""The entry point of the ``topicgrouper`` script.

Importing the commands takes a while. `StopSignals` listens before that, so Ctrl-C in the first
moments does not end in a traceback either.
"""

from __future__ import annotations

import sys
import time

from topicgrouper.cli.stop_signals import StopSignals, tell_stopped

STARTED = time.perf_counter()
"""When the process began with its command, for the report on how long a fit took."""


def run() -> None:
    """Run the command line and end the process."""
    signals = StopSignals()
    try:
        signals.listen()
        from topicgrouper.cli.main import run_commands  # noqa: PLC0415 - see above

        run_commands()
        code: str | int | None = 0
    except KeyboardInterrupt as stop:
        code = tell_stopped(stop)
    except SystemExit as end:
        code = end.code
        if code and signals.received is not None:  # whatever typer has made of it
            code = 128 + signals.received.number
    finally:
        signals.end()
    sys.exit(code)

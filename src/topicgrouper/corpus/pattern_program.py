"""The other side of `topicgrouper.corpus.file_pattern`: finds matches of regular expressions.

It imports nothing of this package, to start quickly. Each line from the caller is a pattern, a text
and the seconds that this may take; each line back has the places of the matches, or an error, and
the seconds of the processor that it took.
"""

from __future__ import annotations

import faulthandler
import json
import re
import sys
import time


def main() -> None:
    """Answer until the caller is gone, or a match takes too long."""
    for line in sys.stdin:
        pattern, text, seconds = json.loads(line)
        # Ends this process even while a match keeps the interpreter busy, on every system.
        faulthandler.dump_traceback_later(seconds, exit=True)
        start = time.process_time()
        try:
            compiled = re.compile(pattern)
            spans = [match.span(compiled.groups) for match in compiled.finditer(text)]
            answer: dict[str, object] = {"spans": spans}
        except (re.error, OverflowError, RecursionError, MemoryError) as error:
            answer = {"error": str(error) or type(error).__name__}
        faulthandler.cancel_dump_traceback_later()
        answer["seconds"] = time.process_time() - start
        print(json.dumps(answer), flush=True)  # noqa: T201 - to the caller


if __name__ == "__main__":
    main()

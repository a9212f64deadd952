"""What readers may do in the sandbox, for tests."""

import os
import sys
import time
from importlib import import_module

_SEEN = []


def echo(data):
    yield data.decode()


def crash(data):
    if data == b"after a record":
        yield "half" * 10**5
    if data.isdigit():
        os._exit(int(data))
    os.abort()


def sleep(data):
    time.sleep(float(data))
    yield "awake"


def allocate(data):
    yield len(bytes(int(data)))


def load(data):
    for module in data.decode().split():
        import_module(f"topicgrouper.corpus.readers.{module}")
    yield sorted({"numpy", "scipy", "topicgrouper._compiled"} & sys.modules.keys())


def fail(data):
    raise ValueError(data.decode())


def remember(data):
    _SEEN.append(data)
    if len(_SEEN) > 2:
        os.abort()
    yield len(_SEEN)

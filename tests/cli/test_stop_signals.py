"""SIGTERM and SIGHUP end a command as Ctrl-C does, whatever the moment."""

import os
import signal
import subprocess
import sys

import pytest

from tests.cli.command_process import WORDS, run_command

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="signals of POSIX"),
]

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP] if os.name == "posix" else []

every_signal = pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)

ON_IMPORT = """
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            send()
sys.meta_path.insert(0, Finder())
"""

IN_COMMAND = """
import topicgrouper.cli.models as models
def load(*_, **__):
{body}
models.load = load
import topicgrouper.cli.info as info
info.load = load
"""


IN_DESTRUCTOR = """class Dying:
    def __del__(self):
        send()
        wait()
Dying()
wait()"""

IN_CALLBACK = """import weakref
class Dying:
    pass
dying = Dying()
reference = weakref.ref(dying, lambda _: (send(), wait()))
del dying
wait()"""


def in_command(body):
    """Return code that makes ``info`` do something else."""
    return IN_COMMAND.format(body="\n".join(f"    {line}" for line in body.splitlines()))


@every_signal
@pytest.mark.parametrize(
    "name", ["typer", "topicgrouper.cli.info", "numpy", "topicgrouper.record.archive", "rich.table"]
)
def test_while_modules_are_imported(model, number, name):
    result = run_command(ON_IMPORT.format(name=name), number, "info", model)
    assert result.returncode == 128 + number
    assert result.stderr.strip() == WORDS[number]
    assert result.stdout == ""


@every_signal
def test_while_the_command_works(model, number):
    result = run_command(in_command("send()\nwait()"), number, "info", model)
    assert result.returncode == 128 + number
    assert result.stderr.strip() == WORDS[number]


@every_signal
def test_while_python_shuts_down(model, number):
    code = """
import atexit
import topicgrouper.cli.info as info
usual = info.load
def load(*arguments, **options):
    atexit.register(lambda: (send(), wait()))
    return usual(*arguments, **options)
info.load = load
"""
    result = run_command(code, number, "info", model)
    assert result.returncode == 128 + number
    assert result.stderr == ""
    assert "small.tg" in result.stdout


@every_signal
def test_in_the_last_moments_it_has_no_effect(model, number):
    # called after all that the command itself has registered
    code = "import atexit; atexit.register(send)"
    result = run_command(code, number, "info", model)
    assert (result.returncode, result.stderr) == (0, "")
    assert "small.tg" in result.stdout


@every_signal
def test_while_a_thread_keeps_python_from_shutting_down(model, number):
    code = """
def late():
    while threading.main_thread().is_alive():
        time.sleep(0.01)
    while True:  # one may come just before Python waits for this thread, and not be noticed
        send()
        time.sleep(0.05)
threading.Thread(target=late).start()
"""
    result = run_command(code, number, "info", model)
    assert result.returncode == 128 + number
    assert result.stderr == ""


@every_signal
@pytest.mark.parametrize("place", [IN_DESTRUCTOR, IN_CALLBACK], ids=["destructor", "callback"])
def test_what_the_interpreter_loses_is_raised_again(model, number, place):
    result = run_command(in_command(place), number, "info", model)
    assert result.returncode == 128 + number
    assert result.stderr.strip() == WORDS[number]


def test_libraries_that_were_stopped_halfway_do_not_complain(model):
    body = """import atexit
def complain():
    sys.stderr.write("stopped halfway")
    1 / 0
atexit.register(complain)
send()
wait()"""
    result = run_command(in_command(body), signal.SIGTERM, "info", model)
    assert result.returncode == 143
    assert result.stderr.strip() == WORDS[15]


def test_other_faults_in_destructors_are_still_told(model):
    place = "class Dying:\n    def __del__(self):\n        1 / 0\nDying()\nsend()\nwait()"
    result = run_command(in_command(place), signal.SIGTERM, "info", model)
    assert result.returncode == 143
    assert "ZeroDivisionError" in result.stderr


@every_signal
def test_a_second_signal_does_not_end_the_tidying_up(model, number):
    body = """import topicgrouper.cli.stop_signals as stop_signals
stop_signals._CLEANUP_SECONDS = 1000.0
try:
    send()
    wait()
finally:
    for other in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        os.kill(os.getpid(), other)
    print("tidied up", flush=True)"""
    result = run_command(in_command(body), number, "info", model)
    assert result.returncode == 128 + number
    assert result.stdout == "tidied up\n"
    assert result.stderr.strip() == WORDS[number]


def test_a_later_signal_ends_what_hangs(model):
    body = """import topicgrouper.cli.stop_signals as stop_signals
stop_signals._CLEANUP_SECONDS = 0.0
try:
    send()
    wait()
finally:
    send()
    wait()"""
    result = run_command(in_command(body), signal.SIGTERM, "info", model)
    assert result.returncode == 143
    assert result.stderr.strip() == WORDS[15]


def test_what_is_ignored_stays_ignored(model):
    # as under nohup
    code = "signal.signal(signal.SIGHUP, signal.SIG_IGN)\n" + in_command("send()\nos._exit(7)")
    assert run_command(code, signal.SIGHUP, "info", model).returncode == 7


def test_a_fork_dies_as_any_process_does(model):
    body = """ready, told = os.pipe()
child = os.fork()
if child == 0:
    os.write(told, b"x")
    wait()
os.read(ready, 1)  # Python drops signals that come while it forks
os.kill(child, NUMBER)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
os._exit(0)"""
    result = run_command(in_command(body), signal.SIGTERM, "info", model)
    assert (result.stdout, result.stderr) == ("-15\n", "")


def test_a_terminal_that_is_gone_is_no_further_error(model):
    code = in_command("os.close(2)\nos.close(1)\nsend()\nwait()")
    assert run_command(code, signal.SIGHUP, "info", model).returncode == 129


def test_the_library_installs_no_handler():
    code = """
import signal, sys
numbers = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGALRM]
before = [signal.getsignal(number) for number in numbers], sys.unraisablehook
import topicgrouper, topicgrouper.cli.main, topicgrouper.cli.entry
topicgrouper.fit_tree([[1, 2], [2, 1]]).save("/dev/null")
assert ([signal.getsignal(number) for number in numbers], sys.unraisablehook) == before
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)

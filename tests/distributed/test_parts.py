"""A file is counted in a process that ends with it."""

import subprocess

from topicgrouper.corpus import ReadOptions
from topicgrouper.distributed.parts import count_file


def test_the_process_that_reads_a_file_ends_with_it(tmp_path, monkeypatch):
    started = []

    class Noted(subprocess.Popen):
        def __init__(self, *args, **options):
            super().__init__(*args, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    path = tmp_path / "x.html"
    path.write_text("<html><p>some words", encoding="utf-8")
    assert count_file(str(path), "html", ReadOptions(), "").corpus.n_tokens == 2
    assert [process.returncode is None for process in started] == [False]
    count_file(str(path), "html", ReadOptions(trusted=True), "")
    assert len(started) == 1

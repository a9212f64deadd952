"""Data to try things out with."""

import sys

import pytest

from topicgrouper.corpus import read_docstrings

EIGHT = "one two three four five six seven eight"


def write(folder, name, source):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(source if isinstance(source, bytes) else source.encode())


@pytest.fixture(scope="module")
def standard_library():
    return read_docstrings()


def test_docstrings_come_with_dotted_names_in_source_order(tmp_path):
    write(
        tmp_path,
        "package/module.py",
        f'''"""Module {EIGHT}"""
class Outer:
    """Class {EIGHT}"""
    async def method(self):
        """Method {EIGHT}"""
        def inner():
            """Inner {EIGHT}"""
try:
    pass
except ImportError:
    def fallback():
        """Fallback {EIGHT}"""
else:
    def normal():
        """Normal {EIGHT}"""
''',
    )
    write(tmp_path, "package/__init__.py", f'"""Package {EIGHT}"""')
    found = read_docstrings(tmp_path)
    assert found.names == (
        "package",
        "package.module",
        "package.module.Outer",
        "package.module.Outer.method",
        "package.module.Outer.method.inner",
        "package.module.fallback",
        "package.module.normal",
    )
    assert [text.split()[0] for text in found.texts] == [
        *("Package", "Module", "Class", "Method", "Inner", "Fallback", "Normal")
    ]
    assert found.n_files == 2


def test_files_come_by_name_before_subfolders_by_name(tmp_path):
    for name in ("b.py", "a/z.py", "c/a.py", "a/b/c.py", "a.py"):
        write(tmp_path, name, f'"""{EIGHT}"""')
    found = read_docstrings(tmp_path)
    assert found.names == ("a", "b", "a.z", "a.b.c", "c.a")
    assert read_docstrings(tmp_path) == found


def test_modules_and_packages_can_be_chosen(tmp_path):
    for name in ("a.py", "b.py", "c/a.py", "d/c.py"):
        write(tmp_path, name, f'"""{EIGHT}"""')
    assert read_docstrings(tmp_path, modules=["c", "a"]).names == ("a", "c.a")
    with pytest.raises(FileNotFoundError, match=r"no source files of e, f; check the spelling"):
        read_docstrings(tmp_path, modules=["a", "e", "f"])
    with pytest.raises(FileNotFoundError, match=r"no source files of a\.py; check"):
        read_docstrings(tmp_path, modules=["a.py"])


def test_only_docstrings_of_eight_words_or_more_count(tmp_path):
    write(tmp_path, "a.py", f'"""{EIGHT}"""\ndef f():\n    """one two three four five six seven"""')
    assert read_docstrings(tmp_path).names == ("a",)
    assert read_docstrings(tmp_path, min_words=7).names == ("a", "a.f")


def test_indentation_is_taken_off(tmp_path):
    write(tmp_path, "a.py", f'def f():\n    """Title.\n\n    {EIGHT}\n    """')
    assert read_docstrings(tmp_path).texts == (f"Title.\n\n{EIGHT}",)


@pytest.mark.parametrize(
    "folder", ["test", "tests", "site-packages", "dist-packages", "idlelib", "turtledemo"]
)
def test_tests_applications_and_installed_packages_are_left_out(tmp_path, folder):
    write(tmp_path, "kept.py", f'"""{EIGHT}"""')
    write(tmp_path, f"package/{folder}/deep/lost.py", f'"""{EIGHT}"""')
    assert read_docstrings(tmp_path).names == ("kept",)


def test_what_is_not_python_is_counted_and_skipped(tmp_path):
    write(tmp_path, "good.py", f'"""{EIGHT}"""')
    write(tmp_path, "latin.py", f'# coding: latin-1\n"""Caf\xe9 {EIGHT}"""'.encode("latin-1"))
    write(tmp_path, "bad/encoding.py", f'"""Caf\xe9 {EIGHT}"""'.encode("latin-1"))
    write(tmp_path, "bad/nothing.py", b"\0\0")
    write(tmp_path, "bad/python2.py", "print 'hello'")
    found = read_docstrings(tmp_path)
    assert found.names == ("good", "latin")
    assert found.texts[1].startswith("Café")
    assert found.skipped == ("bad/encoding.py", "bad/nothing.py", "bad/python2.py")
    assert found.n_files == 2


def test_old_escape_sequences_do_not_warn(tmp_path):
    write(tmp_path, "a.py", f'"""A \\d {EIGHT}"""')
    assert read_docstrings(tmp_path).names == ("a",)  # warnings are errors in this suite


def test_a_file_that_may_not_be_opened_is_skipped(tmp_path):
    write(tmp_path, "good.py", f'"""{EIGHT}"""')
    (tmp_path / "dangling.py").symlink_to(tmp_path / "nowhere.py")
    assert read_docstrings(tmp_path).skipped == ("dangling.py",)


@pytest.mark.parametrize("name", ["python311.zip", "nowhere"])
def test_a_library_without_sources_is_a_clear_error(tmp_path, name):
    write(tmp_path, "python311.zip", b"PK")
    with pytest.raises(
        FileNotFoundError, match=r"contains no Python source files.* with its sources"
    ):
        read_docstrings(tmp_path / name)


@pytest.mark.slow
def test_the_standard_library_is_read_whole(standard_library):
    assert 4_000 < len(standard_library.texts) < 10_000
    assert len(standard_library.names) == len(standard_library.texts)
    assert "json.decoder.JSONDecoder.decode" in standard_library.names
    assert not any(name.startswith(("idlelib", "test.")) for name in standard_library.names)
    assert standard_library.skipped == ()


@pytest.mark.slow
def test_reading_imports_nothing(standard_library):
    # Importing it would open a browser window; no other test has a reason to import it.
    assert "antigravity" not in sys.modules
    assert "this" not in sys.modules

"""Exact duplicates among texts."""

from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus.readers.documents import SeenTexts

TEXTS = st.lists(st.sampled_from(["a", "b", " a", "a\n", "", " ", "c d", "c  d", "é"]), max_size=30)


@given(batches=st.lists(TEXTS, max_size=8))
def test_duplicates_are_those_of_a_plain_set(batches):
    seen, known = SeenTexts(), set()
    for batch in batches:
        expected = []
        for text in map(str.strip, batch):
            expected.append(text in known and text != "")
            known.add(text)
        assert seen.add(batch).tolist() == expected


def test_memory_is_eight_bytes_a_text():
    seen = SeenTexts()
    for start in range(0, 30_000, 1_000):
        assert not seen.add([str(number) for number in range(start, start + 1_000)]).any()
    assert seen.add([str(number) for number in range(0, 30_000, 7)]).all()
    runs = seen._runs
    assert sum(run.nbytes for run in runs) == 8 * 30_000
    assert len(runs) < 8

import pickle

from topicgrouper.corpus import ReadError, ReadReport

KEPT_PROBLEMS = 100


def test_an_error_names_the_place():
    error = ReadError("it is wrong", path="x.csv", line=1234)
    assert str(error) == "x.csv, line 1,234: it is wrong"
    assert (error.path, error.line) == ("x.csv", 1234)
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.path, again.line) == (str(error), "x.csv", 1234)


def test_a_report_keeps_the_first_problems_and_counts_all():
    report = ReadReport()
    for line in range(KEPT_PROBLEMS + 50):
        report.problem("bad", path="x", line=line)
    report.problem("lost", path="x", line=1, n_skipped=10)
    assert len(report.problems) == KEPT_PROBLEMS
    assert report.n_problems == KEPT_PROBLEMS + 51
    assert report.n_skipped == KEPT_PROBLEMS + 60


def test_a_report_tells_only_matters():
    assert ReadReport(n_documents=5, n_empty=0, n_skipped=0).sentences() == ()
    report = ReadReport(5, 2, n_zero=4)
    report.problem("bad", path="x.csv", line=7, n_skipped=3)
    assert report.sentences() == (
        "Skipped 3 malformed records; the first: x.csv, line 7: bad",
        "2 of 5 documents have no words; they are kept as empty documents.",
        "Dropped 4 entries with a quantity of 0.",
    )


def test_pairs_of_characters_are_told_with_what_to_install():
    report = ReadReport(n_documents=1_000, n_empty=0, n_skipped=0, n_unspaced=30, n_in_pairs=30)
    (sentence,) = report.sentences()
    assert sentence.startswith("30 of 1,000 documents have text without spaces between words")
    assert "pip install 'topicgrouper[scripts]'" in sentence
    known = ReadReport(n_documents=1_000, n_empty=0, n_skipped=0, n_unspaced=30)
    assert known.sentences() == ()


def test_a_report_begins_with_what_is_missing_if_that_is_much():
    def told(**sizes):
        report = ReadReport(n_documents=40, n_empty=1, **sizes)
        report.problem("bad; mend it", path="x/a.txt")
        return report.sentences()

    skipped = "files: x/a.txt: bad; mend it"
    assert told(n_files=41, n_bytes=100, n_skipped_bytes=5)[-1] == f"Skipped 1 of 41 {skipped}"
    assert told(n_files=19)[0] == f"Skipped 1 of 19 {skipped}"
    assert told(n_files=41, n_bytes=100, n_skipped_bytes=55)[0] == (
        f"Skipped 1 of 41 files, with 55% of the bytes: {skipped[7:]}"
    )
    assert told()[-1] == "Skipped 1 malformed record: x/a.txt: bad; mend it"
    report = ReadReport(n_documents=3, n_empty=1)
    report.problem("bad", path="x.csv", line=2)
    assert report.sentences()[0] == "Skipped 1 malformed record: x.csv, line 2: bad"

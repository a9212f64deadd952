"""Documents of other sources are counted as those of the data set were."""

from experiments.laboratory.data_sets import PreparedData
from experiments.laboratory.references import references
from topicgrouper.corpus import Corpus

OWN = Corpus([[1, 1]], ["ship", "sail"])


def kinds(name, folder):
    return dict(references(PreparedData(name, OWN, OWN, 1), folder))


def test_only_news_are_looked_for_elsewhere(small_data):
    assert list(kinds("Online Retail", small_data)) == ["training", "test"]
    assert list(kinds("AP sample", small_data)) == ["training", "test", "Reuters"]


def test_reviews_are_read_where_there_are_any(small_data, tmp_path):
    for name in small_data.iterdir():
        (tmp_path / name.name).symlink_to(name)
    (tmp_path / "imdb" / "train").mkdir(parents=True)
    (tmp_path / "imdb" / "train" / "1_9.txt").write_text(
        "Sailing<br />ships in the 1920s", encoding="utf-8"
    )
    stems = kinds("Twenty News Groups", tmp_path)["IMDB"]
    assert stems.vocabulary == ("sail", "ship")
    words = kinds("AP sample", tmp_path)["IMDB"]
    assert {"sailing", "ships"} <= set(words.vocabulary)

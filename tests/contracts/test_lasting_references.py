"""Tables of a model and of its update are joined by the number of the topic, in every format."""

import io
import json

import polars as pl
import pytest

from tests.command_runner import run_command
from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, TextOptions

SUBJECTS = {
    "space": "rocket orbit moon launch engine crew",
    "tea": "cup kettle leaf milk sugar pot",
    "music": "piano violin chord melody rhythm choir",
    "garden": "rose soil seed rain spade hedge",
}
N = 4


def texts(first, last):
    """Return documents on the subjects in turn, each with some words of its subject."""
    found = []
    for row in range(first, last):
        words = list(SUBJECTS.values())[row % 4].split()
        found.append(" ".join([*(words[(row + i) % 6] for i in (0, 0, 1, 2, 4)), "the", "and"]))
    return found


@pytest.fixture(scope="module")
def models():
    """Return a model whose topics have names, and its update with a subject that it lacks."""
    options = ReadOptions(text=TextOptions(min_length=3))
    old = Model.fit(texts(0, 40), options=options)
    old = old.with_topic_names({topic.number: f"No. {topic.number}" for topic in old.view(N)})
    sea = ["reef squid sonar sonar coral tide and the cup", "tide squid reef reef sonar and"] * 6
    new = old.update([*texts(40, 60), *sea])
    assert not new.tree.is_numbered_afresh
    assert [topic.name for topic in new.view(N)] != [topic.name for topic in old.view(N)]
    return old, new


@pytest.fixture(scope="module")
def files(models, tmp_path_factory):
    folder = tmp_path_factory.mktemp("models")
    paths = folder / "old.tg", folder / "new.tg"
    for model, path in zip(models, paths, strict=True):
        model.save(path)
    (folder / "texts.txt").write_text("\n".join(texts(0, 20)), encoding="utf-8")
    return paths


def printed(command, path):
    """Return the table that a command prints, as a frame."""
    name, *options = command
    if name == "transform":
        options = [path.parent / "texts.txt", *options]
    result = run_command(name, path, *options)
    assert result.exit_code == 0, result.output
    if "--json" not in options:
        return pl.read_csv(io.StringIO(result.stdout))
    record = json.loads(result.stdout)
    return pl.DataFrame(record["rows"] if isinstance(record, dict) else record)


NAMED = ("-n", N, "--named")
COMMANDS = {
    "topics": ("topics", *NAMED, "--json"),
    "topics in CSV": ("topics", *NAMED, "--csv"),
    "documents": ("export", "--format", "documents-csv", *NAMED),
    "words": ("export", "--format", "words-csv", *NAMED),
    "tree": ("export", "--format", "tree-csv"),
    "outline": ("tree", "--depth", "9", "--json"),
    "names": ("names", "--csv"),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_names_agree_where_numbers_do(models, files, command):
    old, new = (printed(command, path) for path in files)
    (key,) = {"topic", "main_topic"} & set(old.columns)
    name = "name" if "name" in old.columns else f"{key}_name"
    for frame in (old, new):
        assert frame[key].dtype == pl.Int64
        assert not [column for column in frame.columns if column.endswith("_id")]
    both = (
        old.select(key, name)
        .unique()
        .drop_nulls(name)
        .join(new.select(key, pl.col(name).alias("now")).unique(), on=key)
    )
    assert both[name].to_list() == both["now"].to_list()
    if key == "topic":
        assert len(both) == len(old[key].filter(old[name].is_not_null()).unique())
        assert {f"No. {topic.number}" for topic in models[0].view(N)} == set(both[name])
    else:
        assert len(both)


def test_groups_are_joined_by_number(models):
    frames = []
    for model in models:
        columns = [("a", "b")[row % 2] for row in range(model.n_documents)]
        grouped = Model(model.tree, document_columns={"half": columns})
        frames.append(grouped.groups("half", view=model.view(N).including()).to_frame("polars"))
    both = frames[0].join(frames[1], on=["topic", "group"], suffix="_now")
    assert len(both) == len(frames[0])
    assert both["name"].to_list() == both["name_now"].to_list()


def test_the_columns_of_transform_are_those_of_the_same_topics(models):
    corpus = models[1].read(texts(0, 20)).corpus
    frames = [
        model.transform(corpus, model.view(N).including(), values="counts").to_frame("polars")
        for model in models
    ]
    topics = [name for name in frames[0].columns if name.startswith("topic_")]
    assert topics
    assert set(topics) <= set(frames[1].columns)
    assert topics == [f"topic_{topic.number}" for topic in models[0].view(N).including()]


def test_single_words_have_numbers_of_their_own_that_stay(models):
    old, new = (
        model.view(model.tree.n_words).to_frame("polars").select("topic", pl.col("words").list[0])
        for model in models
    )
    assert old["topic"].n_unique() == len(old)
    assert new["topic"].n_unique() == len(new) > len(old)
    both = old.join(new, on="topic", suffix="_now")
    assert len(both) == len(old)
    assert both["words"].to_list() == both["words_now"].to_list()

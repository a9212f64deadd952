"""Small models, saved, and a way to run commands in this process."""

import numpy as np
import pytest

from tests.command_runner import run_command
from tests.count_samples import zipf_counts
from topicgrouper import TopicTree, fit_tree

WORDS = ("the", "cat", "dog", "emu", "tea", "cup")

SPACE = (
    "The rocket was launched. Rockets are launched into orbit; the orbit is high.",
    "Launching rockets: the launch of a rocket into an orbit.",
    "An orbit is where the rocket goes after it is launched.",
)
TEA = (
    "A cup of tea, cups of teas and a pot for the tea.",
    "The tea in the cup was cold. Potted tea, the pot and the cups.",
)


@pytest.fixture
def tree():
    """Return a tree whose animals are joined early and stay a topic until the last join but one.

    T(5) joins cat and dog, T(4) adds the emu, T(3) joins tea and cup, T(2) animals and drinks.
    """
    return TopicTree(
        [[1, 2], [3, 6], [4, 5], [7, 8], [0, 9]],
        [-0.5, -1.0, -2.0, -20.0, -40.0],
        [50, 9, 8, 7, 6, 5],
        WORDS,
        base_log_likelihood=-100.0,
        n_documents=10,
    )


@pytest.fixture
def model(tree, tmp_path):
    path = tmp_path / "small.tg"
    tree.save(path)
    return path


@pytest.fixture
def invoke():
    return run_command


@pytest.fixture
def texts(tmp_path):
    """Return a folder of texts in two folders, their labels."""
    return write_texts(tmp_path)


def write_texts(folder):
    texts = folder / "texts"
    for label, documents in (("space", SPACE), ("tea", TEA)):
        (texts / label).mkdir(parents=True)
        for number, text in enumerate(documents):
            (texts / label / f"{number}.txt").write_text(text, encoding="utf-8")
    return texts


@pytest.fixture
def wordy(tmp_path):
    """Return texts of four topics with so much noise that greedy joins are misled."""
    rng = np.random.default_rng(3)
    folder = tmp_path / "wordy"
    folder.mkdir()
    words = [f"word{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(40)]
    topics, rates = rng.integers(4, size=40), rng.gamma(1.0, size=40)
    for number in range(60):
        counts = rng.poisson(np.where(topics == number % 4, 0.9, 0.25) * rates) + (number == 0)
        text = " ".join(f"{word} " * count for word, count in zip(words, counts, strict=True))
        (folder / f"{number}.txt").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def sales(tmp_path):
    """Return a table of baskets."""
    return write_sales(tmp_path)


def write_sales(folder):
    table = folder / "sales.csv"
    table.write_text(
        "order,article,pieces,description,country\n"
        "1,22423,2,CAKE STAND,UK\n1,85123,1,TEA CUP,UK\n"
        "2,22423,1,CAKE STAND,DE\n2,85123,3,TEA CUP,DE\n2,999,1,LAMP,DE\n"
        "3,999,2,LAMP,UK\n3,777,1,BULB,UK\n4,777,5,BULB,UK\n4,999,4,LAMP,UK\n",
        encoding="utf-8",
    )
    return table


@pytest.fixture(scope="session")
def fitted_bytes(tmp_path_factory):
    """Return the files of the models below; each test gets copies that it may change."""
    folder = tmp_path_factory.mktemp("fitted")
    texts, sales = write_texts(folder), write_sales(folder)
    columns = ("--basket", "order", "--item", "article", "--quantity", "pieces")
    options = {
        "fitted.tg": (texts, "--stem", "porter", "--keep-texts"),
        "softened.tg": (texts, "--stem", "porter", "--soft", 3),
        "shop.tg": (sales, *columns, "--item-name", "description", "--label", "country"),
    }
    for name, arguments in options.items():
        result = run_command("fit", *arguments, "-o", folder / name)
        assert result.exit_code == 0, result.output
    fit_tree(zipf_counts(60, 40, length=40, seed=2)).save(folder / "moving.tg")
    return {path.name: path.read_bytes() for path in folder.glob("*.tg")}


@pytest.fixture
def copied(fitted_bytes, tmp_path):
    def copy(name):
        path = tmp_path / name
        path.write_bytes(fitted_bytes[name])
        return path

    return copy


@pytest.fixture
def fitted(copied, texts):
    """Return a model of the texts, with stems and with the texts kept."""
    return copied("fitted.tg")


@pytest.fixture
def moving(copied):
    """Return a model in which refining moves words."""
    return copied("moving.tg")


@pytest.fixture
def softened(copied, texts):
    """Return a model of the texts with three soft topics."""
    return copied("softened.tg")


@pytest.fixture
def shop(copied, sales):
    """Return a model of baskets, and its table."""
    return copied("shop.tg"), sales

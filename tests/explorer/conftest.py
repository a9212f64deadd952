"""A small model with texts, counted with stems, and what a page knows of it."""

import pytest

from tests.explorer.questions import Asked
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.model import Model

TEXTS = (
    "The rocket was launched. Rockets are launched into orbit; the orbit is high.",
    "Launching rockets: the launch of a rocket into an orbit, THE ORBIT.",
    "A cup of tea, cups of teas and a pot for the tea.",
    "The tea in the cup was cold. Potted tea, the pot and the cups. Cafe\u0301 हिन्दी",
    "",
)


@pytest.fixture(scope="session")
def model():
    options = TextOptions(stemmer="porter")
    corpus = count_texts(
        TEXTS,
        options,
        ids=[f"{number}.txt" for number in range(len(TEXTS))],
        labels=["space", "space", "tea", "tea", "none"],
        keep_texts=True,
    )
    source = Source(name="texts", format="folder", options=ReadOptions(text=options), n_empty=1)
    return Model.fit(corpus.with_source(source))


@pytest.fixture(scope="session")
def asking():
    """Return what starts servers, which run until the end."""
    started = []

    def start(model, **options):
        started.append(Asked(model, **options))
        return started[-1]

    yield start
    for each in started:
        each.close()


STATIC = {
    "index.html": (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Topics</title>\n'
        '<link rel="stylesheet" href="css/a.css">\n<link rel="stylesheet" href="css/b.css">\n'
        "</head>\n<body>\n"
        '<script type="application/json" id="payload"></script>\n'
        '<script type="module" src="js/main.js"></script>\n</body>\n</html>\n'
    ),
    "css/a.css": "p { color: red }\n",
    "css/b.css": "b { color: blue }\n",
    "js/main.js": 'import { one } from "./one.js";\nconsole.log(one);\n',
    "js/one.js": "export const one = 1;\n",
}


@pytest.fixture
def static(monkeypatch):
    """Put a small template in the place of the real one; tests may change its files."""
    texts = dict(STATIC)
    monkeypatch.setattr("topicgrouper.explorer.page.static_text", texts.__getitem__)
    return texts

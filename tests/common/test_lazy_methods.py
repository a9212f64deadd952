"""Methods that are functions of modules, as `Model` has them."""

import ast
import inspect
import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from tests.rocket_model import TEXTS
from topicgrouper import Model
from topicgrouper.common.lazy_methods import ClassMethod, LazyModule
from topicgrouper.corpus import ReadOptions, TextOptions
from topicgrouper.model import model as module
from topicgrouper.record.record import Record

NAMES = [name for name in vars(Model) if not name.startswith("_")]


@pytest.fixture(scope="module")
def model():
    return Model.fit(TEXTS, options=ReadOptions(keep_texts=True))


def test_modules_for_type_checkers_are_those_that_are_imported_later():
    tree = ast.parse(Path(inspect.getsourcefile(module)).read_text(encoding="utf-8"))
    (switch,) = (each for each in tree.body if isinstance(each, ast.If))
    seen = {
        alias.asname or alias.name: f"{each.module}.{alias.name}"
        for each in switch.body
        for alias in each.names
    }
    later = {
        each.targets[0].id: f"topicgrouper.{each.value.args[0].value}" for each in switch.orelse
    }
    assert seen == later


@pytest.mark.parametrize("name", NAMES)
def test_methods_are_called_what_they_are(model, name):
    method = getattr(model, name)
    again = pickle.loads(pickle.dumps(method))
    assert again.__name__ == name
    assert inspect.getdoc(method)
    first = next(iter(inspect.signature(method).parameters), None)
    assert first not in ("model", "cls")


def test_methods_take_subclasses_and_return_them(model, tmp_path):
    class Own(Model):
        def soften(self, *arguments, **options):
            return super().soften(*arguments, **options)

    own = Own.fit(TEXTS)
    own.save(tmp_path / "own.tg")
    for each in (own, Own.load(tmp_path / "own.tg"), own.soften(2), own.with_topic_names({})):
        assert type(each) is Own
    assert own.soften(2).soft.n_topics == 2
    assert isinstance(model, Record)


def test_models_are_frozen(model):
    with pytest.raises(FrozenInstanceError):
        model.anything = 1


def test_what_stands_for_a_function_can_be_called_before_it_is_looked_up():
    paths = LazyModule("common.short_repr")
    assert paths.count_phrase(2, "topic") == "2 topics"
    with pytest.raises(AttributeError):
        getattr(paths, "__wrapped__")  # noqa: B009 - as inspect does

    class Made:
        of = ClassMethod(lambda cls, value: (cls, value))

    assert Made.of(3) == (Made, 3)
    assert Made().of(3) == (Made, 3)


@pytest.mark.parametrize("options", [{}, {"stemmer": "porter"}, {"phrases": True}])
def test_threads_that_share_a_model_find_the_same_passages(options):
    texts = [
        f"{text} {'new york city trains' if row % 2 else 'running runners'}" * 3
        for row, text in enumerate(TEXTS * 8)
    ]
    chosen = ReadOptions(text=TextOptions(**options), keep_texts=True)
    expected = None
    for _ in range(4):
        model = Model.fit(texts, options=chosen)
        topics = [topic.number for topic in model.view(4)]

        def passages(number, model=model):
            return [(hit.id, hit.spans) for hit in model.documents(number, 20)]

        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(passages, topics * 4))
        expected = expected or [passages(number) for number in topics]
        assert found == expected * 4

import gc
import weakref

from tests.tree.tree_samples import sample_tree


def test_everything_is_derived_once():
    derived = sample_tree()._derived
    for name in ("layout", "node_words", "curve", "word_ids", "by_word"):
        assert getattr(derived, name) is getattr(derived, name)


def test_a_used_tree_is_freed_without_the_garbage_collector():
    tree = sample_tree()
    tree.view(3).topics[0].words  # noqa: B018 - everything that a tree derives
    tree.topic(node=0).distinctive_words(against="sibling")
    watched = weakref.ref(tree)
    gc.disable()
    try:
        del tree
        assert watched() is None
    finally:
        gc.enable()

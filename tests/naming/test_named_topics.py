"""Topics with their names as a table."""


def test_names_come_by_the_size_of_their_topics(model):
    named = model.with_topic_names({"rocket": "Word", "3": "Third", "1": "All"})
    table = named.named_topics()
    assert [each.name for each in table] == ["All", "Third", "Word"]
    assert [each.topic for each in table] == ["1", "3", "rocket"]
    nodes = [named.tree.node_of(1), named.tree.node_of(3), named.shown.find("rocket")]
    assert [each.id for each in table] == nodes


def test_a_view_adds_topics_to_fill_in(model, tmp_path):
    named = model.with_topic_names({"2": "Half", "1": "All"})
    table = named.named_topics(3)
    topics = named.topics(3)
    assert [each.id for each in table] == [topic.id for topic in topics]
    assert [each.name for each in table] == [topic.name for topic in topics]
    assert [each.words for each in table] == [topic.words for topic in topics]
    table.write(tmp_path / "names.csv")
    assert model.read_names(tmp_path / "names.csv").n_empty == sum(not row.name for row in table)
    assert all(len(each.words) == 2 for each in named.named_topics(1, k=2))


def test_where_topics_are_shown(model):
    tree = model.tree
    for each in model.with_topic_names(
        {str(n): "x" for n in range(1, tree.n_words)}
    ).named_topics():
        shown = [n for n in range(1, tree.max_topics + 1) if each.id in tree.view(n).nodes.tolist()]
        assert (each.first_n, each.last_n) == (shown[0], shown[-1])
        expected = f"{shown[0]}" if len(shown) == 1 else f"{shown[0]}–{shown[-1]}"
        assert each.span == expected

"""
Names that stay
===============

A topic is a number and a set of words. Once you know what it is about, give it
a name, because names are easier to talk about. This example names the topics
of a shop, by hand and in a spreadsheet, and carries the names over to a new
model of more data.
"""

# %%
# Half a year of orders
# ---------------------
# It is the end of June, and the shop of :doc:`plot_04_baskets` has a model of
# the first half of the year.

import pandas as pd
from shop_orders import make_orders

from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, read_frame

orders = pd.DataFrame(make_orders())
columns = ReadOptions(
    basket="order", item="article", quantity="pieces", pieces="all"
)
in_june = read_frame(orders[orders.date < "2024-07"], options=columns)
summer = Model.fit(in_june.corpus)

# %%
# A name belongs to a topic of the tree, and is shown wherever that topic is.
# We look at fourteen topics and name most of them, referring to each by one of
# its items.

names = {
    "cat food": "Cats",
    "charcoal": "Seasonal",
    "cough drops": "Colds",
    "espresso beans": "Coffee",
    "flour": "Baking",
    "nappies": "Babies",
    "oats": "Breakfast",
    "potting soil": "Garden",
    "sandwich": "Lunch to go",
    "spaghetti": "Pasta night",
}


def named(model, n, names):
    view = model.view(n)
    numbers = view.numbers[view.positions].tolist()
    found = {numbers[model.tree.find(word)]: names[word] for word in names}
    return model.with_topic_names({**model.topic_names, **found})


summer = named(summer, 14, names)

# %%
# In a team, a spreadsheet is easier. :meth:`~topicgrouper.Model.named_topics`
# is a table of topics with their words and their current names. When somebody
# has filled it in, :meth:`~topicgrouper.Model.read_names` reads it. Here,
# pandas plays the part of the colleague.

import tempfile
from pathlib import Path

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "names.csv")
    summer.named_topics(14).write(file)

    table = pd.read_csv(file, keep_default_na=False)
    table.loc[table.words.str.contains("sponges"), "name"] = "Cleaning"
    table.loc[table.words.str.contains("crisps"), "name"] = "Party"
    table.to_csv(file, index=False)

    summer = summer.with_topic_names(summer.read_names(file))

table[["topic", "name", "words"]].head(6)

# %%
# Tables, the explorer and all commands show the names. In June,
# there is little barbecue yet and not much left of Christmas; the tree has put
# them together, and we have called them *Seasonal*.

summer.view(14)

# %%
# Half a year later
# -----------------
# A new fit makes a new tree, with other numbers.
# :meth:`~topicgrouper.Model.carry_names` finds the topic of the new model that
# each name belongs to, by the words that they share.

winter = Model.fit(read_frame(orders, options=columns).corpus)
carried = winter.carry_names(summer)
for found in carried.topics:
    print(f"{found.name:12} {found.shared:4.0%} shared", found.reason)

winter = winter.with_topic_names(carried)

# %%
# Eleven names are where they belong. *Seasonal* has gone to the Christmas
# items, but shares little more than half with them: worth a look.
# :meth:`~topicgrouper.Model.match` compares the two models topic by topic. It
# also tells which topics are new, and where the words of split topics went.

matches = winter.match(summer, view=16, old_view=14)
for match in matches.topics:
    if match.status == "new":
        print("new:", ", ".join(match.words[:4]))
for flow in matches.flows:
    if flow.flow == "split" and flow.old_name is not None:
        words = winter.tree.topic(flow.new).top_words(3)
        print(f"split: {flow.share:.0%} of {flow.old_name} to", *words)

# %%
# So we give the parts separate names. A new topic, school, gets a name, too.

christmas = {"gingerbread": "Christmas", "charcoal": "Barbecue"}
winter = named(winter, 16, christmas | {"exercise books": "School"})
page = winter.explore(title="Two half-years", views=[16])
page

# %%
# **What next?** Names can also be suggested by a language model, edited on the
# page of :doc:`plot_08_page_to_share`, and used in commands: see
# :doc:`/guides/names`. To keep the topics of a model when data grows, update
# it: see :doc:`/guides/growing`.

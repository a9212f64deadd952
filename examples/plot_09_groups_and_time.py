"""
Groups and time
===============

Topics become interesting when they differ: between authors, countries or
branches, or from one month to the next. This example compares the orders of a
small chain of shops by branch and by month, and tells real differences from
chance.
"""

# %%
# The orders are those of :doc:`plot_04_baskets`. This time, we keep two more
# columns of the table: where and when.

import pandas as pd
from shop_orders import make_orders

from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, read_frame

orders = pd.DataFrame(make_orders())
columns = ReadOptions(
    basket="order",
    item="article",
    quantity="pieces",
    columns=("branch", "date"),
)
model = Model.fit(read_frame(orders, options=columns).corpus)
view = model.view(17)

# %%
# Branches
# --------
# :meth:`~topicgrouper.Model.groups` counts the orders of each group by their
# main topic, and compares shares with those in all groups together.

branches = model.groups("branch", view=view)
print(branches)

# %%
# In the picture, 2 means twice the average. Cells without a number could be
# chance: whole orders are counted, not single items, so one customer with
# twenty bottles of water proves nothing.

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import LogNorm

rows = view.table(k=2)
places = [view.nodes.tolist().index(row.id) for row in rows]
names = [", ".join(row.frequent_words) for row in rows]
shares = branches.relative_shares[places]
is_clear = branches.is_significant[places]

figure, axes = plt.subplots(figsize=(7, 5), layout="constrained")
axes.imshow(
    np.where(is_clear, shares, 1),
    norm=LogNorm(1 / 4, 4),
    cmap="RdBu_r",
    aspect="auto",
)
for row, column in np.argwhere(is_clear):
    text = f"{shares[row, column]:.1f}"
    axes.text(column, row, text, ha="center", va="center")
axes.set_yticks(range(len(names)), names)
axes.set_xticks(range(len(branches.groups)), branches.groups)
axes.xaxis.tick_top()
axes.tick_params(length=0)
axes.spines[:].set_visible(False)
plt.show()

# %%
# The branch at the station sells lunches, the branch on the campus pasta and
# crisps, and families live in the Meadows.
#
# Months
# ------
# A column of dates is compared by periods: days, months, years or decades,
# whichever its span suggests. We draw the five topics with the highest peaks,
# in the order of the year.

months = model.groups("date", view=view)
peaks = months.relative_shares.max(axis=1)
seasonal = np.argsort(-peaks)[:5]
seasonal = seasonal[months.shares[seasonal].argmax(axis=1).argsort()]

figure, rows = plt.subplots(
    len(seasonal), figsize=(7, 5), sharex=True, layout="constrained"
)
for axes, place in zip(rows, seasonal, strict=True):
    shares = 100 * months.shares[place]
    clear = np.flatnonzero(months.is_significant[place])
    average = 100 * months.topic_shares[place]
    axes.fill_between(range(12), shares, color="#a6cee3")
    axes.plot(shares, color="#0072b2")
    axes.plot(clear, shares[clear], "o", color="#0072b2", markersize=4)
    axes.axhline(average, color="#666666", linewidth=1, linestyle=":")
    title = ", ".join(view[place].top_words(3))
    axes.set_title(title, loc="left", fontsize="medium")
    axes.set_ylim(0, 1.15 * shares.max())
    axes.spines[["top", "right"]].set_visible(False)
axes.set_xticks(range(12), [month[5:] for month in months.groups])
axes.set_xlabel("month of 2024")
figure.supylabel("share of orders (%)", fontsize="medium")
plt.show()

# %%
# A dot is a month that clearly differs from the average of the year, which is
# dotted. The tree has never seen a date; it has discovered that gingerbread
# and mulled wine have a season.
#
# For a spreadsheet
# -----------------
# :meth:`~topicgrouper.GroupComparison.wide` has one row per topic and one
# column per group; :meth:`~topicgrouper.GroupComparison.to_frame` has one row
# per topic and group, with counts and p values.

branches.wide("relative_share").to_frame("pandas").round(2).head()

# %%
# **What next?** :doc:`/guides/groups` explains what the test tells you and
# what it does not. :doc:`plot_08_page_to_share` makes a page on which such
# pictures lead to the documents behind them.

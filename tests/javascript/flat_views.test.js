import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatViews, SORT_KEYS } from "#explorer/flat_views.js";
import { TopicNames } from "#explorer/topic_names.js";
import { isWithin, numberOf } from "#explorer/tree_model.js";

import { mixedJoins, pack, payloadOf, sequence, sharedOf, smallPayload, describedPayload, measuredPayload, topicsOf } from "./samples.js";

const STATE = { n: 3, cut: "" };

function viewsOf(payload) {
  const shared = sharedOf(payload);
  const names = new TopicNames(payload, shared.model.nNodes);
  return { ...shared, names, views: new FlatViews(shared, payload, names) };
}

test("T(n) is what its topics are, and what they hold", () => {
  const { model, views } = viewsOf(payloadOf({ children: mixedJoins(20, 3), frequencies: new Array(20).fill(2) }));
  for (let n = 1; n <= 20; n++) {
    const view = views.at({ ...STATE, n });
    const topics = topicsOf(model, n);
    assert.deepEqual([...view.nodes].sort((a, b) => a - b), topics);
    assert.deepEqual([view.n, view.key, view.isCut], [n, String(n), false]);
    for (let node = 0; node < model.nNodes; node++) {
      const around = topics.find((topic) => isWithin(model, node, topic)) ?? null;
      const parts = topics.filter((topic) => topic !== node && isWithin(model, topic, node));
      assert.deepEqual([view.topicAround(node), view.isTopic(node)], [around, around === node]);
      assert.equal(view.divides(node), parts.length > 0);
      if (parts.length) assert.equal(view.countWithin(node), parts.length);
      if (node < model.nWords) assert.equal(view.labels[node], around);
      if (around === node) assert.equal(view.nOf(node), n);
    }
  }
});

test("topics in any order, ties by rising id", () => {
  const next = sequence(8);
  const frequencies = Array.from({ length: 50 }, () => 1 + next(4));
  const focus = pack(frequencies.map(() => next(3)), "f8");
  const bytes = (below) => pack(Array.from({ length: 98 }, () => next(below)), "u1");
  const quality = { coherence: bytes(256), warnings: bytes(4), words: pack([], "u1") };
  const { model, views } = viewsOf(payloadOf({ children: mixedJoins(50, 4), frequencies, focus, quality }));
  const values = {
    n: (node) => numberOf(model, node),
    frequency: (node) => model.frequencies[node],
    share: (node) => model.frequencies[node],
    size: (node) => model.sizes[node],
    focus: (node) => model.focus[node],
    coherence: (node) => model.quality.coherence(node) ?? -2,
  };
  for (const [key, value] of Object.entries(values)) {
    for (const sign of [1, -1]) {
      for (const n of [1, 2, 7, 33, 50]) {
        const expected = topicsOf(model, n).sort((a, b) => sign * (value(a) - value(b)) || a - b);
        assert.deepEqual([...views.at({ ...STATE, n }).topics(key, sign < 0)], expected, `${key} ${sign} ${n}`);
      }
    }
  }
  assert.deepEqual(Object.keys(SORT_KEYS).sort(), [...Object.keys(values), "documents", "words"].sort());
});

test("by word: without case and accents", () => {
  const vocabulary = ["Zebra", "école", "apple", "Éclair", "eclair"];
  const view = viewsOf(smallPayload({ vocabulary })).views.at({ ...STATE, n: 5 });
  assert.deepEqual([...view.topics("words", false)], [2, 3, 4, 1, 0]);
  assert.deepEqual([...view.topics("words", true)], [0, 1, 3, 4, 2]);
});

test("the order by word follows the choice of words", () => {
  const { views, state } = viewsOf(describedPayload());
  const view = views.at(STATE);
  assert.deepEqual([...view.topics("words", false)], [6, 5, 4]); // cup, orbit, the
  state.frequent = true;
  assert.deepEqual([...view.topics("words", false)], [5, 6, 4]); // rocket, tea, the
});

test("without focus, its order is that of frequency", () => {
  assert.deepEqual([...viewsOf(smallPayload()).views.at(STATE).topics("focus", true)], [4, 5, 6]);
});

test("the topics of a cut have their words, coherence and warnings", () => {
  const { views, state } = viewsOf(measuredPayload());
  const view = views.cutView("3,s4"); // rocket, orbit, tea and cup, the
  assert.deepEqual([view.coherence(6), view.coherence(0)], [-0.37, null]);
  assert.deepEqual([view.warning(6)?.label, view.warning(0)], ["incoherent", null]);
  assert.equal(view.topics("coherence", true)[0], 6);
  assert.deepEqual(view.wordsOf(6), [3, 2]);
  state.frequent = true;
  assert.deepEqual(view.wordsOf(6), [2, 3]);
});

test("an uneven cut", () => {
  const { views } = viewsOf(smallPayload());
  const view = views.at({ ...STATE, n: 4, cut: "3,s4" });
  assert.equal(view.isCut, true);
  assert.deepEqual([...view.topics("n", false)].sort(), [0, 1, 4, 6]);
  assert.equal(view.title, "Cut of 4 topics");
  assert.equal(view.key, "3,s4");
  assert.deepEqual([view.isTopic(6), view.isTopic(5), view.isTopic(2)], [true, false, false]);
  assert.deepEqual([view.divides(5), view.divides(6), view.divides(8)], [true, false, true]);
  assert.deepEqual([view.topicAround(2), view.topicAround(5), view.topicAround(0)], [6, null, 0]);
  assert.deepEqual([view.countWithin(7), view.countWithin(8)], [3, 4]);
});

test("the line of a cut runs from left to right through all its topics", () => {
  const { model, views } = viewsOf(smallPayload());
  const { steps } = views.cutView("3,s4");
  assert.deepEqual(steps.map(({ node }) => node), [0, 1, 6, 4]);
  for (const { node, n } of steps) assert.ok(topicsOf(model, n).includes(node));
});

test("a cut counts at its own number of topics only, and if it makes sense", () => {
  const { views } = viewsOf(smallPayload());
  assert.equal(views.at({ ...STATE, n: 3, cut: "3,s4" }).isCut, false);
  for (const cut of ["9,s2", "nonsense", "__proto__"]) {
    assert.equal(views.cutView(cut), null);
    assert.equal(views.at({ ...STATE, n: 4, cut }).isCut, false);
  }
});

test("cuts are kept, but not all", () => {
  const { views } = viewsOf(payloadOf({ children: mixedJoins(30, 2), frequencies: new Array(30).fill(1) }));
  const first = views.cutView("2");
  assert.equal(views.cutView("2"), first);
  for (let n = 3; n < 30; n++) views.cutView(String(n));
  assert.ok(views.kept.size <= 8);
});

test("the page may open with a cut of its own", () => {
  const { views } = viewsOf(smallPayload({ cut: pack([0, 1, 4, 6]) }));
  assert.equal(views.opening, "3,s4");
  assert.equal(views.cutView("3,s4"), views.openingView);
  const without = viewsOf(smallPayload()).views;
  assert.deepEqual([without.openingView, without.opening], [null, ""]);
});

test("named topics are in the view, and the rest is divided as n says", () => {
  const { views, names } = viewsOf(smallPayload()); // T(2) is 4 and 7, which is 5 and 6
  const at = (n) => views.at({ n, cut: "named" });
  assert.deepEqual([at(2).n, at(2).isNamed], [2, false]);
  names.set(0, { name: "Rocket", note: "" });
  assert.deepEqual([...at(2).nodes].toSorted(), [0, 1, 4, 6]);
  assert.deepEqual([at(2).isNamed, at(2).title, at(2).key], [true, "4 topics with all named ones", "3,s4"]);
  assert.equal(at(2), at(2));
  assert.deepEqual(at(2).steps.map(({ node, n }) => [node, n]).find(([node]) => node === 4), [4, 2]); // as in T(2)
  names.set(7, { name: "Nouns", note: "" }); // has a named part
  assert.deepEqual([...at(2).nodes].toSorted(), [0, 1, 4, 6]);
  names.drop(0);
  assert.deepEqual([...at(4).topics("n", true)].toSorted(), [4, 7]); // T(2) after all
});

test("a view has a name for sentences", () => {
  assert.equal(viewsOf(smallPayload()).views.at(STATE).name, "the view with 3 topics");
});

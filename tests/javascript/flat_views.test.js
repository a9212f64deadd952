import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatViews } from "#explorer/flat_views.js";
import { SORT_KEYS } from "#explorer/node_orders.js";
import { TopicNames } from "#explorer/topic_names.js";
import { isWithin } from "#explorer/tree_model.js";

import { mixedJoins, pack, payloadOf, sequence, sharedOf, smallPayload, measuredPayload, topicsOf } from "./samples.js";

const STATE = { n: 3, cut: "" };

function viewsOf(payload) {
  const shared = sharedOf(payload);
  const names = new TopicNames(payload, shared.model.nNodes);
  return { ...shared, names, views: new FlatViews(shared, payload, names) };
}

test("a view that divides the tree, plain or as a cut, answers alike", () => {
  const { model, views } = viewsOf(payloadOf({ children: mixedJoins(20, 3), frequencies: new Array(20).fill(2) }));
  for (let n = 2; n < 19; n++) {
    const plain = views.at({ ...STATE, n });
    const cut = views.cutView(String(n));
    for (let node = 0; node < model.nNodes; node++) {
      assert.equal(cut.isTopic(node), plain.isTopic(node));
      assert.equal(cut.divides(node), plain.divides(node));
      assert.equal(cut.topicAround(node), plain.topicAround(node));
      if (plain.divides(node)) assert.equal(cut.countWithin(node), plain.countWithin(node));
    }
    assert.deepEqual([...cut.topicOfEachWord()], [...plain.topicOfEachWord()]);
    for (const key of Object.keys(SORT_KEYS)) {
      for (const descending of [true, false]) {
        assert.deepEqual([...cut.topics(key, descending)], [...plain.topics(key, descending)], `${n} by ${key}`);
      }
    }
  }
});

test("cuts and plain views have one order with focus too", () => {
  const next = sequence(4);
  const frequencies = Array.from({ length: 20 }, () => 1 + next(3));
  const focus = pack(frequencies.map(() => next(3)), "f8");
  const { views } = viewsOf(payloadOf({ children: mixedJoins(20, 3), frequencies, focus }));
  for (const key of Object.keys(SORT_KEYS)) {
    assert.deepEqual([...views.cutView("9").topics(key, true)], [...views.at({ ...STATE, n: 9 }).topics(key, true)], key);
  }
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
  for (const cut of ["3,s2", "nonsense", "__proto__"]) {
    assert.equal(views.cutView(cut), null);
    assert.equal(views.at({ ...STATE, n: 4, cut }).isCut, false);
  }
});

test("cuts are kept, but not all", () => {
  const { views } = viewsOf(payloadOf({ children: mixedJoins(30, 2), frequencies: new Array(30).fill(1) }));
  const first = views.cutView("2");
  assert.equal(views.cutView("2"), first);
  for (let n = 3; n < 30; n++) views.cutView(String(n));
  assert.ok(views.cuts.size <= 8);
});

test("the page may open with a cut of its own", () => {
  const { views } = viewsOf(smallPayload({ cut: pack([0, 1, 4, 6]) }));
  assert.equal(views.opening, "3,s4");
  assert.equal(views.cutView("3,s4"), views.openingView);
  assert.equal(views.cutView("1"), views.openingView);
  const without = viewsOf(smallPayload()).views;
  assert.deepEqual([without.openingView, without.opening, without.cutView("1").n], [null, "", 1]);
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

test("what lies in a topic is held by it", () => {
  const { model, views } = viewsOf(smallPayload());
  const view = views.at(STATE);
  for (let topic = 0; topic < model.nNodes; topic++) {
    for (let node = 0; node < model.nNodes; node++) assert.equal(view.holds(topic, node), isWithin(model, node, topic));
  }
  assert.equal(view.name, "the view with 3 topics");
  assert.equal(view.nOf(5), 3);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatViews } from "#explorer/flat_views.js";
import { SORT_KEYS } from "#explorer/node_orders.js";
import { TopicNames } from "#explorer/topic_names.js";
import { isWithin } from "#explorer/tree_model.js";

import { mixedJoins, pack, payloadOf, sequence, sharedOf, smallPayload, describedPayload, topicsOf } from "./samples.js";

const STATE = { n: 3, cut: "", refined: false };

function viewsOf(payload) {
  const shared = sharedOf(payload);
  const names = new TopicNames(payload, shared.model.nNodes);
  return { ...shared, names, views: new FlatViews(shared, payload, names) };
}

/** Words 2 (tea) and 4 (the) move to the topic of space. */
const REFINED = { n: 3, words: pack([2, 4]), targets: pack([5, 5]), gains: pack([7, 3], "f8"), quality: null };

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

test("in a refined view words are where they moved to", () => {
  const { views } = viewsOf(smallPayload({ refined: [REFINED] }));
  assert.deepEqual(views.refinedNumbers, [3]);
  assert.deepEqual([views.hasRefined(3), views.hasRefined(4)], [true, false]);
  const view = views.at({ ...STATE, refined: true });
  assert.equal(view.title, "3 topics, refined");
  assert.deepEqual([...view.topicOfEachWord()], [5, 5, 5, 6, 5]);
  assert.deepEqual([view.frequency(5), view.frequency(6), view.frequency(7)], [44, 4, 28]);
  assert.deepEqual([view.size(5), view.size(6), view.size(7)], [4, 1, 4]);
  assert.deepEqual(view.wordsOf(5), [4, 0, 1, 2]);
  assert.deepEqual([...view.allWordsOf(5)], [4, 0, 1, 2]);
  assert.deepEqual([...view.allWordsOf(7)], [0, 1, 2, 3]);
  assert.equal(view.topicAround(2), 5);
  assert.equal(view.topicAround(6), 6);
  assert.deepEqual([view.holds(5, 2), view.holds(6, 2), view.holds(6, 3), view.holds(8, 6)], [true, false, true, true]);
  assert.deepEqual([view.changes(5), view.changes(7)], [true, false]);
  assert.deepEqual(view.moves.get(2), { word: 2, source: 6, target: 5, gain: 7 });
  assert.equal(view.moves.has(0), false);
});

test("named topics are in the view, and the rest is divided as n says", () => {
  const { views, names } = viewsOf(smallPayload({ refined: [REFINED] })); // T(2) is 4 and 7, which is 5 and 6
  const at = (n, refined = false) => views.at({ n, cut: "named", refined });
  assert.deepEqual([at(2).n, at(2).isNamed], [2, false]);
  names.set(0, { name: "Rocket", note: "" });
  assert.deepEqual([...at(2).nodes].toSorted(), [0, 1, 4, 6]);
  assert.deepEqual([at(2).isNamed, at(2).title, at(2).key], [true, "4 topics with all named ones", "3,s4"]);
  assert.equal(at(2), at(2));
  assert.deepEqual(at(2).steps.map(({ node, n }) => [node, n]).find(([node]) => node === 4), [4, 2]); // as in T(2)
  names.set(7, { name: "Nouns", note: "" }); // has a named part
  assert.deepEqual([...at(2).nodes].toSorted(), [0, 1, 4, 6]);
  names.drop(0);
  assert.deepEqual([...at(4, true).topics("n", true)].toSorted(), [4, 7]); // T(2) after all
  assert.equal(at(4, true).isRefined, false);
});

test("a topic that all words have left is none of the view's", () => {
  const { views } = viewsOf(smallPayload({ refined: [REFINED] }));
  assert.deepEqual([...views.at({ ...STATE, refined: true }).topics("frequency", true)], [5, 6]);
});

test("refined topics have words and a focus of their own", () => {
  const quality = { nodes: pack([5, 6]), words: pack([3, 1, ...Array(8).fill(0), 4, ...Array(9).fill(0)], "u1"), focus: pack([0.5, 2], "f8"), coherence: pack([170, 255], "u1"), warnings: pack([2, 0], "u1") };
  const { views, state } = viewsOf(describedPayload({ refined: [{ ...REFINED, quality }] }));
  const view = views.at({ ...STATE, refined: true });
  assert.deepEqual(view.wordsOf(5), [2, 0]);
  assert.deepEqual([view.focus(5), view.focus(6)], [0.5, 2]);
  assert.deepEqual([...view.topics("focus", true)], [6, 5]);
  assert.deepEqual([view.coherence(5), view.coherence(6), view.coherence(7)], [0.7, null, null]);
  assert.deepEqual([view.warning(5)?.label, view.warning(6)], ["few documents", null]);
  assert.deepEqual([...view.topics("coherence", true)], [5, 6]);
  assert.deepEqual([...view.topics("words", false)], [6, 5]); // cup, tea
  state.frequent = true;
  assert.deepEqual(view.wordsOf(5), [4, 0, 1, 2]);
});

test("a cut is never refined, and other numbers are not", () => {
  const { views } = viewsOf(smallPayload({ refined: [{ ...REFINED, n: 4 }] }));
  assert.equal(views.at({ n: 4, cut: "3,s4", refined: true }).isRefined, false);
  assert.equal(views.at({ n: 3, cut: "", refined: true }).isRefined, false);
  assert.equal(views.at({ n: 4, cut: "", refined: false }).isRefined, false);
  const view = views.at({ n: 4, cut: "", refined: true });
  assert.equal(view.isRefined, true);
  assert.equal(views.at({ n: 4, cut: "", refined: true }), view);
  assert.equal(views.unrefinedAt({ n: 4, cut: "", refined: true }).isRefined, false);
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

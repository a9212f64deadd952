import assert from "node:assert/strict";
import { test } from "node:test";

import { canSplit, cutOptions, cutTopics, joinInto, namedTopics, planOf, readCut, splitOut, writtenCut } from "#explorer/cuts.js";
import { isWithin, largestNOf, makeTree, nodeOfNumber, partsOf } from "#explorer/tree_model.js";

import { KEPT_NUMBERS, evenJoins, pack, payloadOf, sequence, smallTree, tiedTree, topicsOf } from "./samples.js";

const TREE = tiedTree(24, 5);
const sorted = (nodes) => [...nodes].sort((a, b) => a - b);

/** Return the topics after one of them is split into its parts. */
const splitTopic = (model, topics, topic) => splitOut(model, topics, partsOf(model, topic)[0]);

/** Return a cut: from the root, each topic is split or left as the sequence says. */
function anyCut(model, next) {
  const topics = [];
  const waiting = [model.root];
  while (waiting.length) {
    const node = waiting.pop();
    if (node >= model.nWords && next(3)) waiting.push(...partsOf(model, node));
    else topics.push(node);
  }
  return topics;
}

/** Return a cut that is some splits and joins away from a view. */
function changedView(model, next) {
  let topics = topicsOf(model, 2 + next(12));
  for (let change = 0; change < 4; change++) {
    const node = topics[next(topics.length)];
    if (next(2) && node >= model.nWords) topics = splitTopic(model, topics, node);
    else if (node !== model.root) topics = joinInto(model, topics, model.parents[node]);
  }
  return topics;
}

/** The same tree after updates: what was number i is another number now. */
const GROWN = tiedTree(24, 5, { numbers: pack(Array.from({ length: 47 }, (_, node) => 1 + ((node * 29) % 47) * 3)) });
const CUTS = Array.from({ length: 150 }, (_, seed) => anyCut(TREE, sequence(seed)));
const EVEN = makeTree(payloadOf({ children: evenJoins(60), frequencies: new Array(60).fill(1) }));
const SAMPLES = [
  ...CUTS.map((topics) => [TREE, topics]),
  ...CUTS.map((topics) => [GROWN, topics]),
  ...Array.from({ length: 150 }, (_, seed) => [EVEN, changedView(EVEN, sequence(seed))]),
];

/** Do what the command line would do with the options of a cut. */
function byCommand(model, options) {
  const [option, value, , splits = ""] = options.split(" ");
  const nodesOf = (text) => text.split(",").filter(Boolean).map((number) => nodeOfNumber(model, Number(number)));
  if (option === "--cut") return sorted(nodesOf(value));
  let topics = topicsOf(model, Number(value));
  for (const node of nodesOf(splits)) {
    assert.ok(topics.includes(node), `${options}: ${node} cannot be split`);
    topics = splitTopic(model, topics, node);
  }
  return sorted(topics);
}

test("what is written is read again", () => {
  for (const [model, topics] of SAMPLES) {
    const text = writtenCut(model, topics);
    const isView = sorted(topics).join() === topicsOf(model, topics.length).join();
    assert.equal(text === "", isView);
    if (!isView) assert.deepEqual(sorted(readCut(model, text)), sorted(topics));
  }
});

test("the text depends on the topics only", () => {
  for (const topics of CUTS.slice(0, 20)) assert.equal(writtenCut(TREE, topics), writtenCut(TREE, topics.toReversed()));
});

test("no other start needs fewer splits and joins", () => {
  for (const topics of CUTS) {
    const { splits, joins } = planOf(TREE, topics);
    const isTopic = new Set(topics);
    const divided = new Set();
    for (const topic of topics) for (let at = TREE.parents[topic]; at < TREE.nNodes; at = TREE.parents[at]) divided.add(at);
    for (let n = 1; n <= TREE.nWords; n++) {
      const cost =
        [...divided].filter((node) => largestNOf(TREE, node) >= n).length +
        [...isTopic].filter((node) => largestNOf(TREE, node) < n).length;
      assert.ok(splits.length + joins.length <= cost, `T(${n})`);
    }
  }
});

test("the command makes the same topics", () => {
  for (const [model, topics] of SAMPLES) assert.deepEqual(byCommand(model, cutOptions(model, topics)), sorted(topics));
  const withJoins = SAMPLES.filter(([model, topics]) => cutOptions(model, topics).includes("--cut"));
  assert.ok(withJoins.length > 10);
});

test("a command names no words", () => {
  const model = smallTree();
  assert.equal(cutOptions(model, [4, 5, 6]), "-n 3");
  assert.equal(cutOptions(model, [2, 3, 4, 5]), "-n 4");
  assert.equal(cutOptions(model, [0, 1, 4, 6]), "-n 3 --split 4");
  assert.equal(cutOptions(model, [8]), "-n 1");
});

test("splits and joins", () => {
  const model = smallTree();
  assert.deepEqual(sorted(readCut(model, "3,s3")), [2, 3, 4, 5]);
  assert.deepEqual(sorted(readCut(model, "5,j3")), [0, 1, 4, 6]);
  assert.deepEqual(sorted(readCut(model, "5,j4,j3")), [4, 5, 6]);
  assert.deepEqual(readCut(model, "1"), [8]);
});

test("splits and joins by the numbers that were kept", () => {
  const model = smallTree(KEPT_NUMBERS);
  assert.deepEqual(sorted(readCut(model, "3,s4000000000")), [2, 3, 4, 5]);
  assert.deepEqual(sorted(readCut(model, "5,j4000000000")), [0, 1, 4, 6]);
  assert.equal(writtenCut(model, [2, 3, 4, 5]), "");
  assert.equal(writtenCut(model, [0, 1, 4, 6]), "3,s3");
  assert.equal(cutOptions(model, [0, 1, 4, 6]), "-n 3 --split 3");
});

test("what makes no sense is not read", () => {
  const model = smallTree();
  const wrong = ["", "0", "6", "x", "3,", ",s3", "3,s", "3,s3x"];
  wrong.push("-1", "3;s3", " 3", "3\n", "٣", "1e0", "9999999999", "<b>", "__proto__", `3,s3${",s3".repeat(20_000)}`);
  for (const text of wrong) assert.equal(readCut(model, text), null, text.slice(0, 20));
});

test("a part of a split topic can be split, but not what is joined", () => {
  const model = smallTree();
  assert.deepEqual(sorted(readCut(model, "1,s1,s2")), [4, 5, 6]);
});

test("what changes nothing is ignored", () => {
  const model = smallTree();
  for (const text of ["3,s0", "3,s5", "3,s1", "3,s2", "3,j3", "3,j4", "3,s9999999999"]) {
    assert.deepEqual(readCut(model, text), readCut(model, "3"), text);
    assert.equal(writtenCut(model, readCut(model, text)), "", text);
  }
  assert.deepEqual(readCut(model, "1,s2"), [8]);
  assert.deepEqual(readCut(model, "4,s4,j2"), readCut(model, "4,j2"));
});

test("a text that would be too long is not written", () => {
  // pairs of words, one after another, of which every second one is joined
  const nPairs = 10_000;
  const nWords = 2 * nPairs;
  const children = Array.from({ length: nWords }, (_, word) => word);
  for (let pair = 1; pair < nPairs; pair++) children.push(nWords + pair, pair > 1 ? nWords + nPairs + pair - 2 : nWords);
  const model = makeTree(payloadOf({ children, frequencies: new Array(nWords).fill(1) }));
  const topics = [];
  for (let pair = 0; pair < nPairs; pair++) topics.push(...(pair % 2 ? [2 * pair, 2 * pair + 1] : [nWords + pair]));
  assert.ok(writtenCut(model, topics) === null);
});

test("words that stay together are not split", () => {
  const grouped = smallTree({ maxTopics: 3 });
  assert.equal(canSplit(grouped, 7), true);
  assert.equal(canSplit(grouped, 6), false);
  assert.equal(canSplit(grouped, 0), false);
  assert.equal(readCut(grouped, "4"), null);
});

test("a topic is split until a node in it stands alone", () => {
  for (const topics of CUTS.slice(0, 50)) {
    for (let node = 0; node < TREE.nNodes; node++) {
      if (topics.includes(node) || !topics.some((topic) => isWithin(TREE, node, topic))) continue;
      const made = splitOut(TREE, topics, node);
      assert.ok(made.includes(node));
      const covered = made.reduce((sum, topic) => sum + TREE.sizes[topic], 0);
      assert.equal(covered, TREE.nWords);
      const kept = topics.filter((topic) => !isWithin(TREE, node, topic));
      assert.ok(kept.every((topic) => made.includes(topic)));
    }
  }
});

test("all that lies in a node is joined to it", () => {
  const model = smallTree();
  assert.deepEqual(sorted(joinInto(model, [0, 1, 2, 3, 4], 7)), [4, 7]);
  assert.deepEqual(sorted(splitTopic(model, [4, 7], 7)), [4, 5, 6]);
});

test("named topics are shown by the splits and joins that this takes", () => {
  for (let seed = 0; seed < 300; seed++) {
    const next = sequence(seed);
    const model = seed % 2 ? EVEN : TREE;
    const n = 1 + next(model.nWords);
    const named = [...new Set(Array.from({ length: 4 }, () => next(model.nNodes)))];
    const shown = namedTopics(model, n, named);
    const innermost = named.filter((node) => !named.some((other) => other !== node && isWithin(model, other, node)));
    for (const node of innermost) assert.ok(shown.includes(node));
    const covered = shown.reduce((sum, node) => sum + model.sizes[node], 0);
    assert.equal(covered, model.nWords);
    for (const topic of cutTopics(model, n)) {
      const isTouched = innermost.some((node) => isWithin(model, node, topic) || isWithin(model, topic, node));
      if (!isTouched) assert.ok(shown.includes(topic));
    }
  }
});

import assert from "node:assert/strict";

import { mirrorInAddress, stateIn } from "#explorer/address.js";
import { Store } from "#explorer/state.js";

import { KEPT_NUMBERS, smallTree } from "./samples.js";
import { heldTimers, newPage, testWith } from "./stand_in.js";

let timers;
let steps;
let body;

const test = testWith(() => {
  body = newPage();
  timers = heldTimers();
  steps = [];
  globalThis.location = { hash: "" };
  globalThis.history = {
    pushState: (_, __, fragment) => steps.push(`push ${fragment}`),
    replaceState: (_, __, fragment) => steps.push(`replace ${fragment}`),
  };
}, () => timers.restore());

const MODEL = smallTree();
const INITIAL = { n: 2, cut: "", node: 8, view: "topics", document: null, query: "", sort: "documents", descending: true, filter: "", levels: [2, 4], group: null };
const read = (fragment, model = MODEL) => stateIn(fragment, model, 10);

test("every value is read by its own rule", () => {
  const fragment =
    "#n=3&topic=2&view=overview&document=9&query=a+b%26c&find=text&surprise=1&mainly=0&sort=size&descending=0&filter=%3Cb%3E" +
    "&frequent=1&rest=1&folders=levels&levels=4,2&by=x&every=month&group=3&lines=0&common=1" +
    "&order=alike&rows=2&columns=4";
  assert.deepEqual(read(fragment), {
    n: 3, node: 7, view: "overview", document: 9, query: "a b&c", find: "text", surprise: true, mainly: false, sort: "size",
    descending: false, filter: "<b>", frequent: true, rest: true, folders: "levels", levels: [2, 4],
    by: "x", every: "month", group: 3, lines: false, common: true, order: "alike", rows: 2, columns: 5,
  });
});

test("values that make no sense are ignored one by one", () => {
  const wrong = [
    "", "#", "#&&&=&n", "#%E0%A4%A", "#<script>alert(1)</script>", "#n=0&node=-1&view=nowhere", "#n=6&node=9&document=10",
    "#n=abc&node=1.5&sort=__proto__&levels=x,y&view=constructor", "#n=1e0&n=+3&node=%20", "#refined=1&surprise=2&width=0",
    "#__proto__=1&constructor=1&toString=1&hasOwnProperty=1", "#N=3", "#every=hour&order=x&folders=", "#group=10000&rows=-1",
    "#cut=9,s2&cut=nonsense", "#topic=0&columns=0", "#topic=10&topic=-1&topic=x&topic=1e0&topic=99999999999999999", "#columns=11",
  ];
  for (const fragment of wrong) assert.deepEqual(read(fragment), {}, fragment);
  assert.deepEqual(read("#n=99&node=3&view=x"), { node: 3 });
  assert.equal({}.polluted, undefined);
});

test("the last of several values counts", () => {
  assert.deepEqual(read("#n=2&n=3"), { n: 3 });
  assert.deepEqual(read("#n=2&n=x"), { n: 2 });
});

test("a page without documents opens none", () => {
  assert.deepEqual(stateIn("#document=0", MODEL, 0), {});
});

test("a cut brings its number of topics, in the shortest form", () => {
  assert.deepEqual(read("#n=2&cut=3,s4"), { n: 4, cut: "3,s4" });
  assert.deepEqual(read("#cut=5,j3"), { n: 4, cut: "3,s4" });
  assert.deepEqual(read("#cut=0"), { cut: "" });
  assert.deepEqual(read("#n=3&cut=named"), { n: 3, cut: "named" });
  assert.deepEqual(read("#n=3&cut=3"), { n: 3, cut: "" });
});

test("words that stay together bound the number of topics", () => {
  const grouped = smallTree({ maxTopics: 3 });
  assert.deepEqual(read("#n=4&levels=2,4", grouped), { levels: [2] });
});

test("topics have their numbers, which last; a tree that has grown has other nodes than before", () => {
  const grown = smallTree(KEPT_NUMBERS);
  assert.deepEqual(read("#topic=4000000000&columns=31", grown), { node: 6, columns: 4 });
  assert.deepEqual(read("#topic=2&node=6", grown), {});
  assert.deepEqual(read("#node=6"), { node: 6 }); // of former versions
  assert.deepEqual(read("#cut=3,s3", grown), { n: 4, cut: "3,s3" });
  const store = new Store({ ...INITIAL, columns: null });
  mirrorInAddress({ store, initial: store.state, model: grown, nDocuments: 10 });
  store.set({ node: 6, columns: 0 });
  timers.pass();
  assert.deepEqual(steps, ["push #n=2&topic=4000000000&columns=7"]);
});

test("long texts are cut", () => {
  const text = "x".repeat(5000);
  for (const key of ["query", "filter", "by"]) assert.equal(read(`#${key}=${text}`)[key].length, 200);
});

function mirrored() {
  const store = new Store(INITIAL);
  mirrorInAddress({ store, initial: INITIAL, model: MODEL, nDocuments: 10 });
  return store;
}

test("another node, view or document is a step; the rest replaces the current one", () => {
  const store = mirrored();
  store.set({ filter: "tea & cup, <b>" });
  timers.pass();
  store.set({ node: 5 });
  timers.pass();
  store.set({ view: "curve" });
  timers.pass();
  store.set({ n: 3 });
  timers.pass();
  assert.deepEqual(steps, [
    "replace #n=2&topic=1&filter=tea+%26+cup,+%3Cb%3E",
    "push #n=2&topic=4&filter=tea+%26+cup,+%3Cb%3E",
    "push #n=2&topic=4&view=curve&filter=tea+%26+cup,+%3Cb%3E&details=1",
    "replace #n=3&topic=4&view=curve&filter=tea+%26+cup,+%3Cb%3E&details=1",
  ]);
});

test("many changes are written once", () => {
  const store = mirrored();
  for (let i = 0; i < 500; i++) store.set({ filter: String(i) });
  assert.equal(timers.count, 1);
  timers.pass();
  assert.deepEqual(steps, ["replace #n=2&topic=1&filter=499"]);
});

test("what is written is read again", () => {
  const store = mirrored();
  const wanted = { n: 4, cut: "3,s4", node: 6, view: "documents", document: 3, query: "Ü & =%", descending: false, levels: [3], group: 7, filter: "#?" };
  store.set(wanted);
  timers.pass();
  assert.deepEqual(read(steps[0].replace("push ", "")), wanted);
});

test("an emptied text is none again", () => {
  const initial = { ...INITIAL, cut: "3,s4", n: 4 };
  const store = new Store(initial);
  mirrorInAddress({ store, initial, model: MODEL, nDocuments: 10 });
  store.set({ n: 3 });
  timers.pass();
  assert.deepEqual(steps, ["push #n=3&cut=0&topic=1"]);
  assert.deepEqual(read("#n=3&cut=0&topic=1"), { n: 3, cut: "", node: 8 });
});

test("an address that is changed changes the state, and is not written again", () => {
  const store = mirrored();
  store.set({ filter: "x" });
  location.hash = "#n=3&topic=3";
  body.fire("hashchange");
  assert.deepEqual([store.state.n, store.state.node, store.state.filter], [3, 6, ""]);
  assert.equal(timers.count, 0);
  store.set({ filter: "y" });
  timers.pass();
  assert.deepEqual(steps, ["replace #n=3&topic=3&filter=y"]);
});

test("who leaves the page leaves the last change in its address", () => {
  const store = mirrored();
  body.fire("pagehide");
  assert.deepEqual(steps, []);
  store.set({ node: 4 });
  body.fire("pagehide");
  assert.deepEqual(steps, ["push #n=2&topic=9"]);
});

test("a page without an address of its own works on", () => {
  history.pushState = () => {
    throw new DOMException("sandboxed");
  };
  const store = mirrored();
  store.set({ node: 4 });
  timers.pass();
  assert.equal(store.state.node, 4);
});

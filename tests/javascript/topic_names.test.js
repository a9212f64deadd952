import assert from "node:assert/strict";

import { TopicNames, isSameName, problemOf } from "#explorer/topic_names.js";

import { testWith } from "./stand_in.js";

const PAYLOAD = { names: [{ node: 5, name: "Space", note: "" }, { node: 6, name: "Tea", note: "hot" }], digest: "abc" };
const KEY = "topicgrouper-names-abc";

/** What the browser keeps; null for a browser that keeps nothing. */
let kept = new Map();

const test = testWith(() => {
  kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
});

const namesOf = () => new TopicNames(PAYLOAD, 9);

test("names of the page win over those of the file, and can be dropped", () => {
  const names = namesOf();
  names.set(5, { name: "Rockets", note: "n" });
  names.set(6, { name: "", note: "" });
  assert.deepEqual([names.nameOf(5), names.nameOf(6), names.nameOf(7)], ["Rockets", "", ""]);
  assert.deepEqual(names.savedAt(5), { name: "Space", note: "" });
  assert.equal(names.unsaved, 2);
  names.drop(5);
  assert.equal(names.nameOf(5), "Space");
  names.drop();
  assert.deepEqual([names.nameOf(6), names.unsaved], ["Tea", 0]);
});

test("a name as in the file is none of the page's own", () => {
  const names = namesOf();
  names.set(5, { name: "X", note: "" });
  names.set(5, { name: "Space", note: "" });
  names.set(7, { name: "", note: "" });
  assert.deepEqual([names.isOwn(5), names.isOwn(7), names.unsaved], [false, false, 0]);
});

test("names are kept for the next visit, and forgotten when they are dropped", () => {
  namesOf().set(7, { name: "Both", note: "" });
  const again = namesOf();
  assert.deepEqual(again.at(7), { name: "Both", note: "" });
  again.drop();
  assert.equal(kept.has(KEY), false);
});

test("a name that was removed stays removed", () => {
  namesOf().set(5, { name: "", note: "" });
  const again = namesOf();
  assert.deepEqual([again.at(5), again.isOwn(5)], [null, true]);
});

test("what the file has by now need not be kept", () => {
  namesOf().set(7, { name: "Both", note: "" });
  const names = new TopicNames({ ...PAYLOAD, names: [{ node: 7, name: "Both", note: "" }] }, 9);
  assert.deepEqual([names.isOwn(7), names.nameOf(7), names.nameOf(5)], [false, "Both", ""]);
});

test("all names by node, and those that contain a text", () => {
  const names = namesOf();
  names.set(2, { name: "Éclair & Tea", note: "" });
  names.set(6, { name: "", note: "" });
  assert.deepEqual(names.all().map(([node]) => node), [2, 5]);
  assert.deepEqual(names.find(" eclair "), [2]);
  assert.deepEqual(names.find(""), []);
  assert.deepEqual(names.find("hot"), []);
});

test("listeners hear of every change", () => {
  const names = namesOf();
  let count = 0;
  names.subscribe(() => count++);
  names.set(7, { name: "Both", note: "" });
  names.drop(7);
  assert.equal(count, 2);
});

test("nothing that is kept is taken on trust", () => {
  const wrong = [
    "",
    "{",
    "null",
    "5",
    '"text"',
    "{}",
    "[5]",
    "[null]",
    "[[7]]",
    '[[7, {}]]',
    '[[7, {"note": "n"}]]',
    '[[7, {"name": "", "note": ""}]]',
    '[[-1, {"name": "a", "note": ""}]]',
    '[[9, {"name": "a", "note": ""}]]',
    '[[1.5, {"name": "a", "note": ""}]]',
    '[["7", {"name": "a", "note": ""}]]',
    '[["__proto__", {"name": "a", "note": ""}]]',
    '[[7, {"name": "a\\u202eb", "note": ""}]]',
    `[[7, {"name": "${"x".repeat(201)}", "note": ""}]]`,
    "[[7, 0]]",
  ];
  for (const text of wrong) {
    kept.set(KEY, text);
    assert.equal(namesOf().unsaved, 0, text.slice(0, 40));
  }
  kept.set(KEY, '[[7, {"name": "a"}]]');
  assert.deepEqual(namesOf().at(7), { name: "a", note: "" });
});

test("a browser that keeps nothing has names until the page is closed", () => {
  globalThis.localStorage = new Proxy({}, {
    get() {
      throw new Error("denied");
    },
  });
  const names = namesOf();
  names.set(7, { name: "Both", note: "" });
  assert.equal(names.nameOf(7), "Both");
});

test("what is wrong with a name", () => {
  const ok = [["", ""], ["a", ""], ["x".repeat(200), "n".repeat(5000)], ["👍".repeat(200), ""], ["a", "two\nlines\tof it"], ["می‌خواهم", ""]];
  for (const [name, note] of ok) assert.equal(problemOf({ name, note }), null, name);
  const wrong = [
    ["", "note", "A note needs a name."],
    ["x".repeat(201), "", "A name has at most 200 characters."],
    ["a", "n".repeat(5001), "A note has at most 5,000 characters."],
    ["\u200b\u0301", "", "A name needs at least one visible character."],
    ["a\nb", "", "The character U+000A is not allowed: it would break the line or change the direction of the text."],
    ["a\u202eb", "", /U\+202E/],
    ["a\u2028b", "", /U\+2028/],
    ["\ud800", "", /U\+D800/],
    ["a", "a\rb", /U\+000D/],
    ["a", "\u2066", /U\+2066/],
  ];
  for (const [name, note, expected] of wrong) {
    const problem = problemOf({ name, note });
    if (expected instanceof RegExp) assert.match(problem, expected);
    else assert.equal(problem, expected);
  }
});

test("two names are the same if both parts are", () => {
  assert.ok(isSameName(null, null));
  assert.ok(isSameName({ name: "a", note: "b" }, { name: "a", note: "b" }));
  assert.ok(!isSameName({ name: "a", note: "b" }, { name: "a", note: "" }));
  assert.ok(!isSameName(null, { name: "", note: "" }));
});

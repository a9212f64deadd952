import assert from "node:assert/strict";
import { test } from "node:test";

import { TopicMarks } from "#explorer/topic_marks.js";

const SHARES = [3, 0.5, 2, 1, 4, 5, 6, 7, 8].map((relativeShare, topic) => ({ topic, relativeShare }));

test("the first topics above the average are marked", () => {
  const marks = new TopicMarks();
  marks.choose("a view", SHARES);
  assert.deepEqual([...marks.hues], [[0, 0], [2, 1], [4, 2], [5, 3], [6, 4]]);
  assert.equal(marks.hueOf(1), null);
});

test("what was changed stays until the view or the document is another", () => {
  const marks = new TopicMarks();
  marks.choose("a view", SHARES);
  marks.toggle(2);
  marks.choose("a view", SHARES);
  assert.equal(marks.hueOf(2), null);
  marks.choose("another view", SHARES);
  assert.equal(marks.hueOf(2), 1);
  marks.toggle(2);
  marks.forget();
  marks.choose("another view", SHARES);
  assert.equal(marks.hueOf(2), 1);
});

test("a topic takes the first colour that is free, of eight", () => {
  const marks = new TopicMarks();
  for (let topic = 0; topic < 12; topic++) marks.toggle(topic);
  assert.equal(marks.isFull, true);
  assert.deepEqual([...marks.hues.values()], [0, 1, 2, 3, 4, 5, 6, 7]);
  marks.toggle(3);
  marks.toggle(11);
  assert.equal(marks.hueOf(11), 3);
});

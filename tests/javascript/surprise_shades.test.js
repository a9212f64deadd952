import assert from "node:assert/strict";
import { test } from "node:test";

import { SurpriseShades } from "#explorer/surprise_shades.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";
import { created } from "./stand_in.js";

function shadesOf(surprise, hash = "#surprise=1") {
  const page = pageOf(smallPayload(), { hash });
  let count = 0;
  const shades = new SurpriseShades(page, { surprise }, () => count++);
  return { ...page, shades, drawn: () => count };
}

test("a shade is from an expected word to one chosen blindly", async () => {
  const { shades } = shadesOf(async () => new Map([[0, 0.2], [1, 2], [2, 99]]));
  await shades.ask(7);
  assert.deepEqual([shades.low, shades.high], [1, 3]);
  const shade = (word) => {
    const made = created("span");
    shades.shade(made, word);
    return [made.style["--shade"], made.title];
  };
  assert.deepEqual(shade(0), ["0.00", "0.2 bits: expected once in 1 word"]);
  assert.deepEqual(shade(1), ["0.50", "2.0 bits: expected once in 4 words"]);
  assert.equal(shade(2)[0], "1.00");
  assert.deepEqual(shade(3), [undefined, ""]);
  assert.equal(shades.legend().textContent, "1  3 bits. The stronger the shade, the less expected a word is, given the rest of the document.");
});

test("numbers are asked for once, when they are wanted", async () => {
  const asked = [];
  const { shades, store, drawn } = shadesOf(async (row) => (asked.push(row), new Map()), "");
  await shades.ask(7);
  assert.deepEqual([asked, shades.legend()], [[], null]);
  store.set({ surprise: true });
  await shades.ask(7);
  await shades.ask(7);
  assert.deepEqual([asked, drawn()], [[7], 1]);
});

test("an answer about another document is not shown", async () => {
  const waiting = [];
  const { shades, drawn } = shadesOf((row) => new Promise((resolve) => waiting.push(() => resolve(new Map([[0, row]])))));
  const first = shades.ask(1);
  const second = shades.ask(2);
  waiting[1]();
  await second;
  waiting[0]();
  await first;
  assert.deepEqual([shades.bitsOf(0), drawn()], [2, 1]);
});

test("what fails is told", async () => {
  const { shades } = shadesOf(async () => Promise.reject(new Error("no answer")));
  await shades.ask(1);
  assert.equal(shades.legend().textContent, "Cannot load the surprise of the words: no answer.");
});

test("where nothing can tell, there is no switch", () => {
  const { shades } = shadesOf(null);
  assert.deepEqual([shades.isOn, shades.control()], [false, null]);
});

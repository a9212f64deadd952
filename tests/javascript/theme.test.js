import assert from "node:assert/strict";

import { startTheme } from "#explorer/theme.js";

import { newPage, testWith } from "./stand_in.js";

const { matchMedia } = globalThis;
let kept;
let body;
const test = testWith(() => {
  body = newPage("theme button");
  kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}, () => {
  globalThis.matchMedia = matchMedia;
});

/** Start with a system that is dark or not; return the themes that are used, one after another. */
function themesOf(isDark) {
  globalThis.matchMedia = () => ({ matches: isDark, addEventListener: () => undefined });
  const used = [];
  startTheme((theme) => used.push(theme));
  return used;
}

test("from the system's theme, the first click goes to the other one", () => {
  for (const [isDark, expected] of [[false, ["light", "dark", "light", "light"]], [true, ["dark", "light", "dark", "dark"]]]) {
    kept.clear();
    const used = themesOf(isDark);
    const button = document.getElementById("theme");
    button.listeners.set("click", button.listeners.get("click").slice(-1));
    for (let click = 0; click < 3; click++) button.click();
    assert.deepEqual(used, expected);
  }
});

test("the choice is remembered; what is no theme is not", () => {
  kept.set("topicgrouper-theme", "dark");
  assert.deepEqual(themesOf(false), ["dark"]);
  kept.set("topicgrouper-theme", "<b>");
  assert.deepEqual(themesOf(false), ["light"]);
});

test("paper is white", () => {
  const used = themesOf(true);
  body.fire("beforeprint");
  body.fire("afterprint");
  assert.deepEqual(used, ["dark", "light", "dark"]);
});

test("a browser that keeps nothing has a theme", () => {
  globalThis.localStorage = new Proxy({}, {
    get() {
      throw new Error("denied");
    },
  });
  const used = themesOf(false);
  document.getElementById("theme").click();
  assert.deepEqual(used, ["light", "dark"]);
});

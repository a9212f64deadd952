/** A whole page without its views, over elements that stand in for a browser's. */

import { newPage } from "./stand_in.js";

import { makePage } from "#explorer/page.js";

/** Make what the views of a payload share; the template has elements with some ids. */
export function pageOf(payload, { hash = "", ids = [] } = {}) {
  newPage("tooltip", "announcer", "toasts", ...ids);
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.location = { hash };
  return makePage(payload);
}

/** Do something and wait until all promises that follow from it are kept. */
export async function settled(action) {
  action();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

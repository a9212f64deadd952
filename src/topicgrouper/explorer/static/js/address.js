/**
 * The state in the address after "#", so that a view can be shared, reloaded and gone back to.
 *
 * What is not worth an entry of its own (n, order, filter) replaces the current one; another node, view,
 * document or cut is a step that "back" undoes. Values that make no sense are ignored one by one. Topics have their
 * numbers, so an address leads to the same topic after an update.
 */

/** @import { SortKey } from "./flat_views.js" */
/** @import { Page } from "./page.js" */
/** @import { Key, State } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { NAMED, readCut, writtenCut } from "./cuts.js";
import { entryOf } from "./dom.js";
import { PERIODS } from "./group_columns.js";
import { levelsIn } from "./levels.js";
import { SORT_KEYS } from "./flat_views.js";
import { VIEWS } from "./state.js";
import { nodeOfNumber, numberOf } from "./tree_model.js";

/** @type {Key[]} */
const STEPS = ["node", "view", "document", "cut"];
/** What has a topic as its value, and what that is called in the address. @type {Map<string, string>} */
const TOPICS = new Map([["node", "topic"], ["columns", "columns"]]);
const DELAY = 250; // browsers refuse more than some hundred changes in half a minute

/**
 * How each value is read; undefined means it is ignored.
 * @param {TreeModel} model
 * @param {number} nDocuments
 * @returns {{[K in Key]: (text: string) => State[K]|undefined} & {topic: (text: string) => number|undefined}}
 */
function readers(model, nDocuments) {
  /** @param {number} low @param {number} high @returns {(text: string) => number|undefined} */
  const whole = (low, high) => (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    return value >= low && value <= high ? value : undefined;
  };
  /** @param {string} text */
  const topic = (text) => (/^\d{1,16}$/.test(text) ? (nodeOfNumber(model, Number(text)) ?? undefined) : undefined);
  /** @template {string} T @param {readonly T[]} values @returns {(text: string) => T|undefined} */
  const oneOf = (values) => (text) => values.find((value) => value === text);
  /** @param {string} text */
  const flag = (text) => (text === "1" ? true : text === "0" ? false : undefined);
  /** @param {string} text */
  const canonicalCut = (text) => {
    if (text === NAMED) return text;
    const topics = readCut(model, text);
    return topics ? (writtenCut(model, topics) ?? undefined) : undefined;
  };
  return {
    n: whole(1, model.maxTopics),
    cut: (text) => (text === "0" ? "" : canonicalCut(text)),
    topic,
    // in addresses of former versions; the ids of a tree that has grown are others
    node: model.numbers ? () => undefined : whole(0, model.root),
    view: oneOf(VIEWS),
    document: whole(0, nDocuments - 1),
    query: (text) => text.slice(0, 200),
    find: oneOf(["match", "text"]),
    surprise: flag,
    mainly: flag,
    details: flag,
    sort: oneOf(/** @type {SortKey[]} */ (Object.keys(SORT_KEYS))),
    descending: flag,
    filter: (text) => text.slice(0, 200),
    frequent: flag,
    rest: flag,
    folders: oneOf(["binary", "levels"]),
    levels: (text) => levelsIn(text, model.maxTopics) ?? undefined,
    by: (text) => text.slice(0, 200),
    every: oneOf(PERIODS),
    group: whole(0, 9999),
    lines: flag,
    common: flag,
    order: oneOf(["size", "name", "alike"]),
    rows: whole(0, 9999),
    columns: topic,
  };
}

/**
 * Read a fragment: only the values that are there and make sense.
 * @param {string} fragment
 * @param {TreeModel} model
 * @param {number} nDocuments
 * @returns {Partial<State>}
 */
export function stateIn(fragment, model, nDocuments) {
  const read = readers(model, nDocuments);
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const [key, text] of new URLSearchParams(fragment.replace(/^#/, ""))) {
    const value = entryOf(read, key)?.(text);
    if (value !== undefined) values[key === "topic" ? "node" : key] = value;
  }
  if (values.cut && values.cut !== NAMED) values.n = readCut(model, String(values.cut))?.length;
  return /** @type {Partial<State>} */ (values); // by the types of the readers
}

/**
 * Write a state as a fragment; what is as it was at the start is left out, but n and node are not.
 * @param {State} state
 * @param {State} initial
 * @param {TreeModel} model
 */
function fragmentOf(state, initial, model) {
  const values = new URLSearchParams();
  for (const key of /** @type {Key[]} */ (Object.keys(state))) {
    const value = state[key];
    const isLeftOut = key !== "n" && key !== "node" && String(value) === String(initial[key]);
    if (value === null || isLeftOut) continue;
    if (TOPICS.has(key)) values.set(TOPICS.get(key) ?? key, String(numberOf(model, Number(value))));
    else values.set(key, typeof value === "boolean" ? String(Number(value)) : String(value) || "0");
  }
  return `#${values}`.replaceAll("%2C", ",");
}

/** Keep state and address the same from now on. @param {Page} page */
export function mirrorInAddress({ store, initial, model, nDocuments }) {
  let written = store.state;
  let timer = 0;
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    const isStep = STEPS.some((key) => written[key] !== store.state[key]);
    written = store.state;
    try {
      // a page within a notebook has no address of its own, and says so by an error
      history[isStep ? "pushState" : "replaceState"](null, "", fragmentOf(store.state, initial, model));
    } catch {
      // the page works without
    }
  };
  store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  });
  addEventListener("pagehide", () => timer && write());
  addEventListener("hashchange", () => {
    clearTimeout(timer);
    timer = 0;
    const values = stateIn(location.hash, model, nDocuments);
    // marks first: telling the views must not write this step again
    written = { ...initial, ...values };
    store.set(written);
    clearTimeout(timer);
    timer = 0;
  });
}

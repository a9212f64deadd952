/**
 * The one shared state: what the user sees, as plain values. Views read it, change it by `set` and
 * hear of every change; they never speak to each other.
 */

/** @import { SortKey } from "./flat_views.js" */

import { NAMED } from "./cuts.js";

/** All views; the last two stand beside the others where there is room, and alone on phones. */
export const VIEWS = /** @type {const} */ (["topics", "overview", "curve", "documents", "groups", "tree", "details"]);

/** Those about the method. @type {ViewName[]} */
export const DETAILED = ["overview", "curve", "tree"];

/**
 * @typedef {(typeof VIEWS)[number]} ViewName
 *
 * @typedef {object} State
 * @property {number} n               number of topics of the view
 * @property {string} cut             the uneven cut that is shown, at its number of topics, as `cuts` writes it; "" for T(n), "named" for T(n) with all named topics
 * @property {number} node            the selected node
 * @property {ViewName} view
 * @property {number|null} document   the open document, by row
 * @property {string} query          shows documents with this text instead of those of the node
 * @property {"match"|"text"} find  whether the best matches are searched, or this very text
 * @property {boolean} surprise       whether the words of a document are shaded by surprise
 * @property {boolean} mainly         whether only documents are listed that are mainly about the node
 * @property {boolean} details        whether numbers of the method are shown, and the views about it
 * @property {SortKey} sort           what the table is ordered by
 * @property {boolean} descending
 * @property {string} filter          shows only topics with such a word
 * @property {boolean} frequent        whether topics show their most frequent words, not those of their documents
 * @property {boolean} rest            whether topics that are no document's main topic are unfolded
 * @property {"binary"|"levels"} folders  what a folder of the tree opens to
 * @property {number[]} levels        rising numbers of topics
 * @property {string} by              the column that topics are compared by; empty for the first
 * @property {string} every           the length of periods; empty for the usual one
 * @property {number|null} group      the selected group, which documents are limited to
 * @property {boolean} lines          whether periods are shown as lines, not as a heat map
 * @property {boolean} common         whether all lines have the same scale
 * @property {"size"|"name"|"alike"} order    of the groups
 * @property {number|null} rows       the group that topics are ordered by, if not as in the table
 * @property {number|null} columns    the topic that groups are ordered by
 *
 * @typedef {keyof State} Key
 * @typedef {ReadonlySet<Key>} Changes   the keys whose values changed
 * @typedef {(state: Readonly<State>, changed: Changes) => void} Listener
 */

export class Store {
  /** @param {State} state */
  constructor(state) {
    /** @type {Readonly<State>} */
    this.state = Object.freeze({ ...state });
    /** @type {Listener[]} */
    this.listeners = [];
  }

  /** Hear of all changes; views are told in the order in which they subscribed. @param {Listener} listener */
  subscribe(listener) {
    this.listeners.push(listener);
  }

  /** Hear of changes of some values only. @param {Key[]} keys @param {Listener} listener */
  watch(keys, listener) {
    this.subscribe((state, changed) => {
      if (keys.some((key) => changed.has(key))) listener(state, changed);
    });
  }

  /**
   * Change some values. Whoever chooses n, even the current one, asks for T(n) and leaves the cut, but keeps named
   * topics; whoever chooses a node leaves the open document and the search; another column has other groups. A new n is measured,
   * from here until every view has drawn it.
   * @param {Partial<State>} patch
   */
  set(patch) {
    const values = {
      ...("n" in patch && this.state.cut !== NAMED && { cut: "" }),
      ...("node" in patch && { document: null, query: "" }),
      ...(("by" in patch || "every" in patch) && { group: null, rows: null, columns: null }),
      ...patch,
      ...(patch.view && DETAILED.includes(patch.view) && { details: true }),
    };
    const keys = /** @type {Key[]} */ (Object.keys(values));
    const changed = new Set(keys.filter((key) => !isSame(this.state[key], values[key])));
    if (!changed.size) return;
    const start = performance.now();
    this.state = Object.freeze({ ...this.state, ...values });
    for (const listener of this.listeners) listener(this.state, changed);
    if (changed.has("n")) measureCut(start);
  }

  /** Say that a value now stands for something else. @param {Key} key */
  renew(key) {
    for (const listener of this.listeners) listener(this.state, new Set([key]));
  }
}

/** @param {unknown} a @param {unknown} b */
function isSame(a, b) {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;
}

/**
 * "cut" is the page's own work for a new n; "cut-painted" lasts until the browser has shown it.
 * @param {number} start
 */
function measureCut(start) {
  performance.measure("cut", { start });
  requestAnimationFrame(() => setTimeout(() => performance.measure("cut-painted", { start })));
}

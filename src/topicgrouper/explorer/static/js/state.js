/**
 * The one shared state: what the user sees, as plain values. Views read it, change it by `set` and
 * hear of every change; they never speak to each other.
 */

/** All views; the last two stand beside the others where there is room, and alone on phones. */
export const VIEWS = ["topics", "overview", "curve", "documents", "tree", "details"];

/**
 * @typedef {object} State
 * @property {number} n               number of topics of the flat view
 * @property {boolean} refined        whether the flat view is the refined one, where there is one
 * @property {number} node            the selected node
 * @property {string} view            one of VIEWS
 * @property {number|null} document   the open document, by row
 * @property {string} sort            what the table is ordered by
 * @property {boolean} descending
 * @property {string} filter          shows only topics with such a word
 * @property {boolean} frequencies    whether words show how often they occur
 * @property {"binary"|"levels"} folders  what a folder of the tree opens to
 * @property {number[]} levels        rising numbers of topics
 * @property {"frequency"|"words"} width  what the width of a block in the overview means
 */

export class Store {
  /** @param {State} state */
  constructor(state) {
    this.state = Object.freeze({ ...state });
    /** @type {((state: State, changed: Set<string>) => void)[]} */
    this.listeners = [];
  }

  /** Hear of changes; views are told in the order in which they subscribed. */
  subscribe(listener) {
    this.listeners.push(listener);
  }

  /**
   * Change some values. A new n is measured, from here until every view has drawn it.
   * @param {Partial<State>} patch
   */
  set(patch) {
    const changed = new Set(Object.keys(patch).filter((key) => !isSame(this.state[key], patch[key])));
    if (!changed.size) return;
    const start = performance.now();
    this.state = Object.freeze({ ...this.state, ...patch });
    for (const listener of this.listeners) listener(this.state, changed);
    if (changed.has("n")) measureCut(start);
  }
}

function isSame(a, b) {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;
}

/** "cut" is the page's own work for a new n; "cut-painted" lasts until the browser has shown it. */
function measureCut(start) {
  performance.measure("cut", { start });
  requestAnimationFrame(() => setTimeout(() => performance.measure("cut-painted", { start })));
}

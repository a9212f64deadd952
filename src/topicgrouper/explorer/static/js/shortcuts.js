/** Keys that work anywhere on the page, but not while somebody types. */

/** @import { Page } from "./page.js" */

import { byId, entryOf, isBrowsersKey } from "./dom.js";
import { steppedN } from "./n_control.js";
import { nearestNOf } from "./tree_model.js";
import { viewOfDigit } from "./views.js";

/** Letters that act on the whole page: nothing else may take them. */
const LETTERS = "fug";

/** Tell whether a letter or digit is a key of the page. @param {string} key */
export function isShortcut(key) {
  return LETTERS.includes(key) || viewOfDigit(key) !== null;
}

/** @param {Page} page */
export function startShortcuts({ store, model, views, cuts, select }) {
  const help = byId("help", HTMLDialogElement);
  const openHelp = () => {
    help.showModal();
    byId("help-title").focus(); // not the button at the end, which would be scrolled to
    help.scrollTop = 0; // browsers remember where it was
  };
  byId("help-button").addEventListener("click", openHelp);
  byId("help-close").addEventListener("click", () => help.close());
  help.addEventListener("click", (event) => {
    if (event.target === help) help.close();
  });
  /** @param {number} direction @param {boolean} isLong */
  const step = (direction, isLong) => store.set({ n: steppedN(store.state.n, direction, isLong, model.maxTopics) });
  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const actions = {
    "/": () => {
      const search = byId("search", HTMLInputElement);
      search.focus();
      search.select();
    },
    "?": openHelp,
    "+": (event) => step(1, event.shiftKey && event.code !== "Equal"), // many keyboards need Shift for it
    "=": () => step(1, false),
    "*": () => step(1, true),
    "-": () => step(-1, false),
    _: () => step(-1, true),
    "]": () => step(1, false),
    "[": () => step(-1, false),
    "}": () => step(1, true),
    "{": () => step(-1, true),
    f: () => byId("show-frequent").click(),
    u: () => {
      if (store.state.node !== model.root) select(model.parents[store.state.node]);
    },
    ">": () => cuts.run("split", store.state.node),
    "<": () => cuts.run("join", store.state.node),
    g: () => {
      const { node, n } = store.state;
      if (!views.at(store.state).isTopic(node)) store.set({ n: nearestNOf(model, node, n), cut: "" });
    },
  };
  document.addEventListener("keydown", (event) => {
    if (isBrowsersKey(event) || event.defaultPrevented) return;
    if (help.open || isTyping(event.target)) return;
    const view = viewOfDigit(event.key);
    const action = entryOf(actions, event.key);
    if (view !== null) store.set({ view });
    else if (action) action(event);
    else return;
    event.preventDefault();
  });
}

/** @param {EventTarget|null} target */
function isTyping(target) {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return !["checkbox", "range", "button"].includes(target.type);
}

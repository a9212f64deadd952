/** Keys that work anywhere on the page, but not while somebody types. */

import { byId } from "./dom.js";
import { steppedN } from "./n_control.js";
import { nearestNumberOf } from "./tree_model.js";
import { viewOfDigit } from "./views.js";

export function startShortcuts({ store, model, select }) {
  const help = byId("help");
  byId("help-button").addEventListener("click", () => help.showModal());
  byId("help-close").addEventListener("click", () => help.close());
  help.addEventListener("click", (event) => event.target === help && help.close());
  const step = (direction, isLong) => store.set({ n: steppedN(store.state.n, direction, isLong, model.nWords) });
  const actions = {
    "/": () => byId("search").focus(),
    "?": () => help.showModal(),
    "+": (event) => step(1, event.shiftKey && event.code !== "Equal"), // many keyboards need Shift for it
    "=": () => step(1, false),
    "*": () => step(1, true),
    "-": () => step(-1, false),
    _: () => step(-1, true),
    "]": () => step(1, false),
    "[": () => step(-1, false),
    "}": () => step(1, true),
    "{": () => step(-1, true),
    u: () => store.state.node !== model.root && select(model.parents[store.state.node]),
    g: () => store.set({ n: nearestNumberOf(model, store.state.node, store.state.n) }),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (help.open || isTyping(event.target)) return;
    const view = viewOfDigit(event.key);
    if (view !== null) store.set({ view });
    else if (Object.hasOwn(actions, event.key)) actions[event.key](event);
    else return;
    event.preventDefault();
  });
}

function isTyping(target) {
  if (!(target instanceof HTMLInputElement)) return false;
  return !["checkbox", "range", "button"].includes(target.type);
}

/**
 * Switches beside the table: from the words of their documents to the most frequent ones of topics, and to the refined view. Where another
 * number of topics is shown, the ways to those that are refined and to that of the soft topics.
 */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { button, byId } from "./dom.js";
import { amount, counted } from "./text.js";

/**
 * Bind a box to a value of the state.
 * @param {Page} page
 * @param {string} id
 * @param {"details"|"frequent"} key
 */
function bound({ store }, id, key) {
  const box = byId(id, HTMLInputElement);
  box.addEventListener("change", () => store.set({ [key]: box.checked }));
  /** @param {State} state */
  const show = (state) => {
    box.checked = state[key];
  };
  show(store.state);
  store.watch([key], show);
  return box;
}

/** @param {Page} page */
export function startSwitches(page) {
  bound(page, "show-details", "details");
  const box = bound(page, "show-frequent", "frequent");
  box.disabled = page.model.quality === null;
  byId("no-keywords").hidden = !box.disabled;
}

/**
 * Fill an element with ways to views.
 * @param {Page} page
 * @param {string} id
 * @param {{title: string, label: string, numbers: number[]}} ways
 */
function fillWays({ store }, id, { title, label, numbers }) {
  const links = numbers.map((n) => {
    const attributes = { class: "link", "data-n": n, "aria-label": `${label} with ${counted(n, "topic")}` };
    return button({ ...attributes, onclick: () => store.set({ n, cut: "", refined: true }) }, amount(n));
  });
  byId(id).replaceChildren(title, ...links.flatMap((link, i) => [i ? ", " : " ", link]));
  return byId(id);
}

/** @param {Page} page */
export function startRefinedControl(page) {
  const { store, views } = page;
  const numbers = views.refinedNumbers;
  if (!numbers.length) return;
  const box = byId("show-refined", HTMLInputElement);
  const ways = fillWays(page, "refined-numbers", { title: "Refined views:", label: "Refined view", numbers });
  box.addEventListener("change", () => store.set({ refined: box.checked, cut: "" }));
  /** @param {State} state */
  const show = (state) => {
    ways.hidden = views.hasRefined(state.n);
    byId("refined-switch").hidden = !ways.hidden;
    box.checked = views.at(state).isRefined;
  };
  show(store.state);
  store.watch(["n", "cut", "refined"], show);
}

/** @param {Page} page */
export function startSoftControl(page) {
  const { store, soft, views } = page;
  if (!soft?.areOfTree) return;
  const { n } = soft;
  const way = fillWays(page, "soft-number", { title: "Soft topics:", label: "Soft view", numbers: [n] });
  /** @param {State} state */
  const show = (state) => {
    way.hidden = state.n === n && !views.unrefinedAt(state).isCut;
  };
  show(store.state);
  store.watch(["n", "cut"], show);
}

/**
 * Switches beside the table: from the words of their documents to the most frequent ones of topics, and to the refined view. Where another
 * number of topics is shown, the ways to those that are refined and to that of the soft topics.
 */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { byId, element, setText } from "./dom.js";
import { amount, counted } from "./text.js";

/** @param {Page} page */
export function startFrequentControl({ store, terms, model }) {
  const box = byId("show-frequent", HTMLInputElement);
  box.disabled = model.quality === null;
  if (box.disabled) {
    const why = "Other words need the counts of words by document, which this model does not have";
    byId("frequent-switch").title = terms.say(why);
    byId("no-keywords").hidden = false;
  }
  box.addEventListener("change", () => store.set({ frequent: box.checked }));
  /** @param {State} state */
  const show = (state) => {
    box.checked = model.quality === null || state.frequent;
  };
  show(store.state);
  store.watch(["frequent"], show);
}

/** @param {Page} page */
export function startDetailsControl({ store }) {
  const box = byId("show-details", HTMLInputElement);
  box.addEventListener("change", () => store.set({ details: box.checked }));
  /** @param {State} state */
  const show = ({ details }) => {
    box.checked = details;
  };
  show(store.state);
  store.watch(["details"], show);
}

/** @param {Page} page */
export function startRefinedControl({ store, views }) {
  const numbers = views.refinedNumbers;
  if (!numbers.length) return;
  const box = byId("show-refined", HTMLInputElement);
  const label = byId("refined-switch");
  const ways = byId("refined-numbers");
  box.addEventListener("change", () => store.set({ refined: box.checked, cut: "" }));
  const links = numbers.flatMap((n, i) => {
    const label = `Refined view with ${counted(n, "topic")}`;
    const go = () => store.set({ n, cut: "", refined: true });
    const attributes = { type: "button", class: "link", "data-n": n, "aria-label": label, onclick: go };
    return [i ? ", " : "", element("button", attributes, amount(n))];
  });
  setText(ways, "Refined views: ");
  ways.append(...links);
  /** @param {State} state */
  const show = (state) => {
    const isHere = views.hasRefined(state.n);
    label.hidden = !isHere;
    ways.hidden = isHere;
    box.checked = views.at(state).isRefined;
  };
  show(store.state);
  store.watch(["n", "cut", "refined"], show);
}

/** @param {Page} page */
export function startSoftControl({ store, soft, views }) {
  if (!soft?.areOfTree) return;
  const { n } = soft;
  const way = byId("soft-number");
  const label = `View with ${counted(n, "soft topic")}`;
  const go = () => store.set({ n, cut: "" });
  way.append("Soft topics: ", element("button", { type: "button", class: "link", "data-n": n, "aria-label": label, onclick: go }, amount(n)));
  /** @param {State} state */
  const show = (state) => {
    way.hidden = state.n === n && !views.unrefinedAt(state).isCut;
  };
  show(store.state);
  store.watch(["n", "cut"], show);
}

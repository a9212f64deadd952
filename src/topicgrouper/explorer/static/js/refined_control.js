/** The switch to the refined view, where there is one; elsewhere the way to the numbers that have one. */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { byId, element, setText } from "./dom.js";
import { amount, counted } from "./text.js";

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

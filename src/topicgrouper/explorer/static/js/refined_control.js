/** The switch to the refined view, where there is one; elsewhere the way to the numbers that have one. */

import { byId, element, setText } from "./dom.js";
import { amount } from "./text.js";

/** @param {{store: import("./state.js").Store, views: import("./flat_views.js").FlatViews}} page */
export function startRefinedControl({ store, views }) {
  const numbers = views.refinedNumbers;
  if (!numbers.length) return;
  const box = byId("show-refined");
  const label = byId("refined-switch");
  const ways = byId("refined-numbers");
  box.addEventListener("change", () => store.set({ refined: box.checked }));
  const links = numbers.flatMap((n, i) => {
    const attributes = { type: "button", class: "link", "data-n": n, onclick: () => store.set({ n, refined: true }) };
    return [i ? ", " : "", element("button", { ...attributes, "aria-label": `Refined view of ${amount(n)} topics` }, amount(n))];
  });
  setText(ways, "Refined at ");
  ways.append(...links);
  const show = (state) => {
    const isHere = views.hasRefined(state.n);
    label.hidden = !isHere;
    ways.hidden = isHere;
    box.checked = state.refined;
  };
  show(store.state);
  store.subscribe((state, changed) => (changed.has("n") || changed.has("refined")) && show(state));
}

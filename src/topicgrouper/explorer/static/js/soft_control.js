/** The way to the number of topics that the soft topics started from, where another one is shown. */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { byId, element } from "./dom.js";
import { amount, counted } from "./text.js";

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

/** The switch to the uneven cut, if the page has one. */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { byId, setText } from "./dom.js";
import { counted } from "./text.js";

/** @param {Page} page */
export function startCutControl({ store, views }) {
  const { cut } = views;
  if (!cut) return;
  const box = byId("show-cut", HTMLInputElement);
  byId("cut-switch").hidden = false;
  setText(byId("cut-name"), `Uneven cut of ${counted(cut.n, "topic")}`);
  box.addEventListener("change", () => store.set({ n: cut.n, cut: box.checked }));
  /** @param {State} state */
  const show = (state) => {
    box.checked = views.at(state).isCut;
  };
  show(store.state);
  store.watch(["n", "cut"], show);
}

/** The switch from distinctive words to the most frequent ones; a page that has only these says so. */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { byId } from "./dom.js";

/** @param {Page} page */
export function startFrequentControl({ store, terms, words }) {
  const box = byId("show-frequent", HTMLInputElement);
  box.disabled = words.distinctive === null;
  if (box.disabled) {
    const why = "Distinctive words need the counts of words by document, which this model does not have";
    byId("frequent-switch").title = terms.say(why);
    byId("no-distinctive").hidden = false;
  }
  box.addEventListener("change", () => store.set({ frequent: box.checked }));
  /** @param {State} state */
  const show = (state) => {
    box.checked = words.distinctive === null || state.frequent;
  };
  show(store.state);
  store.watch(["frequent"], show);
}

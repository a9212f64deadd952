/**
 * Switches beside the table: from the words of their documents to the most frequent ones of topics. Where another number
 * of topics is shown, the way to that of the soft topics.
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

/** @param {Page} page */
export function startSoftControl(page) {
  const { store, soft, views } = page;
  if (!soft) return;
  const { n } = soft;
  const view = views.at({ n, cut: "" });
  if (!soft.nodes.every((node) => view.isTopic(node))) return;
  const way = byId("soft-number");
  const label = `Soft view with ${counted(n, "topic")}`;
  const link = { class: "link", "data-n": n, "aria-label": label, onclick: () => store.set({ n, cut: "" }) };
  way.replaceChildren("Soft topics: ", button(link, amount(n)));
  /** @param {State} state */
  const show = (state) => {
    way.hidden = state.n === n && !views.at(state).isCut;
  };
  show(store.state);
  store.watch(["n", "cut"], show);
}

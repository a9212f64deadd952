/** What changed, in a sentence for screen readers; what a button did, for everybody. */

/** @import { Page } from "./page.js" */

import { byId, element, setText } from "./dom.js";
import { counted } from "./text.js";

const PAUSE = 400; // only where somebody stops is worth a word
const SEEN = 4000;

/** Say what was done, to be heard and for some seconds to be seen. @param {string} sentence */
export function announce(sentence) {
  setText(byId("announcer"), sentence);
  const seen = element("p", { class: "toast", "aria-hidden": "true" }, sentence);
  byId("toasts").replaceChildren(seen);
  setTimeout(() => seen.remove(), SEEN);
}

/** @param {Page} page */
export function startAnnouncer({ store, model, terms, views, nodeText }) {
  let timer = 0;
  /** @type {Map<string, string>} */
  let sentences = new Map();
  store.watch(["n", "cut", "node"], (state, changed) => {
    const { node } = state;
    if (changed.has("n") || changed.has("cut")) sentences.set("n", `${views.at(state).title}.`);
    if (changed.has("node")) {
      const facts = `${counted(model.frequencies[node], "occurrence")}, ${counted(model.sizes[node], terms.word)}`;
      sentences.set("node", `Selected ${nodeText.title(node, 5)}; ${facts}.`);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      setText(byId("announcer"), [...sentences.values()].join(" "));
      sentences = new Map();
    }, PAUSE);
  });
}

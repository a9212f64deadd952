/** What changed, in a sentence for screen readers. */

/** @import { Page } from "./page.js" */

import { byId, setText } from "./dom.js";
import { counted } from "./text.js";

const PAUSE = 400; // only where somebody stops is worth a word

/** @param {Page} page */
export function startAnnouncer({ store, model, terms, nodeText }) {
  let timer = 0;
  /** @type {Map<string, string>} */
  let sentences = new Map();
  store.watch(["n", "node"], ({ n, node }, changed) => {
    if (changed.has("n")) sentences.set("n", `${counted(n, "topic")}.`);
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

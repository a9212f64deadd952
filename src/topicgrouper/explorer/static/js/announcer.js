/** What changed, in a sentence for screen readers. */

import { byId, setText } from "./dom.js";
import { amount, counted } from "./text.js";

const PAUSE = 400; // only where somebody stops is worth a word

export function startAnnouncer({ store, model, nodeText }) {
  let timer = 0;
  let sentences = new Map();
  store.subscribe((state, changed) => {
    if (changed.has("n")) sentences.set("n", `${counted(state.n, "topic", "topics")}.`);
    if (changed.has("node")) {
      const { node } = state;
      const facts = `${amount(model.frequencies[node])} occurrences, ${counted(model.sizes[node], "word", "words")}`;
      sentences.set("node", `Selected ${nodeText.title(node, 5)}; ${facts}.`);
    }
    if (!sentences.size) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      setText(byId("announcer"), [...sentences.values()].join(" "));
      sentences = new Map();
    }, PAUSE);
  });
}

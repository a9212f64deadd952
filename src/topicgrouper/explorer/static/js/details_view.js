/** The selected node: what it is, its words, its family and its lineage. */

import { button, byId, dataOf, element, setText } from "./dom.js";
import { LineageList } from "./lineage_list.js";
import { refinedChanges } from "./refined_changes.js";
import { amount, counted, percent, visible } from "./text.js";
import {
  countInView,
  isTopicOf,
  nearestNumberOf,
  numberOf,
  partsOf,
  siblingOf,
  smallestNumberOf,
  topicAround,
  topWords,
  wordsOf,
} from "./tree_model.js";

const FIRST_WORDS = 15;
const MORE_WORDS = 100;
const TITLE_WORDS = 3;

export class DetailsView {
  constructor(page) {
    Object.assign(this, page);
    this.counted = page.payload.counted;
    this.panel = byId("details");
    this.bar = byId("selection-bar");
    this.lineage = new LineageList(page);
    this.place = element("p", { class: "place" });
    this.changes = element("section", { id: "changes" });
    this.goButton = button({ id: "go-to-n", onclick: () => this.goToN() });
    this.panel.addEventListener("click", (event) => {
      const node = dataOf(event, "node");
      if (node === null) return;
      this.select(Number(node));
      this.panel.focus({ preventScroll: true }); // what was clicked is gone; keys go on from here
    });
    this.panel.addEventListener("scroll", () => {
      this.isScrolled = this.panel.scrollTop > 0;
    });
    this.bar.addEventListener("click", () => this.store.set({ view: "details" }));
    this.store.subscribe((state, changed) => {
      if (changed.has("node")) this.show(state.node);
      else if (changed.has("n")) this.showPlace();
      if (["node", "n", "refined"].some((key) => changed.has(key))) this.showChanges(state);
    });
    this.show(this.store.state.node);
    this.showChanges(this.store.state);
  }

  /** Colours are set on the elements: make them anew. */
  useTheme() {
    this.show(this.store.state.node);
  }

  goToN() {
    const { node, n } = this.store.state;
    this.store.set({ n: nearestNumberOf(this.model, node, n) });
  }

  show(node) {
    this.shownWords = FIRST_WORDS;
    this.wordList = element("div", { class: "word-list" });
    this.moreWords = button({ onclick: () => this.showMoreWords() });
    this.lineage.show(node);
    this.panel.replaceChildren(
      this.head(node),
      this.facts(node),
      element("div", { class: "place-row" }, this.place, this.goButton),
      this.changes,
      ...this.section("Words", node >= this.model.nWords && [this.wordList, this.moreWords]),
      ...this.section("Family", this.family(node)),
      ...this.section("Lineage", [this.lineage.element]),
    );
    if (this.isScrolled) this.panel.scrollTop = 0; // not before: it costs a layout
    this.words = wordsOf(this.model, node);
    this.fillWordList();
    this.showPlace();
    this.fillBar(node);
  }

  section(title, content) {
    return content && content.length ? [element("section", {}, element("h3", {}, title), ...content)] : [];
  }

  head(node) {
    const title = element("h2", { class: "node-title" });
    this.nodeText.fill(title, topWords(this.model, node, TITLE_WORDS));
    const kind = node < this.model.nWords ? "Word" : `Topic ${this.nodeText.number(node)}`;
    const swatch = element("span", { class: "swatch" });
    swatch.style.background = this.colours.strong(node);
    const form = node < this.model.nWords ? (this.counted?.[node] ?? null) : null;
    const note = form !== null && element("p", { class: "muted" }, "counted as ", element("bdi", {}, visible(form)));
    return element("div", { class: "details-head" }, element("p", { class: "kind" }, swatch, kind), title, note);
  }

  facts(node) {
    const { model } = this;
    const frequency = model.frequencies[node];
    const entries = [
      ["Frequency", amount(frequency)],
      ["Share", percent(frequency / model.frequencies[model.root])],
      ["Words", amount(model.sizes[node])],
    ];
    const fact = ([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value));
    return element("dl", { class: "facts" }, ...entries.map(fact));
  }

  /** Say how the node and the current view stand to each other. */
  showPlace() {
    const { model } = this;
    const { node, n } = this.store.state;
    this.place.replaceChildren(...this.placeParts(node, n));
    this.goButton.hidden = isTopicOf(model, node, n);
    setText(this.goButton, `Go to T(${amount(nearestNumberOf(model, node, n))})`);
    this.lineage.draw();
  }

  /** Say what refining changed about the node, if the view is refined. */
  showChanges(state) {
    const tools = { nodeText: this.nodeText, link: (node, count) => this.link(node, count) };
    const parts = refinedChanges(this.views.at(state), state.node, tools);
    this.changes.hidden = !parts.length;
    this.changes.replaceChildren(...(parts.length ? [element("h3", {}, "Refined"), ...parts] : []));
  }

  placeParts(node, n) {
    const { model } = this;
    const number = numberOf(model, node);
    const least = smallestNumberOf(model, node);
    const range = least === number ? `T(${amount(number)}) only` : `T(${amount(least)}) to T(${amount(number)})`;
    if (isTopicOf(model, node, n)) return [`A topic of T(${amount(n)}), as of ${range}.`];
    const around = topicAround(model, node, n);
    if (around === null) {
      return [`A topic of ${range}. Divided into ${amount(countInView(model, node, n))} topics in T(${amount(n)}).`];
    }
    return [`A topic of ${range}. In T(${amount(n)}) part of `, this.link(around, 3)];
  }

  family(node) {
    const { model } = this;
    const parts = partsOf(model, node);
    const rows = [];
    if (node !== model.root) rows.push(["Inside", model.parents[node]], ["Beside", siblingOf(model, node)]);
    rows.push(...parts.map((part, i) => [i ? "and" : "Made of", part]));
    return rows.map(([name, other]) =>
      element("p", { class: "relation" }, element("span", { class: "muted" }, name), this.link(other, 5)),
    );
  }

  link(node, count) {
    const words = element("span", {});
    this.nodeText.fill(words, topWords(this.model, node, count));
    const number = this.nodeText.number(node);
    return element("button", { type: "button", class: "link", "data-node": node }, number && `${number} `, words);
  }

  showMoreWords() {
    this.shownWords += MORE_WORDS;
    this.fillWordList();
  }

  fillWordList() {
    const { model } = this;
    const most = model.frequencies[this.words[0]] || 1;
    const from = this.wordList.children.length;
    for (const word of this.words.subarray(from, this.shownWords)) {
      const bar = element("span", { class: "bar" });
      bar.style.width = `${(model.frequencies[word] / most) * 100}%`;
      const name = element("bdi", { dir: "auto" }, this.nodeText.word(word));
      const count = element("span", { class: "count" }, amount(model.frequencies[word]));
      const attributes = { type: "button", class: "word-row", "data-node": word };
      this.wordList.append(element("button", attributes, bar, name, count));
    }
    const left = this.words.length - this.shownWords;
    this.moreWords.hidden = left <= 0;
    setText(this.moreWords, counted(Math.max(0, left), "more word", "more words"));
  }

  /** On phones the selection shows at the lower edge, one touch from its details. */
  fillBar(node) {
    const words = element("span", { class: "words" });
    this.nodeText.fill(words, topWords(this.model, node, 6));
    const swatch = element("span", { class: "swatch" });
    swatch.style.background = this.colours.strong(node);
    const number = element("b", {}, this.nodeText.number(node));
    this.bar.replaceChildren(swatch, number, words, element("span", { class: "arrow" }, "›"));
  }
}

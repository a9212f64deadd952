/** The selected node: what it is, its words, its family and its lineage. */

/** @import { CutKind } from "./cut_actions.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */

import { CUT_KINDS } from "./cut_actions.js";
import { bar, button, byId, dataOf, element, mark, setText } from "./dom.js";
import { LineageList } from "./lineage_list.js";
import { NameEditor } from "./name_editor.js";
import { PagePart } from "./page_part.js";
import { softDetails } from "./soft_details.js";
import { tableTools } from "./table_file.js";
import { FOCUS_TIP, amount, bits, coherenceText, counted, percent, visible } from "./text.js";
import { COHERENCE_TIP, SUPPORT_TIP } from "./topic_quality.js";
import { nearestNOf, smallestNOf, wordsOf } from "./tree_model.js";
import { updateLine } from "./update_changes.js";

const FIRST_WORDS = 15;
const MORE_WORDS = 100;
const TITLE_WORDS = 3;

export class DetailsView extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.views = page.views;
    this.topicDocuments = page.topicDocuments;
    this.soft = page.soft;
    this.counted = page.payload.counted;
    this.tables = page.tables;
    this.panel = byId("details");
    this.bar = byId("selection-bar");
    this.lineage = new LineageList(page);
    this.editor = new NameEditor(page);
    this.place = element("p", { class: "place" });
    this.view = page.views.at(this.store.state);
    /** @type {number[]} */
    this.words = [];
    this.shownWords = 0;
    this.wordList = element("div", { class: "word-list" });
    this.moreWords = button({ onclick: () => this.showMoreWords() });
    this.goButton = button({ id: "go-to-n", onclick: () => this.goToN() });
    this.cuts = page.cuts;
    this.cutButtons = CUT_KINDS.map((kind) => button({ id: `${kind}-topic`, onclick: () => this.changeCut(kind) }));
    this.panel.addEventListener("click", (event) => {
      const node = dataOf(event, "node");
      if (node === null) return;
      this.select(node);
      this.panel.focus({ preventScroll: true }); // what was clicked is gone; keys go on from here
    });
    this.isScrolled = false;
    this.panel.addEventListener("scroll", () => {
      this.isScrolled = this.panel.scrollTop > 0;
    });
    this.bar.addEventListener("click", () => this.store.set({ view: "details" }));
    this.store.watch(["node", "n", "cut", "frequent"], (state, changed) => {
      if (changed.has("node") || changed.has("frequent")) this.show(state.node);
      else this.showPlace();
    });
    this.show(this.store.state.node);
  }

  /** Colours are set on the elements: make them again. */
  useTheme() {
    this.show(this.store.state.node);
  }

  goToN() {
    const { node, n } = this.store.state;
    this.store.set({ n: nearestNOf(this.model, node, n), cut: "" });
  }

  /** @param {number} node */
  show(node) {
    this.view = this.views.at(this.store.state);
    this.panel.dataset.node = String(node);
    this.words = [...wordsOf(this.model, node)];
    this.shownWords = FIRST_WORDS;
    this.wordList.replaceChildren();
    this.lineage.show(node);
    this.panel.replaceChildren(
      this.head(node),
      this.about(node),
      this.facts(node),
      ...this.warning(node),
      ...updateLine(this.nodeText.changes.get(node)),
      element("div", { class: "place-row method" }, this.place, this.goButton, ...this.cutButtons),
      ...(node < this.model.nWords ? [] : [this.wordSection(node)]),
      this.softSection(node),
      section("How it was joined", this.lineage.element),
    );
    if (this.isScrolled) this.panel.scrollTop = 0; // not before: it costs a layout
    this.fillWordList();
    this.showPlace();
    this.fillBar(node);
  }

  /** Say which soft topics are concerned. @param {number} node */
  softSection(node) {
    const { soft } = this;
    const [title, ...parts] = softDetails(soft, node, wordsOf(this.model, node), this.nodeText);
    const shares = soft?.has(node) ? soft.wordsOf(node) : (soft?.topicsOf(node) ?? []);
    const tools = shares.length > 0 && tableTools("these shares", () => this.tables.soft(node, shares));
    const heading = title && element("div", { class: "heading-row" }, title, tools);
    return element("section", { id: "soft-topics", hidden: !title }, heading, ...parts);
  }

  /** @param {number} node */
  swatch(node) {
    return mark("swatch", this.colours.strong(node));
  }

  /** @param {number} node */
  head(node) {
    const title = element("h2", { class: "node-title", id: "node-title" });
    const name = this.nodeText.name(node);
    if (name) title.append(element("bdi", { class: "topic-name", dir: "auto" }, name));
    else this.nodeText.fill(title, this.view.wordsOf(node).slice(0, TITLE_WORDS));
    const words = element("p", { class: "muted" });
    this.nodeText.fill(words, this.view.wordsOf(node).slice(name ? 0 : TITLE_WORDS));
    this.editor.show(node);
    const [newMark] = this.nodeText.newMark(node);
    const kind = element("p", { class: "kind" }, this.swatch(node), this.nodeText.kind(node), newMark && " ", newMark);
    const form = node < this.model.nWords ? (this.counted?.[node] ?? null) : null;
    const note = form !== null && element("p", { class: "muted" }, "counted as ", element("bdi", {}, visible(form)));
    return element("div", { class: "details-head" }, kind, title, words, note, this.editor.element);
  }

  /** Say how many documents are mainly about a node, and which they are. @param {number} node */
  about(node) {
    const { view } = this;
    const count = view.isTopic(node) || view.divides(node) ? view.documents(node) : null;
    const isListed = this.store.state.view !== "documents";
    const show = () => this.store.set({ view: "documents", document: null, query: "", mainly: true });
    const what = count === null ? "Documents with its words" : `${counted(count, "document")} (${percent(view.documentShare(node))})`;
    const titles = this.topicDocuments.examples(view, node).map((title) => element("li", { dir: "auto" }, visible(title)));
    const list = titles.length > 0 && element("ul", { class: "examples" }, ...titles);
    return element("div", { class: "about" }, list, isListed && button({ id: "show-documents", onclick: show }, this.terms.say(what)));
  }

  /** @param {number} node */
  facts(node) {
    const { model, view } = this;
    const frequency = model.frequencies[node];
    const documents = view.isTopic(node) || view.divides(node) ? view.documents(node) : null;
    /** @param {string} name @param {string} value @param {string} [title] */
    const fact = (name, value, title) =>
      element("div", { title, class: documents === null ? null : "method" }, element("dt", {}, name), element("dd", {}, value));
    const coherence = coherenceText(view.coherence(node));
    const support = model.quality?.support(node);
    return element(
      "dl",
      { class: "facts" },
      fact("Frequency", amount(frequency)),
      fact(this.terms.say("Share of words"), percent(frequency / model.frequencies[model.root])),
      model.focus && fact("Focus", bits(view.focus(node)), this.terms.say(FOCUS_TIP)),
      coherence && fact("Coherence", coherence, this.terms.say(COHERENCE_TIP)),
      support && fact("Support", support, this.terms.say(SUPPORT_TIP)),
      fact(this.terms.say("Words"), amount(model.sizes[node])),
    );
  }

  /** Say what to be careful about. @param {number} node */
  warning(node) {
    const warning = this.view.warning(node);
    if (!warning) return [];
    const label = element("small", { class: "warning-mark" }, this.terms.say(warning.label));
    return [element("p", { class: "muted topic-warning" }, label, " ", this.terms.say(warning.about))];
  }

  /** Say how the node and the current view stand to each other. */
  showPlace() {
    const { model } = this;
    const { node, n } = this.store.state;
    const view = this.views.at(this.store.state);
    this.place.replaceChildren(...this.placeParts(node, view));
    this.goButton.hidden = view.isTopic(node) || smallestNOf(model, node) > model.maxTopics;
    const nearest = nearestNOf(model, node, n);
    setText(this.goButton, nearest === 1 ? "Show 1 topic" : `Show it among ${amount(nearest)} topics`);
    CUT_KINDS.forEach((kind, i) => {
      const action = this.cuts.at(kind, node);
      this.cutButtons[i].hidden = !action;
      this.cutButtons[i].title = action?.title ?? "";
      setText(this.cutButtons[i], action?.label ?? "");
    });
    this.lineage.draw();
  }

  /** Split or join; the keys go on from here, whatever has become of the button. @param {CutKind} kind */
  changeCut(kind) {
    this.cuts.run(kind, this.store.state.node);
    if (document.activeElement === document.body) this.panel.focus({ preventScroll: true });
  }

  /** @param {number} node @param {FlatView} view */
  placeParts(node, view) {
    const range = this.nodeText.range(node);
    if (view.isTopic(node)) return [`${range}${view.isCut ? `, and in ${view.name}` : ""}.`];
    const around = view.topicAround(node);
    if (around === null) {
      return [`${range}. In ${view.name}, it is split into ${amount(view.countWithin(node))} topics.`];
    }
    return [`${range}. In ${view.name}, it is part of `, this.nodeText.link(around, 3)];
  }

  /** @param {number} node */
  wordSection(node) {
    const tools = tableTools(this.terms.say("these words"), () => this.tables.words(node, this.words));
    const title = element("h3", {}, this.terms.say("Words of the topic, most frequent first"));
    return element("section", {}, element("div", { class: "heading-row" }, title, tools), this.wordList, this.moreWords);
  }

  showMoreWords() {
    this.shownWords += MORE_WORDS;
    this.fillWordList();
  }

  fillWordList() {
    const { model } = this;
    const most = this.words.reduce((high, word) => Math.max(high, model.frequencies[word]), 0) || 1;
    const from = this.wordList.children.length;
    for (const word of this.words.slice(from, this.shownWords)) {
      const name = element("bdi", { dir: "auto" }, this.nodeText.word(word));
      const count = element("span", { class: "count" }, amount(model.frequencies[word]));
      const attributes = { type: "button", class: "word-row", "data-node": word };
      this.wordList.append(element("button", attributes, bar(model.frequencies[word] / most), name, count));
    }
    const left = this.words.length - this.shownWords;
    this.moreWords.hidden = left <= 0;
    setText(this.moreWords, counted(Math.max(0, left), `more ${this.terms.word}`));
  }

  /** On phones the selection shows at the lower edge, one touch from its details. @param {number} node */
  fillBar(node) {
    const words = this.nodeText.wordsElement(node, 6, "words");
    const number = element("b", {}, this.nodeText.number(node));
    this.bar.replaceChildren(this.swatch(node), number, words, element("span", { class: "arrow", "aria-hidden": "true" }, "›"));
  }
}

/** @param {string} title @param {...HTMLElement} content */
function section(title, ...content) {
  return element("section", { class: "method" }, element("h3", {}, title), ...content);
}

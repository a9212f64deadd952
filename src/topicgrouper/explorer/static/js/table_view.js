/** The topics of the view: one row per topic, in any order, filtered by words. */

/** @import { SortKey } from "./flat_views.js" */
/** @import { Page } from "./page.js" */
/** @import { Tables } from "./tables.js" */
/** @import { Changes, Key, State } from "./state.js" */

import { CUT_KINDS } from "./cut_actions.js";
import { button, byId, childrenOf, dataOf, element, isBrowsersKey, isFrom, setText } from "./dom.js";
import { SORT_KEYS } from "./flat_views.js";
import { PagePart } from "./page_part.js";
import { tableTools } from "./table_file.js";
import { FOCUS_TIP, amount, bits, coherenceText, counted, percent, visible } from "./text.js";
import { FOLD, foldText, foldedTopics } from "./topic_documents.js";
import { COHERENCE_TIP } from "./topic_quality.js";
import { isWithin, numberOf } from "./tree_model.js";
import { VirtualList, rowAfterKey } from "./virtual_list.js";

/** @type {[key: SortKey|"examples", label: string, title: string][]} */
const COLUMNS = [
  ["n", "Number", "Topic number, as in commands and tables. It stays the same when the model is updated"],
  ["words", "Topic", "Sort by the first word"],
  ["examples", "For example", "The two documents that are most about the topic"],
  ["documents", "Documents", "Documents of which it is the main topic, and their share of all"],
  ["frequency", "Frequency", "Occurrences of the topic’s words"],
  ["share", "Share", "Share of all occurrences"],
  ["focus", "Focus", FOCUS_TIP],
  ["coherence", "Coherence", COHERENCE_TIP],
  ["size", "Words", "Number of distinct words"],
];
/** What decides which rows there are. @type {Key[]} */
const ROW_KEYS = ["n", "cut", "sort", "descending", "filter", "frequent", "rest"];
const SHOWN_MATCHES = 3;
const UNKNOWN_COHERENCE = "Not measured: the topic is a single word, or the view has many topics";

export class TableView extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.views = page.views;
    this.search = page.search;
    this.words = page.words;
    this.cuts = page.cuts;
    this.filter = byId("filter", HTMLInputElement);
    this.topicDocuments = page.topicDocuments;
    this.view = page.views.at(this.store.state);
    /** @type {Map<number, number[]>|null} the words that match the filter, by topic; null without a filter */
    this.matches = null;
    /** @type {Int32Array} */
    this.topics = new Int32Array();
    this.largest = 1;
    this.selectedIndex = -1;
    this.selectedTopic = this.model.nNodes;
    /** Topics that are no document's main topic, if they are folded. @type {Int32Array} */
    this.rest = new Int32Array();
    this.headers = COLUMNS.map((column) => this.headerCell(column));
    const header = element("div", { class: "table-header", role: "row", "aria-rowindex": 1 }, ...this.headers);
    this.table = byId("table");
    this.nothing = element("p", { class: "nothing-found", role: "status" });
    this.table.append(header);
    this.table.classList.toggle("with-focus", this.model.focus !== null);
    this.table.after(this.nothing);
    this.list = new VirtualList(this.table, {
      create: () => this.createRow(),
      fill: (row, index) => this.fillRow(row, index),
    });
    byId("topics-tools").append(tableTools("these topics", () => this.copied(page.tables)));
    this.listen();
    this.update(this.store.state);
    this.store.subscribe((state, changed) => this.onChange(state, changed));
    this.revealSelected(this.store.state, true);
  }

  /** @param {State} state @param {Changes} changed */
  onChange(state, changed) {
    // a new n takes the selected row along if it was in sight; it does not fetch it from afar
    const isFollowed = changed.has("node") || this.list.isInSight(this.selectedIndex);
    if (ROW_KEYS.some((key) => changed.has(key))) this.update(state);
    else if (changed.has("node")) this.list.refresh();
    this.revealSelected(state, isFollowed);
  }

  listen() {
    this.table.addEventListener("click", (event) => {
      const node = dataOf(event, "node");
      const kind = CUT_KINDS.find((name) => isFrom(event, `.${name}`));
      if (kind && node !== null) this.cuts.run(kind, node);
      else if (node === FOLD) this.store.set({ rest: !this.store.state.rest });
      else if (node !== null) this.select(node);
    });
    this.table.addEventListener("pointerover", (event) => this.fillTools(event));
    this.table.addEventListener("keydown", (event) => this.onKey(event));
    this.filter.addEventListener("input", () => this.store.set({ filter: this.filter.value }));
  }

  /** Colours are set on the rows: fill them again. */
  useTheme() {
    this.list.refresh();
  }

  /** @param {typeof COLUMNS[number]} column */
  headerCell([key, label, title]) {
    const { terms } = this;
    const isKey = key !== "examples";
    const onclick = () => isKey && this.sortBy(key);
    const made = element(isKey ? "button" : "span", { type: isKey && "button", title: terms.say(title), onclick }, terms.say(label));
    return element("span", { role: "columnheader", class: `cell ${key}`, "data-sort": isKey && key }, made);
  }

  /** @param {SortKey} key */
  sortBy(key) {
    const { sort, descending } = this.store.state;
    this.store.set({ sort: key, descending: sort === key ? !descending : SORT_KEYS[key] });
  }

  /** @param {State} state */
  update(state) {
    this.view = this.views.at(state);
    const matches = this.matchesOf(state);
    this.matches = matches;
    const { topics, rest } = foldedTopics(this.view, state);
    this.rest = rest;
    this.topics = matches ? this.view.topics(state.sort, state.descending).filter((node) => matches.has(node)) : topics;
    const rows = this.topics.filter((node) => node !== FOLD);
    this.largest = rows.reduce((most, node) => Math.max(most, this.view.documents(node) ?? this.model.frequencies[node]), 0) || 1;
    this.table.classList.toggle("with-documents", this.topicDocuments.isKnown(this.view));
    if (this.filter.value !== state.filter) this.filter.value = state.filter;
    for (const cell of this.headers.filter(({ dataset }) => dataset.sort)) {
      const isKey = cell.dataset.sort === state.sort;
      cell.setAttribute("aria-sort", isKey ? (state.descending ? "descending" : "ascending") : "none");
    }
    const [, wordsHeader] = this.headers;
    setText(childrenOf(wordsHeader)[0], this.terms.say(this.words.areFrequent ? "Most frequent words" : "Topic"));
    setText(byId("topics-heading"), this.view.title);
    setText(byId("topics-note"), this.note());
    this.table.setAttribute("aria-rowcount", String(this.topics.length + 1));
    this.list.setCount(this.topics.length);
    this.showNothing(state.filter);
  }

  /** Make the table as it is shown, with the topics that are folded. @param {Tables} tables */
  copied(tables) {
    const { sort, descending } = this.store.state;
    return tables.topics(this.view, this.matches ? this.topics : this.view.topics(sort, descending));
  }

  /** Say so where a filter leaves no row, and how to get them back. @param {string} filter */
  showNothing(filter) {
    const isEmpty = this.topics.length === 0;
    this.nothing.hidden = !isEmpty;
    this.table.classList.toggle("is-empty", isEmpty);
    if (!isEmpty) return;
    const clear = button({ id: "clear-filter", onclick: () => this.clearFilter() }, "Clear the filter");
    const wanted = element("bdi", { dir: "auto" }, visible(filter.trim()));
    this.nothing.replaceChildren("No topic contains “", wanted, "”. ", clear);
  }

  clearFilter() {
    this.store.set({ filter: "" });
    this.filter.focus();
  }

  note() {
    const { numbers } = this.topicDocuments;
    if (!this.matches && numbers.length && !this.topicDocuments.isKnown(this.view)) {
      return this.terms.say(`Documents are counted at ${numbers.map(amount).join(", ")} topics`);
    }
    if (!this.matches) return ""; // the title says it
    return `${amount(this.topics.length)} of ${counted(this.view.n, "topic")}`;
  }

  /** @param {State} state */
  matchesOf({ filter }) {
    if (!filter.trim()) return null;
    /** @type {Map<number, number[]>} */
    const matches = new Map();
    const topics = this.view.labels;
    for (const word of this.search.containing(filter)) {
      const words = matches.get(topics[word]);
      if (words) words.push(word);
      else matches.set(topics[word], [word]);
    }
    for (const node of this.nodeText.names.find(filter)) {
      if (this.view.isTopic(node) && !matches.has(node)) matches.set(node, []);
    }
    return matches;
  }

  createRow() {
    const cells = COLUMNS.map(([key]) => element("span", { role: "gridcell", class: `cell ${key}` }));
    const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
    for (const at of [3, 5]) cells[at].append(element("span", { class: "share-text" }), element("span", { class: "bar" }));
    // keys have the buttons of the details, and < and >
    const tools = CUT_KINDS.map((kind) => button({ class: `button ${kind}`, tabindex: -1 }, kind === "split" ? "Split" : "Join"));
    const cuts = element("span", { class: "row-tools", "aria-hidden": "true" }, ...tools);
    return element("div", { class: "table-row", role: "row" }, swatch, ...cells, cuts);
  }

  /** @param {HTMLElement} row @param {number} index */
  fillRow(row, index) {
    const { model, store, view } = this;
    const node = this.topics[index];
    const isSelected = node === store.state.node;
    row.id = `row-${node}`;
    row.dataset.node = String(node);
    row.setAttribute("aria-rowindex", String(index + 2));
    row.setAttribute("aria-selected", String(isSelected));
    row.classList.toggle("fold", node === FOLD);
    const cells = childrenOf(row);
    const [swatch, number, words, examples, documents, frequency, share, focus, coherence, size] = cells;
    words.removeAttribute("aria-expanded");
    if (node === FOLD) {
      this.fillFold(row);
      return;
    }
    row.classList.toggle("around", !isSelected && isWithin(model, store.state.node, node));
    row.classList.toggle("part", this.isPart(node));
    swatch.style.background = this.colours.strong(node);
    // a word is found by itself, not by its number
    setText(number, node < model.nWords ? this.terms.word : String(numberOf(model, node)));
    number.classList.toggle("is-word", node < model.nWords);
    this.fillWords(words, node);
    examples.replaceChildren(...this.topicDocuments.examples(view, node).map((title) => element("span", { dir: "auto" }, visible(title))));
    setText(frequency, amount(model.frequencies[node]));
    const count = view.documents(node);
    if (count === null) this.fillBar(share, node, percent(model.frequencies[node] / model.frequencies[model.root]), model.frequencies[node]);
    else {
      this.fillBar(documents, node, `${amount(count)} · ${percent(view.documentShare(node))}`, count);
      this.fillBar(share, node, percent(model.frequencies[node] / model.frequencies[model.root]), 0);
    }
    if (model.focus) {
      setText(focus, bits(view.focus(node)));
      const text = coherenceText(view.coherence(node));
      setText(coherence, text || "–");
      coherence.title = text ? "" : this.terms.say(UNKNOWN_COHERENCE);
    }
    size.dataset.unit = model.sizes[node] === 1 ? this.terms.word : this.terms.words;
    setText(size, amount(model.sizes[node]));
  }

  /** @param {HTMLElement} cell @param {number} node @param {string} text @param {number} length */
  fillBar(cell, node, text, length) {
    const [shown, bar] = childrenOf(cell);
    setText(shown, text);
    bar.style.width = `${(length / this.largest) * 100}%`;
    bar.style.background = this.colours.strong(node);
  }

  /** Say what the buttons of a row do as the pointer comes to it: of most rows nobody asks. @param {Event} event */
  fillTools(event) {
    const node = dataOf(event, "node");
    const row = event.target instanceof Element ? event.target.closest(".table-row") : null;
    if (!row || node === null || node === FOLD) return;
    CUT_KINDS.forEach((kind) => {
      const tool = /** @type {HTMLElement} */ (row.querySelector(`.${kind}`));
      const action = this.cuts.at(kind, node);
      tool.hidden = !action;
      tool.title = action ? `${action.label}. ${action.title}` : "";
    });
  }

  /** Say what the folded topics are, and how much of everything they hold. @param {HTMLElement} row */
  fillFold(row) {
    const [, , words] = childrenOf(row);
    const isOpen = this.store.state.rest;
    words.setAttribute("aria-expanded", String(isOpen)); // a row of a grid has no such state
    row.classList.toggle("around", this.rest.includes(this.selectedTopic));
    row.classList.remove("part");
    words.replaceChildren(this.terms.say(foldText(this.view, this.rest, isOpen)));
  }

  /** A row inside the selected node is marked, unless all rows are. @param {number} node */
  isPart(node) {
    const selected = this.store.state.node;
    return selected !== this.model.root && node !== selected && isWithin(this.model, node, selected);
  }

  /**
   * The ten words of a topic; those that match the filter stand out, and come first if they are not among them.
   * @param {HTMLElement} cell
   * @param {number} node
   */
  fillWords(cell, node) {
    const top = this.view.wordsOf(node);
    const found = this.matches?.get(node) ?? [];
    const others = found.filter((word) => !top.includes(word)).slice(0, SHOWN_MATCHES);
    this.nodeText.fill(cell, [...others, ...top], new Set(found));
    cell.prepend(...this.nodeText.nameElements(node), ...this.warningMark(node));
  }

  /** @param {number} node */
  warningMark(node) {
    const warning = this.view.warning(node);
    if (!warning) return [];
    return [element("small", { class: "warning-mark", title: this.terms.say(warning.about) }, this.terms.say(warning.label)), " "];
  }

  /**
   * Mark the row that is or holds the selected node, and bring it into sight if wanted.
   * @param {State} state
   * @param {boolean} isWanted
   */
  revealSelected(state, isWanted) {
    const topic = this.view.topicAround(state.node);
    this.selectedTopic = topic ?? this.model.nNodes;
    this.selectedIndex = topic === null ? -1 : this.topics.indexOf(topic);
    if (this.selectedIndex < 0 && this.rest.includes(this.selectedTopic)) {
      this.selectedIndex = this.topics.indexOf(FOLD);
    }
    if (this.selectedIndex < 0) {
      this.table.removeAttribute("aria-activedescendant");
      return;
    }
    if (isWanted) this.list.reveal(this.selectedIndex);
    this.table.setAttribute("aria-activedescendant", `row-${this.topics[this.selectedIndex]}`);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (isBrowsersKey(event) || event.target !== this.table) return;
    const row = this.selectedIndex;
    const last = this.topics.length - 1;
    const page = this.list.pageSize;
    const next = rowAfterKey(event.key, { row, last, page });
    const isFold = event.key === "Enter" && this.rest.includes(this.selectedTopic);
    if (next === null && !isFold) return;
    event.preventDefault();
    if (next === null) this.store.set({ rest: !this.store.state.rest });
    else if (this.topics[next] === FOLD) this.stepOver(next, Math.sign(next - row) || 1);
    else this.select(this.topics[next]);
  }

  /** Go on past the row that folds topics, into them if they were folded. @param {number} fold @param {number} step */
  stepOver(fold, step) {
    if (step > 0) this.store.set({ rest: true });
    const next = this.topics[fold + step];
    if (next !== undefined) this.select(next);
  }
}

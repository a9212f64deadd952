/** The tree as folders, with the keys that file managers have. */

/** @import { Page } from "./page.js" */
/** @import { Changes, State } from "./state.js" */

import { announce } from "./announcer.js";
import { byId, childrenOf, dataOf, element, isBrowsersKey, isFrom, radioGroup, setText } from "./dom.js";
import { levelsIn } from "./levels.js";
import { PagePart } from "./page_part.js";
import { isShortcut } from "./shortcuts.js";
import { amount, folded } from "./text.js";
import { TreeRows } from "./tree_rows.js";
import { VirtualList, rowAfterKey } from "./virtual_list.js";

// Deep rows move less and less to the right, so that a chain of thousands of joins leaves room for words.
const FULL_INDENTS = 10;
const SMALL_INDENTS = 20;
const SHOWN_WORDS = 7;
const TYPING_PAUSE = 800;

/** @param {number} depth */
function indentOf(depth) {
  const small = Math.max(0, Math.min(depth - FULL_INDENTS, SMALL_INDENTS));
  return Math.min(depth, FULL_INDENTS) + 0.3 * small;
}

export class TreeView extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.vocabulary = page.vocabulary;
    this.views = page.views;
    this.topicDocuments = page.topicDocuments;
    this.view = page.views.at(this.store.state);
    this.tree = byId("tree");
    this.levelsField = byId("levels", HTMLInputElement);
    this.rows = new TreeRows(this.model);
    this.currentRow = 0;
    this.typed = "";
    this.typingTimer = 0;
    this.list = new VirtualList(this.tree, {
      create: () => this.createRow(),
      fill: (row, index) => this.fillRow(row, index),
    });
    const folders = { binary: byId("tree-binary"), levels: byId("tree-levels") };
    this.showFolders = radioGroup(folders, (chosen) => this.store.set({ folders: chosen }));
    this.listen();
    this.useFolders(this.store.state);
    if (this.store.state.folders === "binary") this.rows.openDeep(this.model.root, 3);
    this.revealSelected(this.store.state);
    this.store.subscribe((state, changed) => this.update(state, changed));
  }

  listen() {
    this.tree.addEventListener("keydown", (event) => this.onKey(event));
    this.tree.addEventListener("click", (event) => this.onClick(event));
    this.tree.addEventListener("dblclick", (event) => {
      const node = dataOf(event, "node");
      if (node !== null && !isFrom(event, ".twisty")) this.toggle(node);
    });
    this.levelsField.addEventListener("change", () => this.readLevels());
    this.levelsField.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.readLevels();
    });
  }

  /** Colours are set on the rows: fill them again. */
  useTheme() {
    this.list.refresh();
  }

  readLevels() {
    const levels = levelsIn(this.levelsField.value, this.model.maxTopics);
    if (levels) this.store.set({ levels });
    else announce("Type numbers of topics, such as 6, 25, 100.");
    this.levelsField.value = this.store.state.levels.join(", ");
  }

  /** @param {State} state @param {Changes} changed */
  update(state, changed) {
    this.view = this.views.at(state);
    if (changed.has("folders") || changed.has("levels")) {
      this.useFolders(state);
      this.revealSelected(state);
    } else if (changed.has("node")) {
      this.revealSelected(state);
    } else if (changed.has("frequent")) {
      this.list.refresh();
    } else if (changed.has("n") || changed.has("cut")) {
      this.markTopics();
    }
  }

  /** Let the topics of the view stand out; nothing else in the tree depends on it. */
  markTopics() {
    for (const [index, row] of this.list.shown) {
      row.classList.toggle("in-view", this.view.isTopic(this.rows.nodes[index]));
    }
  }

  /** @param {State} state */
  useFolders(state) {
    const isLevels = state.folders === "levels";
    this.showFolders(state.folders);
    this.levelsField.hidden = !isLevels;
    this.levelsField.value = state.levels.join(", ");
    this.rows.useLevels(isLevels ? state.levels : null);
  }

  /** @param {State} state */
  revealSelected(state) {
    this.rows.reveal(state.node);
    this.draw();
    this.list.reveal(this.currentRow);
  }

  draw() {
    this.currentRow = this.rows.rowOf(this.store.state.node);
    this.tree.setAttribute("aria-activedescendant", `tree-${this.rows.nodes[this.currentRow]}`);
    this.list.setCount(this.rows.nodes.length);
  }

  createRow() {
    const parts = ["indent", "twisty", "swatch", "number", "frequency", "words"];
    const cells = parts.map((part) => element("span", { class: part }));
    return element("div", { class: "tree-row", role: "treeitem" }, ...cells);
  }

  /** @param {HTMLElement} row @param {number} index */
  fillRow(row, index) {
    const { store, nodeText } = this;
    const node = this.rows.nodes[index];
    const depth = this.rows.depths[index];
    const [indent, , swatch, number, frequency, words] = childrenOf(row);
    const isFolder = this.rows.isFolder(node);
    row.id = `tree-${node}`;
    row.dataset.node = String(node);
    row.setAttribute("aria-level", String(depth + 1));
    if (isFolder) row.setAttribute("aria-expanded", String(this.rows.open.has(node)));
    else row.removeAttribute("aria-expanded");
    const isCurrent = index === this.currentRow;
    row.setAttribute("aria-selected", String(node === store.state.node));
    row.classList.toggle("around", isCurrent && node !== store.state.node);
    row.classList.toggle("in-view", this.view.isTopic(node));
    indent.style.width = `calc(var(--indent) * ${indentOf(depth)})`;
    indent.dataset.depth = depth > FULL_INDENTS + SMALL_INDENTS ? amount(depth) : "";
    swatch.style.background = this.colours.strong(node);
    setText(number, nodeText.number(node));
    setText(frequency, this.amountOf(node));
    nodeText.fill(words, nodeText.words.of(node, SHOWN_WORDS));
    words.prepend(...nodeText.nameElements(node));
  }

  /** Say how many documents a node is about, or without counts how frequent it is. @param {number} node */
  amountOf(node) {
    const { model, topicDocuments, view } = this;
    if (!topicDocuments.levels.length) return amount(model.frequencies[node]);
    const count = (view.isTopic(node) ? view.documents(node) : null) ?? topicDocuments.countOf(node);
    return count === null ? "" : amount(count);
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const node = dataOf(event, "node");
    if (node === null) return;
    if (isFrom(event, ".twisty")) this.toggle(node);
    else this.select(node);
  }

  /** @param {number} node */
  toggle(node) {
    this.setOpen(node, !this.rows.open.has(node));
  }

  /** @param {number} node @param {boolean} isOpen */
  setOpen(node, isOpen) {
    this.rows.setOpen(node, isOpen);
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (isBrowsersKey(event)) return;
    const row = this.currentRow;
    const { key } = event;
    if (!this.move(key, row) && !this.openOrClose(key, row) && !this.typeAhead(key, row)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {number} row */
  move(key, row) {
    const last = this.rows.nodes.length - 1;
    const page = this.list.pageSize;
    const next = rowAfterKey(key, { row, last, page });
    if (next !== null) this.goTo(next);
    return next !== null;
  }

  /** @param {string} key @param {number} row */
  openOrClose(key, row) {
    const node = this.rows.nodes[row];
    const isOpen = this.rows.open.has(node);
    if (key === "ArrowRight") {
      if (isOpen) this.goTo(Math.min(row + 1, this.rows.nodes.length - 1));
      else this.setOpen(node, true);
    } else if (key === "ArrowLeft") {
      if (isOpen) this.setOpen(node, false);
      else this.goTo(Math.max(0, this.rows.folderRow(row)));
    } else if (key === "Enter" || key === " ") {
      if (this.rows.isFolder(node)) this.toggle(node);
    } else if (key === "*") {
      this.rows.openDeep(node, 3);
      this.draw();
    } else {
      return false;
    }
    return true;
  }

  /**
   * Typed letters go to the next row whose first word starts with them, digits to that number. The keys of
   * the page stay what they are at the start of a word; with Shift, they are letters.
   * @param {string} key
   * @param {number} row
   */
  typeAhead(key, row) {
    if (key.length !== 1 || !/[\p{L}\p{N}]/u.test(key)) return false;
    if (!this.typed && isShortcut(key)) return false;
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => {
      this.typed = "";
    }, TYPING_PAUSE);
    this.typed += folded(key);
    const { nodes } = this.rows;
    // one letter looks further, more letters may stay where they are
    const from = this.typed.length === 1 ? row + 1 : row;
    for (let step = 0; step < nodes.length; step++) {
      const at = (from + step) % nodes.length;
      const number = this.nodeText.number(nodes[at]).replace(/\D/g, "");
      const word = folded(this.vocabulary[this.nodeText.words.first(nodes[at])]);
      if (word.startsWith(this.typed) || number.startsWith(this.typed)) {
        this.goTo(at);
        break;
      }
    }
    return true;
  }

  /** @param {number} row */
  goTo(row) {
    this.select(this.rows.nodes[row]);
  }
}

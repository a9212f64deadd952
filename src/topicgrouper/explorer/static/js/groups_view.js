/** Groups: topics by class, country or time, as a heat map or as lines. A cell leads to the documents of both. */

/** @import { FlatView } from "./flat_views.js" */
/** @import { GroupColumn, GroupColumns } from "./group_columns.js" */
/** @import { Place, Shown } from "./group_picture.js" */
/** @import { Verdict } from "./group_table.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { alikeTogether } from "./alike_groups.js";
import { inks } from "./canvas.js";
import { cellFacts } from "./cell_text.js";
import { button, byId, element, isBrowsersKey } from "./dom.js";
import { GroupControls } from "./group_controls.js";
import { GroupTable } from "./group_table.js";
import { HeatColours } from "./heat_colours.js";
import { HeatMap } from "./heat_map.js";
import { PagePart } from "./page_part.js";
import { ScrolledCanvas } from "./scrolled_canvas.js";
import { tableTools } from "./table_file.js";
import { counted, percent } from "./text.js";
import { TimeLines } from "./time_lines.js";
import { FOLD, foldText, foldedTopics } from "./topic_documents.js";
import { numberOf } from "./tree_model.js";
import { rowAfterKey } from "./virtual_list.js";

/** @type {Record<Verdict, string|null>} */
const VERDICT_CELLS = { more: "more", less: "less", chance: "no", few: null, unknown: null };

const ROW_WORDS = 6;
const TIP_WORDS = 3;

const NAME =
  "Topics by group. Use the arrow keys to move: up and down between topics, left and right between groups. " +
  "Press Enter to show the documents of a cell.";

export class GroupsView extends PagePart {
  /** @param {Page} page @param {GroupColumns} groups */
  constructor(page, groups) {
    super(page);
    this.groups = groups;
    this.views = page.views;
    this.tooltip = page.tooltip;
    this.tables = page.tables;
    this.documents = page.documents;
    this.topicDocuments = page.topicDocuments;
    this.hasDocuments = page.documents !== null;
    this.heat = new HeatColours();
    this.heat.useTheme(themeNow());
    this.controls = new GroupControls(page, groups, this.heat);
    this.style = {
      inks: inks(),
      heat: this.heat,
      colour: (/** @type {number} */ topic) => this.colours.strong(topic),
      label: (/** @type {number} */ topic) => this.labelOf(topic),
    };
    this.map = new HeatMap(this.style);
    this.lines = new TimeLines(this.style);
    /** @type {Shown|null} */
    this.shown = null;
    this.tableKey = "";
    /** @type {Place|null} */
    this.hovered = null;
    const attributes = { id: "groups-canvas", tabindex: 0, role: "application", "aria-label": this.terms.say(NAME), "aria-describedby": "group-readout" };
    this.element = element("canvas", attributes);
    this.canvas = new ScrolledCanvas(this.element, (context, width, height) => this.paint(context, width, height), (width) => this.measure(width));
    this.controls.tools.append(tableTools("all cells", () => this.cells(), () => this.wide()));
    this.readout = element("p", { class: "group-readout", id: "group-readout", role: "status" });
    byId("groups").replaceChildren(this.controls.head, this.controls.under, this.canvas.frame, this.readout);
    if (!groups.columns.length) this.sayWhyNot();
    this.listen();
    this.update(this.store.state);
    this.store.subscribe((state) => this.update(state));
  }

  /** There are columns, but none that can be compared. */
  sayWhyNot() {
    const reasons = this.groups.leftOut.map(({ name, reason }) =>
      element("p", {}, element("bdi", { dir: "auto" }, name), `: ${this.terms.say(reason)}`),
    );
    const what = this.terms.say("Topics can be compared between groups of documents, but no column of this model can be used:");
    byId("groups").replaceChildren(element("div", { class: "absence" }, element("p", {}, what), ...reasons));
  }

  listen() {
    this.element.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.hover(event));
    this.element.addEventListener("pointerleave", () => this.leave());
    this.canvas.frame.addEventListener("scroll", () => this.leave(), { passive: true });
    this.element.addEventListener("click", (event) => this.onClick(event));
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  useTheme() {
    this.style.inks = inks();
    this.heat.useTheme(themeNow());
    if (this.shown) this.controls.showLegend(this.picture === this.lines);
    this.canvas.draw();
  }

  /** @type {HeatMap|TimeLines} */
  get picture() {
    const isLines = this.shown?.table.column.isTime && this.store.state.lines;
    return isLines ? this.lines : this.map;
  }

  // --- what is shown

  /** Only what is in sight is worked out. @param {State} state */
  update(state) {
    const column = this.groups.at(state);
    if (state.view !== "groups" || !column) return;
    const view = this.views.at(state);
    const { topics: rows, rest } = foldedTopics(view, state);
    const key = `${column.index} ${view.key}`;
    if (!this.shown || this.tableKey !== key) {
      this.tableKey = key;
      const table = this.tableOf(column, view);
      this.shown = table && { table, rows, groups: [], foldText: "", topic: -1, group: null, hovered: null, isCommon: false, sortedBy: null, sortedByTopic: null };
    }
    if (!this.shown) return;
    const { table } = this.shown;
    const known = rows.filter((topic) => topic === FOLD || table.rows.has(topic));
    const sortedBy = column.isTime || state.rows === null || state.rows >= column.size ? null : state.rows;
    const sortedByTopic = column.isTime || state.columns === null || !table.rows.has(state.columns) ? null : state.columns;
    Object.assign(this.shown, {
      rows: sortedBy === null ? known : this.rowsBy(sortedBy, known),
      groups: this.orderOf(column, state, sortedByTopic),
      foldText: rest.length ? foldText(view, rest, state.rest) : "",
      topic: view.topicAround(state.node) ?? -1,
      group: state.group !== null && state.group < column.size ? state.group : null,
      hovered: this.hovered,
      isCommon: state.common,
      sortedBy,
      sortedByTopic,
    });
    const isLines = this.picture === this.lines;
    this.controls.show(state, table, isLines);
    this.showReadout();
    this.canvas.redraw();
  }

  /** Count the documents of all cells, if their main topics are known. @param {GroupColumn} column @param {FlatView} view */
  tableOf(column, view) {
    const mains = this.topicDocuments.topicsIn(view);
    if (mains) return new GroupTable(column, view.topics("documents", true), mains);
    const isAsked = this.documents?.mainTopics;
    const note = this.terms.say(isAsked ? "Counting documents …" : "Documents are counted for these numbers of topics:");
    this.controls.showBefore(column, note, isAsked ? [] : this.topicDocuments.numbers);
    this.readout.hidden = true;
    this.canvas.redraw();
    return null;
  }

  /** Those that a group has most of first; those that are no main topic stay folded. @param {number} group @param {Int32Array} rows */
  rowsBy(group, rows) {
    const table = /** @type {Shown} */ (this.shown).table;
    /** @param {number} topic */
    const weight = (topic) => table.weight(table.rows.get(topic) ?? 0, group);
    const fold = rows.indexOf(FOLD);
    const end = fold < 0 ? rows.length : fold;
    /** @param {Int32Array} part */
    const sorted = (part) => part.slice().sort((a, b) => weight(b) - weight(a) || a - b);
    return Int32Array.from([...sorted(rows.subarray(0, end)), ...(fold < 0 ? [] : [FOLD]), ...sorted(rows.subarray(end + 1))]);
  }

  /** @param {GroupColumn} column @param {State} state @param {number|null} topic */
  orderOf(column, { order }, topic) {
    const groups = column.groups.map((_, group) => group);
    if (column.isTime) return groups;
    const rest = column.others ? groups.splice(-1) : []; // all others come last
    const { table } = /** @type {Shown} */ (this.shown);
    const row = topic === null ? undefined : table.rows.get(topic);
    if (row !== undefined) groups.sort((a, b) => table.weight(row, b) - table.weight(row, a) || a - b);
    else if (order === "name") groups.sort((a, b) => BY_NAME.compare(column.groups[a], column.groups[b]) || a - b);
    else if (order === "alike") return [...alikeTogether(table, groups), ...rest];
    return [...groups, ...rest];
  }

  /** @param {number} topic */
  labelOf(topic) {
    const view = this.views.at(this.store.state);
    const words = view.wordsOf(topic).slice(0, ROW_WORDS).map((word) => this.nodeText.isolatedWord(word));
    const name = this.nodeText.name(topic);
    const number = this.nodeText.number(topic).replace(/[()]/g, "");
    return { number, words: name ? [`\u2068${name}\u2069 · ${words.join(", ")}`] : words };
  }

  /** All cells as rows, of folded topics too. */
  cells() {
    const { table, groups } = /** @type {Shown} */ (this.shown);
    const { column } = table;
    const rows = Array.from(table.topics).flatMap((topic, row) =>
      groups.map((group) => [
        numberOf(this.model, topic),
        this.nodeText.names.nameOf(topic),
        column.groups[group],
        table.documents[group],
        table.count(row, group),
        Number(table.share(row, group).toPrecision(6)),
        finite(table.relativeShare(row, group), 6),
        VERDICT_CELLS[table.verdict(row, group)],
      ]),
    );
    const columns = ["topic", "name", "group", "documents", "count", "share", "relative_share", "clear"];
    return this.tables.table(`topics-by-${column.key}`, columns, rows);
  }

  /** What the heat map shows: a row per topic, folded ones too, and a column per group, with times the average. */
  wide() {
    const { table, groups } = /** @type {Shown} */ (this.shown);
    const { column } = table;
    const rows = Array.from(table.topics, (topic, row) => [
      numberOf(this.model, topic),
      this.nodeText.names.nameOf(topic),
      this.tables.wordsOf(topic, ROW_WORDS),
      ...groups.map((group) => finite(table.relativeShare(row, group), 4)),
    ]);
    return this.tables.table(`topics-by-${column.key}`, ["topic", "name", "words", ...groups.map((group) => column.groups[group])], rows);
  }

  // --- painting

  /** @param {number} width */
  measure(width) {
    return this.shown ? this.picture.measure(this.shown, width) : { width: 0, height: 0 };
  }

  /** @param {number} width @param {number} height */
  viewBox(width, height) {
    return { x: this.canvas.left, y: this.canvas.top, width, height };
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height */
  paint(context, width, height) {
    if (!this.shown) return;
    const start = performance.now();
    this.shown.hovered = this.hovered;
    this.picture.paint(context, this.shown, this.viewBox(width, height));
    performance.clearMeasures("groups-painted");
    performance.measure("groups-painted", { start });
  }

  // --- pointer

  /** @param {MouseEvent} event */
  placeAt(event) {
    if (!this.shown) return null;
    const { width, height } = this.canvas.canvas;
    return this.picture.placeAt(this.shown, event.offsetX, event.offsetY, this.viewBox(width, height));
  }

  /** @param {PointerEvent} event */
  hover(event) {
    const place = this.placeAt(event);
    const isNew = place?.topic !== this.hovered?.topic || place?.group !== this.hovered?.group;
    this.hovered = place;
    if (isNew) this.canvas.redraw();
    this.element.style.cursor = place ? "pointer" : "default";
    const lines = place ? this.linesOf(place) : [];
    if (lines.length) this.tooltip.showLines(lines, event.clientX, event.clientY);
    else this.tooltip.hide();
  }

  leave() {
    if (!this.hovered) return;
    this.hovered = null;
    this.tooltip.hide();
    this.canvas.redraw();
  }

  /** What the tooltip says of a cell, or of the name of a topic or group. @param {Place} place @returns {string[]} */
  linesOf({ topic, group }) {
    if (!this.shown || topic === FOLD) return [];
    const { table } = this.shown;
    const row = topic === null ? undefined : table.rows.get(topic);
    const name = group === null ? "" : `\u2068${table.column.groups[group]}\u2069`;
    if (row === undefined && group !== null) {
      const hint = table.column.isTime ? [] : ["Click to order the topics by this group"];
      return [name, ...this.groupFacts(table, group), ...hint];
    }
    if (row === undefined || topic === null) return [];
    const title = this.nodeText.title(topic, TIP_WORDS);
    if (group !== null) return [`${name}: ${title}`, ...cellFacts(table, row, group, this.terms)];
    const hint = table.column.isTime ? [] : ["Click to order the groups by this topic"];
    return [title, this.terms.say(`${percent(table.average(row))} of all documents`), ...hint];
  }

  /** @param {GroupTable} table @param {number} group */
  groupFacts({ column, documents }, group) {
    const words = column.words[group]?.map((word) => this.nodeText.isolatedWord(word)) ?? [];
    const typical = words.length ? [this.terms.say("Typical words: ") + words.join(", ")] : [];
    return [counted(documents[group], this.terms.document), ...typical];
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const place = this.placeAt(event);
    if (!place || !this.shown) return;
    const { topic, group } = place;
    const { state } = this.store;
    const { isTime } = this.shown.table.column;
    if (topic === FOLD) this.store.set({ rest: !state.rest });
    else if (topic === null) this.store.set(isTime ? { group } : { rows: state.rows === group ? null : group });
    else if (group === null) this.store.set({ node: topic, ...(!isTime && { columns: state.columns === topic ? null : topic }) });
    else {
      // a finger cannot point: its first touch shows what a mouse sees before a click
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      const isSelected = this.shown.topic === topic && this.shown.group === group;
      if (isTouch && !isSelected) this.store.set({ node: topic, group });
      else this.showDocuments(topic, group);
    }
  }

  /** @param {number} node @param {number} group */
  showDocuments(node, group) {
    const isEmpty = !this.shown?.table.documents[group];
    this.store.set({ node, group, ...(this.hasDocuments && !isEmpty && { mainly: true, view: /** @type {const} */ ("documents") }) });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { shown } = this;
    if (!shown || isBrowsersKey(event)) return;
    const row = shown.rows.indexOf(shown.topic);
    const place = shown.group === null ? -1 : shown.groups.indexOf(shown.group);
    const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Enter" && row >= 0 && place >= 0) this.showDocuments(shown.topic, shown.groups[place]);
    else if (across) this.moveTo(Math.max(0, row), Math.max(0, Math.min(shown.groups.length - 1, place + across)));
    else {
      const next = rowAfterKey(event.key, { row, last: shown.rows.length - 1, page: 10 });
      if (next === null) return;
      this.moveTo(next, Math.max(0, place), Math.sign(next - row) || 1);
    }
    event.preventDefault();
  }

  /** @param {number} row @param {number} place @param {number} [step] */
  moveTo(row, place, step = 1) {
    const shown = /** @type {Shown} */ (this.shown);
    let at = row;
    if (shown.rows[at] === FOLD) {
      if (step > 0) this.store.set({ rest: true });
      at += step;
    }
    const topic = shown.rows[at];
    if (topic === undefined) return;
    this.store.set({ node: topic, group: shown.groups[place] });
    this.canvas.reveal(this.picture.boxOf(shown, at, place), this.picture.fixed);
  }

  /** The selected cell, to be read and heard. */
  showReadout() {
    const { table, topic, group } = /** @type {Shown} */ (this.shown);
    const row = table.rows.get(topic);
    if (row === undefined || group === null) {
      const point = this.picture === this.lines ? "point" : "cell";
      const what = this.hasDocuments ? `Click a ${point} to see its documents. ` : "";
      const how = table.column.isTime ? "" : "Click the name of a group or topic to order by it.";
      this.readout.replaceChildren(element("span", { class: "muted" }, this.terms.say(what) + how));
      this.readout.hidden = !what && !how;
      return;
    }
    this.readout.hidden = false;
    const [relative, ...facts] = cellFacts(table, row, group, this.terms);
    const name = element("bdi", { dir: "auto" }, table.column.groups[group]);
    const isEmpty = !table.documents[group];
    const open = () => this.showDocuments(topic, group);
    this.readout.replaceChildren(
      element("span", { class: "readout-cell" }, element("b", {}, name), " · ", this.nodeText.link(topic, 4)),
      this.hasDocuments && !isEmpty ? button({ id: "group-documents", onclick: open }, this.terms.say("Show documents")) : "",
      element("span", { class: "readout-facts" }, element("b", {}, relative), ` · ${facts.join(" · ")}`),
    );
  }
}

/** @param {number} value @param {number} digits */
function finite(value, digits) {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : null;
}

function themeNow() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

const BY_NAME = new Intl.Collator("en", { numeric: true });

/** What the groups are compared by and how they are shown: choices above the picture, and its legend. */

/** @import { GroupColumn, GroupColumns } from "./group_columns.js" */
/** @import { GroupTable } from "./group_table.js" */
/** @import { HeatColours } from "./heat_colours.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { button, choice, element, setText } from "./dom.js";
import { PERIODS } from "./group_columns.js";
import { SCALE } from "./heat_colours.js";
import { PagePart } from "./page_part.js";
import { amount, counted } from "./text.js";

const SCALE_NAMES = ["¼×", "½×", "1×", "2×", "4×"];

export class GroupControls extends PagePart {
  /** @param {Page} page @param {GroupColumns} groups @param {HeatColours} heat */
  constructor(page, groups, heat) {
    super(page);
    this.groups = groups;
    this.heat = heat;
    const options = groups.keys.map((key) => element("option", { value: key }, groups.named(key)[0].name));
    this.by = element("select", { id: "group-by", "aria-label": "Compare topics by" }, ...options);
    this.by.addEventListener("change", () => this.store.set({ by: this.by.value, every: "" }));
    this.every = element("select", { id: "group-every", "aria-label": "Period length" });
    this.every.addEventListener("change", () => this.store.set({ every: this.every.value }));
    /** @type {Record<"lines"|"map", [string, string, string]>} */
    const kinds = {
      lines: ["group-lines", "Lines", "One line per topic: its share in every period"],
      map: ["group-map", "Heat map", "One cell per topic and period, coloured by its share relative to the average"],
    };
    this.kind = choice("Show time as", kinds, (kind) => this.store.set({ lines: kind === "lines" }));
    /** @type {Record<State["order"], [string, string, string]>} */
    const orders = {
      size: ["order-size", "Largest first", page.terms.say("Groups with the most documents first")],
      name: ["order-name", "By name", "Groups in alphabetical order; numbers by value"],
      alike: ["order-alike", "By similarity", "Groups with similar topics next to each other"],
    };
    this.order = choice("Order groups by", orders, (order) => this.store.set({ order, columns: null }));
    this.common = element("input", { type: "checkbox", id: "common-scale" });
    this.common.addEventListener("change", () => this.store.set({ common: this.common.checked }));
    const title = "Draw all lines to the same scale; otherwise each reaches the top at its largest share";
    this.commonSwitch = element("label", { class: "check", title }, this.common, " Same scale");
    this.tools = element("div", { class: "panel-tools" }, this.commonSwitch, this.order.element, this.kind.element);
    this.note = element("p", { class: "group-note", id: "group-note" });
    this.legend = element("div", { class: "heat-legend", id: "heat-legend" });
    const heading = element("h2", {}, element("label", { for: "group-by" }, "Topics by"));
    this.head = element("div", { class: "panel-head" }, heading, this.by, this.every, this.tools);
    this.under = element("div", { class: "group-under" }, this.legend, this.note);
  }

  /** Show what is chosen, why there is no picture, and numbers of topics that have one. @param {GroupColumn} column @param {string} note @param {Iterable<number>} numbers */
  showBefore(column, note, numbers = []) {
    this.by.value = column.key;
    this.every.hidden = this.tools.hidden = true;
    const buttons = Array.from(numbers, (n) => button({ "data-n": n, onclick: () => this.store.set({ n, cut: "" }) }, String(n)));
    this.legend.replaceChildren(...buttons);
    setText(this.note, note);
  }

  /** @param {State} state @param {GroupTable} table @param {boolean} isLines */
  show(state, table, isLines) {
    const { column } = table;
    this.by.value = column.key;
    this.tools.hidden = false;
    const lengths = this.groups.named(column.key).filter(({ isTime }) => isTime);
    lengths.sort((a, b) => PERIODS.findIndex((each) => each === a.every) - PERIODS.findIndex((each) => each === b.every));
    this.every.hidden = lengths.length < 2;
    this.every.replaceChildren(...lengths.map(({ every }) => element("option", { value: every }, `by ${every}`)));
    this.every.value = column.every ?? "";
    this.kind.element.hidden = !column.isTime;
    this.order.element.hidden = column.isTime;
    this.commonSwitch.hidden = !isLines;
    this.common.checked = state.common;
    this.kind.show(isLines ? "lines" : "map");
    this.order.show(state.order);
    setText(this.note, this.noteOf(table, isLines ? "point" : "cell"));
    this.showLegend(isLines);
  }

  /** What is compared, and what is not. @param {GroupTable} table @param {string} mark */
  noteOf({ column, nClear }, mark) {
    const { terms } = this;
    const last = column.size - 1;
    const sentences = [
      column.isTime
        ? `${counted(column.size, column.every ?? "")}, ${column.groups[0]} to ${column.groups[last]}.`
        : `${counted(column.size, "group")}.`,
    ];
    const { clear, known } = nClear;
    if (known) sentences.push(`${amount(clear)} of ${counted(known, mark)} clearly above or below average.`);
    if (column.gaps) sentences.push(terms.say(`Left out: ${counted(column.gaps, column.every ?? "")} without documents.`));
    if (column.missing) sentences.push(terms.say(`Left out: ${counted(column.missing, "document")} without a value.`));
    const leftOut = this.groups.leftOut.map(({ name, reason }) => `\u2068${name}\u2069 (${terms.say(reason)})`);
    if (leftOut.length) sentences.push(`Not compared: ${leftOut.join(", ")}.`);
    return sentences.join(" ");
  }

  /** @param {boolean} isLines */
  showLegend(isLines) {
    if (isLines) {
      this.legend.replaceChildren(this.terms.say("Share of the documents in each period. Dots: clearly above or below the average (dashed line)."));
      return;
    }
    const swatches = SCALE.map((value, i) => {
      const swatch = element("span", { class: "heat-swatch" }, element("i", {}), element("i", {}), SCALE_NAMES[i]);
      const [clear, pale] = /** @type {HTMLElement[]} */ ([...swatch.children]);
      clear.style.background = this.heat.of(value, true);
      pale.style.background = this.heat.of(value, false);
      return swatch;
    });
    const names = element("span", { class: "heat-names" }, element("span", {}, "clear"), element("span", {}, "could be chance"));
    const title = this.terms.say("The share of a group’s documents that are mainly about a topic, divided by that in all groups together");
    this.legend.replaceChildren(names, element("span", { class: "heat-scale", title }, ...swatches), element("span", {}, "times the average"));
  }
}

/** Topics × groups as coloured cells; the names of both stay in place while the cells scroll. */

/** @import { GroupColumn } from "./group_columns.js" */
/** @import { Box } from "./scrolled_canvas.js" */
/** @import { Place, Shown, Style } from "./group_picture.js" */

import { within } from "./canvas.js";
import { entryOf } from "./dom.js";
import { FOLD } from "./topic_documents.js";
import { fitted, fittedWords } from "./group_picture.js";

const ROW = 20;
const CELL = { time: 5, other: 17, most: 44 };
const LABEL = { least: 116, most: 360, share: 0.44, beside: 245 };
const HEADER = { least: 30, most: 140 };
const SLOPE = -Math.PI / 3;
const NUMBER = 34;
const LABEL_DISTANCE = 15; // between the names of groups
const MARGIN = 10;
const LONGER = /** @type {Record<string, number>} */ ({ day: 7, month: 4, quarter: 4 }); // days by month, months by year

export class HeatMap {
  /** @param {Style} style */
  constructor(style) {
    this.style = style;
    this.fixed = { left: LABEL.least, top: HEADER.least };
    this.cell = CELL.most;
    this.headerFor = { groups: /** @type {string[]} */ ([]), width: 0 };
    this.measuring = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  }

  get font() {
    return `12px ${this.style.inks.font}`;
  }

  /** @param {Shown} shown @param {number} width */
  measure({ table, rows, groups }, width) {
    const { column } = table;
    const left = Math.round(Math.max(LABEL.least, Math.min(LABEL.most, width * LABEL.share, width - LABEL.beside)));
    const longest = this.longest(column.groups);
    const top = Math.round(Math.min(HEADER.most, Math.max(HEADER.least, longest * Math.sin(-SLOPE) + 14)));
    this.fixed = { left, top };
    const lean = top / Math.tan(-SLOPE); // names rise to the right, beyond the last cell
    const least = column.isTime ? CELL.time : CELL.other;
    const cell = (width - left - lean - MARGIN) / groups.length;
    this.cell = Math.max(least, Math.min(CELL.most, cell));
    if (this.cell > 10) this.cell = Math.floor(this.cell);
    return {
      width: Math.max(width, Math.ceil(left + groups.length * this.cell + lean)),
      height: top + rows.length * ROW + MARGIN,
    };
  }

  /** Return the width of the longest name. @param {string[]} groups */
  longest(groups) {
    if (this.headerFor.groups !== groups) {
      this.measuring.font = this.font;
      const width = groups.reduce((most, name) => Math.max(most, this.measuring.measureText(name).width), 0);
      this.headerFor = { groups, width };
    }
    return this.headerFor.width;
  }

  /** @param {Shown} _ @param {number} row @param {number} place @returns {Box} */
  boxOf(_, row, place) {
    return { x: this.fixed.left + place * this.cell, y: this.fixed.top + row * ROW, width: this.cell, height: ROW };
  }

  /**
   * @param {Shown} shown
   * @param {number} x
   * @param {number} y
   * @param {Box} view
   * @returns {Place|null}
   */
  placeAt({ rows, groups }, x, y, view) {
    const { left, top } = this.fixed;
    const row = y < top ? -1 : Math.floor((y - top + view.y) / ROW);
    // a name leans to the right from its column
    const across = y < top ? x - (top - y) / Math.tan(-SLOPE) : x;
    const place = across < left ? -1 : Math.floor((across - left + view.x) / this.cell);
    const topic = rows[row] ?? null;
    const group = topic === FOLD ? null : (groups[place] ?? null);
    return (topic === null && y >= top) || (topic === null && group === null) ? null : { topic, group };
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paint(context, shown, view) {
    const { left, top } = this.fixed;
    context.font = this.font;
    context.textBaseline = "middle";
    const height = view.height - top;
    within(context, [left, top, view.width - left, height], () => {
      this.paintCells(context, shown, view);
      this.paintMarks(context, shown, view);
    });
    const namesWidth = shown.groups.length ? view.width : left;
    within(context, [0, top, namesWidth, height], () => this.paintRowNames(context, shown, view));
    within(context, [left - 2, 0, view.width, top], () => this.paintGroupNames(context, shown, view));
  }

  /** @param {Shown} shown @param {Box} view */
  inSight({ rows, groups }, view) {
    const { left, top } = this.fixed;
    return {
      firstRow: Math.max(0, Math.floor(view.y / ROW)),
      lastRow: Math.min(rows.length - 1, Math.floor((view.y + view.height - top) / ROW)),
      firstGroup: Math.max(0, Math.floor(view.x / this.cell)),
      lastGroup: Math.min(groups.length - 1, Math.floor((view.x + view.width - left) / this.cell)),
    };
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paintCells(context, shown, view) {
    const { table, rows, groups } = shown;
    const { left, top } = this.fixed;
    const { firstRow, lastRow, firstGroup, lastGroup } = this.inSight(shown, view);
    const gap = this.cell > 10 ? 1 : 0;
    for (let at = firstRow; at <= lastRow; at++) {
      const row = table.rows.get(rows[at]);
      if (row === undefined) continue;
      const y = top + at * ROW - view.y;
      for (let place = firstGroup; place <= lastGroup; place++) {
        const group = groups[place];
        const relative = table.relativeShare(row, group);
        if (Number.isNaN(relative)) continue;
        // to whole pixels, so that narrow cells leave no gaps
        const x = Math.round(left + place * this.cell - view.x);
        const end = Math.round(left + (place + 1) * this.cell - view.x);
        context.fillStyle = this.style.heat.of(relative, table.isClear(row, group));
        context.fillRect(x, y, end - x - gap, ROW - 1);
      }
    }
  }

  /** Selection and pointer. @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paintMarks(context, shown, view) {
    const { rows, groups, topic, group, hovered } = shown;
    const { inks } = this.style;
    /** @param {number|null} ofTopic @param {number|null} ofGroup @param {string} colour @param {number} weight */
    const outline = (ofTopic, ofGroup, colour, weight) => {
      const row = ofTopic === null ? -1 : rows.indexOf(ofTopic);
      const place = ofGroup === null ? -1 : groups.indexOf(ofGroup);
      if (row < 0 || place < 0) return;
      const { x, y, width, height } = this.boxOf(shown, row, place);
      context.strokeStyle = colour;
      context.lineWidth = weight;
      context.strokeRect(x - view.x - 1, y - view.y - 1, width + 1, height + 1);
    };
    outline(topic, group, inks.text, 2);
    if (hovered) outline(hovered.topic, hovered.group, inks.text, 1.5);
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paintRowNames(context, shown, view) {
    const { inks, colour, label } = this.style;
    const { left, top } = this.fixed;
    const { firstRow, lastRow } = this.inSight(shown, view);
    for (let at = firstRow; at <= lastRow; at++) {
      const node = shown.rows[at];
      const y = top + at * ROW - view.y;
      const middle = y + ROW / 2;
      if (node === FOLD) {
        context.fillStyle = inks.muted;
        context.fillText(fitted(context, shown.foldText, view.width - 8), 4, middle);
        continue;
      }
      if (node === shown.topic) {
        context.fillStyle = inks.selectedBack;
        context.fillRect(0, y, left - 4, ROW - 1);
      }
      context.fillStyle = colour(node);
      context.fillRect(0, y + 2, 4, ROW - 5);
      const { number, words } = label(node);
      context.fillStyle = inks.muted;
      context.textAlign = "right";
      context.fillText(fitted(context, number, NUMBER - 4), NUMBER + 4, middle);
      context.textAlign = "left";
      context.fillStyle = node === shown.hovered?.topic || node === shown.sortedByTopic ? inks.selectedText : inks.text;
      const arrow = node === shown.sortedByTopic ? "→ " : "";
      const shift = arrow ? context.measureText(arrow).width : 0;
      context.fillText(arrow + fittedWords(context, words, left - NUMBER - 20 - shift), NUMBER + 10, middle);
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paintGroupNames(context, shown, view) {
    const { table, groups, group, hovered, sortedBy } = shown;
    const { inks } = this.style;
    const { left, top } = this.fixed;
    const { firstGroup, lastGroup } = this.inSight(shown, view);
    const reach = (top - 8) / Math.sin(-SLOPE);
    const marked = new Set([group, hovered?.group ?? null, sortedBy]);
    const names = this.namesAlong(table.column, groups);
    const markedPlaces = groups.flatMap((each, place) => (marked.has(each) ? [place] : []));
    /** @type {number[]} */
    const places = [];
    for (let place = firstGroup; place <= lastGroup; place++) {
      const isHidden = markedPlaces.some((other) => Math.abs(other - place) * this.cell < LABEL_DISTANCE);
      if (marked.has(groups[place]) || (names[place] && !isHidden)) places.push(place);
    }
    for (const place of places) {
      const each = groups[place];
      context.save();
      context.translate(left + (place + 0.5) * this.cell - view.x + 2, top - 6);
      context.rotate(SLOPE);
      const isMarked = marked.has(each);
      context.fillStyle = each === sortedBy || each === group ? inks.selectedText : isMarked ? inks.text : inks.muted;
      const arrow = each === sortedBy ? "↓ " : "";
      const name = isMarked ? table.column.groups[each] : names[place];
      context.fillText(fitted(context, arrow + name, reach), 0, 0);
      context.restore();
    }
  }

  /**
   * Return the names that have room; of many months, that is the first of each year.
   * @param {GroupColumn} column
   * @param {number[]} groups
   */
  namesAlong({ groups: names, every }, groups) {
    const step = Math.max(1, Math.ceil(LABEL_DISTANCE / this.cell));
    const longer = step > 1 ? entryOf(LONGER, every ?? "") : undefined; // characters of the longer period
    let last = -step;
    return groups.map((group, place) => {
      const name = names[group].slice(0, longer);
      const isNew = longer === undefined || place === 0 || name !== names[groups[place - 1]].slice(0, longer);
      if (!isNew || place - last < step) return "";
      last = place;
      return name;
    });
  }
}

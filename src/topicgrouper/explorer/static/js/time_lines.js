/** Topics over time: a small line for each, the share of the topic in every period. */

/** @import { Box } from "./scrolled_canvas.js" */
/** @import { Place, Shown, Style } from "./group_picture.js" */

import { FOLD } from "./topic_documents.js";
import { fitted, fittedWords } from "./group_picture.js";
import { MIN_DOCUMENTS } from "./group_table.js";
import { percent } from "./text.js";

const TILE = { least: 210, height: 112 };
const PLOT = { left: 10, right: 12, top: 40, bottom: 16 };
const DOT = 2.1;

export class TimeLines {
  /** @param {Style} style */
  constructor(style) {
    this.style = style;
    this.fixed = { left: 0, top: 0 };
    this.across = 1;
    this.width = TILE.least;
  }

  /** @param {Shown} shown @param {number} width */
  measure({ rows }, width) {
    this.across = Math.max(1, Math.floor(width / TILE.least));
    this.width = Math.floor(width / this.across);
    return { width, height: Math.ceil(rows.length / this.across) * TILE.height };
  }

  /** @param {Shown} _ @param {number} row @returns {Box} */
  boxOf(_, row) {
    const x = (row % this.across) * this.width;
    return { x, y: Math.floor(row / this.across) * TILE.height, width: this.width, height: TILE.height };
  }

  /**
   * @param {Shown} shown
   * @param {number} x
   * @param {number} y
   * @param {Box} view
   * @returns {Place|null}
   */
  placeAt({ rows, groups }, x, y, view) {
    const across = Math.floor(x / this.width);
    if (across >= this.across) return null;
    const row = Math.floor((y + view.y) / TILE.height) * this.across + across;
    const topic = rows[row];
    if (topic === undefined) return null;
    if (topic === FOLD) return { topic, group: null };
    const top = (y + view.y) % TILE.height;
    const inner = this.width - PLOT.left - PLOT.right;
    const part = (x - across * this.width - PLOT.left) / inner;
    const place = Math.round(part * Math.max(1, groups.length - 1));
    const isOnName = top < PLOT.top - 6 || top > TILE.height - 4;
    return { topic, group: isOnName ? null : groups[Math.max(0, Math.min(groups.length - 1, place))] };
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {Box} view */
  paint(context, shown, view) {
    context.textBaseline = "middle";
    const most = shown.isCommon ? this.mostOfAll(shown) : null;
    const first = Math.max(0, Math.floor(view.y / TILE.height) * this.across);
    const last = Math.min(shown.rows.length, (Math.floor((view.y + view.height) / TILE.height) + 1) * this.across);
    for (let row = first; row < last; row++) {
      const box = this.boxOf(shown, row);
      context.save();
      context.translate(box.x, box.y - view.y);
      this.paintTile(context, shown, shown.rows[row], most);
      context.restore();
    }
  }

  /** @param {Shown} shown */
  mostOfAll(shown) {
    let most = 0;
    for (const topic of shown.rows) {
      const row = shown.table.rows.get(topic);
      if (row !== undefined) most = Math.max(most, largest(shown, row));
    }
    return most;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Shown} shown
   * @param {number} topic
   * @param {number|null} commonMost
   */
  paintTile(context, shown, topic, commonMost) {
    const { inks, label, colour } = this.style;
    const row = shown.table.rows.get(topic);
    const room = this.width - PLOT.left - PLOT.right;
    context.font = `12px ${inks.font}`;
    context.textAlign = "left";
    if (row === undefined) {
      context.fillStyle = inks.muted;
      context.fillText(fitted(context, shown.foldText, room), PLOT.left, 18);
      return;
    }
    if (topic === shown.topic) {
      context.fillStyle = inks.selectedBack;
      context.beginPath();
      context.roundRect(3, 4, this.width - 6, TILE.height - 8, 6);
      context.fill();
    }
    const { number, words } = label(topic);
    context.fillStyle = inks.muted;
    context.fillText(number, PLOT.left, 15);
    const after = PLOT.left + (number ? context.measureText(number).width + 6 : 0);
    context.fillStyle = inks.text;
    context.fillText(fittedWords(context, words, this.width - PLOT.right - after), after, 15);
    const most = commonMost ?? largest(shown, row);
    const plot = this.plot(shown, row, most);
    this.paintLine(context, shown, plot, colour(topic));
    this.paintFacts(context, shown, row, plot);
    this.paintCursor(context, shown, topic, plot);
  }

  /** Make the scale of a tile. @param {Shown} shown @param {number} row @param {number} most */
  plot({ groups, table }, row, most) {
    const inner = this.width - PLOT.left - PLOT.right;
    const height = TILE.height - PLOT.top - PLOT.bottom;
    const bottom = PLOT.top + height;
    /** @param {number} place */
    const xOf = (place) => PLOT.left + (groups.length > 1 ? (place / (groups.length - 1)) * inner : inner / 2);
    /** @param {number} share */
    const yOf = (share) => bottom - Math.min(1, most ? share / most : 0) * height;
    const shares = groups.map((group) => table.share(row, group));
    return { xOf, yOf, bottom, shares, inner, row };
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {ReturnType<TimeLines["plot"]>} plot @param {string} colour */
  paintLine(context, { groups, table }, { xOf, yOf, bottom, shares, inner, row }, colour) {
    const { inks } = this.style;
    context.fillStyle = inks.line;
    context.fillRect(PLOT.left, bottom, inner, 1);
    const average = Math.round(yOf(table.average(row))) + 0.5;
    context.strokeStyle = inks.muted;
    context.globalAlpha = 0.55;
    context.lineWidth = 1;
    context.setLineDash([2, 3]);
    context.beginPath();
    context.moveTo(PLOT.left, average);
    context.lineTo(PLOT.left + inner, average);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineJoin = "round";
    context.lineWidth = 1.5;
    context.beginPath();
    shares.forEach((share, place) => context.lineTo(xOf(place), yOf(share)));
    context.stroke();
    context.lineTo(xOf(shares.length - 1), bottom);
    context.lineTo(xOf(0), bottom);
    context.globalAlpha = 0.14;
    context.fill();
    context.globalAlpha = 1;
    const size = inner / groups.length > 5 ? DOT : DOT * 0.7;
    groups.forEach((group, place) => {
      if (!table.isClear(row, group)) return;
      context.beginPath();
      context.arc(xOf(place), yOf(shares[place]), size, 0, 7);
      context.fill();
    });
  }

  /** The peak, if it is clear, and the first and last period. @param {CanvasRenderingContext2D} context @param {Shown} shown @param {number} row @param {ReturnType<TimeLines["plot"]>} plot */
  paintFacts(context, { groups, table }, row, { xOf, yOf, bottom, shares }) {
    const { inks } = this.style;
    const { column } = table;
    context.font = `10.5px ${inks.font}`;
    context.fillStyle = inks.muted;
    context.textAlign = "left";
    context.fillText(column.groups[groups[0]], PLOT.left, bottom + 9);
    context.textAlign = "right";
    context.fillText(column.groups[groups[groups.length - 1]], this.width - PLOT.right, bottom + 9);
    let peak = -1;
    groups.forEach((group, place) => {
      if (table.verdict(row, group) === "more" && (peak < 0 || shares[place] > shares[peak])) peak = place;
    });
    context.textAlign = "left";
    if (peak < 0) return;
    const text = `${percent(shares[peak])} ${column.groups[groups[peak]]}`;
    const half = context.measureText(text).width / 2;
    const x = Math.max(PLOT.left + half, Math.min(this.width - PLOT.right - half, xOf(peak)));
    context.textAlign = "center";
    context.fillStyle = inks.text;
    context.fillText(text, x, Math.max(PLOT.top - 8, yOf(shares[peak]) - 8));
    context.textAlign = "left";
  }

  /** @param {CanvasRenderingContext2D} context @param {Shown} shown @param {number} topic @param {ReturnType<TimeLines["plot"]>} plot */
  paintCursor(context, shown, topic, { xOf, yOf, bottom, shares }) {
    const { inks } = this.style;
    /** @param {number|null} group @param {string} ink @param {boolean} isHere */
    const cursor = (group, ink, isHere) => {
      const place = group === null ? -1 : shown.groups.indexOf(group);
      if (place < 0) return;
      const x = Math.round(xOf(place)) + 0.5;
      context.strokeStyle = ink;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(x, PLOT.top);
      context.lineTo(x, bottom);
      context.globalAlpha = isHere ? 0.9 : 0.35;
      context.stroke();
      context.globalAlpha = 1;
      if (!isHere) return;
      context.beginPath();
      context.arc(x, yOf(shares[place]), 3.5, 0, 7);
      context.fillStyle = inks.surface;
      context.fill();
      context.stroke();
    };
    // one period is pointed at in all lines, as they have the same axis
    cursor(shown.group, inks.selected, topic === shown.topic);
    if (shown.hovered) cursor(shown.hovered.group, inks.text, topic === shown.hovered.topic);
  }
}

/** The largest share of a topic; periods with few documents only count if there are no others. @param {Shown} shown @param {number} row */
function largest({ table, groups }, row) {
  const { documents } = table;
  const sound = groups.filter((group) => documents[group] >= MIN_DOCUMENTS);
  return (sound.length ? sound : groups).reduce((most, group) => Math.max(most, table.share(row, group)), 0);
}

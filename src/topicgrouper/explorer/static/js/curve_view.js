/** The curve: what each join costs and how suddenly the cost rises; a click sets n. */

/** @import { Range } from "./curve_data.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { Canvas, inks, logarithmicTicks, paintBadge, within } from "./canvas.js";
import { curveOf, forEachColumn, positiveRange } from "./curve_data.js";
import { byId, entryOf, isBrowsersKey, setText } from "./dom.js";
import { clampedN, steppedN } from "./n_control.js";
import { PagePart } from "./page_part.js";
import { amount, counted, short } from "./text.js";

const MARGIN = { left: 64, right: 18, top: 26, bottom: 30 };
const GAP = 44;
const UPPER_SHARE = 0.58;
const LARGEST_RANGE = 1e6; // below lie joins of words that are all but alike; they would flatten the rest

/** @typedef {ReturnType<CurveView["plot"]>} Plot */

export class CurveView extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.tooltip = page.tooltip;
    this.suggested = page.payload.suggested;
    this.curve = curveOf(this.model);
    const [least, most] = positiveRange(this.curve.costs) ?? [1, 10];
    /** @type {Range} */
    this.costRange = [Math.max(least, most / LARGEST_RANGE), most];
    // among the last words ratios of next to nothing are enormous, and would flatten all others
    this.ratioRange = positiveRange(this.curve.ratios.subarray(0, Math.max(4, this.curve.last / 2))) ?? [0.5, 2];
    /** @type {number|null} */
    this.hovered = null;
    this.inks = inks();
    this.element = byId("curve", HTMLCanvasElement);
    this.canvas = new Canvas(this.element, (context, _, height) => this.paint(context, height));
    this.listen();
    this.update(this.store.state);
    this.store.watch(["n"], (state) => this.update(state));
  }

  useTheme() {
    this.inks = inks();
    this.canvas.draw();
  }

  /** @param {State} state */
  update(state) {
    setText(byId("curve-note"), this.sentence(state.n));
    this.canvas.redraw();
  }

  /** @param {number} n */
  sentence(n) {
    if (n < 2) return this.terms.say("All words are in one topic.");
    if (n > this.curve.last) {
      const isGrouped = n < this.model.nWords;
      return this.terms.say(isGrouped ? "Only words that are kept together are joined." : "No words are joined.");
    }
    const ratio = this.curve.ratios[n - 1];
    const times = Number.isFinite(ratio) ? `, ${short(ratio)} times the join before` : "";
    const cost = short(this.curve.costs[n - 1]);
    return `Joining ${amount(n)} topics to ${amount(n - 1)} costs ${cost} ${cost === "1" ? "nat" : "nats"} of log-likelihood${times}.`;
  }

  listen() {
    this.element.addEventListener("pointermove", (event) => this.onMove(event));
    this.element.addEventListener("pointerleave", () => this.leave());
    this.element.addEventListener("pointerdown", (event) => {
      this.element.setPointerCapture(event.pointerId);
      this.store.set({ n: this.nAt(event.offsetX) });
    });
    this.element.addEventListener("keydown", (event) => {
      const step = entryOf({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }, event.key);
      if (step === undefined || isBrowsersKey(event)) return;
      event.preventDefault();
      this.store.set({ n: steppedN(this.store.state.n, step, event.shiftKey, this.model.maxTopics) });
    });
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const n = this.nAt(event.offsetX);
    if (event.buttons & 1) this.store.set({ n });
    if (n !== this.hovered) {
      this.hovered = n;
      this.canvas.redraw();
    }
    const ratio = this.curve.ratios[n];
    const lines = [counted(n, "topic")];
    if (n <= this.curve.last) lines.push(`join costs ${short(this.curve.costs[n])}`);
    if (ratio > 0) lines.push(`${Number.isFinite(ratio) ? short(ratio) : "∞"} times the join before`);
    if (event.pointerType === "touch") return;
    this.tooltip.showLines(lines, event.clientX, event.clientY);
  }

  leave() {
    this.hovered = null;
    this.tooltip.hide();
    this.canvas.redraw();
  }

  // --- scales

  get innerWidth() {
    return Math.max(1, this.canvas.width - MARGIN.left - MARGIN.right);
  }

  /** @param {number} n */
  xOf(n) {
    const last = Math.log(Math.max(2, this.curve.last));
    return MARGIN.left + (Math.log(n) / last) * this.innerWidth;
  }

  /** @param {number} x */
  nAt(x) {
    const place = (x - MARGIN.left) / this.innerWidth;
    return clampedN(Math.max(2, this.curve.last) ** Math.max(0, Math.min(1, place)), this.model.maxTopics);
  }

  /** Make the scale of one of the two plots. @param {number} top @param {number} height @param {Range} range */
  plot(top, height, [low, high]) {
    const from = Math.log(low);
    const span = Math.log(high) - from || 1;
    /** @param {number} value */
    const yOf = (value) => top + height - ((Math.log(value) - from) / span) * height;
    return { top, height, low, high, yOf };
  }

  // --- painting

  /** @param {CanvasRenderingContext2D} context @param {number} height */
  paint(context, height) {
    const inner = Math.max(20, height - MARGIN.top - MARGIN.bottom - GAP);
    const upper = this.plot(MARGIN.top, inner * UPPER_SHARE, this.costRange);
    const lower = this.plot(MARGIN.top + upper.height + GAP, inner * (1 - UPPER_SHARE), this.ratioRange);
    context.font = `12px ${this.inks.font}`;
    context.textBaseline = "middle";
    this.paintSuggestions(context, height);
    this.paintPlot(context, upper, this.curve.costs, "Cost of the join that leaves n topics (−Δhₙ)");
    this.paintPlot(context, lower, this.curve.ratios, "Cost relative to the previous join (Δhₙ ∕ Δhₙ₊₁)");
    this.paintNumbers(context, height);
    if (this.hovered !== null) this.paintLine(context, this.hovered, height, this.inks.muted, [2, 3]);
    const { n } = this.store.state;
    this.paintLine(context, n, height, this.inks.accent, []);
    const x = this.xOf(Math.min(n, this.curve.last || 1));
    paintBadge(context, { text: amount(n), x, y: height - 12, align: "center" }, this.inks);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Plot} plot
   * @param {Float64Array} values
   * @param {string} title
   */
  paintPlot(context, plot, values, title) {
    const right = MARGIN.left + this.innerWidth;
    context.textAlign = "left";
    context.fillStyle = this.inks.text;
    context.fillText(title, MARGIN.left, plot.top - 13);
    context.textAlign = "right";
    let last = Infinity;
    for (const tick of logarithmicTicks(plot.low, plot.high)) {
      const y = plot.yOf(tick);
      if (last - y < 22) continue;
      last = y;
      context.fillStyle = this.inks.line;
      context.fillRect(MARGIN.left, Math.round(y), right - MARGIN.left, 1);
      context.fillStyle = this.inks.muted;
      context.fillText(short(tick), MARGIN.left - 8, y);
    }
    within(context, [MARGIN.left - 3, plot.top - 3, this.innerWidth + 6, plot.height + 6], () => {
      context.fillStyle = this.inks.text;
      forEachColumn(values, (n) => this.xOf(n), (x, low, high) => {
        const y = plot.yOf(high);
        context.fillRect(x - 0.75, y - 0.75, 1.5, Math.max(1.5, plot.yOf(low) - y + 1.5));
      });
      this.paintFewPoints(context, plot, values);
    });
  }

  /**
   * At small n, single points are far apart: larger dots, joined by a thin line.
   * @param {CanvasRenderingContext2D} context
   * @param {Plot} plot
   * @param {Float64Array} values
   */
  paintFewPoints(context, plot, values) {
    context.strokeStyle = this.inks.muted;
    context.lineWidth = 1;
    context.beginPath();
    for (let n = 1; n < values.length && this.xOf(n + 1) - this.xOf(n) > 1.5; n++) {
      if (values[n] > 0 && Number.isFinite(values[n])) context.lineTo(this.xOf(n), plot.yOf(values[n]));
    }
    context.stroke();
    for (let n = 1; n < values.length && this.xOf(n + 1) - this.xOf(n) > 4; n++) {
      if (!(values[n] > 0) || !Number.isFinite(values[n])) continue;
      context.beginPath();
      context.arc(this.xOf(n), plot.yOf(values[n]), 2.2, 0, 7);
      context.fill();
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {number} height */
  paintNumbers(context, height) {
    context.textAlign = "center";
    let last = -Infinity;
    for (const tick of logarithmicTicks(1, this.curve.last)) {
      const x = this.xOf(tick);
      const text = amount(tick);
      const half = context.measureText(text).width / 2;
      if (x - half < last + 10) continue;
      last = x + half;
      context.fillStyle = this.inks.muted;
      context.fillText(text, x, height - 12);
    }
    context.textAlign = "left";
  }

  /**
   * Lines at the suggested numbers, the best one strongest.
   * @param {CanvasRenderingContext2D} context
   * @param {number} height
   */
  paintSuggestions(context, height) {
    context.fillStyle = this.inks.selected;
    const { n: best, others } = this.suggested;
    for (const n of [best, ...others]) {
      const isBest = n === best;
      const x = Math.round(this.xOf(n));
      context.globalAlpha = isBest ? 0.85 : 0.4;
      context.fillRect(x - 0.5, MARGIN.top, 1, height - MARGIN.top - MARGIN.bottom);
      context.globalAlpha = isBest ? 1 : 0.7;
      context.beginPath();
      context.moveTo(x, height - MARGIN.bottom - 1);
      context.lineTo(x - 4, height - MARGIN.bottom + 6);
      context.lineTo(x + 4, height - MARGIN.bottom + 6);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} n
   * @param {number} height
   * @param {string} colour
   * @param {number[]} dashes
   */
  paintLine(context, n, height, colour, dashes) {
    const x = Math.round(this.xOf(Math.max(1, Math.min(n, this.curve.last)))) + 0.5;
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.setLineDash(dashes);
    context.beginPath();
    context.moveTo(x, MARGIN.top - 4);
    context.lineTo(x, height - MARGIN.bottom + 6);
    context.stroke();
    context.setLineDash([]);
  }
}

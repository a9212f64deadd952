/** The overview: the whole tree on one canvas, to zoom into. A cut across at n is T(n). */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Area } from "./icicle_layout.js" */
/** @import { Page } from "./page.js" */

import { hasRoom, offLine, writeWords } from "./block_labels.js";
import { Canvas, inks, logarithmicTicks, paintBadge, within } from "./canvas.js";
import { byId, entryOf, isBrowsersKey } from "./dom.js";
import { IcicleLayout, WHOLE, bounded, zoomed } from "./icicle_layout.js";
import { AXIS_WIDTH, OverviewPointer } from "./overview_pointer.js";
import { PagePart } from "./page_part.js";
import { amount } from "./text.js";
import { partsOf, siblingOf } from "./tree_model.js";

const FONT_SIZE = 12;
const ZOOM_STEP = 1.5;
const FIRST_DEPTH = 500;
const MOTION = 220;
/** @type {Record<string, [number, number]>} */
const PANS = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };

export class OverviewView extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.tooltip = page.tooltip;
    this.views = page.views;
    this.layout = new IcicleLayout(this.model);
    this.view = this.home();
    this.isHome = true;
    this.motion = 0;
    /** @type {number|null} */
    this.hovered = null;
    this.inks = inks();
    this.element = byId("overview", HTMLCanvasElement);
    this.canvas = new Canvas(this.element, (context, width, height) => this.paint(context, width, height));
    this.pointer = new OverviewPointer(this);
    this.listen();
    this.store.watch(["n", "cut", "node", "frequent"], (_, changed) => {
      if ((changed.has("n") || changed.has("cut")) && this.isHome) this.view = this.home();
      this.canvas.redraw();
    });
  }

  listen() {
    byId("zoom-in").addEventListener("click", () => this.zoom(ZOOM_STEP));
    byId("zoom-out").addEventListener("click", () => this.zoom(1 / ZOOM_STEP));
    byId("zoom-node").addEventListener("click", () => this.zoomTo(this.store.state.node));
    byId("zoom-all").addEventListener("click", () => this.goHome());
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  useTheme() {
    this.inks = inks();
    this.canvas.draw();
  }

  // --- places: pixels of the canvas to places of the tree and back

  get pixels() {
    return { width: Math.max(1, this.canvas.width - AXIS_WIDTH), height: this.canvas.height };
  }

  /** @param {number} pixelX @param {number} pixelY */
  placeAt(pixelX, pixelY) {
    const { width, height } = this.pixels;
    const x = this.view.x0 + ((pixelX - AXIS_WIDTH) / width) * (this.view.x1 - this.view.x0);
    return { x, y: this.view.y0 + (pixelY / height) * (this.view.y1 - this.view.y0) };
  }

  /** @param {number} x */
  pixelX(x) {
    return AXIS_WIDTH + ((x - this.view.x0) / (this.view.x1 - this.view.x0)) * this.pixels.width;
  }

  /** @param {number} y */
  pixelY(y) {
    return ((y - this.view.y0) / (this.view.y1 - this.view.y0)) * this.pixels.height;
  }

  // --- moving

  /**
   * The whole tree from side to side, down to where blocks are still to be seen and beyond the view.
   * @returns {Area}
   */
  home() {
    const { steps } = this.views.at(this.store.state);
    const deepest = steps.reduce((most, { n }) => Math.max(most, 2 * n), FIRST_DEPTH);
    return { ...WHOLE, y1: Math.min(1, this.layout.yOf(deepest)) };
  }

  goHome() {
    this.moveTo(this.home());
    this.isHome = true;
  }

  /** @param {number} factor */
  zoom(factor) {
    const { x0, x1, y0, y1 } = this.layout.areaOf(this.store.state.node);
    const isInSight = x1 > this.view.x0 && x0 < this.view.x1 && y1 > this.view.y0 && y0 < this.view.y1;
    const { x0: left, x1: right, y0: top, y1: bottom } = this.view;
    // towards what is selected, if that is in sight
    const x = isInSight ? Math.max(left, Math.min(right, (x0 + x1) / 2)) : (left + right) / 2;
    const y = isInSight ? Math.max(top, Math.min(bottom, (y0 + y1) / 2)) : (top + bottom) / 2;
    this.moveTo(zoomed(this.view, factor, x, y));
  }

  /** @param {number} node */
  zoomTo(node) {
    this.moveTo(this.layout.fitting(node));
  }

  /** @param {number} shareX @param {number} shareY */
  panBy(shareX, shareY) {
    const dx = (this.view.x1 - this.view.x0) * shareX;
    const dy = (this.view.y1 - this.view.y0) * shareY;
    const { x0, x1, y0, y1 } = this.view;
    this.setView(bounded({ x0: x0 + dx, x1: x1 + dx, y0: y0 + dy, y1: y1 + dy }));
  }

  /** @param {Area} view */
  setView(view) {
    cancelAnimationFrame(this.motion);
    this.isHome = false;
    this.view = view;
    this.canvas.redraw();
  }

  /**
   * Glide to an area, so that one sees where it lies; at once if the system asks for no motion.
   * @param {Area} target
   */
  moveTo(target) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.setView(target);
      return;
    }
    cancelAnimationFrame(this.motion);
    this.isHome = false;
    const from = this.view;
    const start = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const time = Math.max(0, Math.min(1, (now - start) / MOTION));
      const done = 1 - (1 - time) ** 3;
      /** @param {keyof Area} key */
      const mixed = (key) => from[key] + (target[key] - from[key]) * done;
      this.view = { x0: mixed("x0"), x1: mixed("x1"), y0: mixed("y0"), y1: mixed("y1") };
      this.canvas.draw();
      if (time < 1) this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (isBrowsersKey(event)) return;
    const pan = entryOf(PANS, event.key);
    const { node } = this.store.state;
    if (pan && event.shiftKey) this.panBy(...pan);
    else if (pan) this.selectBeside(event.key, node);
    else if (event.key === "+" || event.key === "=") this.zoom(ZOOM_STEP);
    else if (event.key === "-") this.zoom(1 / ZOOM_STEP);
    else if (event.key === "0" || event.key === "Escape") this.goHome();
    else if (event.key === "Enter") this.zoomTo(node);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {number} node */
  selectBeside(key, node) {
    if (key === "ArrowDown" && node >= this.model.nWords) this.select(partsOf(this.model, node)[0]);
    if (key === "ArrowDown" || node === this.model.root) return;
    this.select(key === "ArrowUp" ? this.model.parents[node] : siblingOf(this.model, node));
  }

  // --- painting

  /** @param {CanvasRenderingContext2D} context @param {number} _ @param {number} height */
  paint(context, _, height) {
    context.textBaseline = "middle";
    context.font = `${FONT_SIZE}px ${this.inks.font}`;
    const view = this.views.at(this.store.state);
    within(context, [AXIS_WIDTH, 0, this.pixels.width, this.pixels.height], () => {
      this.paintBlocks(context, view);
      this.outline(context, this.store.state.node, this.inks.selected, 2.5);
      if (this.hovered !== null) this.outline(context, this.hovered, this.inks.text, 1);
      this.paintLine(context, view);
    });
    this.paintAxis(context, height);
    // the n of T(n) stands on the axis, where it can be dragged
    const text = amount(view.n);
    if (!view.isCut) paintBadge(context, { text, x: AXIS_WIDTH, y: this.lineY(view.n), align: "right" }, this.inks);
  }

  /** @param {CanvasRenderingContext2D} context @param {FlatView} flatView */
  paintBlocks(context, flatView) {
    context.fillStyle = this.inks.dust; // what is too fine to be drawn
    context.fillRect(AXIS_WIDTH, 0, this.pixels.width, this.pixels.height);
    this.layout.forEachBlock(this.view, this.pixels, (node, left, y, blockWidth, blockHeight) => {
      const x = AXIS_WIDTH + left;
      const gapX = blockWidth > 3 ? 1 : 0;
      const gapY = blockHeight > 3 ? 1 : 0;
      context.fillStyle = flatView.isTopic(node) ? this.colours.vivid(node) : this.colours.soft(node);
      context.fillRect(x, y, blockWidth - gapX, blockHeight - gapY);
      if (hasRoom(blockWidth, blockHeight)) this.label(context, node, x, y, blockWidth, blockHeight);
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} node
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  label(context, node, x, y, width, height) {
    // the part in sight carries the words, so that a block larger than the screen has its name on it
    const left = Math.max(x, AXIS_WIDTH);
    const top = Math.max(y, 0);
    const right = Math.min(x + width, AXIS_WIDTH + this.pixels.width);
    if (!hasRoom(right - left, y + height - top)) return;
    const flatView = this.views.at(this.store.state);
    const name = this.nodeText.name(node);
    const shown = flatView.wordsOf(node).map((word) => this.nodeText.isolatedWord(word));
    const words = name ? [`\u2068${name}\u2069`, ...shown] : shown;
    context.fillStyle = this.inks.text;
    const block = { x: left, y: top, width: right - left, height: y + height - top };
    const line = flatView.isTopic(node) ? this.lineY(flatView.nOf(node)) : NaN;
    writeWords(context, words, offLine(block, line), this.nodeText.number(node));
  }

  /** Return where the line through a topic of the view runs. @param {number} n */
  lineY(n) {
    return Math.round(this.pixelY((this.layout.yOf(n) + this.layout.yOf(n + 1)) / 2));
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} node
   * @param {string} colour
   * @param {number} weight
   */
  outline(context, node, colour, weight) {
    const { x0, x1, y0, y1 } = this.layout.areaOf(node);
    const x = this.pixelX(x0);
    const wide = Math.max(3, this.pixelX(x1) - x);
    const y = this.pixelY(y0);
    const high = Math.max(3, this.pixelY(y1) - y);
    context.strokeStyle = colour;
    context.lineWidth = weight;
    context.strokeRect(x + weight / 2 - 0.5, y + weight / 2 - 0.5, wide - weight, high - weight);
  }

  /** @param {CanvasRenderingContext2D} context @param {number} height */
  paintAxis(context, height) {
    context.textAlign = "right";
    let last = -Infinity;
    for (const tick of logarithmicTicks(1, this.model.nWords)) {
      const y = this.pixelY(this.layout.yOf(tick));
      if (y < last + 18 || y < 0 || y > height - 8) continue;
      last = y;
      context.fillStyle = this.inks.line;
      context.fillRect(AXIS_WIDTH - 6, Math.round(y), 4, 1);
      context.fillStyle = this.inks.muted;
      context.fillText(amount(tick), AXIS_WIDTH - 9, Math.max(7, y));
    }
    context.textAlign = "left";
  }

  /** The line through the topics of the view. @param {CanvasRenderingContext2D} context @param {FlatView} view */
  paintLine(context, { steps }) {
    context.strokeStyle = this.inks.accent;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { node, n } of steps) {
      const { x0, x1 } = this.layout.areaOf(node);
      context.lineTo(this.pixelX(x0), this.lineY(n));
      context.lineTo(this.pixelX(x1), this.lineY(n));
    }
    context.stroke();
  }
}

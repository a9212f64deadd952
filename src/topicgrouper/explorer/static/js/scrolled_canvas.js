/** A canvas that stays in sight while its frame scrolls over a picture of any size; only what is in sight is painted. */

import { Canvas } from "./canvas.js";
import { element } from "./dom.js";

const MOST_PRINTED = 2400; // pixels in each direction: more do not fit a page

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export class ScrolledCanvas {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} paint
   * @param {(width: number) => {width: number, height: number}} measure  the whole picture, for a frame of some width
   */
  constructor(canvas, paint, measure) {
    this.element = canvas;
    this.measure = measure;
    this.sizer = element("div", { class: "scrolled-size" }, canvas);
    this.frame = element("div", { class: "scrolled-frame" }, this.sizer);
    this.left = 0;
    this.top = 0;
    // before the canvas hears of it, and is drawn for paper
    addEventListener("beforeprint", () => this.showAll());
    addEventListener("afterprint", () => this.showPart());
    this.canvas = new Canvas(
      canvas,
      (context, width, height) => {
        this.fit();
        paint(context, width, height);
      },
      this.frame,
    );
    this.frame.addEventListener("scroll", () => this.onScroll(), { passive: true });
  }

  onScroll() {
    this.left = this.frame.scrollLeft;
    this.top = this.frame.scrollTop;
    this.canvas.redraw();
  }

  /** Make the scrollbars those of the picture. */
  fit() {
    const { width, height } = this.measure(this.canvas.width);
    this.sizer.style.width = `${width}px`;
    this.sizer.style.height = `${height}px`;
  }

  /** On paper nothing scrolls. */
  showAll() {
    if (!this.canvas.isVisible) return;
    const { width, height } = this.measure(this.canvas.width);
    [this.left, this.top] = [0, 0];
    [this.canvas.width, this.canvas.height] = [Math.min(width, MOST_PRINTED), Math.min(height, MOST_PRINTED)];
  }

  showPart() {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.frame;
    [this.left, this.top] = [scrollLeft, scrollTop];
    [this.canvas.width, this.canvas.height] = [clientWidth, clientHeight];
  }

  redraw() {
    this.canvas.redraw();
  }

  /** Draw now, if it is in sight. */
  draw() {
    this.canvas.draw();
  }

  /**
   * Bring a part of the picture into sight, beside what stays in place at the left and at the top.
   * @param {Box} box
   * @param {{left: number, top: number}} fixed
   */
  reveal({ x, y, width, height }, fixed) {
    if (!this.canvas.isVisible) return;
    const right = x + width - this.canvas.width;
    const bottom = y + height - this.canvas.height;
    const left = Math.min(x - fixed.left, Math.max(this.left, right));
    const top = Math.min(y - fixed.top, Math.max(this.top, bottom));
    if (left !== this.left || top !== this.top) this.frame.scrollTo(left, top);
  }
}

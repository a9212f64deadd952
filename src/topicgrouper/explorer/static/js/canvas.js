/** A canvas as large as its frame and as sharp as the screen, drawn at most once per frame. */

const PRINT_SHARPNESS = 3;

export class Canvas {
  /**
   * @param {HTMLCanvasElement} canvas   within a frame that has a size
   * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} paint
   * @param {HTMLElement|null} [frame]
   */
  constructor(canvas, paint, frame = canvas.parentElement) {
    this.canvas = canvas;
    this.paint = paint;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.frame = /** @type {HTMLElement} */ (frame);
    this.isWaiting = false;
    this.width = 0;
    this.height = 0;
    // tells the first size too, before the first frame
    new ResizeObserver(() => this.resize()).observe(this.frame);
    addEventListener("beforeprint", () => this.sharpen(PRINT_SHARPNESS));
    addEventListener("afterprint", () => this.sharpen(devicePixelRatio || 1));
  }

  get isVisible() {
    return this.width > 0 && this.height > 0;
  }

  resize() {
    const { clientWidth, clientHeight } = this.frame;
    this.width = clientWidth;
    this.height = clientHeight;
    this.sharpen(devicePixelRatio || 1);
  }

  /** Draw with so many dots per pixel. @param {number} sharpness */
  sharpen(sharpness) {
    if (!this.isVisible) return;
    const { width, height } = this;
    this.canvas.width = Math.round(width * sharpness);
    this.canvas.height = Math.round(height * sharpness);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    this.draw();
  }

  /** Ask to be drawn with the next frame. */
  redraw() {
    if (this.isWaiting || !this.isVisible) return;
    this.isWaiting = true;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.isWaiting = false;
    if (!this.isVisible) return;
    this.context.clearRect(0, 0, this.width, this.height);
    this.paint(this.context, this.width, this.height);
  }
}

/**
 * Paint within a rectangle only.
 * @param {CanvasRenderingContext2D} context
 * @param {[x: number, y: number, width: number, height: number]} box
 * @param {() => void} paint
 */
export function within(context, box, paint) {
  context.save();
  context.beginPath();
  context.rect(...box);
  context.clip();
  paint();
  context.restore();
}

/** @typedef {ReturnType<typeof inks>} Inks */

/** Read the colours of the theme, which canvases do not take from the style sheet by themselves. */
export function inks() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const ink = (name) => style.getPropertyValue(`--${name}`).trim();
  return {
    text: ink("text"),
    muted: ink("muted"),
    line: ink("line"),
    surface: ink("surface"),
    dust: ink("dust"),
    selected: ink("selected"),
    selectedText: ink("selected-text"),
    selectedBack: ink("selected-back"),
    accent: ink("accent"),
    font: getComputedStyle(document.body).fontFamily,
  };
}

/**
 * Write a number on a dark ground, as the current place on an axis.
 * @param {CanvasRenderingContext2D} context
 * @param {{text: string, x: number, y: number, align: "center"|"right"}} badge  `y` is its middle
 * @param {Inks} inks
 */
export function paintBadge(context, { text, x, y, align }, { accent, surface }) {
  const width = Math.max(24, context.measureText(text).width + 10);
  const left = align === "right" ? x - width : x - width / 2;
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(left, y - 9, width, 18, 4);
  context.fill();
  context.fillStyle = surface;
  context.textAlign = "center";
  context.fillText(text, left + width / 2, y + 0.5);
  context.textAlign = "left";
}

/**
 * Numbers for a logarithmic axis: 1, 2, 5, 10, …; even steps where it spans less than a decade.
 * @param {number} low
 * @param {number} high
 */
export function logarithmicTicks(low, high) {
  const ticks = [];
  if (high < 8 * low && high - low < 1) {
    const step = evenStep(high - low);
    for (let i = Math.ceil(low / step); i * step <= high; i++) ticks.push(Number((i * step).toPrecision(6)));
    return ticks;
  }
  for (let decade = 10 ** Math.floor(Math.log10(low)); decade <= high; decade *= 10) {
    for (const step of [1, 2, 5]) {
      if (decade * step >= low && decade * step <= high) ticks.push(decade * step);
    }
  }
  return ticks;
}

/** Return a round step that divides a span into some five parts. @param {number} span */
function evenStep(span) {
  const decade = 10 ** Math.floor(Math.log10(span / 5 || 1));
  return [1, 2, 5, 10].map((factor) => factor * decade).find((step) => span / step <= 6) ?? span;
}

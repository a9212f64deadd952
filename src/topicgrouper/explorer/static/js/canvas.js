/** A canvas as large as its frame and as sharp as the screen, drawn at most once a frame. */

export class Canvas {
  /**
   * @param {HTMLCanvasElement} canvas   within a frame that has a size
   * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} paint
   */
  constructor(canvas, paint) {
    this.canvas = canvas;
    this.paint = paint;
    this.context = canvas.getContext("2d");
    this.isWaiting = false;
    this.width = 0;
    this.height = 0;
    // tells the first size too, before the first frame
    new ResizeObserver(() => this.resize()).observe(canvas.parentElement);
  }

  get isVisible() {
    return this.width > 0 && this.height > 0;
  }

  resize() {
    const { clientWidth, clientHeight } = this.canvas.parentElement;
    const sharpness = devicePixelRatio || 1;
    this.width = clientWidth;
    this.height = clientHeight;
    if (!this.isVisible) return;
    this.canvas.width = Math.round(clientWidth * sharpness);
    this.canvas.height = Math.round(clientHeight * sharpness);
    this.canvas.style.width = `${clientWidth}px`;
    this.canvas.style.height = `${clientHeight}px`;
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

/** Read the colours of the theme, which canvases do not take from the style sheet by themselves. */
export function inks() {
  const style = getComputedStyle(document.documentElement);
  const ink = (name) => style.getPropertyValue(`--${name}`).trim();
  return {
    text: ink("text"),
    muted: ink("muted"),
    line: ink("line"),
    surface: ink("surface"),
    dust: ink("dust"),
    selected: ink("selected"),
    accent: ink("accent"),
    font: getComputedStyle(document.body).fontFamily,
  };
}

/** Numbers for a logarithmic axis: 1, 2, 5, 10, … up to a limit. */
export function logarithmicTicks(low, high) {
  const ticks = [];
  for (let decade = 10 ** Math.floor(Math.log10(low)); decade <= high; decade *= 10) {
    for (const step of [1, 2, 5]) {
      if (decade * step >= low && decade * step <= high) ticks.push(decade * step);
    }
  }
  return ticks;
}

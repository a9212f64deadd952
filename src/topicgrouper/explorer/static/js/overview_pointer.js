/** Mouse, pen and fingers on the overview: click selects, drag moves, wheel and pinch zoom. */

/** @import { OverviewView } from "./overview_view.js" */

import { byId } from "./dom.js";
import { zoomed } from "./icicle_layout.js";

/** The axis of n, left of the blocks: clicks and drags on it set n. */
export const AXIS_WIDTH = 46;

const DRAG_START = 5;
const WHEEL_SPEED = 0.0022;

/** @typedef {{x: number, y: number}} Point   in pixels of the canvas */

export class OverviewPointer {
  /** @param {OverviewView} overview */
  constructor(overview) {
    this.overview = overview;
    this.canvas = byId("overview");
    /** @type {Map<number, Point>} */
    this.down = new Map();
    /** @type {""|"click"|"drag"|"axis"|"pinch"} */
    this.mode = "";
    this.canvas.addEventListener("pointerdown", (event) => this.onDown(event));
    this.canvas.addEventListener("pointermove", (event) => this.onMove(event));
    this.canvas.addEventListener("pointerup", (event) => this.onUp(event));
    this.canvas.addEventListener("pointercancel", (event) => this.down.delete(event.pointerId));
    this.canvas.addEventListener("pointerleave", () => this.hover(null));
    this.canvas.addEventListener("dblclick", (event) => this.onDoubleClick(event));
    this.canvas.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
  }

  /** @param {MouseEvent} event */
  place(event) {
    return this.overview.placeAt(event.offsetX, event.offsetY);
  }

  /** @param {MouseEvent} event */
  nodeAt(event) {
    const { x, y } = this.place(event);
    return this.overview.layout.nodeAt(x, y);
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (this.down.size > 1) this.mode = "pinch";
    else this.mode = event.offsetX < AXIS_WIDTH ? "axis" : "click";
    if (this.mode === "axis") this.setN(event);
    this.hover(null);
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const last = this.down.get(event.pointerId);
    if (!last) {
      this.hover(event);
      return;
    }
    const dx = event.offsetX - last.x;
    const dy = event.offsetY - last.y;
    if (this.mode === "click" && Math.hypot(dx, dy) >= DRAG_START) this.mode = "drag";
    if (this.mode === "click") return;
    if (this.mode === "axis") this.setN(event);
    if (this.mode === "pinch") this.pinch(event, last);
    if (this.mode === "drag") {
      const { width, height } = this.overview.pixels;
      this.overview.panBy(-dx / width, -dy / height);
    }
    this.down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    if (this.mode === "click" && this.down.has(event.pointerId)) {
      const node = this.nodeAt(event);
      if (node !== null) this.overview.select(node);
    }
    this.down.delete(event.pointerId);
    if (!this.down.size) this.mode = "";
  }

  /** @param {MouseEvent} event */
  onDoubleClick(event) {
    const node = event.offsetX < AXIS_WIDTH ? null : this.nodeAt(event);
    if (node !== null) this.overview.zoomTo(node);
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? 16 : 1; // lines or pixels
    const { width } = this.overview.pixels;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.overview.panBy(((event.deltaX || event.deltaY) * pixels) / width, 0);
      return;
    }
    const { x, y } = this.place(event);
    const factor = Math.exp(-event.deltaY * pixels * WHEEL_SPEED);
    this.overview.setView(zoomed(this.overview.view, factor, x, y));
    this.hover(event);
  }

  /**
   * Two fingers: zoom by how their distance changed, about the one that rests.
   * @param {PointerEvent} event
   * @param {Point} last
   */
  pinch(event, last) {
    const [other] = [...this.down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!other) return;
    const before = Math.hypot(last.x - other.x, last.y - other.y) || 1;
    const now = Math.hypot(event.offsetX - other.x, event.offsetY - other.y) || 1;
    const { x, y } = this.overview.placeAt(other.x, other.y);
    this.overview.setView(zoomed(this.overview.view, now / before, x, y));
  }

  /** @param {PointerEvent} event */
  setN(event) {
    const { y } = this.place(event);
    this.overview.store.set({ n: this.overview.layout.nAt(Math.max(0, Math.min(1, y))) });
  }

  /** Point at a block: its outline and what it is. @param {PointerEvent|WheelEvent|null} event */
  hover(event) {
    const isOnAxis = event !== null && event.offsetX < AXIS_WIDTH;
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    const node = event === null || isOnAxis || isTouch ? null : this.nodeAt(event);
    if (node !== this.overview.hovered) {
      this.overview.hovered = node;
      this.overview.canvas.redraw();
    }
    this.canvas.classList.toggle("on-axis", isOnAxis);
    if (event === null || node === null) this.overview.tooltip.hide();
    else this.overview.tooltip.showNode(node, event.clientX, event.clientY);
  }
}

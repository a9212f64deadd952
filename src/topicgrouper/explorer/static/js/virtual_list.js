/**
 * A list of any length of which only the rows in sight exist.
 *
 * All rows are equally high; the style sheet says how high, in `--row-height`, so that a phone can have
 * other rows than a laptop. Rows in the page stand in the order in which they are seen.
 *
 * The element that scrolls needs `position: relative`, and rows are filled only while it is in sight.
 */

import { element, entryOf } from "./dom.js";

const SPARE_ROWS = 6; // beyond each edge, so that a scroll by wheel never shows a gap
const MOST_PRINTED = 2000;

/**
 * Return the row that a key moves to; null for other keys and in an empty list.
 * @param {string} key
 * @param {{row: number, last: number, page: number}} place  the current row (-1: none), the last, rows in sight
 */
export function rowAfterKey(key, { row, last, page }) {
  const targets = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    Home: 0,
    End: last,
  };
  const target = entryOf(targets, key);
  return target === undefined || last < 0 ? null : Math.max(0, Math.min(last, target));
}

export class VirtualList {
  /**
   * @param {HTMLElement} scroller
   * @param {{create: () => HTMLElement, fill: (row: HTMLElement, index: number) => void}} rows
   */
  constructor(scroller, { create, fill }) {
    this.scroller = scroller;
    this.create = create;
    this.fill = fill;
    this.count = 0;
    /** @type {Map<number, HTMLElement>} */
    this.shown = new Map();
    /** @type {HTMLElement[]} */
    this.spare = [];
    this.isPrinting = false;
    this.position = 0; // kept, as asking the browser for it in the midst of changes costs a layout
    this.body = element("div", { class: "virtual-rows", role: "presentation" });
    scroller.append(this.body);
    this.height = 0;
    this.rowHeight = 28;
    this.wanted = -1; // the row to reveal once the list is in sight
    scroller.addEventListener("scroll", () => this.onScroll(), { passive: true });
    // tells the first size too, before the first frame
    new ResizeObserver(() => this.onResize()).observe(scroller);
    addEventListener("beforeprint", () => this.print(true));
    addEventListener("afterprint", () => this.print(false));
  }

  onScroll() {
    this.position = this.scroller.scrollTop;
    this.show();
  }

  onResize() {
    this.height = this.scroller.clientHeight - this.body.offsetTop; // a header stays above the rows
    this.rowHeight = parseFloat(getComputedStyle(this.scroller).getPropertyValue("--row-height")) || this.rowHeight;
    this.position = this.scroller.scrollTop;
    this.refresh();
    if (this.wanted >= 0) this.reveal(this.wanted);
  }

  /** Say how many rows there are now, and draw them again. @param {number} count */
  setCount(count) {
    this.count = count;
    this.refresh();
  }

  /** Draw the rows in sight again. */
  refresh() {
    // a shorter list moves up by itself
    this.position = Math.max(0, Math.min(this.position, this.count * this.rowHeight - this.height));
    this.body.style.height = `${this.count * this.rowHeight}px`;
    this.show(true);
  }

  /**
   * Bring the rows in sight into the page and take the others out; fill again those that stay if asked to.
   * @param {boolean} [isStale]
   */
  show(isStale = false) {
    const [from, to] = this.range();
    for (const [index, row] of this.shown) {
      if (index >= from && index < to) continue;
      this.shown.delete(index);
      this.spare.push(row);
    }
    let next = this.body.firstChild;
    for (let index = from; index < to; index++) {
      const known = this.shown.get(index);
      const row = known ?? this.spare.pop() ?? this.create();
      if (!known) this.shown.set(index, row);
      if (!known || isStale) {
        row.style.top = `${index * this.rowHeight}px`;
        this.fill(row, index);
      }
      if (row === next) next = next.nextSibling;
      else this.body.insertBefore(row, next);
    }
    for (const row of this.spare) row.remove();
  }

  range() {
    if (this.isPrinting) return [0, Math.min(this.count, MOST_PRINTED)];
    if (!this.height) return [0, 0];
    const first = Math.floor(this.position / this.rowHeight);
    const inSight = Math.ceil(this.height / this.rowHeight);
    return [Math.max(0, first - SPARE_ROWS), Math.min(this.count, first + inSight + SPARE_ROWS)];
  }

  /** How many whole rows are in sight. */
  get pageSize() {
    return Math.max(1, Math.floor(this.height / this.rowHeight) - 1);
  }

  /** @param {number} index */
  isInSight(index) {
    const top = index * this.rowHeight - this.position;
    return index >= 0 && top > -this.rowHeight && top < this.height;
  }

  /**
   * Bring a row into sight: not at all if it is, else by the least way, or to the middle from afar. A list
   * that is itself out of sight does so when it comes into sight.
   * @param {number} index
   */
  reveal(index) {
    this.wanted = this.height ? -1 : index;
    if (!this.height) return;
    const top = index * this.rowHeight;
    const bottom = top + this.rowHeight;
    const seen = this.position;
    if (top >= seen && bottom <= seen + this.height) return;
    const isNear = top > seen - 2 * this.rowHeight && bottom < seen + this.height + 2 * this.rowHeight;
    if (!isNear) this.scroller.scrollTop = top - (this.height - this.rowHeight) / 2;
    else this.scroller.scrollTop = top < seen ? top : bottom - this.height;
    this.onScroll();
  }

  /** @param {boolean} isPrinting */
  print(isPrinting) {
    this.isPrinting = isPrinting;
    this.refresh();
  }
}

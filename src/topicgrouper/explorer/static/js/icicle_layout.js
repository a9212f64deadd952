/**
 * Where the blocks of the overview lie.
 *
 * Across, a node spans its words. Down, it spans the numbers of topics n whose view T(n) has it, on a
 * logarithmic scale: a cut across at n is exactly T(n), and a tree of any depth fits. Both axes run from
 * 0 to 1. Blocks thinner than a pixel are dropped with all that lies below them.
 */

/** @import { TreeModel } from "./tree_model.js" */

import { largestNOf, smallestNOf } from "./tree_model.js";

const LEAST_WIDTH = 0.75;
const LEAST_HEIGHT = 0.5;

/** @typedef {{x0: number, x1: number, y0: number, y1: number}} Area */

/** @type {Readonly<Area>} */
export const WHOLE = Object.freeze({ x0: 0, x1: 1, y0: 0, y1: 1 });

export class IcicleLayout {
  /** @param {TreeModel} model */
  constructor(model) {
    this.model = model;
    this.scale = Math.log(model.nWords + 1);
  }

  /** @param {number} position */
  edge(position) {
    return position / this.model.nWords;
  }

  /** Return the height at which the view with n topics starts. @param {number} n */
  yOf(n) {
    return Math.log(n) / this.scale;
  }

  /** @param {number} y */
  nAt(y) {
    return Math.max(1, Math.min(this.model.maxTopics, Math.floor(Math.exp(y * this.scale) + 1e-9)));
  }

  /** @param {number} node @returns {Area} */
  areaOf(node) {
    const start = this.model.starts[node];
    return {
      x0: this.edge(start),
      x1: this.edge(start + this.model.sizes[node]),
      y0: this.yOf(smallestNOf(this.model, node)),
      y1: this.yOf(largestNOf(this.model, node) + 1),
    };
  }

  /**
   * Call `draw` for every block that is in sight and large enough to be seen, wholes before parts.
   * @param {Area} view
   * @param {{width: number, height: number}} pixels
   * @param {(node: number, x: number, y: number, width: number, height: number) => void} draw
   */
  forEachBlock(view, pixels, draw) {
    const { model } = this;
    const perX = pixels.width / (view.x1 - view.x0);
    const perY = pixels.height / (view.y1 - view.y0);
    const waiting = [model.root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const { x0, x1, y0, y1 } = this.areaOf(node);
      if (x1 <= view.x0 || x0 >= view.x1 || y0 >= view.y1) continue;
      const width = (x1 - x0) * perX;
      if (width < LEAST_WIDTH) continue;
      const height = (y1 - y0) * perY;
      if (y1 > view.y0 && height >= LEAST_HEIGHT) {
        draw(node, (x0 - view.x0) * perX, (y0 - view.y0) * perY, width, height);
      }
      if (node >= model.nWords) waiting.push(model.seconds[node - model.nWords], model.firsts[node - model.nWords]);
    }
  }

  /** Return the smallest node at a place; null outside the tree. @param {number} x @param {number} y */
  nodeAt(x, y) {
    const { model } = this;
    if (x < 0 || x >= 1 || y < 0 || y >= 1) return null;
    let node = model.root;
    while (node >= model.nWords && this.yOf(largestNOf(model, node) + 1) <= y) {
      const first = model.firsts[node - model.nWords];
      const border = this.edge(model.starts[first] + model.sizes[first]);
      node = x < border ? first : model.seconds[node - model.nWords];
    }
    return node;
  }

  /**
   * Return the area that shows a node with a little of what it lies in above it.
   * @param {number} node
   * @returns {Area}
   */
  fitting(node) {
    const { x0, x1, y0 } = this.areaOf(node);
    const margin = (x1 - x0) * 0.02;
    return bounded({ x0: x0 - margin, x1: x1 + margin, y0: y0 - (1 - y0) * 0.08, y1: 1 });
  }
}

const LEAST_SPAN = 1e-6;

/** Keep an area within the tree and above the least size. @param {Area} area @returns {Area} */
export function bounded(area) {
  const [x0, x1] = boundedSpan(area.x0, area.x1, LEAST_SPAN);
  const [y0, y1] = boundedSpan(area.y0, area.y1, 0.02);
  return { x0, x1, y0, y1 };
}

/** @param {number} from @param {number} to @param {number} least */
function boundedSpan(from, to, least) {
  const span = Math.min(1, Math.max(least, to - from));
  const start = Math.max(0, Math.min(1 - span, from + (to - from - span) / 2));
  return [start, start + span];
}

/**
 * Zoom by a factor about a place; across more than down, as there is more to see across.
 * @param {Area} view
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @returns {Area}
 */
export function zoomed(view, factor, x, y) {
  const down = Math.sqrt(factor);
  return bounded({
    x0: x - (x - view.x0) / factor,
    x1: x + (view.x1 - x) / factor,
    y0: y - (y - view.y0) / down,
    y1: y + (view.y1 - y) / down,
  });
}

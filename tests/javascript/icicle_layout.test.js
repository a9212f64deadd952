import assert from "node:assert/strict";
import { test } from "node:test";

import { IcicleLayout, WHOLE, bounded, zoomed } from "#explorer/icicle_layout.js";
import { isWithin, makeTree } from "#explorer/tree_model.js";

import { chainJoins, payloadOf, smallTree, tiedTree, topicsOf } from "./samples.js";

const PIXELS = { width: 1000, height: 800 };

/** Collect the blocks that are drawn. */
function blocksOf(layout, view = WHOLE, pixels = PIXELS) {
  const blocks = new Map();
  layout.forEachBlock(view, pixels, (node, x, y, width, height) => blocks.set(node, { x, y, width, height }));
  return blocks;
}

test("a cut across at n is T(n)", () => {
  const model = tiedTree(40, 2);
  const layout = new IcicleLayout(model);
  for (let n = 1; n <= model.nWords; n++) {
    const y = (layout.yOf(n) + layout.yOf(n + 1)) / 2;
    for (let place = 0; place < model.nWords; place++) {
      const x = (layout.edge(place) + layout.edge(place + 1)) / 2;
      assert.equal(layout.nodeAt(x, y), topicsOf(model, n).find((topic) => isWithin(model, model.order[place], topic)));
    }
  }
});

test("the axis gives back the number that it shows", () => {
  const nWords = 20_000;
  const layout = new IcicleLayout(makeTree(payloadOf({ children: chainJoins(nWords), frequencies: new Array(nWords).fill(1) })));
  for (let n = 1; n <= nWords; n += n < 1000 ? 1 : 97) assert.equal(layout.nAt(layout.yOf(n)), n);
  assert.equal(layout.nAt(-1), 1);
  assert.equal(layout.nAt(2), nWords);
});

test("blocks fill their parents from side to side", () => {
  const model = tiedTree(40, 3);
  const layout = new IcicleLayout(model);
  for (let node = model.nWords; node < model.nNodes; node++) {
    const whole = layout.areaOf(node);
    const first = layout.areaOf(model.firsts[node - model.nWords]);
    const second = layout.areaOf(model.seconds[node - model.nWords]);
    assert.deepEqual([first.x0, first.x1, second.x1], [whole.x0, second.x0, whole.x1]);
    assert.deepEqual([first.y0, second.y0], [whole.y1, whole.y1]);
  }
  assert.deepEqual(layout.areaOf(model.root), { x0: 0, x1: 1, y0: 0, y1: layout.yOf(2) });
});

test("outside the tree is nothing", () => {
  const layout = new IcicleLayout(smallTree());
  for (const [x, y] of [[-0.1, 0.5], [1, 0.5], [0.5, -0.1], [0.5, 1], [NaN, 2]]) assert.equal(layout.nodeAt(x, y), null);
});

test("a single word fills everything", () => {
  const layout = new IcicleLayout(tiedTree(1));
  assert.deepEqual(layout.areaOf(0), WHOLE);
  assert.equal(layout.nodeAt(0.5, 0.99), 0);
});

test("only blocks that can be seen are drawn, wholes before parts", () => {
  const model = tiedTree(2000, 4);
  const layout = new IcicleLayout(model);
  const blocks = blocksOf(layout);
  const order = [...blocks.keys()];
  assert.ok(blocks.size < 2 * PIXELS.width * 20);
  for (const { width, height } of blocks.values()) assert.ok(width >= 0.75 && height >= 0.5);
  for (const node of order) {
    const parent = order.indexOf(model.parents[node]);
    assert.ok(parent < order.indexOf(node));
  }
  const view = { x0: 0.4, x1: 0.5, y0: 0.2, y1: 0.6 };
  for (const [node, { x, y, width, height }] of blocksOf(layout, view)) {
    assert.ok(x < PIXELS.width && x + width > 0 && y < PIXELS.height && y + height > 0, `${node}`);
  }
});

test("a long chain is drawn without going through all of it", () => {
  const nWords = 20_000;
  const layout = new IcicleLayout(makeTree(payloadOf({ children: chainJoins(nWords), frequencies: new Array(nWords).fill(1) })));
  assert.ok(blocksOf(layout).size < 3000);
});

test("an area stays within the tree", () => {
  assert.deepEqual(bounded({ x0: -0.5, x1: 0.5, y0: -1, y1: 3 }), { x0: 0, x1: 1, y0: 0, y1: 1 });
  assert.deepEqual(bounded({ x0: 0.9, x1: 1.1, y0: 0.5, y1: 0.75 }).x1, 1);
  const point = bounded({ x0: 0.5, x1: 0.5, y0: 0.5, y1: 0.5 });
  assert.ok(point.x1 - point.x0 >= 1e-6 * 0.99 && point.y1 - point.y0 >= 0.02 * 0.99);
  assert.ok(point.x0 < 0.5 && point.x1 > 0.5);
});

test("zooming keeps the place under the pointer", () => {
  const view = { x0: 0.25, x1: 0.75, y0: 0.25, y1: 0.75 };
  const closer = zoomed(view, 4, 0.3, 0.6);
  const share = (area, key, value) => (value - area[`${key}0`]) / (area[`${key}1`] - area[`${key}0`]);
  assert.ok(Math.abs(share(closer, "x", 0.3) - share(view, "x", 0.3)) < 1e-12);
  assert.ok(Math.abs(share(closer, "y", 0.6) - share(view, "y", 0.6)) < 1e-12);
  assert.ok(Math.abs(closer.x1 - closer.x0 - 0.125) < 1e-12);
  assert.ok(Math.abs(closer.y1 - closer.y0 - 0.25) < 1e-12);
  let area = { ...WHOLE };
  for (let i = 0; i < 100; i++) area = zoomed(area, 10, 0.999, 0.999);
  assert.ok(area.x1 <= 1 && area.x1 > area.x0 && area.y1 <= 1 && area.y1 > area.y0);
});

test("the area of a node shows it whole", () => {
  const model = tiedTree(30, 6);
  const layout = new IcicleLayout(model);
  for (let node = 0; node < model.nNodes; node++) {
    const area = layout.fitting(node);
    const { x0, x1, y0 } = layout.areaOf(node);
    assert.ok(area.x0 <= x0 && area.x1 >= x1 - 1e-12 && area.y0 <= y0 && area.y1 === 1);
    assert.ok(topicsOf(model, layout.nAt(y0)).includes(node));
  }
});

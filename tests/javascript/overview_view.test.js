import assert from "node:assert/strict";

import { testWith } from "./stand_in.js";

import { OverviewView } from "#explorer/overview_view.js";

import { pageOf } from "./page_sample.js";
import { mixedJoins, payloadOf, smallPayload } from "./samples.js";

const IDS = ["overview canvas", "zoom-in button", "zoom-out button", "zoom-node button", "zoom-all button"];
const { matchMedia } = globalThis;
const test = testWith(() => {
  globalThis.matchMedia = () => ({ matches: true }); // no motion: a view is reached at once
  globalThis.cancelAnimationFrame = () => undefined;
  globalThis.PointerEvent = class {};
}, () => {
  globalThis.matchMedia = matchMedia;
});

/** Show the overview, 1,000 pixels wide beside its axis and 500 high. */
function overviewOf(payload = smallPayload({ startN: 3 })) {
  const page = pageOf(payload, { ids: IDS });
  const view = new OverviewView(page);
  Object.assign(view.element, { setPointerCapture: () => undefined });
  Object.assign(view.canvas, { width: 1046, height: 500 });
  const press = (key, shiftKey = false) => (view.element.fire("keydown", { key, shiftKey }), page.store.state.node);
  const fire = (type, x, y, details = {}) => view.element.fire(type, { offsetX: x, offsetY: y, clientX: x, clientY: y, button: 0, pointerId: 1, ...details });
  return { ...page, view, press, fire };
}

test("arrow keys go up, down and beside", () => {
  const { press, store } = overviewOf();
  assert.equal(press("ArrowDown"), 7);
  assert.equal(press("ArrowDown"), 5);
  assert.equal(press("ArrowRight"), 6);
  assert.equal(press("ArrowLeft"), 5);
  assert.equal(press("ArrowUp"), 7);
  store.set({ node: 4 });
  assert.equal(press("ArrowDown"), 4); // a word has no parts
  store.set({ node: 8 });
  assert.equal(press("ArrowUp"), 8);
});

test("pixels are places, and back", () => {
  const { view } = overviewOf();
  for (const area of [view.view, { x0: 0.2, x1: 0.3, y0: 0.1, y1: 0.9 }]) {
    view.setView(area);
    for (const [x, y] of [[46, 0], [546, 250], [1046, 500]]) {
      const place = view.placeAt(x, y);
      assert.ok(Math.abs(view.pixelX(place.x) - x) < 1e-6 && Math.abs(view.pixelY(place.y) - y) < 1e-6);
    }
  }
});

test("zooming goes towards the selection, and home again", () => {
  const { view, press, store } = overviewOf();
  const home = { ...view.view };
  store.set({ node: 4 });
  press("+");
  const { x0, x1 } = view.layout.areaOf(4);
  const middle = (view.view.x0 + view.view.x1) / 2;
  assert.ok(Math.abs(middle - (x0 + x1) / 2) < Math.abs(0.5 - (x0 + x1) / 2));
  press("Enter");
  assert.ok(view.view.x1 - view.view.x0 < 0.6);
  press("ArrowLeft", true);
  assert.equal(view.isHome, false);
  press("0");
  assert.deepEqual([view.view, view.isHome], [home, true]);
});

test("home is deep enough for the view, and follows it", () => {
  const { view, store } = overviewOf(payloadOf({ children: mixedJoins(2000, 2), frequencies: new Array(2000).fill(1), startN: 10 }));
  const before = view.view.y1;
  assert.ok(before < 1);
  store.set({ n: 900 });
  assert.ok(view.view.y1 > before && view.view.y1 <= 1);
});

test("a click selects, a drag moves", () => {
  const { view, fire, store } = overviewOf();
  fire("pointerdown", 500, 5);
  fire("pointerup", 500, 5);
  assert.equal(store.state.node, 8);
  view.setView({ x0: 0.25, x1: 0.75, y0: 0.25, y1: 0.75 });
  store.set({ node: 4 });
  fire("pointerdown", 500, 200);
  fire("pointermove", 502, 201); // not yet
  assert.equal(view.view.x0, 0.25);
  fire("pointermove", 600, 250);
  fire("pointerup", 600, 250);
  assert.equal(store.state.node, 4);
  assert.ok(Math.abs(view.view.x0 - 0.2) < 1e-9 && Math.abs(view.view.y0 - 0.2) < 1e-9);
});

test("the axis sets n", () => {
  const { view, fire, store } = overviewOf();
  for (const n of [1, 2, 4]) {
    fire("pointerdown", 10, view.lineY(n));
    fire("pointerup", 10, view.lineY(n));
    assert.equal(store.state.n, n);
  }
  fire("pointerdown", 10, 0);
  fire("pointermove", 10, 99_999);
  assert.equal(store.state.n, 5);
});

test("the wheel zooms about the pointer, with Shift it moves", () => {
  const { view, fire } = overviewOf();
  const under = view.placeAt(300, 100);
  fire("wheel", 300, 100, { deltaX: 0, deltaY: -500, deltaMode: 0 });
  const now = view.placeAt(300, 100);
  assert.ok(view.view.x1 - view.view.x0 < 0.9);
  assert.ok(Math.abs(now.x - under.x) < 1e-9);
  const { x0, x1 } = view.view;
  fire("wheel", 300, 100, { deltaX: 0, deltaY: 100, deltaMode: 0, shiftKey: true });
  assert.ok(view.view.x0 > x0 && Math.abs(view.view.x1 - view.view.x0 - (x1 - x0)) < 1e-9);
});

test("two fingers zoom, about the one that rests", () => {
  const { view, fire } = overviewOf();
  fire("pointerdown", 300, 100, { pointerId: 1 });
  fire("pointerdown", 400, 100, { pointerId: 2 });
  const rests = view.placeAt(300, 100);
  fire("pointermove", 500, 100, { pointerId: 2 });
  assert.ok(Math.abs(view.view.x1 - view.view.x0 - 0.5) < 1e-9);
  assert.ok(Math.abs(view.placeAt(300, 100).x - rests.x) < 1e-9);
  fire("pointerup", 300, 100, { pointerId: 1 });
  fire("pointermove", 600, 100, { pointerId: 2 }); // one finger is left: nothing to pinch
  assert.ok(Math.abs(view.view.x1 - view.view.x0 - 0.5) < 1e-9);
});

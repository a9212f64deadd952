import assert from "node:assert/strict";

import { NControl, clampedN, steppedN } from "#explorer/n_control.js";
import { Store } from "#explorer/state.js";

import { newPage, testWith } from "./stand_in.js";

const test = testWith(() => newPage("n-field input", "n-slider input", "suggestions", "n-hint", "n-fewer", "n-more"));

test("any number is brought into range", () => {
  assert.deepEqual([-5, 0, 1, 2.4, 2.5, 9, 10, 1e300, Infinity].map((value) => clampedN(value, 9)), [1, 1, 1, 2, 3, 9, 9, 9, 9]);
});

test("long steps are a tenth of n, and at least two", () => {
  assert.deepEqual([steppedN(5, 1, false, 99), steppedN(5, 1, true, 99), steppedN(50, 1, true, 99), steppedN(50, -1, true, 99)], [6, 7, 55, 45]);
  assert.deepEqual([steppedN(99, 1, true, 99), steppedN(1, -1, false, 99), steppedN(1, 1, true, 1)], [99, 1, 1]);
});

function controlOf(most = 5000, n = 7) {
  const store = new Store({ n, cut: "" });
  const payload = { suggested: { n: 12, others: [3, 40] } };
  const control = new NControl({ store, model: { maxTopics: most }, payload });
  const type = (text) => {
    control.field.value = text;
    control.field.fire("change");
    return [store.state.n, control.field.value];
  };
  return { store, control, type };
}

test("a number is typed with or without separators", () => {
  const { type } = controlOf();
  assert.deepEqual(type("1,234"), [1234, "1,234"]);
  assert.deepEqual(type(" 4 321 "), [4321, "4,321"]);
  assert.deepEqual(type("2.000"), [2000, "2,000"]);
  assert.deepEqual(type("999999999999"), [5000, "5,000"]);
  assert.deepEqual(type("9".repeat(400)), [5000, "5,000"]);
  assert.deepEqual(type("0"), [1, "1"]);
});

test("what is not a number changes nothing", () => {
  const { type } = controlOf();
  for (const text of ["", "x", "-3", "1e3", "<b>", "٣"]) assert.deepEqual(type(text), [7, "7"], text);
});

test("while somebody types, only numbers in range count", () => {
  const { store, control } = controlOf(50);
  document.activeElement = control.field;
  for (const [text, n, isInvalid] of [["1", 1, "false"], ["12", 12, "false"], ["123", 12, "false"], ["x", 12, "true"]]) {
    control.field.value = text;
    control.field.fire("input");
    assert.deepEqual([store.state.n, control.field.value, control.field.getAttribute("aria-invalid")], [n, text, isInvalid]);
  }
});

test("keys of the field and of the slider", () => {
  const { store, control } = controlOf();
  const pressed = (target, key, shiftKey = false) => (target.fire("keydown", { key, shiftKey }), store.state.n);
  assert.deepEqual(["ArrowUp", "PageUp", "ArrowDown", "PageDown"].map((key) => pressed(control.field, key)), [8, 10, 9, 7]);
  assert.deepEqual(["Home", "ArrowRight", "End", "ArrowLeft"].map((key) => pressed(control.slider, key)), [1, 2, 5000, 4999]);
  assert.equal(pressed(control.slider, "ArrowLeft", true), 4499);
  assert.equal(control.slider.fire("keydown", { key: "Tab" }).defaultPrevented, false);
});

test("the slider is logarithmic and has both ends", () => {
  const { store, control } = controlOf();
  const seen = [0, 250, 500, 750, 1000].map((value) => {
    control.slider.value = String(value);
    control.slider.fire("input");
    return store.state.n;
  });
  assert.deepEqual(seen, [1, 8, 71, 595, 5000]);
  for (let n = 1; n <= 5000; n += 13) assert.ok(Math.abs(Math.log(control.nAt(control.placeOf(n)) / n)) < 0.01);
});

test("a single topic has a slider without places", () => {
  const { control } = controlOf(1, 1);
  assert.deepEqual([control.placeOf(1), control.nAt(0), control.nAt(1)], [0, 1, 1]);
});

test("the suggested number that is shown is marked", () => {
  const { store, control } = controlOf();
  store.set({ n: 12 });
  assert.deepEqual(control.marks.map((mark) => [mark.dataset.n, mark.classList.contains("current")]), [["3", false], ["12", true], ["40", false]]);
});

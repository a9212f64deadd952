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

function controlOf(most = 5000, n = 7, numbers = []) {
  const store = new Store({ n, cut: "" });
  const payload = { suggested: { n: 12, others: [3, 40] } };
  const control = new NControl({ store, model: { maxTopics: most }, payload, topicDocuments: { numbers } });
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

test("keys of the field go to any number", () => {
  const { store, control } = controlOf();
  const pressed = (key) => (control.field.fire("keydown", { key, shiftKey: false }), store.state.n);
  assert.deepEqual(["ArrowUp", "PageUp", "ArrowDown", "PageDown"].map(pressed), [8, 10, 9, 7]);
});

test("the slider has the numbers at which documents are counted, or the suggested ones", () => {
  for (const [numbers, expected] of [[[3, 6, 12, 50], [3, 6, 12, 50]], [[], [3, 12, 40]]]) {
    const { store, control } = controlOf(5000, 7, numbers);
    assert.equal(control.slider.max, String(expected.length - 1));
    const seen = expected.map((_, place) => {
      control.slider.value = String(place);
      control.slider.fire("input");
      return store.state.n;
    });
    assert.deepEqual(seen, expected);
  }
  const { store, control } = controlOf(5000, 7, [3, 6, 12]);
  for (const [n, place] of [[1, "0"], [5, "0"], [6, "1"], [11, "1"], [4000, "2"]]) {
    store.set({ n });
    assert.equal(control.slider.value, place, `${n}`);
  }
});

test("the suggested number that is shown is marked", () => {
  const { store, control } = controlOf();
  store.set({ n: 12 });
  assert.deepEqual(control.marks.map((mark) => [mark.dataset.n, mark.classList.contains("current")]), [["3", false], ["12", true], ["40", false]]);
});

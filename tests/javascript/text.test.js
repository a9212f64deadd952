import assert from "node:assert/strict";
import { test } from "node:test";

import {
  amount,
  bits,
  counted,
  folded,
  messageOf,
  percent,
  short,
  timesText,
  visible,
  visibleText,
  wholePercent,
} from "#explorer/text.js";

/** Check what a function writes for each value. */
function writes(write, expected) {
  for (const [value, text] of expected) assert.equal(write(value), text, `of ${String(value)}`);
}

test("amounts", () => {
  writes(amount, [
    [0, "0"],
    [-0, "-0"],
    [999, "999"],
    [1000, "1,000"],
    [123456789, "123,456,789"],
    [0.125, "0.125"],
    [3.75, "3.75"],
    [12345.678, "12,346"],
    [0.000012345678, "0.000012346"],
  ]);
});

test("shares have as many digits as say something", () => {
  writes(percent, [
    [0, "0%"],
    [NaN, "0%"],
    [Infinity, "0%"],
    [1e-9, "<0.001%"],
    [0.00001, "0.001%"],
    [0.0005, "0.050%"],
    [0.001, "0.10%"],
    [0.0999, "9.99%"],
    [0.09995, "10.0%"],
    [0.5, "50.0%"],
    [0.9994, "99.9%"],
    [0.9995, "100%"],
    [1, "100%"],
  ]);
  writes(wholePercent, [[0, "0%"], [0.004, "0%"], [0.005, "1%"], [1, "100%"]]);
});

test("times the average", () => {
  writes(timesText, [[0, "0.0×"], [0.04, "0.0×"], [2.5, "2.5×"], [9.94, "9.9×"], [9.95, "10×"], [64, "64×"], [1234.5, "1,235×"]]);
});

test("three significant digits", () => {
  writes(short, [[0, "0"], [0.0012345, "0.00123"], [0.001, "0.001"], [0.00012, "1.2E-4"], [-0.5, "-0.5"], [999.4, "999"], [1000.4, "1,000"], [999_999_999, "999,999,999"], [1e9, "1E9"], [2e9, "2E9"]]);
  assert.equal(bits(0.005), "0.01");
});

test("one and many", () => {
  assert.equal(counted(1, "word"), "1 word");
  assert.equal(counted(0, "word"), "0 words");
  assert.equal(counted(1200, "match", "matches"), "1,200 matches");
  assert.equal(counted(0.5, "occurrence"), "0.5 occurrences");
});

test("nothing in a word stays hidden", () => {
  writes(visible, [
    ["rocket", "rocket"],
    ["", "∅"],
    ["   ", "␣␣␣"],
    ["\u00a0\u2003", "␣␣"],
    ["line\nbreak", "line⟨U+000A⟩break"],
    ["\u202egnp.exe\u202c", "⟨U+202E⟩gnp.exe⟨U+202C⟩"],
    ["\x00nul\x1b[31m", "⟨U+0000⟩nul⟨U+001B⟩[31m"],
    ["soft\u00adhyphen", "soft⟨U+00AD⟩hyphen"],
    ["\u2028\u2029\ufeffx", "⟨U+2028⟩⟨U+2029⟩⟨U+FEFF⟩x"],
    ["<b>", "<b>"],
    ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"],
    ["می‌خواهم", "می‌خواهم"],
    ["שלום", "שלום"],
  ]);
});

test("a word that has only unseen characters is seen", () => {
  writes(visible, [
    ["\u200d", "⟨U+200D⟩"],
    ["\u3164", "⟨U+3164⟩"],
    ["\u115f\u1160", "⟨U+115F⟩⟨U+1160⟩"],
    ["\u034f", "⟨U+034F⟩"],
    ["\ufe0f", "⟨U+FE0F⟩"],
    ["\u{e0061}", "⟨U+E0061⟩"],
    [" \u3164", "␣⟨U+3164⟩"],
  ]);
});

test("the same word is shown the same way twice", () => {
  assert.equal(visible("a\nb"), visible("a\nb"));
});

test("running text keeps its lines and marks of direction", () => {
  assert.equal(visibleText("a\nb\tc \u202ed\x07"), "a\nb\tc \u202ed⟨U+0007⟩");
});

test("searches know neither case nor accents", () => {
  for (const [text, other] of [["Éclair", "eclair"], ["e\u0301clair", "ÉCLAIR"], ["ﬁne", "FINE"], ["２", "2"]]) {
    assert.equal(folded(text), folded(other));
  }
  assert.equal(folded(""), "");
  assert.equal(folded("\u0301\u0302"), "");
});

test("what was thrown is told", () => {
  assert.equal(messageOf(new Error("no room")), "no room");
  assert.equal(messageOf("no room"), "no room");
  assert.equal(messageOf(undefined), "undefined");
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { unpack } from "#explorer/packed.js";

import { pack } from "./samples.js";

test("numbers of every type come out as they went in", () => {
  const extremes = {
    u1: [0, 1, 255],
    u2: [0, 65535],
    u4: [0, 2 ** 32 - 1],
    i4: [-(2 ** 31), -1, 0, 2 ** 31 - 1],
    f4: [0, -0.5, Infinity],
    f8: [0, Math.PI, -1e-300, 5e-324, NaN, -Infinity],
  };
  for (const [type, values] of Object.entries(extremes)) assert.deepEqual([...unpack(pack(values, type))], values);
});

test("bytes are little-endian, as Python writes them", () => {
  assert.deepEqual([...unpack({ type: "u2", data: "AQACAA==" })], [1, 2]);
  assert.deepEqual([...unpack({ type: "f8", data: "AAAAAAAA8D8=" })], [1]);
});

test("an empty array is one", () => {
  assert.equal(unpack({ type: "f8", data: "" }).length, 0);
});

test("an unknown type is refused", () => {
  assert.throws(() => unpack({ type: "i8", data: "" }), /unknown type of numbers: i8; create the page again/);
});

test("bytes that are no whole numbers are refused", () => {
  assert.throws(() => unpack({ type: "u4", data: "AQA=" }), RangeError);
});

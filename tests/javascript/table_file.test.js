import assert from "node:assert/strict";

import { csvOf, downloadCsv, tableTools, tsvOf } from "#explorer/table_file.js";

import { settled } from "./page_sample.js";
import { heldTimers, newPage, testWith } from "./stand_in.js";

let timers;
let clicked;
const urls = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };

const test = testWith(() => {
  newPage("announcer", "toasts");
  timers = heldTimers();
  clicked = [];
  URL.createObjectURL = (blob) => `blob:${blob.size}`;
  URL.revokeObjectURL = () => undefined;
  const { createElement } = document;
  document.createElement = (tag) => Object.assign(createElement(tag), tag === "a" && { click() { clicked.push(this.getAttribute("download")); } });
  globalThis.navigator = {};
}, () => {
  timers.restore();
  Object.assign(URL, urls);
});

const rowsOf = (...cells) => ({ file: "t", columns: ["a"], rows: cells.map((cell) => [cell]) });
const csvCell = (cell) => csvOf(rowsOf(cell)).split(/^a\r\n/)[1].replace(/\r\n$/, "");
const tsvCell = (cell) => tsvOf(rowsOf(cell)).replace(/^a\n/, "");

test("cells of any kind", () => {
  const cells = [["tea", "tea"], [3, "3"], [-0.5, "-0.5"], [1e21, "1e+21"], [NaN, ""], [Infinity, ""], [null, ""], [true, "true"], ["", ""]];
  for (const [cell, text] of cells) {
    assert.equal(csvCell(cell), text);
    assert.equal(tsvCell(cell), text);
  }
});

test("what looks like a formula is text", () => {
  for (const start of ["=", "+", "-", "@"]) {
    assert.equal(csvCell(`${start}1+1`), `'${start}1+1`);
    assert.equal(tsvCell(`${start}1+1`), `'${start}1+1`);
  }
  for (const start of ["\t", "\r", "\n"]) {
    assert.equal(csvCell(`${start}=1`), `"'${start}=1"`);
    assert.equal(tsvCell(`${start}=1`), "' =1");
  }
  assert.equal(csvCell(-5), "-5");
  assert.equal(csvOf({ columns: ["=x"], rows: [] }), "'=x\r\n");
});

test("a cell with separators is quoted", () => {
  const cells = [['say "hi"', '"say ""hi"""'], ["a,b", '"a,b"'], ["a;b", '"a;b"'], ["a\nb", '"a\nb"'], [" a", '" a"'], ["a ", '"a "'], ["a b", "a b"]];
  for (const [cell, text] of cells) assert.equal(csvCell(cell), text);
});

test("a copied cell stays one cell", () => {
  assert.equal(tsvCell("a\tb\r\nc"), "a b c");
  assert.equal(tsvOf({ columns: ["a", "b"], rows: [[1, "x"], [2, "y"]] }), "a\tb\n1\tx\n2\ty");
});

test("rows end as in every CSV file", () => {
  assert.equal(csvOf({ columns: ["a", "b"], rows: [[1, "x"]] }), "a,b\r\n1,x\r\n");
});

test("files have names that every system takes", () => {
  const names = [["Four themes-12-topics", "Four-themes-12-topics.csv"], ["../../etc/passwd", "etc-passwd.csv"], ["<b>:*?\u202e", "b.csv"], ["", "table.csv"], ["...", "table.csv"], ["日本語 x", "日本語-x.csv"], ["a".repeat(500), `${"a".repeat(100)}.csv`]];
  for (const [name] of names) downloadCsv(name, "a\r\n");
  assert.deepEqual(clicked, names.map(([, file]) => file));
});

const said = () => document.getElementById("announcer").textContent;

test("what was done is said, with the number of rows", async () => {
  navigator.clipboard = { writeText: async () => undefined };
  const table = { file: "t", columns: ["a"], rows: [[1], [2]], remark: "the first of 9 documents" };
  const tools = tableTools("these topics", () => table, async () => ({ ...table, rows: [[1]], remark: undefined }));
  const [copy, download] = tools.children;
  await settled(() => copy.click());
  assert.equal(said(), "Copied 1 row.");
  await settled(() => download.click());
  assert.equal(said(), "Downloaded 2 rows; the first of 9 documents.");
});

test("what fails is said", async () => {
  const tools = tableTools("these topics", async () => {
    throw new Error("the server does not respond");
  });
  await settled(() => tools.children[1].click());
  assert.equal(said(), "Failed: the server does not respond.");
});

test("a browser that refuses to copy leaves the file", async () => {
  navigator.clipboard = { writeText: async () => Promise.reject(new Error("denied")) };
  document.execCommand = () => false;
  const tools = tableTools("these topics", () => ({ file: "t", columns: [], rows: [] }));
  await settled(() => tools.children[0].click());
  assert.equal(said(), "Failed: the browser does not allow copying; download the table instead.");
});

test("the old way to copy is taken where the new one is missing", async () => {
  const copied = [];
  document.execCommand = () => copied.push(document.body.querySelector("textarea").value) > 0;
  const tools = tableTools("these topics", () => ({ file: "t", columns: ["a"], rows: [["x"]] }));
  await settled(() => tools.children[0].click());
  assert.deepEqual(copied, ["a\nx"]);
  assert.equal(document.body.querySelector("textarea"), null);
});


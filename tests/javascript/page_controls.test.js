/** The small controls beside the table: switches to other words and views, and the line about names. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { GroupFilter } from "#explorer/group_filter.js";
import { startNamesLine } from "#explorer/names_line.js";
import { startSoftControl, startSwitches } from "#explorer/view_switches.js";

import { pageOf } from "./page_sample.js";
import { SOFT, pack, packColumn, smallPayload, describedPayload } from "./samples.js";

const byId = (id) => document.getElementById(id);

test("words of documents or frequent ones, where there are both", () => {
  const ids = ["show-details input", "show-frequent input", "no-keywords"];
  const { store, ...page } = pageOf(describedPayload(), { ids });
  startSwitches({ store, ...page });
  const box = byId("show-frequent");
  box.checked = true;
  box.fire("change");
  assert.equal(store.state.frequent, true);
  startSwitches(pageOf(smallPayload(), { ids }));
  assert.deepEqual([byId("show-frequent").disabled, byId("show-frequent").checked, byId("no-keywords").hidden], [true, true, false]);
});

test("the way to the soft topics", () => {
  const page = pageOf(smallPayload({ startN: 3, soft: SOFT }), { ids: ["soft-number"] });
  startSoftControl(page);
  assert.equal(byId("soft-number").hidden, true);
  page.store.set({ n: 4 });
  assert.equal(byId("soft-number").hidden, false);
  byId("soft-number").querySelector("button").click();
  assert.equal(page.store.state.n, 3);
});

test("soft topics of an uneven cut have no number that leads to them", () => {
  const soft = { ...SOFT, nodes: pack([0, 1, 4]) };
  startSoftControl(pageOf(smallPayload({ soft }), { ids: ["soft-number"] }));
  assert.equal(byId("soft-number").childNodes.length, 0);
});

test("names that are only in this browser are counted, and dropped", () => {
  const page = pageOf(smallPayload(), { ids: ["names-line", "names-kept", "names-command", "download-names", "drop-names"] });
  startNamesLine(page);
  assert.equal(byId("names-line").hidden, true);
  page.names.set(5, { name: "Space", note: "" });
  assert.equal(byId("names-kept").textContent, "1 name is only in this browser. Download all names, then add them to the model:");
  page.names.set(6, { name: "Tea", note: "" });
  assert.match(byId("names-kept").textContent, /^2 names are only/);
  byId("drop-names").click();
  assert.equal(byId("names-line").hidden, true);
});

test("the group that a list is limited to, and the way out of it", () => {
  const column = packColumn({ name: "by <b>", groups: ["Peru", "Laos"], codes: [0, 1] });
  const page = pageOf(smallPayload({ groups: { columns: [column], leftOut: [] } }));
  const filter = new GroupFilter(page);
  const show = (patch) => filter.show({ ...page.store.state, ...patch });
  assert.deepEqual(show({ group: 1 }), { column: 0, group: 1, name: "by <b>: Laos" });
  assert.equal(filter.element.textContent, "by <b>: Laos ×");
  assert.deepEqual([show({ group: 9 }), show({ group: null }), show({ group: 1, query: "x" })], [null, null, null]);
  assert.equal(filter.element.hidden, true);
});

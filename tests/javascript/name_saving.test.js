import assert from "node:assert/strict";

import { saveName, savedNames, tokenInAddress } from "#explorer/name_saving.js";

import { testWith } from "./stand_in.js";

const { fetch, location, history, sessionStorage } = globalThis;
const test = testWith(() => undefined, () => {
  for (const [name, value] of Object.entries({ fetch, location, history, sessionStorage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
});

const REQUEST = { node: 7, name: "Space", note: "", before: null };

/** Answer with a status and a body; null stands for a server that is gone, an Error for a body that is no JSON. */
function answering(status, body) {
  const asked = [];
  globalThis.fetch = async (address, options) => {
    asked.push({ address, ...options });
    if (status === null) throw new TypeError("network");
    const json = async () => {
      if (body instanceof Error) throw body;
      return body;
    };
    return { ok: status === 200, status, json };
  };
  return asked;
}

test("a name is sent with the token", async () => {
  const asked = answering(200, {});
  assert.deepEqual(await saveName("secret", REQUEST), { status: "saved" });
  assert.equal(asked[0].method, "POST");
  assert.equal(asked[0].headers["X-Topicgrouper-Token"], "secret");
  assert.deepEqual(JSON.parse(asked[0].body), REQUEST);
});

/** An address bar and what the tab keeps; null stands for a browser that keeps nothing. */
function tabOf(hash, kept = {}) {
  const storage = kept && {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
  const values = { location: { hash }, sessionStorage: storage, history: { replaceState: (_, __, to) => (location.hash = to) } };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const { location } = values;
  return location;
}

test("the token leaves the address and stays in the tab", () => {
  const kept = {};
  const location = tabOf("#token=secret&n=3&cut=4,5", kept);
  assert.equal(tokenInAddress(), "secret");
  assert.equal(location.hash, "#n=3&cut=4,5");
  assert.equal(tokenInAddress(), "secret");
  tabOf("", kept); // the page is loaded again
  assert.equal(tokenInAddress(), "secret");
});

test("without a token there is none, and without storage it is that of the address", () => {
  tabOf("#n=3");
  assert.equal(tokenInAddress(), "");
  tabOf("#token=secret", null);
  assert.equal(tokenInAddress(), "secret");
  tabOf("", null);
  assert.equal(tokenInAddress(), "");
});

test("somebody else was first", async () => {
  answering(409, { current: { name: "Moon", note: "n" } });
  assert.deepEqual(await saveName("t", REQUEST), { status: "conflict", current: { name: "Moon", note: "n" } });
  answering(409, { current: null });
  assert.deepEqual(await saveName("t", REQUEST), { status: "conflict", current: null });
});

test("whatever fails has a reason", async () => {
  answering(400, { error: "too long" });
  assert.deepEqual(await saveName("t", REQUEST), { status: "failed", reason: "too long" });
  for (const [status, body] of [[500, new Error("no JSON")], [null, null], [502, null], [500, {}]]) {
    answering(status, body);
    const { status: outcome, reason } = await saveName("t", REQUEST);
    assert.deepEqual([outcome, reason], ["failed", "the server does not respond; check that it is running"]);
  }
});

test("the names of the file, or nothing", async () => {
  answering(200, { names: [{ node: 1, name: "a", note: "" }] });
  assert.deepEqual(await savedNames(), [{ node: 1, name: "a", note: "" }]);
  answering(500, {});
  assert.equal(await savedNames(), null);
  answering(null, {});
  assert.equal(await savedNames(), null);
});

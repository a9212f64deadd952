/** Names on a server that saves them in the model's file; see `topicgrouper.explorer.name_saving`. */

/** @import { NamedNode } from "./payload.js" */
/** @import { TopicName } from "./topic_names.js" */

/** @typedef {{status: "saved"}|{status: "conflict", current: TopicName|null}|{status: "failed", reason: string}} Saved */

const KEY = "topicgrouper-token";

/** The last request: the server may answer those of two connections in any order. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Take what names are saved with out of the address, where the command put it, and keep it while the tab is open.
 * It is nowhere else: what the server sends, other programs on the machine can read. "" if the address has none.
 */
export function tokenInAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const given = values.get("token");
  try {
    if (given === null) return sessionStorage.getItem(KEY) ?? "";
    sessionStorage.setItem(KEY, given);
    values.delete("token");
    history.replaceState(null, "", `#${values}`.replaceAll("%2C", ","));
  } catch {
    // without storage, names are saved until the page is reloaded
  }
  return given ?? "";
}

/** @typedef {{node: number, name: string, note: string, before: TopicName|null}} NameRequest */

/** Save a name, after those that are on their way. @param {string} token @param {NameRequest} request */
export function saveName(token, request) {
  const saved = last.then(() => post(token, request));
  last = saved;
  return saved;
}

/** @param {string} token @param {NameRequest} request @returns {Promise<Saved>} */
async function post(token, request) {
  const response = await fetch("api/names", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Topicgrouper-Token": token },
    body: JSON.stringify(request),
  }).catch(() => null);
  if (response?.ok) return { status: "saved" };
  const answer = await response?.json().catch(() => null);
  if (response?.status === 409) return { status: "conflict", current: answer?.current ?? null };
  return { status: "failed", reason: answer?.error ?? "the server does not respond; check that it is running" };
}

/** Ask for the names that the file has by now; null if the server does not say. @returns {Promise<NamedNode[]|null>} */
export async function savedNames() {
  const response = await fetch("api/names").catch(() => null);
  return response?.ok ? (await response.json()).names : null;
}

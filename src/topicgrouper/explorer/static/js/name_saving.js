/** Names on a server that saves them in the model's file; see `topicgrouper.explorer.name_saving`. */

/** @import { NamedNode } from "./payload.js" */
/** @import { TopicName } from "./topic_names.js" */

/** @typedef {{status: "saved"}|{status: "conflict", current: TopicName|null}|{status: "failed", reason: string}} Saved */

/**
 * Save a name.
 * @param {string} token
 * @param {{node: number, name: string, note: string, before: TopicName|null}} request
 * @returns {Promise<Saved>}
 */
export async function saveName(token, request) {
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

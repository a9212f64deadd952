/** The words of forms as they stand in texts, where they are not the word in lower case. */

/** @import { Payload } from "./payload.js" */

import { unpack } from "./packed.js";

/**
 * Return the words of forms that stand in the texts of a page, -1 for none of the tree's.
 * @param {Payload["documents"]} documents
 */
export function formWordsOf(documents) {
  if (documents?.mode !== "embedded" || !documents.forms || !documents.formWords) return formMap(null, null);
  return formMap(documents.forms, unpack(documents.formWords));
}

/** @param {string[]|null} forms @param {ArrayLike<number>|null} words @returns {Map<string, number>} */
export function formMap(forms, words) {
  return new Map(forms && words ? forms.map((form, i) => [form, words[i]]) : []);
}

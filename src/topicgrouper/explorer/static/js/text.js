/** Numbers and words as people are to see them. */

const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const REAL = new Intl.NumberFormat("en", { maximumSignificantDigits: 5 });
const SIGNIFICANT = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const POWER = new Intl.NumberFormat("en", { maximumSignificantDigits: 2, notation: "scientific" });

/** Write a count or a sum of weights. @param {number} value */
export function amount(value) {
  return Number.isInteger(value) ? WHOLE.format(value) : REAL.format(value);
}

/** Write a part of the whole in per cent, with as many digits as say something. @param {number} share */
export function percent(share) {
  if (share === 0 || !Number.isFinite(share)) return "0%";
  const value = share * 100;
  if (value < 0.001) return "<0.001%";
  const digits = value >= 99.95 ? 0 : value >= 9.995 ? 1 : value >= 0.1 ? 2 : 3;
  return `${value.toFixed(digits)}%`;
}

/** Write a share of a word, which is known to a percent. @param {number} share */
export function wholePercent(share) {
  return `${Math.round(share * 100)}%`;
}

/** Write how many times as much something is: "64×", "2.5×". @param {number} value */
export function timesText(value) {
  return `${value >= 9.95 ? WHOLE.format(value) : value.toFixed(1)}×`;
}

/** What the focus of a topic means. */
export const FOCUS_TIP = "How unevenly the topic is spread over the documents, in bits; near 0 is everywhere";

/** Write an amount of information. @param {number} value */
export function bits(value) {
  return value.toFixed(2);
}

/** Write a coherence, which may be unknown. @param {number|null} value */
export function coherenceText(value) {
  return value === null ? "" : value.toFixed(2).replace("-", "−");
}

/** Write any number with three significant digits. @param {number} value */
export function short(value) {
  const size = Math.abs(value);
  if (size > 0 && (size < 0.001 || size >= 1e9)) return POWER.format(value);
  return size >= 1000 ? WHOLE.format(value) : SIGNIFICANT.format(value);
}

/** Write "1 word" or "2 words". @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${amount(count)} ${count === 1 ? one : many}`;
}

/**
 * Characters that are not seen but change what is seen: controls, marks of direction, odd blanks.
 * Joiners within a word (U+200C, U+200D) are left: scripts and emoji need them.
 */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0e\ufeff\ufff9-\ufffb]/gu;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Show a word so that nothing in it stays hidden or acts on its surroundings. @param {string} word */
export function visible(word) {
  if (!word) return "∅";
  if (!SEEN.test(word)) return word.replace(/./gsu, (character) => (character.trim() ? pictureOf(character) : "␣"));
  UNSEEN.lastIndex = 0;
  return UNSEEN.test(word) ? word.replace(UNSEEN, pictureOf) : word;
}

/** @param {string} character */
function pictureOf(character) {
  // pictures of control characters exist, but few fonts have them
  return `⟨U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}⟩`;
}

/**
 * Show a running text: its marks of direction belong to it, and its element isolates them.
 * @param {string} text
 */
export function visibleText(text) {
  return text.replace(/(?![\n\t])\p{Cc}/gu, pictureOf);
}

/**
 * Bring a word into the form in which searches compare: no case, no accents typed or left out.
 * @param {string} text
 */
export function folded(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Tell what went wrong, whatever was thrown. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Levels of the tree of folders: rising numbers of topics, typed as "10, 50, 250". */

const MOST_LEVELS = 12;

/**
 * Read levels; null if there are none in the text. Numbers may come in any order and more than once.
 * @param {string} text
 * @param {number} most
 * @returns {number[]|null}
 */
export function levelsIn(text, most) {
  const numbers = text.split(/[\s,;]+/).filter(Boolean);
  if (!numbers.length || !numbers.every((number) => /^\d{1,9}$/.test(number))) return null;
  const levels = [...new Set(numbers.map(Number))].sort((a, b) => a - b);
  const within = levels.filter((level) => level > 1 && level <= most);
  return within.length ? within.slice(0, MOST_LEVELS) : null;
}

// Searches Articles by words: as in the Laws, in everyday words, with other endings, or by number.

/**
 * @typedef {object} Line
 * @property {string} number
 * @property {string} says
 * @property {string[]} [text] its whole text, paragraph by paragraph
 * @property {{ word: string, first: boolean }[]} [words]
 * @property {{ says: string }[]} [there]
 */
/**
 * @typedef {object} Compared
 * @property {string} own
 * @property {{ plain: string, words: string[], first: boolean }[]} terms
 * @property {string} says
 * @property {string[]} words
 * @property {string[]} text
 */

const CYRILLIC = /** @type {Record<string, string>} */ ({
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  ђ: "d",
  е: "e",
  ж: "z",
  з: "z",
  и: "i",
  ј: "j",
  к: "k",
  л: "l",
  љ: "lj",
  м: "m",
  н: "n",
  њ: "nj",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  ћ: "c",
  у: "u",
  ф: "f",
  х: "h",
  ц: "c",
  ч: "c",
  џ: "dz",
  ш: "s",
});

/**
 * Without accents, capitals and special characters, so that people find what they can type.
 * @param {string} words
 */
export function plain(words) {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/g, "d")
    .replace(/ς/g, "σ")
    .replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[-‐‑–—]/g, " ");
}

/** An Article as people name it: `Article 9.2`, `§9.2`, `9.2.` are 9.2. @param {string} asked */
function numberIn(asked) {
  return (
    asked
      .trim()
      .match(/^(?:\p{L}+\.?\s+|§\s*)?((?:\d+|[a-z]{1,3})(?:\.[\da-z+]+)*)\.?$/iu)?.[1]
      .toLowerCase() ?? ""
  );
}

/** @param {string} text */
function wordsOf(text) {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Whether two words differ only in their ending, as in inflected languages.
 * @param {string} one
 * @param {string} other
 */
function alike(one, other) {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  // A short word must match except for its last letter, or it is another word: κινητό is not κίνηση.
  return shared >= Math.max(4, shorter - (shorter < 8 ? 1 : 2), 0.6 * longer);
}

/**
 * Whether all wanted words are present.
 * @param {string[]} wanted
 * @param {string[]} there
 * @param {(wanted: string, found: string) => boolean} fits
 */
function has(wanted, there, fits) {
  return wanted.length > 0 && wanted.every((word) => there.some((found) => fits(word, found)));
}

const begins = (/** @type {string} */ wanted, /** @type {string} */ found) => found.startsWith(wanted);
const like = (/** @type {string} */ wanted, /** @type {string} */ found) =>
  begins(wanted, found) || alike(wanted, found);
const within = (/** @type {string} */ wanted, /** @type {string} */ found) =>
  wanted.length > 2 && found.includes(wanted);

/** Stop words, which are ignored if nothing has all the words that were typed. */
const SMALL = new Set([
  "a",
  "an",
  "the",
  "of",
  "in",
  "on",
  "to",
  "is",
  "are",
  "my",
  "his",
  "her",
  "for",
  "if",
  "and",
  "or",
  "az",
  "es",
  "van",
  "egy",
  "ha",
  "en",
  "ett",
  "och",
  "att",
  "i",
  "pa",
  "ar",
  "om",
  "o",
  "η",
  "το",
  "του",
  "τησ",
  "και",
  "αν",
  "ο",
  "je",
  "u",
  "na",
  "da",
  "se",
  "ako",
]);

/**
 * From this rank on all words are present as typed; then with other endings; below that only some of them, or inside
 * other words.
 */
const EXACT = 50;
const FULL = 40;

/**
 * How well an Article matches: not at all (0), by its text, by a term of the Laws or an everyday word, by its number
 * (most).
 * @param {Compared} line
 * @param {{ asked: string, wanted: string[], number: string }} inquiry
 */
function rank({ own, terms, says, words, text }, { asked, wanted, number }) {
  if (number && own === number) return 100;
  if (number && own.startsWith(`${number}.`)) return 90;
  let best = 0;
  for (const term of terms) {
    const first = term.first ? 8 : 0;
    if (term.plain === asked) best = Math.max(best, 80 + first);
    else if (asked.length > 3 && term.plain.startsWith(asked)) best = Math.max(best, 70 + first);
    // Only the endings differ: as good, but not exact.
    else if (wanted.length === term.words.length && has(wanted, term.words, like)) best = Math.max(best, 61.5 + first);
    else if (has(wanted, term.words, begins)) best = Math.max(best, 52 + first);
    // The everyday word may lack a word or an ending of what was typed.
    else if (has(wanted, term.words, like)) best = Math.max(best, 44 + first / 2);
    else if (has(term.words, wanted, (word, typed) => like(word, typed) || like(typed, word)))
      best = Math.max(best, 20 + Math.min(8, 3 * term.words.length) + first);
  }
  if (has(wanted, words, begins))
    best = Math.max(
      best,
      EXACT + (says.includes(asked) ? 4 : 0) + (has(wanted, words, (word, found) => word === found) ? 2 : 0),
    );
  const all = [...words, ...terms.flatMap((term) => term.words)];
  if (best < FULL && has(wanted, all, begins)) best = 42;
  // Somewhere in the whole text.
  if (best < FULL && has(wanted, [...all, ...text], begins)) best = 41;
  if (best < 10 && has(wanted, words, like)) best = 10;
  if (best < 5 && has(wanted, all, within)) best = 5;
  return best;
}

/** What is compared, computed once for each Article. @type {WeakMap<Line, Compared>} */
const known = new WeakMap();

/** @param {Line} line */
function read(line) {
  const before = known.get(line);
  if (before) return before;
  const says = plain(`${line.number} ${line.says} ${(line.there ?? []).map((there) => there.says).join(" ")}`);
  const terms = (line.words ?? []).map(({ word, first }) => ({ plain: plain(word), words: wordsOf(word), first }));
  const text = wordsOf((line.text ?? []).join(" "));
  const made = { own: line.number.toLowerCase(), terms, says, words: wordsOf(says), text };
  known.set(line, made);
  return made;
}

/**
 * The Articles that match, the best first; if some have all the words, only those.
 * @template {Line} T
 * @param {T[]} lines
 * @param {string} typed
 * @returns {{ found: T[], exact: boolean, full: boolean }} whether all words are present as typed, or at least
 * with other endings
 */
export function search(lines, typed) {
  const every = wordsOf(typed);
  const telling = every.filter((word) => !SMALL.has(word));
  const inquiry = { asked: plain(typed).trim(), wanted: every, number: numberIn(typed) };
  const shorter =
    telling.length > 0 && telling.length < every.length
      ? { ...inquiry, asked: telling.join(" "), wanted: telling }
      : null;
  const found = lines
    .map((line) => ({ line, rank: Math.max(rank(read(line), inquiry), shorter ? rank(read(line), shorter) - 1 : 0) }))
    .filter((one) => one.rank > 0);
  const best = Math.max(0, ...found.map((one) => one.rank));
  const kept = found.filter((one) => best < FULL || one.rank >= FULL).sort((one, other) => other.rank - one.rank);
  return {
    found: kept.map(({ line }) => line),
    exact: kept.some((one) => one.rank >= EXACT && Number.isInteger(one.rank)),
    full: best >= FULL,
  };
}

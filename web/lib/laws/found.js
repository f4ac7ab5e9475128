// What is said about the result of a search of the Laws.

import { text } from "/web/lib/texts.js";

/** By how the Articles were found. @type {Record<import("/web/lib/hall.js").How, string>} */
const TOLD = {
  as_typed: "web-laws-found",
  similar: "web-laws-found-like",
  partly: "web-laws-found-partly",
  in_english: "web-laws-found-english",
  nothing: "web-laws-found-none",
};

/**
 * @param {import("/web/lib/hall.js").How} how
 * @param {{ count: number, words: string, edition: string }} found
 */
export function foundWords(how, found) {
  return text(TOLD[how], found);
}

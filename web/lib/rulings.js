// Rulings in words, each with its Article, which opens in the Laws.

import { el } from "/web/lib/dom.js";

/** @typedef {import("/web/lib/types.js").Ruling} Ruling */

/**
 * Where an Article is told: `6.7.1 (2023)` is at `/laws/2023/6.7.1`.
 * @param {string} article
 */
export function articleAddress(article) {
  const [number, edition] = article.split(" ");
  return `/laws/${(edition ?? "").replace(/[()]/g, "")}/${encodeURIComponent(number)}`;
}

/** The number alone: `6.7.1` of `6.7.1 (2023)`. @param {string} article */
export function articleNumber(article) {
  return article.split(" ")[0];
}

/** With a capital letter; the accents of Greek stay. @param {string} words */
function sentence(words) {
  const [first = "", ...rest] = words;
  return first.toUpperCase() + rest.join("");
}

/**
 * A ruling with its Article as a link.
 * @param {Ruling} ruling
 * @returns {(Node | string)[]}
 */
export function said(ruling) {
  // Every language names the Article first, in its own letters, and then a colon.
  const colon = ruling.text.indexOf(": ");
  const link = el(
    "a",
    { class: "article", href: articleAddress(ruling.article), target: "_blank" },
    ruling.text.slice(0, colon),
  );
  return [link, " ", sentence(ruling.text.slice(colon + 2))];
}

/**
 * What comes first of all that was ruled about one thing, with its Article as a link.
 * @param {import("/web/lib/types.js").LogEntry} entry
 * @returns {(Node | string)[] | null} nothing where there was no ruling
 */
export function saidFirst(entry) {
  const { headline, rulings } = entry;
  if (!headline) return rulings.length > 0 ? said(rulings[0]) : null;
  // The Article as it is named in the ruling itself.
  const cited = rulings.find((ruling) => ruling.article === headline.article);
  const name = cited ? cited.text.slice(0, cited.text.indexOf(": ")) : articleNumber(headline.article);
  return [
    el("a", { class: "article", href: articleAddress(headline.article), target: "_blank" }, name),
    " ",
    headline.text,
  ];
}

/** @typedef {import("/web/lib/types.js").LogEntry} LogEntry */

/** The entry that an entry strikes out, if it does. @param {LogEntry[]} log @param {LogEntry} entry */
export function struckBy(log, entry) {
  return entry.strikes === undefined ? undefined : log.find((other) => other.seq === entry.strikes);
}

/**
 * Whether a ruling says only that a move was made or completed, which everybody sees.
 * @param {Ruling} ruling
 */
export function isRoutine(ruling) {
  return ruling.class === "course";
}

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

/**
 * A ruling with its Article as a link.
 * @param {Ruling} ruling
 * @returns {(Node | string)[]}
 */
export function said(ruling) {
  // Every language names the Article first, in its own letters, and then a colon.
  const colon = ruling.text.indexOf(": ");
  const link = el("a", { class: "article", href: articleAddress(ruling.article), target: "_blank" }, ruling.text.slice(0, colon));
  return [link, " ", ruling.text.slice(colon + 2)];
}

/**
 * Whether a ruling says only that a move was made or completed, which everybody sees.
 * @param {Ruling} ruling
 */
export function isRoutine(ruling) {
  const found = typeof ruling.finding === "object" && ruling.finding !== null ? Object.keys(ruling.finding)[0] : ruling.finding;
  return ["made", "completed", "arrived", "recorded"].includes(found);
}

// What is printed: a page puts it beside itself, and the print styles show only that.

import { by, el } from "/web/lib/dom.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").MoveSheet} MoveSheet */
/** @typedef {import("/web/lib/laws.js").Score} Score */

/** The rows of a scoresheet on paper, if the game has no more. */
const ROWS = 60;

/** Prints this, or the page itself if it is nothing. @param {...Node} content */
export function print(...content) {
  by("print").replaceChildren(...content);
  window.print();
}

/**
 * A scoresheet to be signed (8.7).
 * @param {Node} head
 * @param {Record<Side, string>} names
 * @param {MoveSheet} sheet
 * @param {Score | undefined} score
 */
export function scoresheet(head, names, sheet, score) {
  const cells = (/** @type {import("/web/lib/hall.js").SheetCell | undefined} */ cell) =>
    el("td", {}, cell ? `${cell.text}${cell.offer ? " (=)" : ""}` : "");
  const rows = Array.from({ length: Math.max(ROWS, sheet.rows.length) }, (_, index) => {
    const row = sheet.rows[index];
    return el(
      "tr",
      {},
      el("td", { class: "number" }, String(row?.number ?? index + 1)),
      cells(row?.white),
      cells(row?.black),
    );
  });
  const half = Math.ceil(rows.length / 2);
  const table = (/** @type {HTMLElement[]} */ part) =>
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, el("th", {}), el("th", {}, text("web-white")), el("th", {}, text("web-black")))),
      el("tbody", {}, ...part),
    );
  const signature = (/** @type {string} */ who) => el("p", { class: "signature" }, el("span", {}), who);
  return el(
    "article",
    {},
    head,
    el("p", { class: "names" }, `${names.white} – ${names.black}`),
    el("div", { class: "two" }, table(rows.slice(0, half)), table(rows.slice(half))),
    el("p", { class: "result" }, `${text("web-desk-result")}: ${score ? scoreText(score) : "________"}`),
    el("div", { class: "two" }, signature(names.white), signature(names.black)),
  );
}

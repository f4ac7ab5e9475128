// Printing: the scoresheet, the log, the envelope.

import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { readEnvelope, readSheet } from "/web/pages/console-board/hall.js";
import { lines } from "/web/pages/console-board/lines.js";
import { gameTime, timeOfDay } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/pages/console-board/lines.js").LogLine} LogLine */

/** @param {...Node} content */
function print(...content) {
  by("print").replaceChildren(...content);
  window.print();
}

/** @param {OpenBoard} open @param {string} title */
function head(open, title) {
  const opening = open.feed.opening;
  const place = opening?.event
    ? `${opening.event.name} · ${text("web-desk-round-board", { round: opening.event.round, board: opening.event.board })}`
    : "";
  return el(
    "header",
    {},
    el("h1", {}, title),
    el(
      "p",
      {},
      [place, opening?.date, text("web-desk-laws-of", { edition: opening?.rules.edition ?? "" })]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

/** @param {OpenBoard} open */
export async function printSheet(open) {
  const found = await readSheet(open.game);
  const cells = (/** @type {import("/web/lib/hall.js").SheetCell | undefined} */ cell) =>
    el("td", {}, cell ? `${cell.text}${cell.offer ? " (=)" : ""}` : "");
  const rows = Array.from({ length: Math.max(60, found.rows.length) }, (_, index) => {
    const row = found.rows[index];
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
  print(
    head(open, text("web-console-sheet")),
    el("p", { class: "names" }, `${open.name("white")} – ${open.name("black")}`),
    el("div", { class: "two" }, table(rows.slice(0, half)), table(rows.slice(half))),
    el(
      "p",
      { class: "result" },
      `${text("web-desk-result")}: ${open.feed.view?.score ? scoreText(open.feed.view.score) : "________"}`,
    ),
    el("div", { class: "two" }, signature(open.name("white")), signature(open.name("black"))),
  );
}

/** @param {OpenBoard} open */
export function printLog(open) {
  const row = (/** @type {LogLine} */ line) =>
    el(
      "tr",
      { class: line.struck ? "struck" : "" },
      el("td", { class: "number" }, line.at > 0 ? timeOfDay(line.at) : gameTime(line.game ?? 0)),
      el(
        "td",
        {},
        ...line.what.map((words) => el("p", {}, line.struck ? el("s", {}, words) : words)),
        line.struck ? el("p", {}, line.struck) : null,
      ),
      el("td", {}, ...line.rulings.map((ruling) => el("p", {}, line.struck ? el("s", {}, ruling.text) : ruling.text))),
    );
  print(
    head(open, text("web-console-print-log")),
    el("p", { class: "names" }, `${open.name("white")} – ${open.name("black")}`),
    el("table", {}, el("tbody", {}, ...lines(open, false).map(row))),
    el("p", { class: "signature" }, el("span", {}), text("web-arbiter")),
  );
}

/** @param {OpenBoard} open */
export async function printEnvelope(open) {
  try {
    const form = await readEnvelope(open.game);
    print(head(open, text("web-console-envelope")), el("pre", {}, form));
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

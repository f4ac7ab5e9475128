// Printing: the scoresheet, the log, the envelope.

import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { print, scoresheet } from "/web/lib/paper.js";
import { text } from "/web/lib/texts.js";
import { readEnvelope, readSheet } from "/web/pages/console-board/hall.js";
import { lines } from "/web/pages/console-board/lines.js";
import { gameTime, timeOfDay } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/pages/console-board/lines.js").LogLine} LogLine */

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
  const names = { white: open.name("white"), black: open.name("black") };
  print(scoresheet(head(open, text("web-console-sheet")), names, found, open.feed.view?.score));
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

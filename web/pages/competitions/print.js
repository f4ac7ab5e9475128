// Printing: lists for the notice board, the scoresheets of a round, the log of incidents.

import { get } from "/web/lib/api.js";
import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { KINDS, listOf, nameOfList, tableOf } from "/web/lib/lists.js";
import { print, scoresheet } from "/web/lib/paper.js";
import { locale, text } from "/web/lib/texts.js";
import { competition, download } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/** @param {Overview} overview @param {string} [more] */
function head(overview, more) {
  const place = [overview.site, text("web-desk-laws-of", { edition: overview.edition }), more].filter(Boolean);
  return el("header", {}, el("h1", {}, overview.name), el("p", {}, place.join(" · ")));
}

/** The scoresheets of the last round, one a page. @param {Overview} overview */
async function printSheets(overview) {
  const round = overview.rounds.length;
  const boards = overview.rounds[round - 1] ?? [];
  const pages = boards.map(async (board) => {
    if (!board.game) return null;
    const sheet = /** @type {import("/web/lib/hall.js").MoveSheet} */ (await get(`/api/v1/games/${board.game}/sheet`));
    const place = text("web-desk-round-board", { round, board: board.board });
    return scoresheet(head(overview, place), { white: board.white, black: board.black }, sheet, board.score);
  });
  const found = await Promise.all(pages);
  print(...found.filter((page) => page !== null));
}

/** @param {Overview} overview */
async function printIncidents(overview) {
  const query = new URLSearchParams({ lang: locale, minutes_east: String(-new Date().getTimezoneOffset()) });
  const response = await fetch(download("incidents.txt", query.toString()));
  if (!response.ok) throw new Error(text("web-console-offline"));
  print(head(overview, text("web-console-print-log")), el("pre", { class: "wrap" }, await response.text()));
}

/** @param {Overview} overview @param {boolean} arbiter */
export function printing(overview, arbiter) {
  const button = (/** @type {string} */ label, /** @type {() => void | Promise<void>} */ onto) =>
    el(
      "button",
      {
        type: "button",
        onclick: async () => {
          try {
            await onto();
          } catch (error) {
            toast(messageOf(error));
          }
        },
      },
      label,
    );
  const lists = KINDS.flatMap((kind) => {
    const list = listOf(overview, kind);
    return list ? [button(nameOfList(kind), () => print(head(overview), tableOf(list)))] : [];
  });
  if (lists.length === 0) return null;
  const played = arbiter && overview.rounds.length > 0 && competition !== "";
  return el(
    "section",
    { class: "card", id: "paper" },
    el("h2", {}, text("web-console-print")),
    el(
      "div",
      { class: "row" },
      ...lists,
      played ? button(text("web-console-sheet"), () => printSheets(overview)) : null,
      played ? button(text("web-console-print-log"), () => printIncidents(overview)) : null,
    ),
  );
}

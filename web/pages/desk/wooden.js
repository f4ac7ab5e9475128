// A wooden board beside the desk: arrivals, counts, notes, the result.

import { confirm } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { askResult, hour, isAgainst } from "/web/lib/result.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { desk, SIDES } from "/web/lib/desk/state.js";
import { when } from "/web/pages/desk/handed.js";
import { game } from "/web/pages/desk/hall.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */
/**
 * What the arbiter can write at a board.
 * @typedef {object} Acts
 * @property {(side: Side) => void} noteArrival
 * @property {() => void} noteRuling
 * @property {() => void} rule asks for the ruling again
 * @property {(note: import("/web/lib/hall.js").NewNote, nevertheless?: boolean) => Promise<boolean>} write
 */
/** @typedef {import("/web/lib/desk/types.js").Wooden} Wooden */

/** The remaining default time, in words. */
export function countdown() {
  if (
    !desk.wooden?.started ||
    desk.wooden.default_time === undefined ||
    desk.wooden.score ||
    desk.wooden.arrived.every(Boolean)
  )
    return "";
  const left = desk.wooden.started + desk.wooden.default_time - (Date.now() + desk.offset);
  const minutes = Math.floor(Math.abs(left) / 60_000);
  const passed = Math.floor((Date.now() + desk.offset - desk.wooden.started) / 60_000);
  const absent = SIDES.filter((_, index) => !desk.wooden?.arrived[index]);
  const seconds = String(Math.floor(Math.abs(left) / 1000) % 60).padStart(2, "0");
  return left > 0
    ? text("web-desk-default-left", { time: `${minutes}:${seconds}` })
    : absent.map((color) => text("web-console-absent", { color, minutes: passed, over: "yes" })).join(" · ");
}

/** The result of a noted ruling, while there is no result or a different one. @param {Wooden} board */
function ruledMark(board) {
  if (!board.decided || (board.score && !isAgainst(board.score, board.decided))) return null;
  const ruled = { ruled: scoreText(board.decided.score), time: hour(board.decided.at) };
  return board.score
    ? el("span", { class: "mark warn" }, text("web-console-contradiction", ruled))
    : el("span", { class: "mark bad" }, text("web-console-undeclared", ruled));
}

/** @param {Acts} acts */
export function drawBoard(acts) {
  const board = desk.wooden;
  if (!board) return;
  const place = by("wooden");
  place.hidden = false;
  const sides = /** @type {Side[]} */ (["white", "black"]);
  const name = (/** @type {Side} */ side) => el("span", { class: `side ${side}` }, nameOf(board, side));
  const line = (/** @type {string} */ label, /** @type {readonly (string | number)[]} */ values) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, label),
      ...values.map((value) => el("td", { class: "figures" }, String(value))),
    );
  const counts = el(
    "table",
    { class: "counts" },
    el("thead", {}, el("tr", {}, el("td", {}), ...sides.map((side) => el("th", { scope: "col" }, name(side))))),
    el(
      "tbody",
      {},
      line(text("web-desk-illegal-moves"), board.illegal_moves),
      line(text("web-desk-warnings"), board.warnings),
      line(text("web-desk-offers"), board.offers),
    ),
  );
  const arrival =
    board.started === undefined
      ? [el("button", { type: "button", class: "main", onclick: () => acts.write("started") }, text("web-desk-start"))]
      : sides
          .filter((_, index) => !board.arrived[index])
          .map((side) =>
            el(
              "button",
              { type: "button", onclick: () => acts.noteArrival(side) },
              text("web-desk-arrived", { who: nameOf(board, side) }),
            ),
          );
  const offers = sides.map((side) =>
    el(
      "button",
      { type: "button", onclick: () => acts.write({ offered: side }) },
      text("web-desk-offered", { who: nameOf(board, side) }),
    ),
  );
  /** @type {Score[]} */
  const scores = [
    { white: 2, black: 0 },
    { white: 1, black: 1 },
    { white: 0, black: 2 },
  ];
  const result = async (/** @type {Score} */ score) => {
    // Notes of others in the meantime count: compare with the current state of the board.
    const how = await askResult(score, desk.wooden?.decided, ["normal", "time", "forfeit"]);
    if (!how || how === "decision") return;
    const ended = how === "normal" ? { result: score } : { ended: { score, how } };
    acts.write(ended, isAgainst(score, desk.wooden?.decided));
  };
  const results = scores.map((score) =>
    el("button", { type: "button", class: "figures", onclick: () => result(score) }, scoreText(score)),
  );
  const notes = board.notes.map((note) =>
    el(
      "li",
      { class: note.struck ? "struck" : "" },
      el("time", { class: "figures faint" }, hour(note.at)),
      el(
        "span",
        {},
        ...note.lines.map((words) => el(note.struck ? "s" : "span", { class: "line" }, words)),
        note.handed
          ? el("span", { class: "line by" }, text("web-desk-handed-at", { time: when.format(note.handed.at) }))
          : null,
        note.struck
          ? el(
              "span",
              { class: "line by" },
              text("web-console-struck", {
                by: note.struck.by ? "somebody" : "arbiter",
                who: note.struck.by ?? "",
                time: note.struck.at ? hour(note.struck.at) : "–",
              }),
            )
          : null,
        "ruled" in note && !note.struck
          ? el(
              "a",
              { class: "small notice", href: `/api/v1/games/${game}/notes/${note.number}/notice`, target: "_blank" },
              text("web-console-notice"),
            )
          : null,
      ),
    ),
  );
  const last = board.notes.findLast((note) => !note.struck);
  const strikeLast = async () => {
    if (
      last &&
      (await confirm(text("web-desk-take-back"), text("web-desk-take-back-yes"), {
        words: last.lines.slice(0, 2).join(" "),
      }))
    )
      acts.write({ strike: last.number });
  };
  place.replaceChildren(
    el(
      "div",
      { class: "row title" },
      el("h2", {}, namesOf(board)),
      board.score ? el("span", { class: "mark good figures" }, scoreText(board.score)) : null,
      ruledMark(board),
    ),
    el(
      "p",
      { class: "faint small" },
      board.event
        ? `${board.event.name} · ${text("web-desk-round-board", { round: board.event.round, board: board.event.board })}`
        : "",
      " ",
      el("a", { href: `/console/${game}` }, text("web-desk-console")),
    ),
    counts,
    el("p", { id: "countdown", class: "mark warn", hidden: countdown() === "" }, countdown()),
    board.score ? el("div") : el("div", { class: "row" }, ...arrival, ...offers),
    board.score
      ? el("div")
      : el("div", { class: "row results", role: "group", "aria-label": text("web-desk-result") }, ...results),
    el(
      "details",
      {},
      el("summary", {}, text("web-desk-notes", { count: board.notes.length })),
      el("ol", { class: "notes" }, ...notes),
      last ? el("button", { type: "button", class: "quiet", onclick: strikeLast }, text("web-desk-take-back")) : null,
    ),
  );
}

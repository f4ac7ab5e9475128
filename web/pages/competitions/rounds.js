// The rounds: boards, results, and what an arbiter can do about them.

import { el } from "/web/lib/dom.js";
import { points } from "/web/lib/points.js";
import { startRound } from "/web/lib/round.js";
import { text } from "/web/lib/texts.js";
import { correctRound, unpair } from "/web/pages/competitions/corrections.js";
import { competition } from "/web/pages/competitions/hall.js";
import { resultOf } from "/web/pages/competitions/result.js";

/** @typedef {import("/web/pages/competitions/types.js").BoardLine} BoardLine */
/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/** @param {Overview} overview @param {boolean} arbiter @param {() => Promise<void>} reload */
export function rounds(overview, arbiter, reload) {
  /**
   * A link with the name of its board: "board" alone is no help in a list of twenty links.
   * @param {BoardLine} board
   * @param {string} href
   * @param {string} label
   */
  const link = (board, href, label) =>
    el(
      "a",
      {
        href,
        "aria-label": `${label}: ${text("web-screen-board", { board: board.board })}, ${board.white} – ${board.black}`,
      },
      label,
    );
  const line = (/** @type {BoardLine} */ board) =>
    el(
      "tr",
      { "data-board": board.board },
      el(
        "td",
        { class: "figures" },
        board.game
          ? link(board, `/${arbiter ? "console" : "play"}/${board.game}`, String(board.board))
          : String(board.board),
      ),
      el("td", {}, board.white),
      el("td", { class: "figures center", title: board.unreadable ?? "" }, ...resultOf(board, arbiter, reload)),
      el("td", {}, board.black),
      el(
        "td",
        { class: "row links" },
        board.game ? link(board, `/play/${board.game}`, text("web-comp-board")) : null,
        board.game && arbiter ? link(board, `/console/${board.game}`, text("web-nav-console")) : null,
        board.game && arbiter ? link(board, `/desk/${board.game}`, text("web-nav-desk")) : null,
      ),
    );
  const bye = (/** @type {import("/web/pages/competitions/types.js").ByeLine} */ one) =>
    el(
      "tr",
      {},
      el("td", { class: "figures" }, "–"),
      el("td", {}, one.player),
      el("td", { class: "figures center" }, points(one.half_points)),
      el("td", { class: "faint", colspan: 2 }, text("web-comp-no-opponent")),
    );
  const heads = () =>
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, "#"),
        el("th", { scope: "col" }, text("web-white")),
        el("th", { scope: "col" }, el("span", { class: "unseen" }, text("web-desk-result"))),
        el("th", { scope: "col" }, text("web-black")),
        el("th", { scope: "col", class: "links" }, el("span", { class: "unseen" }, text("web-console-links"))),
      ),
    );
  /** What an arbiter can do about a round. @param {BoardLine[]} boards @param {number} round */
  const tools = (boards, round) => {
    const waiting = boards.filter((board) => board.begun === false);
    const last = round === overview.rounds.length;
    if (!arbiter || (waiting.length === 0 && !last)) return null;
    return el(
      "div",
      { class: "row of-round" },
      waiting.length > 0
        ? el(
            "button",
            { type: "button", class: "main", onclick: () => startRound(competition, round, reload) },
            text("web-comp-start", { round }),
          )
        : null,
      el(
        "button",
        { type: "button", onclick: () => correctRound(overview, round, reload) },
        text("web-comp-correct", { round }),
      ),
      last && waiting.length === boards.length
        ? el(
            "button",
            { type: "button", class: "danger", onclick: () => unpair(round, reload) },
            text("web-comp-unpair", { round }),
          )
        : null,
    );
  };
  return overview.rounds
    .map((boards, index) => ({ boards, round: index + 1 }))
    .toReversed()
    .map(({ boards, round }, index) =>
      el(
        "details",
        { class: "card round", open: index === 0, "data-round": round },
        el("summary", {}, el("h2", {}, text("web-screen-round", { round }))),
        tools(boards, round),
        el(
          "div",
          { class: "scroll", tabindex: 0, role: "region", "aria-label": text("web-screen-round", { round }) },
          el("table", {}, heads(), el("tbody", {}, ...boards.map(line), ...(overview.byes[round - 1] ?? []).map(bye))),
        ),
      ),
    );
}

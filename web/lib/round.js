// Starts a whole round.

import { get, post } from "/web/lib/api.js";
import { ask, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").Overview} Overview */
/** @typedef {import("/web/lib/hall.js").RoundStarted} RoundStarted */

/**
 * Starts all boards of a round at once, after asking which of them are wooden; those that cannot be started are
 * listed with the reason.
 * @param {string} competition
 * @param {number} round
 * @param {() => unknown} then updates the page
 */
export async function startRound(competition, round, then) {
  const title = text("web-comp-start", { round });
  try {
    /** @type {Overview} */
    const overview = await get(`/api/v1/competitions/${competition}`);
    const waiting = overview.rounds[round - 1].filter((board) => board.begun === false);
    if (waiting.length === 0) return toast(text("web-comp-none-to-start", { round }));
    // Players who are still in an earlier round are named before anything is started.
    const playing = overview.rounds
      .slice(0, round - 1)
      .flatMap((boards, index) =>
        boards
          .filter((board) => board.begun && !board.score && !board.unreadable)
          .map((board) => ({ ...board, round: index + 1 })),
      );
    // Players who are still playing are not absent: their boards are started later.
    const busy = new Set(playing.flatMap((board) => [board.white, board.black]));
    const later = waiting.filter((board) => busy.has(board.white) || busy.has(board.black));
    const choices = waiting
      .filter((board) => !later.includes(board))
      .map((board) => ({ board, box: el("input", { type: "checkbox", checked: Boolean(board.wooden) }) }));
    const content = el(
      "div",
      { class: "wooden" },
      el("p", { class: "faint" }, overview.name),
      playing.length > 0
        ? el(
            "div",
            { class: "still", role: "alert" },
            el("p", {}, text("web-comp-still-playing")),
            el(
              "ul",
              {},
              ...playing.map((board) =>
                el(
                  "li",
                  {},
                  text("web-comp-still-board", { round: board.round, board: board.board, names: namesOf(board) }),
                ),
              ),
              ...later.map((board) =>
                el(
                  "li",
                  { class: "later" },
                  text("web-comp-start-later", { board: board.board, names: namesOf(board) }),
                ),
              ),
            ),
          )
        : null,
      ...choices.map(({ board, box }) =>
        el(
          "label",
          { class: "check" },
          box,
          text("web-comp-start-wood", { board: board.board, names: namesOf(board) }),
        ),
      ),
    );
    const answer = await ask({
      title,
      words: text("web-comp-start-words"),
      content,
      answers:
        choices.length === 0
          ? [{ value: "", label: text("web-close") }]
          : [
              { value: "", label: text("web-cancel") },
              playing.length > 0
                ? { value: "yes", label: text("web-comp-start-anyway", { round }), kind: "danger" }
                : { value: "yes", label: title, kind: "main" },
            ],
    });
    if (answer !== "yes") return undefined;
    const wooden = choices.filter(({ box }) => box.checked).map(({ board }) => board.board);
    const done = /** @type {RoundStarted} */ (
      await post(`/api/v1/competitions/${competition}/rounds/${round}/start`, { wooden, anyway: playing.length > 0 })
    );
    await then();
    const refused = done.refused.map((one) =>
      el(
        "li",
        {},
        text("web-comp-not-started", { board: one.board, names: namesOf(one), why: one.why }),
        one.message ? `: ${one.message}` : ".",
      ),
    );
    await ask({
      title,
      words: text("web-comp-started", { round, started: done.started.length, noted: done.noted.length }),
      content: el("ul", { class: "refused" }, ...refused),
      answers: [{ value: "done", label: text("web-close"), kind: "main" }],
    });
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

// Results in the pairing table: entered for wooden boards with two taps, and corrected with a reason.

import { commandId, get, post, Refused } from "/web/lib/api.js";
import { weigh } from "/web/lib/consequences.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { askResult } from "/web/lib/result.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/lib/types.js").Score} Score */
/** @typedef {import("/web/pages/competitions/types.js").BoardLine} BoardLine */

/** @type {Score[]} */
const USUAL = [
  { white: 2, black: 0 },
  { white: 1, black: 1 },
  { white: 0, black: 2 },
];
/** @type {Score[]} */
const ALL = [...USUAL, { white: 0, black: 0 }];

/** Which board it is, in words. @param {BoardLine} board */
const nameOf = (board) => `${text("web-screen-board", { board: board.board })}, ${board.white} – ${board.black}`;

/**
 * Notes a result at a wooden board; if a noted ruling says another one, only after another question.
 * @param {string} game
 * @param {import("/web/lib/hall.js").NewNote} writing
 * @param {Score} score
 * @param {string} [reason]
 */
async function note(game, writing, score, reason = "") {
  const query = reason ? `?${new URLSearchParams({ reason })}` : "?";
  try {
    await post(`/api/v1/games/${game}/wooden${query}`, writing);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "against_ruling") throw error;
    const yes = text("web-desk-against-yes", { score: scoreText(score) });
    if (await confirm(text("web-comp-against", { score: scoreText(score) }), yes, { danger: true }))
      await post(`/api/v1/games/${game}/wooden${query}&nevertheless=true`, writing);
  }
}

/** @param {BoardLine} board @param {string} game @param {Score} score @param {() => Promise<void>} reload */
async function enter(board, game, score, reload) {
  const how = await askResult(score, undefined, ["normal", "time", "forfeit"], nameOf(board));
  if (!how || how === "decision") return;
  try {
    await note(game, how === "normal" ? { result: score } : { ended: { score, how } }, score);
    await reload();
    // The next result can be entered at once, with the keyboard too.
    /** @type {HTMLElement | null} */ (document.querySelector(".round[open] .enter button"))?.focus();
  } catch (error) {
    toast(messageOf(error));
  }
}

/** @param {BoardLine} board @param {string} game @param {() => Promise<void>} reload */
async function correct(board, game, reload) {
  const round = document.activeElement?.closest("[data-round]")?.getAttribute("data-round") ?? "";
  const others = ALL.filter((score) => score.white !== board.score?.white || score.black !== board.score?.black);
  const chosen = await ask({
    title: text("web-console-correct-result"),
    words: `${nameOf(board)}: ${board.score ? scoreText(board.score) : "–"}`,
    answers: [
      { value: "", label: text("web-cancel") },
      ...others.map((score) => ({ value: JSON.stringify(score), label: scoreText(score) })),
    ],
  });
  if (!chosen) return;
  const score = /** @type {Score} */ (JSON.parse(chosen));
  const acts = /** @type {import("/web/lib/types.js").Act[]} */ ([{ declares: { score } }]);
  try {
    const confirmed = await weigh(game, acts, {
      always: true,
      title: `${text("web-console-correct-result")}: ${nameOf(board)}`,
      needsReason: () => true,
    });
    if (!confirmed) return;
    const { notes } = await get(`/api/v1/games/${game}/wooden`);
    const wooden = notes.some((/** @type {import("/web/lib/hall.js").NoteLine} */ one) => !one.struck);
    if (wooden) await note(game, { result: score }, score, confirmed.reason);
    else await post(`/api/v1/games/${game}/acts?as=arbiter`, { id: commandId("result"), acts, ...confirmed });
    await reload();
    const here = `[data-round="${round}"] [data-board="${board.board}"] .correct`;
    /** @type {HTMLElement | null} */ (document.querySelector(here))?.focus();
  } catch (error) {
    toast(messageOf(error));
  }
}

/**
 * The result of a board, with what an arbiter can do about it.
 * @param {BoardLine} board
 * @param {boolean} arbiter
 * @param {() => Promise<void>} reload
 * @returns {(Node | string)[]}
 */
export function resultOf(board, arbiter, reload) {
  const { game } = board;
  if (board.unreadable) return [text("web-unreadable")];
  if (board.score) {
    const shown = scoreText(board.score);
    if (!arbiter || !game) return [shown];
    const label = `${text("web-console-correct-result")}: ${nameOf(board)}`;
    return [
      shown,
      " ",
      el(
        "button",
        {
          type: "button",
          class: "quiet icon small correct",
          "aria-label": label,
          onclick: () => correct(board, game, reload),
        },
        "✎",
      ),
    ];
  }
  if (!arbiter || !game || !board.wooden) return ["–"];
  return [
    el(
      "div",
      { class: "row enter", role: "group", "aria-label": `${text("web-desk-result")}: ${nameOf(board)}` },
      ...USUAL.map((score) =>
        el(
          "button",
          { type: "button", class: "small", onclick: () => enter(board, game, score, reload) },
          scoreText(score),
        ),
      ),
    ),
  ];
}

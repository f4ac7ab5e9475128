// Declares a result: it has to be confirmed, with other words if it contradicts a noted ruling.

import { ask, confirm } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { scoreText } from "/web/lib/score.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Score} Score */
/** @typedef {import("/web/lib/hall.js").Decided} Decided */

/** @param {number} at milliseconds since 1970 */
export function hour(at) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", hourCycle: "h23" }).format(new Date(at));
}

/**
 * Whether a result contradicts a ruling.
 * @param {Score | undefined} score
 * @param {Decided | undefined} decided
 */
export function isAgainst(score, decided) {
  return Boolean(score && decided && (score.white !== decided.score.white || score.black !== decided.score.black));
}

/** @typedef {import("/web/lib/hall.js").Ending | "decision"} How */

/** How a game can end, in words. @param {How} how */
function endingText(how) {
  return {
    normal: text("web-desk-ending-normal"),
    time: text("web-desk-ending-time"),
    forfeit: text("web-desk-ending-forfeit"),
    decision: text("web-desk-ending-decision"),
  }[how];
}

/** A choice of how a game ended. @param {How[]} endings the first one is the default */
export function endingChoice(endings) {
  return el("select", { name: "ending" }, ...endings.map((value) => el("option", { value }, endingText(value))));
}

/** The question before a result is declared. @param {Score} score @param {Decided | undefined} decided */
export function resultTitle(score, decided) {
  const shown = scoreText(score);
  if (!decided || !isAgainst(score, decided)) return text("web-desk-declare", { score: shown });
  return text("web-desk-against", { time: hour(decided.at), ruled: scoreText(decided.score), score: shown });
}

/**
 * Asks to confirm a result, and how the game ended; `null` if it is not confirmed.
 * @param {Score} score
 * @param {Decided | undefined} decided
 * @param {How[]} endings the first one is the default
 * @param {string} [where] the board and its players, where several are on the page
 * @returns {Promise<How | null>}
 */
export async function askResult(score, decided, endings, where) {
  if (isAgainst(score, decided)) return (await confirmResult(score, decided)) ? endings[0] : null;
  const select = endingChoice(endings);
  const answer = await ask({
    title: text("web-desk-declare", { score: scoreText(score) }),
    ...(where ? { words: where } : {}),
    content: el("label", {}, text("web-desk-ending"), select),
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-desk-declare-yes"), kind: "main" },
    ],
  });
  return answer === "yes" ? /** @type {How} */ (select.value) : null;
}

/** Asks to confirm a result. @param {Score} score @param {Decided | undefined} decided */
function confirmResult(score, decided) {
  const shown = scoreText(score);
  if (!decided || !isAgainst(score, decided))
    return confirm(text("web-desk-declare", { score: shown }), text("web-desk-declare-yes"));
  return confirm(resultTitle(score, decided), text("web-desk-against-yes", { score: shown }), { danger: true });
}

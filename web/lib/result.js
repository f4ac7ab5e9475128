// Declares a result: it has to be confirmed, with other words if it contradicts a noted ruling.

import { confirm } from "/web/lib/dialog.js";
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

/** Asks to confirm a result. @param {Score} score @param {Decided | undefined} decided */
export function confirmResult(score, decided) {
  const shown = scoreText(score);
  if (!decided || !isAgainst(score, decided))
    return confirm(text("web-desk-declare", { score: shown }), text("web-desk-declare-yes"));
  const title = text("web-desk-against", { time: hour(decided.at), ruled: scoreText(decided.score), score: shown });
  return confirm(title, text("web-desk-against-yes", { score: shown }), { danger: true });
}

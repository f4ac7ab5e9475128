// What the hall adds to an answer of the desk: notes at a board.

import { confirm } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { desk } from "/web/lib/desk/state.js";
import { game } from "/web/pages/desk/hall.js";

/** @typedef {import("/web/pages/desk/wooden.js").Acts} Acts */

/** @param {import("/web/lib/hall.js").DeskAnswer} answer @param {Acts} acts */
export function boardActions(answer, acts) {
  // A finished game may still need a note: a wrong result that was signed, a penalty, an appeal.
  const note =
    desk.wooden && !(desk.wooden.score && answer.score)
      ? el("button", { type: "button", class: "main", onclick: acts.noteRuling }, text("web-desk-note"))
      : null;
  return [note, strikeResult(answer, acts)];
}

/**
 * 8.7: strikes out a wrong result that was entered, which brings back the buttons for the right one.
 * @param {import("/web/lib/hall.js").DeskAnswer} answer
 * @param {Acts} acts
 */
function strikeResult(answer, acts) {
  if (!desk.wooden?.score || !answer.result_corrected) return null;
  const label = text("web-desk-strike-result", { score: scoreText(desk.wooden.score) });
  const noted = desk.wooden.notes.findLast((note) => !note.struck && note.entry !== undefined);
  // A result that was not entered here is struck out in the log of the game.
  if (!noted) return el("a", { class: "button", href: `/console/${game}` }, label);
  const strike = async () => {
    if (
      !(await confirm(label, text("web-desk-take-back-yes"), { words: noted.lines.join(" ") })) ||
      !(await acts.write({ strike: noted.number }))
    )
      return;
    acts.rule();
    by("wooden").scrollIntoView();
  };
  return el("button", { type: "button", onclick: strike }, label);
}

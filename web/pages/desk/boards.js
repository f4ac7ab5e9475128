// The boards that the desk can be attached to.

import { by, el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { text } from "/web/lib/texts.js";

/** Offers the boards that this arbiter could attach the desk to. @param {import("/web/lib/hall.js").Watched[]} boards */
export function offerBoards(boards) {
  if (boards.length === 0) return;
  const name = (/** @type {import("/web/lib/hall.js").Watched} */ board) =>
    `${board.opening.event ? `${board.opening.event.round}.${board.opening.event.board} ` : ""}${namesOf(board.opening)}`;
  const choice = el(
    "select",
    {
      onchange: (/** @type {Event} */ event) => {
        location.href = `/desk/${/** @type {HTMLSelectElement} */ (event.target).value}`;
      },
    },
    el("option", { value: "" }, text("web-desk-no-board")),
    ...boards.map((board) => el("option", { value: board.game }, name(board))),
  );
  by("rules").append(el("label", {}, text("web-desk-attach"), choice));
}

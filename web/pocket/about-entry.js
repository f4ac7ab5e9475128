// What an arbiter writes beside a ruling: the board, the players, and a note.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/pocket/entries.js").Heading} Heading */

/** @param {string} value @returns {number | null} */
function whole(value) {
  return /^\d{1,4}$/.test(value.trim()) ? Number(value) : null;
}

/**
 * @param {{ note: string, heading: Heading }} before
 * @returns {Promise<{ note: string, heading: Heading } | null>}
 */
export async function askAbout({ note, heading }) {
  const field = (
    /** @type {string | number | null} */ value,
    /** @type {Record<string, string | number>} */ more = {},
  ) => el("input", { value: value ?? "", autocomplete: "off", ...more });
  const number = { type: "number", min: 1, max: 9999, inputmode: "numeric" };
  const competition = field(heading.competition);
  const [round, board] = [field(heading.round, number), field(heading.board, number)];
  const [white, black] = [field(heading.white), field(heading.black)];
  const words = el("textarea", { rows: 3 }, note);
  const content = el(
    "div",
    { class: "about" },
    el("label", {}, text("web-pocket-entry-note"), words),
    el(
      "div",
      { class: "times" },
      el("label", {}, text("web-white"), white),
      el("label", {}, text("web-black"), black),
      el("label", {}, text("web-pocket-entry-round"), round),
      el("label", {}, text("web-pocket-entry-board"), board),
    ),
    el("label", {}, text("web-pocket-entry-competition"), competition),
  );
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-cancel") },
    { value: "keep", label: text("web-pocket-keep"), kind: "main" },
  ]);
  if ((await ask({ title: text("web-pocket-keep"), content, answers })) !== "keep") return null;
  return {
    note: words.value.trim(),
    heading: {
      competition: competition.value.trim(),
      round: whole(round.value),
      board: whole(board.value),
      white: white.value.trim(),
      black: black.value.trim(),
    },
  };
}

// What fills a gap of a phrase: a choice, squares on the board, a move, or something typed.

import { PositionEditor } from "/web/lib/position-editor.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/**
 * @typedef {object} Gap
 * @property {"choice" | "square" | "squares" | "move" | "number" | "text"} kind
 * @property {string} text
 * @property {{ word: string, text: string }[]} [choices]
 * @property {string} example
 */

/** A move with both squares, as cases write it; the engine says whether it is legal. @param {PositionEditor} editor */
function written(editor) {
  const [from, to] = editor.move;
  const letter = (editor.pieces.get(from) ?? "").toUpperCase().replace("P", "");
  return `${letter}${from}-${to}`;
}

/**
 * @param {Gap} gap
 * @param {string} fen the board, to point at
 * @param {(word: string) => void} then
 * @returns {HTMLElement}
 */
export function fillGap(gap, fen, then) {
  if (gap.choices) {
    const taps = gap.choices.map(({ word, text: words }) =>
      el("button", { type: "button", class: "tap", onclick: () => then(word) }, words),
    );
    return el("div", { class: "taps column" }, ...taps);
  }
  const field = el("input", { autocomplete: "off", spellcheck: "false", placeholder: gap.example });
  if (gap.kind === "number") Object.assign(field, { type: "number", min: "0", inputMode: "numeric" });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim()) then(field.value.trim());
  };
  return el(
    "form",
    { onsubmit: submit },
    board(gap, fen, field),
    el("label", {}, gap.text, field),
    el("button", { class: "main" }, text("web-pocket-guide-done")),
  );
}

/** A board to point at, if the gap is a matter of squares. @param {Gap} gap @param {string} fen @param {HTMLInputElement} field */
function board({ kind }, fen, field) {
  if (kind !== "square" && kind !== "squares" && kind !== "move") return null;
  const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));
  editor.classList.add("pointing");
  editor.enter(fen, {});
  editor.modes = editor.modes.filter(() => false);
  editor.mode = kind === "move" ? "move" : "square";
  editor.addEventListener("change", () => {
    if (kind === "move") {
      if (editor.move.length === 2) field.value = written(editor);
    } else if (kind === "square") field.value = editor.square;
    else {
      const squares = field.value.split(/\s+and\s+/).filter(Boolean);
      if (editor.square && !squares.includes(editor.square)) squares.push(editor.square);
      field.value = squares.join(" and ");
    }
  });
  return editor;
}

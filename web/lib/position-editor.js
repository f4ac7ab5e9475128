// Sets up a position by hand: a brush for pieces, and squares to point at. It knows no rules: the
// engine interprets the result.

import { el } from "/web/lib/dom.js";
import { piece } from "/web/lib/pieces.js";
import { text } from "/web/lib/texts.js";
import { ChessBoard, placement } from "/web/lib/board-element.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {"brush" | "move" | "square" | "other"} Mode */

const ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const NAMES = /** @type {Record<string, string>} */ ({
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
});

/** @param {Map<string, string>} pieces */
function written(pieces) {
  const ranks = [];
  for (let rank = 8; rank >= 1; rank--) {
    let line = "";
    let empty = 0;
    for (const file of "abcdefgh") {
      const letter = pieces.get(file + rank);
      if (!letter) {
        empty += 1;
        continue;
      }
      line += (empty > 0 ? String(empty) : "") + letter;
      empty = 0;
    }
    ranks.push(line + (empty > 0 ? String(empty) : ""));
  }
  return ranks.join("/");
}

/** Fires `change`. */
export class PositionEditor extends HTMLElement {
  constructor() {
    super();
    /** @type {Map<string, string>} */
    this.pieces = placement(ARRAY);
    /** @type {Mode} */
    this.mode = "brush";
    /** The piece to put down, or nothing for the eraser. */
    this.brush = "P";
    /** @type {string[]} */
    this.move = [];
    this.square = "";
    this.other = "";
    /** @type {Mode[]} */
    this.modes = ["brush"];
  }

  /** Forgets the chosen squares, but keeps the position, which may be of the same game. */
  forget() {
    Object.assign(this, { move: [], square: "", other: "", mode: "brush" });
    if (this.board) this.draw();
  }

  connectedCallback() {
    if (this.board) return;
    this.board = /** @type {ChessBoard} */ (document.createElement("chess-board"));
    this.board.setAttribute("label", text("web-editor-board"));
    this.tabs = el("div", { class: "choice", role: "group", "aria-label": text("web-editor-mode") });
    this.palette = el("div", { class: "palette", role: "group", "aria-label": text("web-editor-pieces") });
    this.append(this.tabs, this.board, this.palette);
    const take = (/** @type {Event} */ event, /** @type {string | undefined} */ square) => {
      if (!square) return;
      event.preventDefault();
      event.stopPropagation();
      this.point(square);
    };
    this.board.addEventListener("pointerdown", (event) => take(event, this.board?.at(event)), true);
    this.board.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter" || event.key === " ") take(event, this.board?.focused);
      },
      true,
    );
    this.drawPalette();
    this.draw();
  }

  /** What can be chosen besides setting up. @param {Mode[]} modes */
  offer(modes) {
    this.modes = ["brush", ...modes];
    if (!this.modes.includes(this.mode)) this.mode = "brush";
    this.draw();
  }

  drawPalette() {
    const button = (/** @type {string} */ letter, /** @type {string} */ label) => {
      const made = el("button", {
        type: "button",
        "aria-label": label,
        "aria-pressed": String(this.brush === letter),
        onclick: () => {
          this.brush = letter;
          this.mode = "brush";
          this.drawPalette();
          this.draw();
        },
      });
      made.append(letter ? piece(letter) : el("span", { "aria-hidden": "true" }, "✕"));
      return made;
    };
    const letters = [..."KQRBNPkqrbnp"].map((letter) =>
      button(
        letter,
        text("web-editor-piece", { color: letter < "a" ? "white" : "black", piece: NAMES[letter.toLowerCase()] }),
      ),
    );
    this.palette?.replaceChildren(
      ...letters,
      button("", text("web-editor-empty")),
      el("button", { type: "button", class: "wide", onclick: () => this.set(ARRAY) }, text("web-editor-array")),
      el(
        "button",
        { type: "button", class: "wide", onclick: () => this.set("8/8/8/8/8/8/8/8") },
        text("web-editor-clear"),
      ),
    );
  }

  /** @param {string} fen */
  set(fen) {
    this.pieces = placement(fen);
    this.move = [];
    this.square = this.other = "";
    this.changed();
  }

  /**
   * A position and the squares that were pointed at, without a `change`.
   * @param {string} fen
   * @param {{ played?: string | null, square?: string | null, other?: string | null }} pointed
   */
  enter(fen, { played, square, other }) {
    this.pieces = placement(fen);
    this.move = played ? [played.slice(0, 2), played.slice(2, 4)] : [];
    this.square = square ?? "";
    this.other = other ?? "";
    if (this.board) this.draw();
  }

  /** @param {string} square */
  point(square) {
    if (this.mode === "brush") {
      if (this.brush && this.pieces.get(square) !== this.brush) this.pieces.set(square, this.brush);
      else this.pieces.delete(square);
    } else if (this.mode === "move") {
      this.move =
        this.move.length === 1 && this.move[0] !== square
          ? [this.move[0], square]
          : this.pieces.has(square)
            ? [square]
            : [];
    } else if (this.pieces.has(square)) {
      this[this.mode] = square;
    }
    this.changed();
  }

  changed() {
    this.draw();
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  draw() {
    const pointed = [...this.move, this.square, this.other].filter(Boolean);
    this.board?.show({
      fen: written(this.pieces),
      last: this.move,
      touched: pointed.filter((square) => !this.move.includes(square)),
      mover: "white",
    });
    this.tabs?.replaceChildren(
      ...this.modes.map((mode) =>
        el(
          "label",
          {},
          el("input", {
            type: "radio",
            name: "editor-mode",
            value: mode,
            checked: mode === this.mode,
            onchange: () => {
              this.mode = mode;
              this.draw();
            },
          }),
          el("span", {}, text("web-editor-does", { mode })),
        ),
      ),
    );
    if (this.tabs) this.tabs.hidden = this.modes.length < 2;
  }

  /**
   * Only the initial array implies castling rights; for other positions they have to be given.
   * @param {Side} turn
   * @param {string} [castling] the castling rights
   * @param {{ number?: string, passed?: string }} [more] the number of the move, and the square for a capture en passant
   */
  fen(turn, castling, { number = "1", passed = "-" } = {}) {
    const placed = written(this.pieces);
    const rights = castling ?? (placed === ARRAY ? "KQkq" : "-");
    return `${placed} ${turn === "white" ? "w" : "b"} ${rights} ${passed} 0 ${number}`;
  }
}

customElements.define("position-editor", PositionEditor);

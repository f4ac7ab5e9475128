// What a board alone does not show: whose turn it is, who may still castle, and whether a pawn can be captured en passant. Which of it the
// position leaves open comes from the engine.

import { el } from "/web/lib/dom.js";
import { square as named, text } from "/web/lib/texts.js";
import { PositionEditor } from "/web/lib/position-editor.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {{ letter: string, side: Side, written: string }} CastlingRight */
/** @typedef {{ square: string, pawn: string }} Passed */

export class Rights {
  /**
   * @param {any} jadoube
   * @param {PositionEditor} editor
   * @param {string} fen with which it begins
   */
  constructor(jadoube, editor, fen) {
    this.jadoube = jadoube;
    this.editor = editor;
    const [, turn, castling, passed] = fen.split(" ");
    /** @type {Side} */
    this.turn = turn === "b" ? "black" : "white";
    this.castling = new Set(castling);
    this.passed = passed;
    this.open = el("div", {});
    this.place = el("div", { class: "rights" }, this.chooseTurn(), this.open);
    editor.addEventListener("change", () => this.draw());
    this.draw();
  }

  /** The position with what was chosen. */
  fen() {
    const castling = [...this.castling].sort().join("") || "-";
    return this.editor.fen(this.turn, castling, { passed: this.passed });
  }

  chooseTurn() {
    const choose = (/** @type {Event} */ event) => {
      this.turn = /** @type {Side} */ (/** @type {HTMLSelectElement} */ (event.target).value);
      this.draw();
    };
    return el(
      "label",
      {},
      text("web-pocket-guide-turn"),
      el(
        "select",
        { onchange: choose },
        ...["white", "black"].map((side) =>
          el("option", { value: side, selected: this.turn === side }, text("web-to-move", { side })),
        ),
      ),
    );
  }

  /** Offers what this position leaves open; what it does not is forgotten. */
  draw() {
    /** @type {{ castling: CastlingRight[], en_passant: Passed[] }} */
    const { castling, en_passant } = this.jadoube.rights(this.editor.fen(this.turn, "-"));
    this.castling = new Set(castling.map(({ letter }) => letter).filter((letter) => this.castling.has(letter)));
    if (!en_passant.some(({ square }) => square === this.passed)) this.passed = "-";
    this.open.replaceChildren(
      ...[
        castling.length > 0 ? this.chooseCastling(castling) : null,
        en_passant.length > 0 ? this.choosePassed(en_passant) : null,
      ].filter((part) => part !== null),
    );
  }

  /** @param {CastlingRight[]} rights */
  chooseCastling(rights) {
    const box = (/** @type {CastlingRight} */ { letter, side, written }) => {
      const choose = (/** @type {Event} */ event) => {
        if (/** @type {HTMLInputElement} */ (event.target).checked) this.castling.add(letter);
        else this.castling.delete(letter);
      };
      const checked = this.castling.has(letter);
      return el(
        "label",
        { class: "check" },
        el("input", { type: "checkbox", name: `castling-${letter}`, checked, onchange: choose }),
        ` ${text(`web-${side}`)} ${written}`,
      );
    };
    return el("fieldset", {}, el("legend", {}, text("web-pocket-guide-castling")), ...rights.map(box));
  }

  /** @param {Passed[]} pawns */
  choosePassed(pawns) {
    const choose = (/** @type {Event} */ event) => {
      this.passed = /** @type {HTMLSelectElement} */ (event.target).value;
    };
    return el(
      "label",
      {},
      text("web-pocket-guide-passed"),
      el(
        "select",
        { onchange: choose },
        el("option", { value: "-" }, text("web-pocket-guide-no-pawn")),
        ...pawns.map(({ square, pawn }) =>
          el("option", { value: square, selected: square === this.passed }, named(pawn)),
        ),
      ),
    );
  }
}

// Turns what hands do on the board into acts: touching, adjusting, putting down, castling, promoting; and typed
// moves.

import { confirm, toast } from "/web/lib/dialog.js";
import { running } from "/web/lib/reading.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {"phase" | "fen" | "turn" | "touched" | "bound" | "promoting" | "score" | "clock"} Seen */
/** @typedef {Pick<import("/web/lib/types.js").View, Seen> & { last?: { squares?: string[] | null } | null }} View */
/**
 * @typedef {object} Feed where the game is: in a hall, or in the engine of the pocket
 * @property {View | null} view
 * @property {(side: Side, acts: Act[], more?: { moves?: boolean }) => Promise<unknown>} act
 * @property {(words: string) => Promise<{ act: Act, legal?: boolean }>} read
 */

export class Hands {
  /**
   * @param {import("/web/lib/board-element.js").ChessBoard} board
   * @param {Feed} feed
   * @param {() => Side[]} mine
   * @param {HTMLElement} form
   */
  constructor(board, feed, mine, form) {
    this.board = board;
    this.feed = feed;
    this.mine = mine;
    this.form = /** @type {HTMLFormElement} */ (form);
    /** The square for which a promotion piece is being chosen. @type {string | null} */
    this.promoting = null;
    board.addEventListener("touchpiece", (event) => this.touch(/** @type {CustomEvent} */ (event).detail.square));
    board.addEventListener("putdown", (event) => this.put(/** @type {CustomEvent} */ (event).detail));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.type();
    });
    // "I adjust" is announced at a seat and takes effect at the board.
    document.addEventListener("adjust", (event) => {
      board.adjusting = /** @type {CustomEvent<boolean>} */ (event).detail;
    });
  }

  /** The side that may move here now. @returns {Side | null} */
  mover() {
    const view = this.feed.view;
    return view && view.phase !== "not_begun" && !view.score && this.mine().includes(view.turn) ? view.turn : null;
  }

  /** @param {Side} bottom */
  show(bottom) {
    const view = this.feed.view;
    if (!view) return;
    const mover = this.mover();
    const bound = view.bound ?? [];
    const held = this.board.inHand;
    const from = bound.filter((move) => !held || move.startsWith(held));
    const may =
      mover && (view.touched?.length || held) ? (from.length > 0 ? from : bound).map((move) => move.slice(2, 4)) : [];
    const last = view.last?.squares ?? [];
    this.board.show({
      fen: view.fen,
      bottom,
      last,
      touched: view.touched ?? [],
      may,
      bound: mover ? bound : [],
      mover,
    });
    this.form.hidden = this.mine().length === 0 || Boolean(view.score);
    this.promote(mover);
  }

  /** @param {string} square */
  touch(square) {
    const mover = this.mover();
    if (!mover) return;
    const adjusting = this.board.adjusting;
    // On a shared device a tap on a piece of the player who has not pressed yet is hardly the opponent's hand.
    const runs = running(this.feed.view?.clock) ?? mover;
    const piece = this.board.pieces.get(square) ?? "";
    const owner = piece === piece.toUpperCase() ? "white" : "black";
    if (runs !== mover && owner === runs && this.mine().includes(runs)) {
      toast(text("web-not-your-move"));
      return;
    }
    this.feed.act(mover, [{ touches: { square, contact: adjusting ? "adjusting" : "deliberate" } }]);
    if (adjusting) document.dispatchEvent(new CustomEvent("adjust", { detail: false }));
  }

  /** @param {{ from: string, to: string }} put */
  put({ from, to }) {
    const mover = this.mover();
    if (!mover) return;
    const [piece, there] = [this.board.pieces.get(from), this.board.pieces.get(to)];
    const king = mover === "white" ? "K" : "k";
    const rook = mover === "white" ? "R" : "r";
    if (piece === king && there === rook) {
      const wing = to[0] > from[0] ? "0-0" : "0-0-0";
      this.feed.act(mover, [{ castles: { wing, hands: "one" } }], { moves: true });
      return;
    }
    this.board.anticipate(from, to);
    this.feed
      .act(mover, [{ plays: { played: from + to, hands: "one" } }], { moves: true })
      .catch(() => this.show(this.board.bottom ?? "white"));
  }

  /** A pawn on the last rank waits for the piece that replaces it. @param {Side | null} mover */
  async promote(mover) {
    const square = (mover && this.feed.view?.promoting) ?? null;
    if (square === this.promoting) return;
    this.board.unpick();
    this.promoting = square;
    if (!square || !mover) return;
    const role = await this.board.pick(square, mover);
    if (role)
      await this.feed.act(mover, [{ places: { role, on: square } }, "lets_go"], { moves: true }).catch(() => {
        this.promoting = null;
      });
  }

  /** Enter makes the move that was typed; with nothing typed it presses the clock. */
  async type() {
    const field = /** @type {HTMLInputElement} */ (this.form.elements.namedItem("move"));
    const words = field.value.trim();
    if (words === "") {
      document.dispatchEvent(new CustomEvent("presskey"));
      return;
    }
    const mover = this.mover();
    if (!mover) {
      toast(text("web-not-your-move"));
      return;
    }
    try {
      const meant = await this.feed.read(words);
      if (
        meant.legal === false &&
        !(await confirm(text("web-typed-illegal", { move: words }), text("web-typed-nevertheless"), { danger: true }))
      )
        return again(field);
      await this.feed.act(mover, [meant.act], { moves: true });
      field.value = "";
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
      again(field);
    }
  }
}

/** Selects the text, to be typed over. @param {HTMLInputElement} field */
function again(field) {
  field.focus();
  field.select();
}

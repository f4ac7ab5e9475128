// A board that knows no rules. It shows a position and reports what hands do: a piece is touched, a piece is put
// somewhere.

import { el } from "/web/lib/dom.js";
import { piece } from "/web/lib/pieces.js";
import { moves } from "/web/lib/settings.js";
import { file, square as squareName, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/**
 * @typedef {object} Shown
 * @property {string} fen the placement, or a whole FEN
 * @property {Side} [bottom] who sits at the bottom
 * @property {readonly string[]} [last] squares of the last move
 * @property {readonly string[]} [touched]
 * @property {readonly string[]} [may] squares to which the piece in hand may still move
 * @property {readonly string[]} [bound] the moves that are still permitted, `e2e4`, if a piece was touched and
 * nobody holds it
 * @property {readonly string[]} [wrong] squares where something is not as it should be
 * @property {Side | null} [mover] the side to move; nobody if it is missing
 */

/**
 * @typedef {object} Held a piece under a pointer
 * @property {string} square
 * @property {SVGElement} node
 * @property {number} x
 * @property {number} y
 * @property {number} pointer
 * @property {boolean} dragging
 * @property {boolean} touch
 */

const KINDS = /** @type {Record<string, import("/web/lib/laws.js").Role>} */ ({
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
});
/** How far a pointer moves before it drags, in pixels. */
const DRAG = 5;

/** @param {string} letter @returns {Side} */
function sideOf(letter) {
  return letter === letter.toUpperCase() ? "white" : "black";
}

/** @param {string} fen @returns {Map<string, string>} */
export function placement(fen) {
  /** @type {Map<string, string>} */
  const found = new Map();
  fen
    .split(" ")[0]
    .split("/")
    .forEach((rank, row) => {
      let column = 0;
      for (const sign of rank) {
        if (sign >= "1" && sign <= "8") column += Number(sign);
        else if (sign.toLowerCase() in KINDS) found.set("abcdefgh"[column++] + (8 - row), sign);
      }
    });
  return found;
}

/**
 * Fires `touchpiece` (detail: { square }) when a hand touches a piece while holding none, and `putdown`
 * (detail: { from, to, dragged }) when the piece in hand is put somewhere.
 */
export class ChessBoard extends HTMLElement {
  constructor() {
    super();
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    /** @type {Map<string, string>} what each square shows */
    this.pieces = new Map();
    /** @type {Shown} */
    this.shown = { fen: "8/8/8/8/8/8/8/8" };
    /** @type {Side | null} */
    this.bottom = null;
    /** @type {string | null} */
    this.inHand = null;
    /** @type {Held | null} */
    this.grip = null;
    this.focused = "e1";
    /** A touch only adjusts the piece and does not pick it up. */
    this.adjusting = false;
    /** Sets up a position instead of playing a game: every piece of either side can be moved. */
    this.free = false;
    this.landed = "";
  }

  connectedCallback() {
    if (this.cells.size > 0) return;
    this.build(/** @type {Side} */ (this.dataset.bottom ?? "white"));
    this.addEventListener("pointerdown", (event) => this.down(event));
    this.addEventListener("pointermove", (event) => this.move(event));
    this.addEventListener("pointerup", (event) => this.up(event));
    this.addEventListener("pointercancel", () => this.drop());
    this.addEventListener("keydown", (event) => this.key(event));
    this.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {Side} bottom */
  build(bottom) {
    this.bottom = bottom;
    const grid = el("div", {
      class: "squares",
      role: "grid",
      "aria-label": this.getAttribute("label") ?? text("web-board"),
    });
    this.cells.clear();
    this.pieces.clear();
    const ranks = bottom === "white" ? "87654321" : "12345678";
    const files = bottom === "white" ? "abcdefgh" : "hgfedcba";
    for (const rank of ranks) {
      const row = el("div", { class: "rank", role: "row" });
      for (const name of files) {
        const column = "abcdefgh".indexOf(name);
        const light = (column + Number(rank)) % 2 === 0;
        const square = name + rank;
        const cell = el("div", {
          class: `square ${light ? "light" : "dark"}`,
          role: "gridcell",
          tabindex: square === this.focused ? 0 : -1,
          "data-square": square,
        });
        if (name === files[0]) cell.append(el("span", { class: "name rank-name", "aria-hidden": "true" }, rank));
        if (rank === ranks[7])
          cell.append(el("span", { class: "name file-name", "aria-hidden": "true" }, file(column)));
        this.cells.set(square, cell);
        row.append(cell);
      }
      grid.append(row);
    }
    this.querySelector(".squares")?.remove();
    this.prepend(grid);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.shown = shown;
    const bottom = shown.bottom ?? "white";
    const turned = bottom !== this.bottom;
    if (turned) this.build(bottom);
    this.toggleAttribute("data-mine", Boolean(shown.mover));
    const wanted = placement(shown.fen);
    if (
      this.inHand &&
      !this.grip &&
      !shown.touched?.includes(this.inHand) &&
      this.pieces.get(this.inHand) !== wanted.get(this.inHand)
    )
      this.inHand = null;
    this.arrange(wanted, !turned);
    for (const [square, cell] of this.cells) {
      cell.classList.toggle("last", Boolean(shown.last?.includes(square)));
      cell.classList.toggle("touched", Boolean(shown.touched?.includes(square)) || this.inHand === square);
      cell.classList.toggle("may", Boolean(shown.may?.includes(square)));
      cell.classList.toggle("wrong", Boolean(shown.wrong?.includes(square)));
      const label = this.label(square);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    }
  }

  /** @param {string} square */
  label(square) {
    const letter = this.pieces.get(square);
    const name = squareName(square);
    const what = letter
      ? text("web-square-with", { square: name, side: sideOf(letter), piece: KINDS[letter.toLowerCase()] })
      : text("web-square-empty", { square: name });
    if (this.shown.touched?.includes(square)) return text("web-square-touched", { what });
    return this.shown.may?.includes(square) ? text("web-square-may", { what }) : what;
  }

  /** @param {Map<string, string>} wanted @param {boolean} animated */
  arrange(wanted, animated) {
    /** @type {[string, string][]} */
    const left = [];
    /** @type {[string, string][]} */
    const came = [];
    for (const square of this.cells.keys()) {
      const [before, after] = [this.pieces.get(square), wanted.get(square)];
      if (before === after) continue;
      if (before) left.push([square, before]);
      if (after) came.push([square, after]);
    }
    for (const [square] of left) this.cells.get(square)?.querySelector(".piece")?.remove();
    for (const [square, letter] of came) {
      const cell = this.cells.get(square);
      if (!cell) continue;
      const node = piece(letter);
      cell.append(node);
      const from = left.findIndex(([, gone]) => gone === letter);
      const source = from >= 0 ? this.cells.get(left.splice(from, 1)[0][0]) : null;
      if (source && animated && moves() && this.landed !== square) {
        const [a, b] = [source.getBoundingClientRect(), cell.getBoundingClientRect()];
        node.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], {
          duration: 130,
          easing: "ease-out",
        });
      }
    }
    this.landed = "";
    this.pieces = wanted;
  }

  /**
   * Shows a piece where it was put, before the hall has answered.
   * @param {string} from
   * @param {string} to
   */
  anticipate(from, to) {
    const next = new Map(this.pieces);
    const letter = next.get(from);
    if (!letter) return;
    next.delete(from);
    next.set(to, letter);
    this.landed = to;
    this.arrange(next, false);
  }

  /** @param {string} square */
  isOwn(square) {
    const letter = this.pieces.get(square);
    return letter !== undefined && (this.free || sideOf(letter) === this.shown.mover);
  }

  /** @param {PointerEvent} event @returns {string | undefined} */
  at(event) {
    const box = this.getBoundingClientRect();
    const [x, y] = [
      Math.floor((8 * (event.clientX - box.x)) / box.width),
      Math.floor((8 * (event.clientY - box.y)) / box.height),
    ];
    if (x < 0 || x > 7 || y < 0 || y > 7) return undefined;
    return this.bottom === "white" ? "abcdefgh"[x] + (8 - y) : "hgfedcba"[x] + (y + 1);
  }

  /** @param {PointerEvent} event */
  down(event) {
    const inPicker = event.target instanceof Element && event.target.closest(".picker");
    if (!this.shown.mover || event.button !== 0 || this.grip || inPicker) return;
    const square = this.at(event);
    if (!square) return;
    event.preventDefault();
    this.mark(square);
    if (!this.choose(square)) return;
    const node = /** @type {SVGElement | null} */ (this.cells.get(square)?.querySelector(".piece"));
    if (node && this.inHand === square) {
      this.grip = {
        square,
        node,
        x: event.clientX,
        y: event.clientY,
        pointer: event.pointerId,
        dragging: false,
        touch: event.pointerType !== "mouse",
      };
      this.setPointerCapture(event.pointerId);
    }
  }

  /**
   * A hand comes to a square: it touches the piece there, or puts down the piece that it holds.
   * @param {string} square
   * @returns {boolean} whether a piece is in the hand now
   */
  choose(square) {
    const held = this.inHand ?? this.bindsTo(square);
    if (held && held !== square) {
      const castles = this.isOwn(square) && this.isOwn(held) && this.kind(held) === "k" && this.kind(square) === "r";
      if (!this.isOwn(square) || castles) {
        this.put(held, square, false);
        return false;
      }
    }
    if (!this.pieces.has(square)) return false;
    const again = held === square;
    if (this.isOwn(square) && !this.adjusting) this.inHand = square;
    for (const [name, cell] of this.cells) {
      cell.classList.toggle("touched", name === this.inHand || Boolean(this.shown.touched?.includes(name)));
    }
    if (!again) this.dispatchEvent(new CustomEvent("touchpiece", { bubbles: true, detail: { square } }));
    return this.inHand === square;
  }

  /**
   * A touched piece must move: a tap on a permitted square moves it, in the hand or not.
   * @param {string} square
   * @returns {string | null}
   */
  bindsTo(square) {
    if (this.adjusting || this.isOwn(square)) return null;
    const from = new Set(
      (this.shown.bound ?? []).filter((move) => move.slice(2, 4) === square).map((move) => move.slice(0, 2)),
    );
    const [only] = [...from].filter((place) => this.shown.touched?.includes(place));
    return from.size === 1 && only && this.isOwn(only) ? only : null;
  }

  /** @param {string} square */
  kind(square) {
    return this.pieces.get(square)?.toLowerCase();
  }

  /** @param {string} from @param {string} to @param {boolean} dragged */
  put(from, to, dragged) {
    this.inHand = null;
    if (dragged) this.landed = to;
    this.dispatchEvent(new CustomEvent("putdown", { bubbles: true, detail: { from, to, dragged } }));
  }

  /** @param {PointerEvent} event */
  move(event) {
    const grip = this.grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.dragging && Math.hypot(dx, dy) < DRAG) return;
    grip.dragging = true;
    grip.node.classList.add("lifted");
    const box = this.cells.get(grip.square)?.getBoundingClientRect();
    const [cx, cy] = box ? [grip.x - (box.x + box.width / 2), grip.y - (box.y + box.height / 2)] : [0, 0];
    // A finger would hide the piece.
    const [scale, lift] = grip.touch ? [1.7, (box?.height ?? 0) * 0.6] : [1.1, 0];
    grip.node.style.transform = `translate(${dx + cx}px, ${dy + cy - lift}px) scale(${scale})`;
    const over = this.at(event);
    for (const [square, cell] of this.cells) cell.classList.toggle("over", square === over);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const grip = this.grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const target = this.at(event);
    this.drop();
    if (grip.dragging && target && target !== grip.square) this.put(grip.square, target, true);
  }

  drop() {
    if (!this.grip) return;
    this.grip.node.classList.remove("lifted");
    this.grip.node.style.transform = "";
    for (const cell of this.cells.values()) cell.classList.remove("over");
    this.grip = null;
  }

  /** Gives the board the keyboard focus, at the square where it was last. */
  take() {
    this.cells.get(this.focused)?.focus({ preventScroll: true });
  }

  /** Makes a square the target of Tab. @param {string} square */
  mark(square) {
    this.cells.get(this.focused)?.setAttribute("tabindex", "-1");
    this.focused = square;
    this.cells.get(square)?.setAttribute("tabindex", "0");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const square =
      event.target instanceof Element ? event.target.closest(".square")?.getAttribute("data-square") : null;
    if (!square) return;
    // A screen reader can reach a square without arrow keys.
    if (square !== this.focused) this.mark(square);
    const step = /** @type {Record<string, [number, number]>} */ ({
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    })[event.key];
    if (step) {
      const turn = this.bottom === "white" ? 1 : -1;
      const column = "abcdefgh".indexOf(this.focused[0]) + step[0] * turn;
      const rank = Number(this.focused[1]) + step[1] * turn;
      if (column >= 0 && column < 8 && rank >= 1 && rank <= 8) {
        this.mark("abcdefgh"[column] + rank);
        this.cells.get(this.focused)?.focus({ preventScroll: true });
      }
      event.preventDefault();
    } else if (event.key === "Enter" && this.shown.mover) {
      this.choose(this.focused);
      event.preventDefault();
    }
  }

  /**
   * Asks which piece to put on the square. Resolves with `null` if the choice is dismissed.
   * @param {string} square
   * @param {Side} side
   * @returns {Promise<import("/web/lib/laws.js").Role | null>}
   */
  pick(square, side) {
    this.querySelector(".picker")?.remove();
    return new Promise((resolve) => {
      const letters = side === "white" ? "QRBN" : "qrbn";
      const picker = el("div", { class: "picker", role: "group", "aria-label": text("web-promotion") });
      const end = (/** @type {import("/web/lib/laws.js").Role | null} */ chosen) => {
        picker.remove();
        resolve(chosen);
      };
      for (const letter of letters) {
        const button = el("button", {
          type: "button",
          "aria-label": text("web-piece", { piece: KINDS[letter.toLowerCase()] }),
          onclick: () => end(KINDS[letter.toLowerCase()]),
        });
        button.append(piece(letter));
        picker.append(button);
      }
      const column = "abcdefgh".indexOf(square[0]);
      const atTop = (square[1] === "8") === (this.bottom === "white");
      picker.style.left = `${12.5 * (this.bottom === "white" ? column : 7 - column)}%`;
      picker.style[atTop ? "top" : "bottom"] = "0";
      this.append(picker);
      this.endPick = () => end(null);
      picker.querySelector("button")?.focus({ preventScroll: true });
    });
  }

  /** Dismisses the choice. */
  unpick() {
    if (this.querySelector(".picker")) this.endPick?.();
  }
}

customElements.define("chess-board", ChessBoard);

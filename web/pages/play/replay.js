// Plays through the moves so far, with the clocks and the rulings: for spectators, and for the players when the game is
// over. During a game a player may not look at earlier positions (8.1.4).

import { get } from "/web/lib/api.js";
import { copy } from "/web/lib/copy.js";
import { by, el } from "/web/lib/dom.js";
import { linked } from "/web/lib/rulings.js";
import { settings } from "/web/lib/settings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/feed.js").Feed} Feed */
/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").ReplayStep} Step */
/** @typedef {{ near: import("/web/pages/play/seat.js").Seat, far: import("/web/pages/play/seat.js").Seat }} Seats */

export class Replay {
  /**
   * @param {Feed} feed
   * @param {import("/web/lib/board-element.js").ChessBoard} board
   * @param {Seats} seats
   * @param {() => Side[]} mine
   * @param {() => void} draw draws the page again
   */
  constructor(feed, board, seats, mine, draw) {
    this.feed = feed;
    this.board = board;
    this.seats = seats;
    this.mine = mine;
    this.draw = draw;
    /** @type {Step[]} */
    this.steps = [];
    /** How many rows the steps are made of. */
    this.read = -1;
    /** The half-move that is shown; `null` for the current position. @type {number | null} */
    this.at = null;
    /** The half-move in the address, until it is shown. */
    this.linked = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : null;
    for (const button of by("replay").querySelectorAll("[data-step]"))
      button.addEventListener("click", () => this.step(button.getAttribute("data-step") ?? ""));
    by("live").addEventListener("click", () => this.toLive());
    by("link").addEventListener("click", () => {
      const address = new URL(location.href);
      address.search = "";
      address.hash = `#${this.at ?? this.feed.view?.plies ?? 0}`;
      by("address").textContent = address.href;
      copy(address.href, by("address"));
    });
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => {
      if (/^#\d+$/.test(location.hash)) this.go(Number(location.hash.slice(1)));
    });
  }

  /** Whether this reader may look at earlier positions. */
  isAllowed() {
    const { view } = this.feed;
    return Boolean(view) && (this.mine().length === 0 || Boolean(view?.score));
  }

  /** What a click on a move does. */
  chooses() {
    return this.isAllowed() ? (/** @type {number} */ ply) => void this.go(ply) : null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const steps = /** @type {Record<string, string>} */ ({
      ArrowLeft: "back",
      ArrowRight: "next",
      Home: "first",
      End: "last",
    });
    const step = steps[event.key];
    if (!step || !this.isAllowed() || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = event.target instanceof Element ? event.target : null;
    // The board and text fields have their own use for these keys.
    if (at?.closest("input, select, textarea, chess-board, dialog, [contenteditable]")) return;
    event.preventDefault();
    this.step(step);
  }

  /** @param {string} step */
  async step(step) {
    const last = this.feed.view?.plies ?? 0;
    const at = this.at ?? last;
    if (step === "first") await this.go(0);
    else if (step === "back") await this.go(at - 1);
    else if (step === "next") await this.go(at + 1);
    else await this.go(last);
  }

  /** Shows the position after so many half-moves. @param {number} ply */
  async go(ply) {
    if (!this.isAllowed()) return;
    await this.readSteps();
    const last = this.steps.length - 1;
    if (last < 0) return;
    const wanted = Math.min(Math.max(ply, 0), last);
    // The last position of a running game is the current one.
    if (wanted === last && !this.feed.view?.score) {
      this.toLive();
      return;
    }
    this.at = wanted;
    history.replaceState(null, "", `#${wanted}`);
    this.draw();
  }

  toLive() {
    this.at = null;
    history.replaceState(null, "", location.pathname + location.search);
    this.draw();
  }

  async readSteps() {
    if (this.read === this.feed.seq) return;
    const { seq } = this.feed;
    const query = new URLSearchParams();
    if (settings.notation) query.set("notation", settings.notation);
    if (this.feed.wanted) query.set("as", this.feed.wanted);
    /** @type {import("/web/lib/hall.js").Replay | null} */
    const found = await get(`/api/v1/games/${this.feed.game}/replay?${query}`).catch(() => null);
    if (!found) return;
    this.steps = found.steps;
    this.read = seq;
  }

  /** Draws what is looked at. @param {Side} bottom @returns {boolean} whether it is an earlier position */
  show(bottom) {
    const allowed = this.isAllowed();
    by("replay").hidden = !allowed || (this.feed.view?.plies ?? 0) === 0;
    if (!allowed) this.at = null;
    else if (this.linked !== null) {
      const { linked: ply } = this;
      this.linked = null;
      this.go(ply);
    }
    const step = this.at === null ? null : this.steps[this.at];
    by("live").hidden = !step || Boolean(this.feed.view?.score);
    for (const button of document.querySelectorAll("#sheet .step"))
      if (step && button.getAttribute("data-ply") === String(this.at)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    const [white, black] = step?.clocks ?? [null, null];
    [this.seats.near.past, this.seats.far.past] = bottom === "white" ? [white, black] : [black, white];
    if (!step) {
      by("step").textContent = this.feed.texts.last?.numbered ?? text("web-replay-start");
      by("step-rulings").replaceChildren();
      return false;
    }
    by("step").textContent = step.written ?? text("web-replay-start");
    by("step-rulings").replaceChildren(...(step.rulings ?? []).map((ruling) => el("p", {}, ...linked(ruling))));
    this.board.show({ fen: step.fen, bottom, last: step.squares ?? [], mover: null });
    return true;
  }
}

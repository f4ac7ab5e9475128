// A player's place at the board of the pocket: the clock, and what a player can say.

import "/web/lib/clock-element.js";
import { isLow, shownTime } from "/web/lib/clock-element.js";
import { askClaim } from "/web/lib/claim.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { overtimeWords } from "/web/lib/overtime.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {import("/web/lib/laws.js").Claim} Claim */

export class Seat {
  /** @param {Side} side @param {import("/web/pocket/match.js").Match} match @param {() => boolean} isFar */
  constructor(side, match, isFar) {
    this.side = side;
    this.match = match;
    this.isFar = isFar;
    this.clock = /** @type {import("/web/lib/clock-element.js").ChessClock} */ (document.createElement("chess-clock"));
    this.acts = el("div", { class: "acts" });
    this.place = el("section", { class: "seat", "aria-label": this.who() }, this.clock, this.acts);
    this.shape = "";
    this.adjusting = false;
    this.clock.addEventListener("pressclock", () => this.press());
    document.addEventListener("adjust", (event) => {
      this.adjusting &&= /** @type {CustomEvent<boolean>} */ (event).detail;
      this.acts.querySelector("[data-act=adjust]")?.setAttribute("aria-pressed", String(this.adjusting));
    });
  }

  who() {
    return this.match.game.names[this.side] || text(this.side === "white" ? "web-white" : "web-black");
  }

  index() {
    return this.side === "white" ? 0 : 1;
  }

  /** @param {Act[]} acts */
  act(acts) {
    return this.match.act(this.side, acts).catch(() => {});
  }

  show() {
    const { claimable, offer, phase } = this.match.view;
    const claim = claimable[this.index()];
    // Buttons are replaced only when they change, so that none disappears under a finger or the focus.
    const shape = JSON.stringify([phase, offer, claim]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.acts.replaceChildren(...(phase === "playing" ? this.buttons(offer, claim) : []));
    }
    this.tick();
  }

  /** @param {Side | null} offer @param {Claim | null} claim */
  buttons(offer, claim) {
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {() => void} */ does,
      kind = "",
    ) => el("button", { type: "button", class: kind, "data-act": name, onclick: does }, label);
    const adjust = button("adjust", text("web-adjust"), () => this.adjust());
    adjust.setAttribute("aria-pressed", String(this.adjusting));
    const offered = offer && offer !== this.side;
    return [
      ...(claim
        ? [button("touch", text("web-claim-touch"), () => this.act([{ claims: { claim, intends: null } }]), "main")]
        : []),
      ...(offered
        ? [
            el("p", { class: "offered" }, text("web-offered")),
            button("accept", text("web-accept"), () => this.accept(), "main"),
            button("decline", text("web-decline"), () => this.act(["declines"])),
          ]
        : [adjust, button("offer", text("web-offer"), () => this.offer())]),
      button("claim", text("web-claim"), () => this.claim()),
      button("resign", text("web-resign"), () => this.resign(), "danger"),
    ];
  }

  tick() {
    const { view } = this.match;
    const reading = this.match.reading(this.side);
    const parts = [];
    if (view.flags[this.index()]) parts.push(text("web-flag"));
    const required = view.required[this.index()] ?? 0;
    parts.push(
      required > reading.moves
        ? text("web-moves-to-go", { count: required - reading.moves })
        : text("web-moves-made", { count: reading.moves }),
    );
    if (reading.period > 0) parts.push(text("web-period", { number: reading.period + 1 }));
    parts.push(...overtimeWords(reading.overtime));
    if (reading.delay > 0) parts.push(text("web-pocket-delay", { time: shownTime(reading.delay) }));
    if (view.illegal_moves[this.index()] > 0)
      parts.push(text("web-illegal-count", { count: view.illegal_moves[this.index()] }));
    this.clock.show({
      who: this.who(),
      main: reading.main,
      up: reading.counts_up,
      low: isLow(reading),
      runs: this.match.running() === this.side,
      flag: view.flags[this.index()],
      mine: !view.score,
      due: view.press[this.index()] === "completes",
      more: parts.join(" · "),
    });
  }

  async press() {
    const { phase, press } = this.match.view;
    const would = press[this.index()];
    // Before the first move the opponent of the side to move starts the clock (6.2).
    if (phase === "not_begun") {
      if (this.side === "black") await this.match.act("hall", ["starts the round"]);
      return;
    }
    if (would === "stopped") toast(text("web-pocket-stopped"));
    // 6.2.1: pressing without having moved counts as an illegal move in the newer editions. Avoid doing that by mistake.
    const sure = () =>
      confirm(text("web-press-unmoved"), text("web-press-nevertheless"), { danger: true, turned: this.isFar() });
    if (would === "completes" || (would === "unmoved" && (await sure()))) {
      await this.act([{ presses: { hand: "one" } }]);
      navigator.vibrate?.(15);
    }
  }

  /** 4.2: said before the pieces are touched. */
  adjust() {
    this.adjusting = !this.adjusting;
    document.dispatchEvent(new CustomEvent("adjust", { detail: this.adjusting }));
  }

  async offer() {
    // 9.1.2.1: the offer belongs between the move and the press.
    const inOrder = this.match.view.press[this.index()] === "completes";
    const words = text(inOrder ? "web-offer-then-press" : "web-offer-early");
    if (await confirm(text("web-offer-title"), text("web-offer"), { words, turned: this.isFar() }))
      await this.act([{ offers_draw: { conditional: false } }]);
  }

  async accept() {
    if (await confirm(text("web-accept-title"), text("web-accept"), { turned: this.isFar() }))
      await this.act(["accepts"]);
  }

  async resign() {
    if (await confirm(text("web-resign-title"), text("web-resign"), { danger: true, turned: this.isFar() }))
      await this.act(["resigns"]);
  }

  async claim() {
    const offered = [
      { claim: /** @type {const} */ ("repetition"), text: text("web-claim-repetition"), of_draw: true },
      { claim: /** @type {const} */ ("fifty"), text: text("web-claim-fifty"), of_draw: true },
    ];
    const claimed = await askClaim(offered, (words) => this.match.read(words), this.isFar());
    if (claimed) await this.act([{ claims: { claim: claimed.claim, intends: claimed.meant?.played ?? null } }]);
  }
}

// A player's place: the clock, and everything a player can do besides moving.

import { isLow } from "/web/lib/clock-element.js";
import { commandId, get, post } from "/web/lib/api.js";
import { askClaim } from "/web/lib/claim.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { nameOf } from "/web/lib/names.js";
import { writing } from "/web/lib/notation.js";
import { overtimeWords } from "/web/lib/overtime.js";
import { text } from "/web/lib/texts.js";
import { isWithoutArbiter, rematch } from "/web/pages/play/friends.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {import("/web/lib/laws.js").Trouble} Trouble */
/** @typedef {import("/web/lib/feed.js").Feed} Feed */
/** @typedef {import("/web/lib/clock-element.js").ChessClock} ChessClock */

/** How long a new button ignores taps, which may have been meant for the one it replaced. */
const DEAF = 400;

/** @param {HTMLButtonElement} button */
function late(button) {
  button.disabled = true;
  setTimeout(() => {
    button.disabled = false;
  }, DEAF);
  return button;
}

export class Seat {
  /** @param {HTMLElement} place @param {Feed} feed @param {() => Side[]} mine */
  constructor(place, feed, mine) {
    this.place = place;
    this.feed = feed;
    this.mine = mine;
    /** @type {Side} */
    this.side = "white";
    this.shape = "";
    this.clock = /** @type {ChessClock} */ (place.querySelector("chess-clock"));
    this.acts = /** @type {HTMLElement} */ (place.querySelector(".acts"));
    this.adjusting = false;
    /** The time left in an earlier position that is looked at, in milliseconds. @type {number | null} */
    this.past = null;
    /** Whether an offer or a move to seal takes the place of the usual buttons. */
    this.crowded = false;
    this.clock.addEventListener("pressclock", () => this.press());
    document.addEventListener("presskey", () => {
      if (this.runs() && this.isMine()) this.press();
    });
    document.addEventListener("adjust", (event) => {
      this.adjusting = /** @type {CustomEvent<boolean>} */ (event).detail && this.adjusting;
      this.acts.querySelector("[data-act=adjust]")?.setAttribute("aria-pressed", String(this.adjusting));
    });
  }

  isMine() {
    return this.mine().includes(this.side);
  }

  runs() {
    return this.feed.reading(this.side)?.runs ?? false;
  }

  /** Whether this player sits opposite at a shared device. */
  turned() {
    return this.place.classList.contains("far");
  }

  /** @param {Act[]} acts */
  act(acts) {
    return this.feed.act(this.side, acts);
  }

  /** @param {Side} side */
  show(side) {
    this.side = side;
    this.clock.dataset.side = side;
    const view = this.feed.view;
    if (!view) return;
    const opponent = side === "white" ? "black" : "white";
    const begun = view.phase !== "not_begun";
    // Buttons are replaced only when they change, so that none disappears under a finger or the focus.
    const shape = JSON.stringify([
      side,
      this.isMine(),
      begun,
      view.score ?? null,
      view.offer ?? null,
      this.claimable(),
      this.mustSeal(),
      this.hasSigned(),
    ]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.acts.replaceChildren(...(this.isMine() ? this.buttons(begun, view.offer === opponent) : []));
    }
    this.tick();
  }

  /** The index of this player in pairs of values. */
  index() {
    return this.side === "white" ? 0 : 1;
  }

  /** What the hall has seen and this player can claim with one tap. */
  claimable() {
    return this.feed.view?.claimable[this.index()] ?? null;
  }

  mustSeal() {
    return this.feed.view?.sealing === this.side;
  }

  hasSigned() {
    return this.feed.view?.signed[this.index()] ?? false;
  }

  /** @param {boolean} begun @param {boolean} offered */
  buttons(begun, offered) {
    const view = this.feed.view;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {() => void} */ does,
      kind = "",
    ) => el("button", { type: "button", class: kind, "data-act": name, onclick: does }, label);
    const score = view?.score;
    if (score) {
      const sign = this.hasSigned() ? [] : [button("sign", text("web-sign"), () => this.act([{ signs: { score } }]))];
      // Two players at one device can play again; players who came through a link have an organizer for that.
      const again =
        this.mine().length === 2 && !this.feed.opening?.event
          ? [button("again", text("web-new-game"), () => this.again(), "main")]
          : [];
      const rematched =
        this.mine().length === 1 && isWithoutArbiter(this.feed)
          ? [button("rematch", text("web-rematch"), () => rematch(this.feed), "main")]
          : [];
      return [...sign, ...again, ...rematched];
    }
    if (!begun) return [];
    const adjust = button("adjust", text("web-adjust"), () => this.adjust());
    adjust.setAttribute("aria-pressed", String(this.adjusting));
    // Something that needs an answer takes the place of three buttons, which move to "More", so that nothing shifts
    // under the fingers.
    const usual = [
      adjust,
      button("offer", text("web-offer"), () => this.offer()),
      button("claim", text("web-claim"), () => this.claim()),
    ];
    const seal = () =>
      el(
        "div",
        { class: "offer" },
        button("seal", text("web-seal"), () => this.seal(), "main"),
      );
    const offer = () =>
      el(
        "div",
        { class: "offer" },
        el("p", {}, text("web-offered")),
        ...[
          button("accept", text("web-accept"), () => this.accept(), "main"),
          button("decline", text("web-decline"), () => this.act(["declines"])),
        ].map(late),
      );
    const breach = (/** @type {import("/web/lib/laws.js").Claim} */ claim) =>
      el(
        "div",
        { class: "offer breach", role: "alert" },
        el("p", {}, text("web-touch-broken", { side: this.side === "white" ? "black" : "white" })),
        late(button("claim-now", text("web-claim-do"), () => this.act([{ claims: { claim, intends: null } }]), "main")),
      );
    const claim = this.claimable();
    const needed = this.mustSeal() ? [seal()] : [...(claim ? [breach(claim)] : []), ...(offered ? [offer()] : [])];
    this.crowded = needed.length > 0;
    return [
      ...(this.crowded ? needed : usual),
      isWithoutArbiter(this.feed)
        ? button("stop", text("web-stop"), () => this.act([{ stops_clocks: { reason: "call_arbiter" } }]))
        : button("call", text("web-call"), () => this.call()),
      button("resign", text("web-resign"), () => this.resign(), "danger"),
      button("more", text("web-more"), () => this.more(), "quiet"),
    ];
  }

  /** 4.2: said before the pieces are touched. */
  adjust() {
    this.adjusting = !this.adjusting;
    document.dispatchEvent(new CustomEvent("adjust", { detail: this.adjusting }));
  }

  tick() {
    const { opening, view } = this.feed;
    if (!opening || !view) return;
    const reading = this.feed.reading(this.side);
    if (this.past !== null) {
      const who = nameOf(opening, this.side);
      this.clock.show({ who, main: this.past, runs: false, flag: false, mine: false, more: "" });
      return;
    }
    const fallen = reading?.flag ?? false;
    const mine = this.isMine() && !view.score;
    this.clock.show({
      who: nameOf(opening, this.side),
      main: reading ? reading.main : null,
      up: reading?.counts_up,
      low: reading ? isLow(reading) : false,
      runs: reading?.runs === true && !view.score,
      flag: fallen,
      mine,
      due: mine && view.press[this.index()] === "completes",
      more: this.smallPrint(reading),
    });
  }

  /** Periods, moves, delay, and the player's illegal moves. @param {ReturnType<Feed["reading"]>} reading */
  smallPrint(reading) {
    const { opening, view } = this.feed;
    if (!reading || !opening || !view) return "";
    const parts = [];
    if (reading.flag) parts.push(text("web-flag"));
    const made = reading.moves;
    const required = view.required[this.index()] ?? 0;
    parts.push(
      required > made ? text("web-moves-to-go", { count: required - made }) : text("web-moves-made", { count: made }),
    );
    if (reading.period > 0) parts.push(text("web-period", { number: reading.period + 1 }));
    parts.push(...overtimeWords(reading.overtime));
    if (reading.delay > 0) parts.push(text("web-delay", { seconds: Math.ceil(reading.delay / 1000) }));
    const illegal = view.illegal_moves[this.index()];
    if (illegal > 0) parts.push(text("web-illegal-count", { count: illegal }));
    return parts.join(" · ");
  }

  async press() {
    const would = this.feed.view?.press[this.index()] ?? "nothing";
    if (!this.isMine() || would === "nothing") return;
    if (would === "stopped" || would === "idle") {
      toast(text("web-clock-stands"));
      return;
    }
    // 6.2.1: pressing without having moved counts as an illegal move in the newer editions. Avoid doing that by
    // mistake.
    if (
      would === "unmoved" &&
      !this.isMoving() &&
      !(await confirm(text("web-press-unmoved"), text("web-press-nevertheless"), {
        danger: true,
        turned: this.turned(),
      }))
    )
      return;
    await this.act([{ presses: { hand: "one" } }]).catch(() => {});
  }

  /** A quick player presses before the hall has confirmed the move. */
  isMoving() {
    return this.feed.isMoving(this.side);
  }

  async offer() {
    // 9.1.2.1: the offer belongs between the move and the press.
    const inOrder = this.feed.view?.press[this.index()] === "completes";
    const words = inOrder ? text("web-offer-then-press") : text("web-offer-early");
    if (await confirm(text("web-offer-title"), text("web-offer"), { words, turned: this.turned() }))
      await this.act([{ offers_draw: { conditional: false } }]).catch(() => {});
  }

  async accept() {
    if (await confirm(text("web-accept-title"), text("web-accept"), { turned: this.turned() }))
      await this.act(["accepts"]).catch(() => {});
  }

  async resign() {
    if (await confirm(text("web-resign-title"), text("web-resign"), { danger: true, turned: this.turned() }))
      await this.act(["resigns"]).catch(() => {});
  }

  async call() {
    const about = ["illegal_move", "clock", "disturbance", "claim", "other"].map((value) => ({
      value,
      label: text("web-call-about", { about: value }),
      kind: value === "other" ? /** @type {const} */ ("main") : undefined,
    }));
    const answer = await ask({
      title: text("web-call-title"),
      words: text("web-call-words"),
      turned: this.turned(),
      answers: [...about, { value: "", label: text("web-cancel"), kind: "quiet" }],
    });
    if (answer)
      await this.act([
        {
          stops_clocks: {
            reason: answer === "other" ? "call_arbiter" : { call_about: /** @type {Trouble} */ (answer) },
          },
        },
      ]).catch(() => {});
  }

  async claim() {
    /** @type {import("/web/lib/hall.js").ClaimOffer[] | null} */
    const offered = await get("/api/v1/claims").catch(() => null);
    if (!offered) return;
    const claimed = await askClaim(offered, (words) => this.feed.read(words), this.turned());
    if (!claimed) return;
    const { claim, meant } = claimed;
    const writes = meant ? [{ records: { text: meant.written } }] : [];
    await this.act([...writes, { claims: { claim, intends: meant?.played ?? null } }]).catch(() => {});
  }

  async seal() {
    const move = el("input", {
      name: "move",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      required: true,
    });
    const paper = el("input", { type: "checkbox", name: "paper" });
    const content = el(
      "div",
      {},
      el("label", {}, text("web-seal-move"), move),
      el("label", { class: "check" }, paper, text("web-seal-paper")),
      el("p", { class: "small faint" }, text("web-seal-words")),
    );
    let sealed = false;
    // If the edition does not accept the sealed move there is a ruling, and the clock keeps running: the dialog says
    // why and keeps the text.
    const attempt = async () => {
      if (move.value.trim() === "") return text("web-seal-move");
      try {
        const on = paper.checked ? "paper" : "electronic";
        const done = await post(`/api/v1/games/${this.feed.game}/seal?as=${this.side}`, {
          id: commandId(this.side),
          text: move.value.trim(),
          language: writing(),
          on,
        });
        sealed = done.sealed;
        if (sealed) return "";
        paper.focus();
        await this.feed.known(done.seq);
        const rulings = this.feed.log.find((entry) => entry.seq === done.seq)?.rulings ?? [];
        return rulings.map((ruling) => ruling.text).join(" ");
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    await ask({
      title: text("web-seal"),
      content,
      check: attempt,
      turned: this.turned(),
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-seal"), kind: "main" },
      ],
    });
    if (!sealed) return;
    // Stop the clock without starting the other.
    await this.act([{ stops_clocks: { reason: "sealed" } }]).then(
      () => toast(text("web-sealed")),
      (error) => toast(error instanceof Error ? error.message : String(error)),
    );
  }

  /** Another game on this device, with colors reversed. */
  async again() {
    if (
      !(await confirm(text("web-new-game"), text("web-new-game"), {
        words: text("web-new-game-words"),
        turned: this.turned(),
      }))
    )
      return;
    try {
      const board = await post(`/api/v1/games/${this.feed.game}/again`, {});
      for (const token of [board.white, board.black, board.arbiter]) await post("/api/v1/join", { token });
      location.href = `/play/${board.game}?two=1`;
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  async more() {
    const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
      ...(this.crowded
        ? [
            { value: "adjust", label: text("web-adjust") },
            { value: "claim", label: text("web-claim") },
          ]
        : []),
      { value: "back", label: text("web-take-back") },
      { value: "note", label: text("web-note-offer") },
      { value: "early", label: text("web-seal-early") },
      { value: "", label: text("web-cancel"), kind: "quiet" },
    ]);
    const answer = await ask({
      title: text("web-more"),
      words: text("web-more-words"),
      answers,
      turned: this.turned(),
    });
    if (answer === "adjust") this.adjust();
    if (answer === "claim") await this.claim();
    if (answer === "back") await this.act(["takes_back"]).catch(() => {});
    if (answer === "note") await this.act([{ records: { text: "(=)" } }]).catch(() => {});
    if (
      answer === "early" &&
      (await confirm(text("web-seal-early"), text("web-seal-early"), {
        words: text("web-seal-early-words"),
        turned: this.turned(),
      }))
    )
      await this.act([{ adjourned: "adjourns_early" }]).catch(() => {});
  }
}

// A game between two people at this device: judged by the engine, timed by stored instants, and stored after every act.

import { advance, running } from "/web/lib/reading.js";
import { locale } from "/web/lib/texts.js";
import { keep, recall } from "/web/pocket/kept.js";
import { phrase } from "/web/pocket/phrases.js";
import { TimeLine } from "/web/pocket/timeline.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** When, by whom, and what. @typedef {[number, string, string]} Done */
/**
 * @typedef {object} Kept everything that is stored of a game
 * @property {string} control
 * @property {string} credit
 * @property {string} edition
 * @property {"hand" | "auto"} press
 * @property {boolean} aloud
 * @property {{ white: string, black: string }} names
 * @property {string} date
 * @property {boolean} turned Black sits below
 * @property {Done[]} deeds
 */

/** How often the instant is stored. */
const STORED = 1_000;

/**
 * Fires `state` when something has changed, with the headlines of the new entries of the log in its detail, and `trouble` with a reason
 * for people.
 */
export class Match extends EventTarget {
  /** @param {any} jadoube @param {Kept} game */
  constructor(jadoube, game) {
    super();
    this.jadoube = jadoube;
    this.game = game;
    this.line = new TimeLine(recall("game-mark") ?? { at: game.deeds.at(-1)?.[0] ?? 0, wall: Date.now() });
    this.stored = 0;
    /** The last answer of the engine. @type {any} */
    this.shown = null;
    const { control, credit, edition, deeds } = game;
    /** The headlines of what happened last. @type {import("/web/lib/hall.js").HeadlineText[]} */
    this.told = [];
    this.take(this.ask({ ask: "open", control, credit, edition, deeds, at: this.line.now() }));
    this.told = this.told.slice(-1);
    this.store();
  }

  get view() {
    return this.shown.view;
  }

  /** @param {Record<string, unknown>} question */
  ask(question) {
    return this.jadoube.table({ locale, ...question });
  }

  /** @param {any} shown */
  take(shown) {
    this.shown = shown;
    if (shown.headlines.length > 0) this.told = shown.headlines;
    this.dispatchEvent(new CustomEvent("state", { detail: shown.headlines }));
  }

  store() {
    keep("game", this.game);
    this.mark();
  }

  mark() {
    const mark = this.line.mark();
    this.stored = mark.at;
    keep("game-mark", mark);
  }

  /**
   * Somebody does something. It is refused with a reason if it cannot have happened.
   * @param {Side | "hall"} by
   * @param {(Act | string)[]} acts
   * @param {{ moves?: boolean }} [more]
   * @returns {Promise<void>}
   */
  act(by, acts, more = {}) {
    const done = this.perform(by, acts, more);
    // A caller that ignores the outcome learns of a refusal through `trouble`.
    done.catch((error) => this.dispatchEvent(new CustomEvent("trouble", { detail: error.message })));
    return done;
  }

  /** @param {Side | "hall"} by @param {(Act | string)[]} acts @param {{ moves?: boolean }} more */
  async perform(by, acts, { moves = false }) {
    const phrases = acts.map(phrase);
    const press = moves && this.game.press === "auto";
    const shown = this.ask({ ask: "act", at: this.line.now(), by, acts: phrases, press });
    if (shown.pressed) phrases.push("presses");
    for (const words of phrases) this.game.deeds.push([shown.at, by, words]);
    this.take(shown);
    this.store();
  }

  /** @param {string} text */
  async read(text) {
    return this.ask({ ask: "read", text });
  }

  /** Whose clock runs. @returns {Side | null} */
  running() {
    return this.view.score ? null : running(this.view.clock);
  }

  /** What a clock shows now. @param {Side} side */
  reading(side) {
    const passed = this.running() === side ? Math.max(0, this.line.now() - this.shown.at) : 0;
    return advance(this.view.clock.sides[side], passed);
  }

  /** Time has passed: a flag may have fallen, or a period or a time of byo-yomi has ended. */
  tick() {
    const now = this.line.now();
    const next = this.shown.next_change;
    if (this.running() && next !== null && now >= next) this.take(this.ask({ ask: "look", at: now }));
    if (this.running() && now - this.stored > STORED) this.mark();
  }

  /** The scoresheet in the reader's notation. */
  sheet() {
    return this.ask({ ask: "sheet" });
  }

  /** The game as PGN. @returns {string} */
  pgn() {
    return this.ask({ ask: "pgn", ...this.game.names, date: this.game.date }).pgn;
  }

  end() {
    if (this.running()) this.mark();
    this.line.end();
  }
}

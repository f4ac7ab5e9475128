// One side of a chess clock. Pressing it is an act of the Laws; the page decides what follows.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** Below this the time is shown with tenths. */
const TENTHS = 20_000;
/** The time in the name of a clock changes only this often, so that a screen reader does not repeat it all the time. */
const COARSE = 10_000;
/** Below this the time is low, which is announced once. */
export const LOW = 60_000;
/** The same in byo-yomi, whose times are short. */
const LOW_IN_OVERTIME = 10_000;

/**
 * Whether little is left of the time that is shown.
 * @param {Pick<import("/web/lib/hall.js").SideReading, "main" | "counts_up" | "overtime">} reading
 */
export function isLow({ main, counts_up, overtime }) {
  return !counts_up && main < (overtime?.begun ? LOW_IN_OVERTIME : LOW);
}

/**
 * A time as a clock shows it: 0:00 only when the time has run out.
 * @param {number} milliseconds
 * @param {boolean} [up] the time used
 */
export function shownTime(milliseconds, up = false) {
  if (milliseconds < TENTHS && !up) {
    const tenths = Math.ceil(milliseconds / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = up ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * @typedef {object} Display
 * @property {string} who
 * @property {number | null} main milliseconds
 * @property {boolean} [up] they are counted up
 * @property {boolean} [low] little is left
 * @property {boolean} runs
 * @property {boolean} flag
 * @property {boolean} mine it can be pressed here
 * @property {boolean} [due] a move was made here, and the clock has to be pressed
 * @property {string} more periods, moves, delay, in small print
 */

/** Fires `pressclock` when it is pressed. */
export class ChessClock extends HTMLElement {
  connectedCallback() {
    if (this.button) return;
    this.who = el("span", { class: "who" });
    this.time = el("span", { class: "time", role: "timer", "aria-live": "off" }, "–:––");
    this.more = el("span", { class: "more" });
    this.button = el(
      "button",
      {
        type: "button",
        onpointerdown: (/** @type {PointerEvent} */ event) => {
          if (event.button === 0) this.press();
        },
        onclick: (/** @type {MouseEvent} */ event) => {
          if (event.detail === 0) this.press();
        },
      },
      this.who,
      this.more,
      this.time,
    );
    this.append(this.button);
  }

  press() {
    this.dispatchEvent(new CustomEvent("pressclock", { bubbles: true }));
  }

  /** @param {Display} display */
  show(display) {
    if (!this.button || !this.who || !this.more || !this.time) return;
    const put = (/** @type {HTMLElement} */ node, /** @type {string} */ words) => {
      if (node.textContent !== words) node.textContent = words;
    };
    put(this.who, display.who);
    put(this.more, display.due ? `${text("web-press-label")} · ${display.more}` : display.more);
    put(this.time, display.main === null ? "–:––" : shownTime(display.main, display.up));
    this.toggleAttribute("data-runs", display.runs);
    this.toggleAttribute("data-flag", display.flag);
    const low = display.low ?? (display.main !== null && display.main < LOW);
    this.toggleAttribute("data-low", low && !display.flag);
    this.toggleAttribute("data-mine", display.mine);
    this.toggleAttribute("data-due", Boolean(display.due));
    this.button.disabled = !display.mine;
    const { who, main, up } = display;
    const coarse = (up ? Math.floor : Math.ceil)((main ?? 0) / COARSE) * COARSE;
    const time = main === null ? "" : shownTime(coarse, up);
    const label = time === "" ? who : text(display.mine ? "web-clock-press" : "web-clock-shows", { who, time });
    if (this.button.getAttribute("aria-label") !== label) this.button.setAttribute("aria-label", label);
  }
}

customElements.define("chess-clock", ChessClock);

// Announcements: moves as in Appendix D or in plain words, rulings, and low time. Also sounds.

import { el } from "/web/lib/dom.js";
import { isNamed } from "/web/lib/named.js";
import { timeLeft } from "/web/lib/reading.js";
import { isRoutine, struckBy } from "/web/lib/rulings.js";
import { settings } from "/web/lib/settings.js";
import { play as sound } from "/web/lib/sound.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */

/** When low time is announced, in milliseconds. */
const WARNINGS = [60_000, 30_000, 10_000];

/** How many announcements stay on the page. */
const KEPT = 3;

export class Voice {
  /**
   * @param {import("/web/lib/feed.js").Feed} feed
   * @param {() => Side[]} mine
   * @param {HTMLElement} polite
   * @param {HTMLElement} urgent
   */
  constructor(feed, mine, polite, urgent) {
    this.feed = feed;
    this.mine = mine;
    this.polite = polite;
    this.urgent = urgent;
    this.plies = 0;
    /** @type {Record<Side, number>} */
    this.warned = { white: Infinity, black: Infinity };
  }

  /** @param {import("/web/lib/types.js").Entry} entry */
  say(entry) {
    const words = [];
    const last = entry.texts.last;
    const moved = entry.view.plies > this.plies;
    if (moved && last)
      words.push(text("web-says", { side: last.by, words: settings.speech === "laws" ? last.announced : last.spoken }));
    this.plies = entry.view.plies;
    // The start is routine, but everybody waits for it.
    const worth = entry.rulings.filter((ruling) => entry.act === "starts_round" || !isRoutine(ruling));
    const { headline } = entry;
    if (headline && worth.length > 0) {
      const others = worth.filter((ruling) => ruling !== entry.rulings[headline.ruling ?? -1]);
      words.push(headline.says, ...others.map((ruling) => ruling.text));
    }
    const undone = struckBy(this.feed.log, entry)?.headline;
    if (undone) words.push(`${text("web-struck")}: ${undone.cited} ${undone.says}`);
    if (isNamed(entry.act, "presses")) words.push(`${entry.text}.`);
    if (words.length > 0) this.speak(words.join(" "));
    if (entry.view.score && entry.rulings.length > 0) sound("over");
    else if (moved) sound("move");
    else if (isNamed(entry.act, "presses")) sound("press");
    else if (worth.length > 0 && !isNamed(entry.act, "touches")) sound("ruling");
  }

  /** A move and the press after it come at once: what is said is added, so that nothing is lost. @param {string} words */
  speak(words) {
    this.polite.append(el("p", {}, words));
    while (this.polite.childElementCount > KEPT) this.polite.firstElementChild?.remove();
  }

  watchTime() {
    if (this.feed.view?.score) return;
    for (const side of this.mine()) {
      const reading = this.feed.reading(side);
      if (!reading) continue;
      const due = WARNINGS.filter((limit) => timeLeft(reading) <= limit).at(-1) ?? Infinity;
      if (reading.runs && due < this.warned[side]) {
        this.urgent.textContent = text("web-low", { seconds: Math.ceil(reading.main / 1000) });
        sound("low");
      }
      this.warned[side] = due;
    }
  }
}
